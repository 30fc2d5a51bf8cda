from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardwright.model.drawing import Clip, Colour, Fill, Group, Item, Stroke
from cardwright.model.problem import Place, Problem
from cardwright.typeset.geometry.outline import polygon, rectangle
from cardwright.typeset.svg.read import read_svg
from cardwright.typeset.svg.symbol import CURRENT, Symbol

BLACK, RED = Colour(0, 0, 0), Colour(1, 0, 0)
FILE = "templates/tides/icons/wave.svg"


def read(body: str, view: str = "0 0 10 10") -> Symbol:
    return read_svg(f'<svg viewBox="{view}">\n{body}\n</svg>'.encode(), FILE)


def items(body: str, view: str = "0 0 10 10") -> tuple[Item, ...]:
    """The items of a file without problems; 10 units are 1000 of the symbol."""
    symbol = read(body, view)
    assert symbol.problems == ()
    return symbol.items


def at(line: int, column: int, tag: str) -> Place:
    return Place(FILE, line, column, line, column + len(tag))


def test_the_longer_side_of_the_view_box_is_1000_units() -> None:
    made = read('<rect x="2" y="3" width="4" height="1"/>', "2 3 20 10")
    assert (made.width, made.height) == (1000, 500)
    assert made.items == (Fill(rectangle((0, 0, 200, 50)), BLACK),)


def test_a_file_without_view_box_has_its_size() -> None:
    data = b'<svg width="20px" height="40"><path d="M0 0h10v10z" fill="red"/></svg>'
    outline = polygon([(0, 0), (250, 0), (250, 250)])
    assert read_svg(data, FILE) == Symbol(500, 1000, (Fill(outline, RED),))


SQUARE = "M1 1h1v1h-1z"


def test_paints_are_inherited_and_overridden() -> None:
    made = items(
        f'<g fill="red" fill-opacity="0.5"><path d="{SQUARE}"/>'
        f'<path d="{SQUARE}" style="fill:#000;fill-opacity:1"/></g>'
    )
    outline = rectangle((100, 100, 100, 100))
    assert made == (Fill(outline, Colour(1, 0, 0, 0.5)), Fill(outline, BLACK))


def test_transforms_add_up() -> None:
    made = items(
        f'<g transform="translate(1 2)"><path transform="scale(3)" d="{SQUARE}"/></g>'
    )
    assert made == (Fill(rectangle((400, 500, 300, 300)), BLACK),)


def test_strokes_scale_with_the_drawing() -> None:
    made = items(
        f'<path d="{SQUARE}" fill="none" stroke="red" stroke-width="0.2"'
        ' stroke-opacity="0.5" stroke-linecap="round" stroke-linejoin="bevel"'
        ' stroke-dasharray="1 0.5" transform="scale(2)"/>'
    )
    outline = rectangle((200, 200, 200, 200))
    paint = Colour(1, 0, 0, 0.5)
    line = Stroke(outline, paint, 40, "round", "bevel", (200, 100), 4)
    assert made == (line,)


def test_a_line_that_is_stretched_is_so_in_its_width() -> None:
    """Its own units are kept, and a matrix takes them to the symbol's."""
    made = items(
        f'<path d="{SQUARE}" fill="none" stroke="red" stroke-miterlimit="7"'
        ' transform="scale(2 1)"/>'
    )
    line = Stroke(rectangle((1, 1, 1, 1)), RED, 1, miter=7)
    assert made == (Group((line,), matrix=(200, 0, 0, 100, 0, 0)),)


def test_dashes_of_no_length_are_a_whole_line() -> None:
    (line,) = items(
        f'<path d="{SQUARE}" fill="none" stroke="red" stroke-dasharray="0 0"/>'
    )
    assert isinstance(line, Stroke)
    assert line.dashes == ()


def test_what_lies_beside_the_picture_is_cut_off() -> None:
    wide = Fill(rectangle((-100, 0, 300, 100)), BLACK)
    made = items('<rect x="-1" width="3" height="1"/>')
    assert made == (Clip(rectangle((0, 0, 1000, 1000)), (wide,)),)


def test_a_link_is_a_group() -> None:
    made = items(f'<a href="https://x.example"><path d="{SQUARE}"/></a>')
    assert made == (Fill(rectangle((100, 100, 100, 100)), BLACK),)


def test_a_picture_in_another_shape_than_its_view_is_in_the_middle() -> None:
    """20 by 10 around a view of 10 by 10: 50 units a unit, from 250 to 750."""
    data = (
        b'<svg width="2cm" height="1cm" viewBox="0 0 10 10">'
        b'<rect width="10" height="10"/></svg>'
    )
    black = Fill(rectangle((250, 0, 500, 500)), BLACK)
    assert read_svg(data, FILE) == Symbol(1000, 500, (black,))


def test_a_file_of_prefixed_names_is_read() -> None:
    data = (
        b'<svg:svg xmlns:svg="http://www.w3.org/2000/svg" viewBox="0 0 1 1">'
        b'<svg:rect width="1" height="1"/></svg:svg>'
    )
    black = Fill(rectangle((0, 0, 1000, 1000)), BLACK)
    assert read_svg(data, FILE) == Symbol(1000, 1000, (black,))


def test_what_stands_in_a_shape_is_not_left_out_in_silence() -> None:
    body = '<rect width="1" height="1"><title>x</title><animate/></rect>'
    assert read(body).problems == (
        Problem(
            "unsupported-svg",
            at(2, 44, "<animate"),
            "<animate> cannot be drawn from an SVG file",
            "save the file as plain SVG of paths",
        ),
    )


