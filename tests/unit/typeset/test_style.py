from __future__ import annotations

from dataclasses import replace
from typing import Any

from cardwright.model.face import FontFamily, Limits, Style, TextStyle
from cardwright.model.problem import Place, Problem
from cardwright.model.source import Map, Mark, Plain, Seq, Source, Span
from cardwright.typeset.style import read_style

SOURCE = Source("style.yaml", "")


def typed(data: Any, path: str = "") -> Any:
    """Data with marks: each value stands in a file that is named by its path."""
    if isinstance(data, dict):
        marks = {key: mark(f"{path}.{key}") for key in data}
        inner = [(key, typed(value, f"{path}.{key}")) for key, value in data.items()]
        return Map(inner, marks, SOURCE)
    if isinstance(data, list):
        parts = [typed(value, f"{path}.{i}") for i, value in enumerate(data)]
        return Seq(parts, [mark(f"{path}.{i}") for i in range(len(data))], SOURCE)
    return data


def mark(path: str) -> Mark:
    return Mark(Source(path[1:], ""), None, Span(0, 0))


def problem(code: str, path: str, message: str, hint: str | None = None) -> Problem:
    return Problem(code, Place(path, 1, 1, 1, 1), message, hint)


INTER = {"package": "fontpkg-inter-tight"}


def test_a_whole_style() -> None:
    data = typed(
        {
            "fonts": {
                "body": {**INTER, "axes": {"wght": 450}},
                "head": {"package": "fontpkg-cinzel"},
            },
            "fallback": ["head"],
            "colors": {"ink": "#123", "line": "ink/0.4", "pale": "line/0.5"},
            "text": {
                "title": {
                    "extends": "base",
                    "font": "head",
                    "italic": True,
                    "size": 14,
                },
                "base": {
                    "size": Plain("8"),
                    "min-size": 5,
                    "weight": "bold",
                    "color": "ink",
                    "leading": 1.1,
                    "tracking": 20,
                    "align": "center",
                    "valign": "middle",
                    "case": "upper",
                },
            },
        }
    )
    base = TextStyle(
        font="body",
        size=8,
        min_size=5,
        weight=700,
        italic=False,
        color="ink",
        leading=1.1,
        tracking=20,
        align="center",
        valign="middle",
        case="upper",
        sized=True,
    )
    title = TextStyle(
        font="head",
        size=14,
        min_size=5,
        weight=700,
        italic=True,
        color="ink",
        leading=1.1,
        tracking=20,
        align="center",
        valign="middle",
        case="upper",
        sized=True,
    )
    style, problems = read_style(data, "d1")
    assert problems == []
    assert style == Style(
        fonts={
            "body": FontFamily("fontpkg-inter-tight", (("wght", 450.0),)),
            "head": FontFamily("fontpkg-cinzel"),
        },
        fallback=("head",),
        colors={"ink": "#112233", "line": "#11223366", "pale": "#11223333"},
        text={"title": title, "base": base},
        digest="d1",
    )


def test_an_empty_style_is_a_style() -> None:
    assert read_style(typed({})) == (Style({}, (), {}, {}), [])


def test_a_size_below_the_smallest_is_the_smallest() -> None:
    data = typed({"fonts": {"body": INTER}, "text": {"tiny": {"size": 4}}})
    style, problems = read_style(data)
    assert problems == []
    assert style.text == {"tiny": TextStyle(size=4, min_size=4, sized=True)}


def test_limits_are_the_usual_ones_unless_given() -> None:
    given = {"text-least": Plain("5"), "qr-module": 0.4, "fine-print": ["label"]}
    data = typed({"text": {"label": {}}, "limits": given})
    style, problems = read_style(data)
    assert problems == []
    assert style.limits == Limits(
        text_least=5.0, qr_module=0.4, fine_print=("label",), text_advised=7.5
    )


def test_limits_that_are_no_numbers_keep_the_usual_ones() -> None:
    data = typed({"limits": {"contrast": "high", "hairlin": 1, "fine-print": "label"}})
    assert read_style(data) == (Style({}, (), {}, {}), [])


def test_fine_print_names_text_styles() -> None:
    data = typed({"text": {"label": {}}, "limits": {"fine-print": ["lable"]}})
    style, problems = read_style(data)
    assert style.limits == Limits()
    assert problems == [
        problem(
            "unknown-style",
            "limits.fine-print.0",
            'there is no text style "lable"',
            'did you mean "label"?',
        )
    ]


