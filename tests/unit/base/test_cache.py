from __future__ import annotations

from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st

from cardwright.base.cache import Cache
from cardwright.model.source import Map, Source, Span


def test_put_and_get(tmp_path: Path) -> None:
    cache = Cache(tmp_path)
    key = Cache.key("a")
    assert cache.get("png", key) is None
    cache.put("png", key, b"pixels")
    assert cache.get("png", key) == b"pixels"
    assert cache.get("pdf", key) is None
    assert (tmp_path / "png" / key[:2] / key).read_bytes() == b"pixels"


def test_no_root_keeps_nothing() -> None:
    cache = Cache(None)
    cache.put("png", "abcd", b"x")
    cache.save("data", "abcd", 1)
    assert cache.get("png", "abcd") is None
    assert cache.load("data", "abcd") is None


def test_save_and_load(tmp_path: Path) -> None:
    cache = Cache(tmp_path)
    data = Map([("a", "1")], None, Source("f", "a: 1"), Span(0, 4))
    cache.save("data", "abcd", data)
    found = cache.load("data", "abcd")
    assert isinstance(found, Map)
    assert (found, found.source.text, found.span) == ({"a": "1"}, "a: 1", (0, 4))


def test_damage_is_absence(tmp_path: Path) -> None:
    cache = Cache(tmp_path)
    cache.save("data", "abcd", [1, 2, 3])
    path = tmp_path / "data" / "ab" / "abcd"
    whole = path.read_bytes()
    for damaged in (b"", whole[:-1], whole[:20], whole[:-2] + b"xx", b"x" * 40):
        path.write_bytes(damaged)
        assert cache.load("data", "abcd") is None
    path.write_bytes(whole)
    assert cache.load("data", "abcd") == [1, 2, 3]


def test_a_disk_that_refuses_is_no_error(tmp_path: Path) -> None:
    (tmp_path / "png").write_bytes(b"a file where a folder should be")
    cache = Cache(tmp_path)
    cache.put("png", "abcd", b"x")
    assert cache.get("png", "abcd") is None


def test_a_key_is_thirty_two_hex_digits() -> None:
    assert len(Cache.key("a", b"b")) == 32
    assert Cache.key("ab") != Cache.key("a", "b")
    assert Cache.key("a") != Cache.key(b"a")
    assert Cache.key("1", "s1:1") != Cache.key("1s1:1")


_PARTS = st.lists(st.text(alphabet="ab:1s") | st.binary(max_size=3), max_size=4)


@given(_PARTS, _PARTS)
def test_keys_tell_parts_apart(one: list[str | bytes], two: list[str | bytes]) -> None:
    assert (Cache.key(*one) == Cache.key(*two)) == (one == two)