def test_a_prefix_of_another_meaning_is_none_of_ours() -> None:
    assert items('<sodipodi:path d="M0 0h1v1z"/>') == ()


def test_opacity_makes_groups() -> None:
    made = items(f'<g opacity="0.5"><path d="{SQUARE}" opacity=".5"/></g>')
    inner = Group((Fill(rectangle((100, 100, 100, 100)), BLACK),), 0.5)
    assert made == (Group((inner,), 0.5),)


def test_rules_and_current_colour() -> None:
    symbol = read(f'<path d="{SQUARE}" fill="currentColor" fill-rule="evenodd"/>')
    outline = rectangle((100, 100, 100, 100))
    assert symbol.items == (Fill(outline, CURRENT, even_odd=True),)
    assert symbol.current
    assert not read(f'<path d="{SQUARE}"/>').current


def test_what_is_not_shown_is_not_drawn() -> None:
    made = items(
        f'<title>A wave</title><metadata><x/></metadata><path d="{SQUARE}"'
        f' display="none"/><path d="{SQUARE}" visibility="hidden"/><style> </style>'
        '<sodipodi:namedview id="x"/><defs><clipPath id="unused"/></defs>'
    )
    assert made == ()


@pytest.mark.parametrize(
    ("body", "tag", "message", "hint"),
    [
        (
            "<text>a</text>",
            "<text",
            "<text> cannot be drawn from an SVG file",
            "turn the text into paths",
        ),
        (
            '<use href="#a"/>',
            "<use",
            'there is nothing named "a" to use',
            None,
        ),
        (
            "<style>g &gt; path {fill: red}</style>",
            "<style",
            'the rule "g > path" of <style> cannot be read',
            "write the style into the elements",
        ),
        (
            '<path clip-path="url(#a)" d="M0 0h1v1z"/>',
            "<path",
            'there is no <clipPath> "a"',
            None,
        ),
        (
            '<path mask="url(#a)" d="M0 0h1v1z"/>',
            "<path",
            '"mask" of <path> cannot be drawn from an SVG file',
            None,
        ),
        (
            '<path filter="url(#a)" d="M0 0h1v1z"/>',
            "<path",
            '"filter" of <path> cannot be drawn from an SVG file',
            None,
        ),
        (
            '<image href="a.png"/>',
            "<image",
            "<image> cannot be drawn from an SVG file",
            "save the file as plain SVG of paths",
        ),
        (
            '<path fill="url(#p)" d="M0 0h1v1z"/><defs><pattern id="p"/></defs>',
            "<path",
            "<pattern> cannot be drawn from an SVG file",
            None,
        ),
        ('<path d="M0 0L"/>', "<path", "path data ends too early", None),
        (
            '<rect width="50%" height="1"/>',
            "<rect",
            'width "50%" is not a plain number',
            None,
        ),
        (
            '<path d="M0 0h1v1z" fill="mavue"/>',
            "<path",
            'the colour "mavue" is not known',
            "write it as #rrggbb",
        ),
        (
            '<path d="M0 0h1v1z" fill="url(#sea)"/>',
            "<path",
            'there is no gradient "sea"',
            None,
        ),
        (
            '<path d="M0 0h1v1z" stroke="url(#sea)"/>',
            "<path",
            "a line cannot be drawn with a gradient",
            None,
        ),
        (
            '<g transform="spin(3)"/>',
            "<g",
            '"spin(3)" is not a transform',
            None,
        ),
    ],
)
def test_nothing_is_left_out_in_silence(
    body: str, tag: str, message: str, hint: str | None
) -> None:
    problem = Problem("unsupported-svg", at(2, 1, tag), message, hint)
    assert read(body).problems == (problem,)


@pytest.mark.parametrize(
    ("data", "problem"),
    [
        (
            b"<svg>\n<g></svg>",
            Problem(
                "bad-image",
                Place(FILE, 2, 1, 2, 1),
                "not an SVG file: <g> is not closed",
            ),
        ),
        (
            b"\x89PNG",
            Problem(
                "bad-image",
                Place(FILE, 1, 1, 1, 1),
                "not an SVG file: it has no element",
            ),
        ),
        (
            b"<html/>",
            Problem("bad-image", at(1, 1, "<html"), "<html> is not <svg>"),
        ),
        (
            b"<svg/>",
            Problem(
                "bad-image",
                at(1, 1, "<svg"),
                "<svg> needs a viewBox",
                'write viewBox="0 0 24 24"',
            ),
        ),
    ],
)
def test_what_is_no_svg_file(data: bytes, problem: Problem) -> None:
    assert read_svg(data, FILE) == Symbol(0, 0, (), (problem,))


@given(st.text("<>/=\"' pathgdMz019svgfilltransform()#", max_size=80))
def test_any_body_is_read_or_explained(body: str) -> None:
    symbol = read(body)
    assert symbol.problems or symbol.width == 1000


def test_a_file_of_very_many_parts_is_not_drawn() -> None:
    symbol = read('<rect width="1" height="1"/>' * 10_000)
    message = "this picture has too many parts to be drawn as SVG"
    hint = "simplify it, or save a picture as PNG"
    assert symbol.items == ()
    assert symbol.problems == (Problem("bad-image", at(1, 1, "<svg"), message, hint),)
