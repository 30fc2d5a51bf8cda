from __future__ import annotations

from pathlib import Path

from jinja2 import DictLoader

from cardwright.base.cache import Cache
from cardwright.base.sandbox import environment, render
from cardwright.compose.compiled import Compiled


def said(source: str, cache: Cache) -> str:
    """A template's text by a new environment, as in a new run."""
    made = environment(DictLoader({"a.xml": source}))
    made.bytecode_cache = Compiled(cache)
    return render(made.get_template("a.xml"), {"x": 3})


def kept(root: Path) -> list[bytes]:
    return [path.read_bytes() for path in sorted(root.rglob("*")) if path.is_file()]


def test_a_template_is_compiled_once(tmp_path: Path) -> None:
    cache = Cache(tmp_path)
    assert said("{{ x + 1 }}", cache) == "4"
    first = kept(tmp_path)
    assert len(first) == 1
    assert said("{{ x + 1 }}", cache) == "4"
    assert kept(tmp_path) == first


def test_another_source_is_another_template(tmp_path: Path) -> None:
    cache = Cache(tmp_path)
    assert (said("{{ x }}", cache), said("{{ x * 2 }}", cache)) == ("3", "6")
    assert len(kept(tmp_path)) == 2


def test_damage_counts_as_absence(tmp_path: Path) -> None:
    cache = Cache(tmp_path)
    said("{{ x }}", cache)
    (path,) = [path for path in tmp_path.rglob("*") if path.is_file()]
    path.write_bytes(path.read_bytes()[:-1])
    assert said("{{ x }}", cache) == "3"


def test_bounds_hold_in_what_was_kept(tmp_path: Path) -> None:
    cache = Cache(tmp_path)
    source = "{% for i in range(3) %}{{ i }}{% endfor %}"
    assert [said(source, cache), said(source, cache)] == ["012", "012"]


def test_without_a_folder_nothing_is_kept() -> None:
    assert said("{{ x }}", Cache(None)) == "3"
