from __future__ import annotations

from pathlib import Path

import pytest

from cardwright.base import fonts
from cardwright.base.fonts import Listed, Metrics, Pick

MONO = "fontpkg-jetbrains-mono"
MONO_FILE = "files/JetBrainsMono[wght].ttf"


def test_a_package_is_found_by_its_name_and_by_its_modules() -> None:
    assert fonts.folder("fontpkg-open-sans") == fonts.folder("fontpkg_open_sans")
    assert fonts.installed("fontpkg-open-sans")


@pytest.mark.parametrize(
    "package",
    ["fontpkg-nowhere-to-be-found", "json", "fontpkg_../x", "", "fontpkg-a.b"],
)
def test_what_is_no_installed_font_package_is_not_found(package: str) -> None:
    assert fonts.folder(package) is None
    assert not fonts.installed(package)
    assert fonts.pick(package, 400, italic=False) is None


def test_the_families_are_those_that_are_installed() -> None:
    found = fonts.families()
    assert {"open-sans", "jetbrains-mono"} <= {*found}
    assert list(found) == sorted(found)
    assert all(fonts.installed(f"fontpkg-{family}") for family in found)


def test_the_files_are_those_of_the_metadata() -> None:
    assert fonts.listed(MONO) == (
        Listed(MONO_FILE, italic=False, weight=None),
        Listed("files/JetBrainsMono-Italic[wght].ttf", italic=True, weight=None),
    )


@pytest.mark.parametrize(
    ("weight", "italic", "file"),
    [
        (400, False, "Regular"),
        (400, True, "Italic"),
        (700, True, "BoldItalic"),
        (900, False, "Black"),
        (640, False, "Bold"),
        (350, False, "Light"),
        (450, False, "Regular"),
        (750, False, "ExtraBold"),
        (1000, False, "Black"),
    ],
)
def test_a_static_file_is_picked_by_weight_and_posture(
    weight: int,
    italic: bool,  # noqa: FBT001
    file: str,
) -> None:
    wanted = Pick("fontpkg_alegreya_sans", f"files/AlegreyaSans-{file}.ttf", ())
    assert fonts.pick("fontpkg-alegreya-sans", weight, italic=italic) == wanted


@pytest.mark.parametrize(
    ("weight", "pinned", "axes"),
    [
        (400, (), (("wdth", 100.0), ("wght", 400.0))),
        (700, (), (("wdth", 100.0), ("wght", 700.0))),
        (900, (), (("wdth", 100.0), ("wght", 800.0))),
        (400, (("wdth", 75.0),), (("wdth", 75.0), ("wght", 400.0))),
        (400, (("wght", 350.0),), (("wdth", 100.0), ("wght", 350.0))),
        (700, (("wght", 350.0),), (("wdth", 100.0), ("wght", 700.0))),
        (400, (("nope", 1.0),), (("wdth", 100.0), ("wght", 400.0))),
    ],
)
def test_every_axis_of_a_variable_file_is_pinned_within_its_range(
    weight: int, pinned: fonts.Axes, axes: fonts.Axes
) -> None:
    found = fonts.pick("fontpkg-open-sans", weight, italic=False, axes=pinned)
    wanted = Pick("fontpkg_open_sans", "files/OpenSans[wdth,wght].ttf", axes)
    assert found == wanted


SAMPLE = Path(__file__).parents[2] / "fonts/noto_cjk_sample_regular"


def heavier(data: bytes) -> bytes:
    """The same font, whose table OS/2 says that it is bold."""
    start = data.index(b"OS/2")
    table = int.from_bytes(data[start + 8 : start + 12], "big")
    return data[: table + 4] + (700).to_bytes(2, "big") + data[table + 6 :]


def test_a_package_of_one_style_goes_with_its_bold_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    data = (SAMPLE / "SampleCJK-Regular.otf").read_bytes()
    for module, made in (("pair_regular", data), ("pair_bold", heavier(data))):
        (tmp_path / f"noto_cjk_{module}").mkdir()
        (tmp_path / f"noto_cjk_{module}" / "A.otf").write_bytes(made)
    monkeypatch.syspath_prepend(tmp_path)
    assert fonts.listed("noto-cjk-pair-regular") == (
        Listed("A.otf", italic=False, weight=400, module="noto_cjk_pair_regular"),
        Listed("A.otf", italic=False, weight=700, module="noto_cjk_pair_bold"),
    )
    picks = [
        fonts.pick("noto-cjk-pair-regular", weight, italic=False)
        for weight in (400, 800)
    ]
    assert picks == [
        Pick("noto_cjk_pair_regular", "A.otf", ()),
        Pick("noto_cjk_pair_bold", "A.otf", ()),
    ]


def test_a_package_of_one_style_stands_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(SAMPLE.parent)
    assert fonts.installed("noto-cjk-sample-regular")
    found = fonts.pick("noto-cjk-sample-regular", 700, italic=True)
    assert found == Pick(
        "noto_cjk_sample_regular", "SampleCJK-Regular.otf", (), slant=fonts.SLANT
    )
    assert fonts.covers(found, "札を引く。抽张牌한국어")


def test_a_family_without_italics_leans() -> None:
    file = "files/SairaCondensed-Regular.ttf"
    assert fonts.pick("fontpkg-saira-condensed", 400, italic=True) == Pick(
        "fontpkg_saira_condensed", file, (), slant=fonts.SLANT
    )


def test_the_data_is_the_files() -> None:
    pick = fonts.pick(MONO, 400, italic=False)
    root = fonts.folder(MONO)
    assert pick
    assert root
    assert fonts.font_data(pick) == (root / MONO_FILE).read_bytes()


def test_data_of_no_package_is_an_error() -> None:
    with pytest.raises(LookupError):
        fonts.font_data(Pick("fontpkg_nowhere", "files/A.ttf", ()))


def test_metrics_are_measured_on_letters() -> None:
    pick = fonts.pick(MONO, 400, italic=False)
    assert pick
    assert fonts.metrics(pick) == Metrics(
        cap=0.73, x=0.55, rise=0.73, drop=0.18, ascent=1.02, descent=0.3
    )


def test_metrics_of_a_font_without_latin_letters_come_from_its_lines() -> None:
    pick = fonts.pick("fontpkg-noto-sans-arabic", 400, italic=False)
    assert pick
    found = fonts.metrics(pick)
    assert found.ascent > found.cap > found.x > 0
    assert found.rise >= found.cap
    assert found.drop > 0


def test_coverage_tells_the_characters_that_a_font_has() -> None:
    pick = fonts.pick(MONO, 400, italic=False)
    assert pick
    assert fonts.covers(pick, "Aß€")
    assert not fonts.covers(pick, "A日")


def test_a_bolder_instance_is_another_font() -> None:
    regular = fonts.pick("fontpkg-open-sans", 400, italic=False)
    bold = fonts.pick("fontpkg-open-sans", 700, italic=False)
    assert regular
    assert bold
    gid = fonts.font(regular).get_nominal_glyph(ord("n"))
    advances = [fonts.font(key).get_glyph_h_advance(gid) for key in (regular, bold)]
    assert advances == sorted(set(advances))
    assert fonts.font(regular) is fonts.font(regular)
