from __future__ import annotations

from cardwright.report.manual import INTRODUCTION, document, section
from cardwright.report.pages import read_pages
from tests.unit.report.test_pages import BYTES, NAME

PAGES = read_pages({"duplicate-name": NAME, "encoding": BYTES})


def test_a_page_with_samples_of_a_file() -> None:
    assert "\n".join(section(PAGES["duplicate-name"])) == (
        """
### duplicate-name

**Two have one name** (warning)

Players cannot tell them apart.

Wrong, in `items/new.yaml`:

```yaml
- {name: A}
- {name: A}
```

Right, in `items/new.yaml`:

```yaml
- {name: A}
- {name: B}
```

See also [encoding](#encoding)."""
    )


def test_samples_in_words_and_of_other_sorts() -> None:
    lines = list(section(PAGES["encoding"]))
    assert "**Not UTF-8** (error, always)" in lines
    assert "Wrong: a file with a byte that is none." in lines
    for file, sample, fence in (
        ("a.schema.json", "{}\n", "json"),
        ("a.card.xml", "<g/>\n", "xml"),
        (None, "cardwright print a\n", "sh"),
    ):
        page = {**NAME, "file": file, "bad": sample, "see": ["a", "b", "c"]}
        shown = list(section(read_pages({"x": page})["x"]))
        assert f"```{fence}" in shown
        assert shown[-1] == "See also [a](#a), [b](#b) and [c](#c)."


def test_the_document_has_its_contents_and_chapters() -> None:
    told = document(PAGES).removeprefix(INTRODUCTION)
    assert [line for line in told.splitlines() if line.startswith(("- [", "#"))] == [
        "- [Files](#files): [encoding](#encoding)",
        (
            "- [Names and references](#names-and-references):"
            " [duplicate-name](#duplicate-name)"
        ),
        "## Files",
        "### encoding",
        "## Names and references",
        "### duplicate-name",
    ]
    assert told.endswith("\n")
