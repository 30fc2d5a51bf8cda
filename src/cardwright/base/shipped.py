"""Where the parts that travel with Cardwright are: nothing comes in, folders go out."""

from __future__ import annotations

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent.parent


def schemas_core() -> Path:
    """The folder of the core schemas."""
    return _find("schemas", _PACKAGE)


def templates_core() -> Path:
    """The folder of the core templates."""
    return _find("templates", _PACKAGE)


def is_checkout(package: Path = _PACKAGE) -> bool:
    """Whether the package runs from a checkout's ``src`` folder."""
    top = package.parent.parent
    return package.parent.name == "src" and (top / "pyproject.toml").is_file()


def _find(name: str, package: Path) -> Path:
    """``<name>/core`` of the checkout that ``package`` stands in, else inside it.

    The checkout comes first: an install from it may leave an old copy in the package.
    """
    if is_checkout(package):
        return package.parent.parent / name / "core"
    return package / "shipped" / name / "core"