def test_what_names_nothing() -> None:
    data = typed(
        {
            "fonts": {
                "body": INTER,
                "odd": {"package": "fontpkg-no-such-font"},
                "host": {"package": "Arial"},
                "near": {"package": "fontpkg-inter-tihgt"},
                "axes": {**INTER, "axes": {"wght": "heavy"}},
            },
            "fallback": ["bdy"],
            "colors": {"ink": "#12", "line": "inc"},
            "text": {
                "rules": {"extends": "parent", "font": "bodi", "color": "lin"},
                "case": {"align": "middle", "size": 0},
            },
        }
    )
    _, problems = read_style(data)
    assert problems == [
        problem(
            "unknown-font",
            "fonts.odd.package",
            'the font package "fontpkg-no-such-font" is not installed',
            "pip install fontpkg-no-such-font",
        ),
        problem(
            "unknown-font",
            "fonts.host.package",
            '"Arial" is not a font package',
            "name one fontpkg-…",
        ),
        problem(
            "unknown-font",
            "fonts.near.package",
            'the font package "fontpkg-inter-tihgt" is not installed',
            'did you mean "fontpkg-inter-tight"?',
        ),
        problem("bad-value", "fonts.axes.axes.wght", '"heavy" is not a number'),
        problem(
            "unknown-font",
            "fallback.0",
            'there is no font "bdy"',
            'did you mean "body"?',
        ),
        problem(
            "bad-value",
            "colors.ink",
            '"#12" is not a colour',
            "after # stand 3, 4, 6 or 8 of the digits 0 to 9 and a to f",
        ),
        problem(
            "unknown-color",
            "colors.line",
            'there is no colour "inc"',
            'did you mean "ink"?',
        ),
        problem(
            "unknown-style", "text.rules.extends", 'there is no text style "parent"'
        ),
        problem(
            "unknown-font",
            "text.rules.font",
            'there is no font "bodi"',
            'did you mean "body"?',
        ),
        problem(
            "unknown-color",
            "text.rules.color",
            'there is no colour "lin"',
            'did you mean "line"?',
        ),
        problem(
            "bad-value",
            "text.case.align",
            '"middle" is not one of: start end left center right justify',
        ),
        problem("bad-value", "text.case.size", '"0" is not above 0'),
    ]


def test_circles_are_told_where_they_close() -> None:
    data = typed(
        {
            "fonts": {"body": INTER},
            "colors": {"c": "a", "a": "b/0.5", "b": "a"},
            "text": {"x": {"extends": "y"}, "y": {"extends": "x"}},
        }
    )
    style, problems = read_style(data)
    assert {*style.text} == {"x", "y"}
    assert problems == [
        problem(
            "circular-reference",
            "colors.a",
            "colours name each other: a → b → a",
            "break the ring at one of them",
        ),
        problem(
            "circular-reference",
            "text.y.extends",
            "text styles extend each other: x → y → x",
            "break the ring at one of them",
        ),
    ]


def test_the_style_of_stronger_numbers_must_be_there() -> None:
    styles = {"loud": {"size": 9}, "rules": {"strength": "lous"}}
    data = typed({"fonts": {"body": INTER}, "text": styles})
    assert read_style(data)[1] == [
        problem(
            "unknown-style",
            "text.rules.strength",
            'there is no text style "lous"',
            'did you mean "loud"?',
        )
    ]


def test_parts_of_another_shape_are_passed_over() -> None:
    data = typed({"fonts": ["a"], "fallback": "b", "colors": 3, "text": {"x": "y"}})
    style, problems = read_style(data)
    assert problems == []
    assert style == Style({}, (), {}, {"x": TextStyle()})


def test_a_style_inherits_all_of_paragraphs_and_names_its_sizes() -> None:
    data = typed(
        {
            "fonts": {"body": {"package": "fontpkg-inter-tight"}},
            "sizes": {"fine": 6.5, "usual": 9},
            "text": {
                "rules": {
                    "size": "usual",
                    "min-size": "fine",
                    "word-spacing": 30,
                    "features": "onum, tnum",
                    "wrap": "balance",
                    "direction": "rtl",
                    "align": "end",
                    "hyphenate": True,
                    "lists": True,
                    "overflow": "ellipsis",
                },
                "names": {"extends": "rules", "hyphenate": "all", "features": "lnum"},
            },
        }
    )
    style, problems = read_style(data)
    assert problems == []
    rules = TextStyle(
        size=9,
        min_size=6.5,
        word_spacing=30,
        features=(("onum", 1), ("tnum", 1)),
        wrap="balance",
        direction="rtl",
        align="end",
        hyphenate="true",
        lists=True,
        overflow="ellipsis",
        sized=True,
    )
    names = replace(rules, hyphenate="all", features=(("lnum", 1),))
    assert style.text == {"rules": rules, "names": names}


def test_a_size_that_has_no_such_name_is_told() -> None:
    data = typed({"sizes": {"usual": 9}, "text": {"rules": {"size": "usal"}}})
    _, (problem,) = read_style(data)
    assert problem.message == 'there is no size "usal"'
    assert problem.hint == 'did you mean "usual"?'
