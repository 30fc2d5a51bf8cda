from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

from cardwright.base import shipped

_CHECKOUT = Path(__file__).parents[3]


def test_a_checkout_uses_its_own_folders() -> None:
    assert shipped.schemas_core() == _CHECKOUT / "schemas" / "core"
    assert shipped.templates_core() == _CHECKOUT / "templates" / "core"


def test_an_installed_package_uses_its_own(tmp_path: Path) -> None:
    base = tmp_path / "site-packages" / "cardwright" / "base"
    base.mkdir(parents=True)
    shutil.copy(shipped.__file__, base / "shipped.py")
    assert _printed(base) == [
        str(tmp_path / "site-packages/cardwright/shipped/schemas/core"),
        str(tmp_path / "site-packages/cardwright/shipped/templates/core"),
    ]


def test_a_checkout_wins_over_a_stale_copy(tmp_path: Path) -> None:
    base = tmp_path / "src" / "cardwright" / "base"
    (base.parent / "shipped" / "schemas" / "core").mkdir(parents=True)
    base.mkdir()
    (tmp_path / "pyproject.toml").touch()
    shutil.copy(shipped.__file__, base / "shipped.py")
    assert _printed(base) == [
        str(tmp_path / "schemas" / "core"),
        str(tmp_path / "templates" / "core"),
    ]


def _printed(folder: Path) -> list[str]:
    """The two folders that a copy of the module names."""
    code = "import shipped as s; print(s.schemas_core(), s.templates_core(), sep='\\n')"
    done = subprocess.run(
        [sys.executable, "-c", code],
        cwd=folder,
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.splitlines()
