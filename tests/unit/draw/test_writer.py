"""One test for each thing that is used or changed inside ReportLab."""

from __future__ import annotations

import re
import zlib

import pypdfium2 as pdfium
import pytest

from cardwright.draw.writer import PdfFile
from tests.unit.draw.kit import content, objects, text_of


def small(title: str = "A title") -> bytes:
    file = PdfFile(title)
    state = "<</ExtGState <</E0 <</ca 0.5>>>>>>"
    operators = "/E0 gs 0 0 10 10 re f\n" * 50
    file.form("C0", operators, (-1, -2, 30, 40), {"Resources": state})
    file.place("C0", (1, 0, 0, 1, 3, 4), (0, 0, 20, 20))
    file.page(100, 50, (10, 11, 12, 13), (5, 6, 22, 23))
    return file.close()


def test_streams_are_binary_and_not_base_85() -> None:
    data = small()
    assert b"ASCII85" not in data
    (form,) = [o for o in objects(data).values() if b"/Subtype /Form" in o]
    assert len(content(form)) > 1000
    assert len(form) < 400


def test_no_clock_is_read() -> None:
    dates = re.findall(rb"\(D:(\d{14})", small())
    assert dates == [b"20000101000000"] * 2


def test_no_page_sets_a_font_and_none_is_listed() -> None:
    every = objects(small()).values()
    assert b"Helvetica" not in b"".join(every)
    assert b"/Type /Font" not in b"".join(every)
    (page,) = [o for o in every if re.search(rb"/Type /Page\b", o)]
    number = int(re.findall(rb"/Contents (\d+)", page)[0])
    assert b"Tf" not in content(objects(small())[number])


def test_a_form_keeps_its_box_and_its_resources() -> None:
    (form,) = [o for o in objects(small()).values() if b"/Subtype /Form" in o]
    assert b"/BBox [ -1 -2 29 38 ]" in form
    assert b"/Resources <</ExtGState <</E0 <</ca 0.5>>>>>>" in form


def test_a_form_is_placed_and_cut() -> None:
    document = pdfium.PdfDocument(small())
    image = document[0].render(scale=1).to_pil().convert("L")
    document.close()
    # The form's square goes from (3, 4) to (13, 14) above the bottom of 50 points.
    # Its grey is drawn fifty times over at half strength: black.
    assert [image.getpixel(at) for at in ((2, 40), (3, 40), (12, 40), (13, 40))] == (
        [255, 0, 0, 255]
    )
    assert [image.getpixel((8, y)) for y in (35, 36, 45, 46)] == [255, 0, 0, 255]


def test_what_is_not_in_the_visible_box_is_cut_off() -> None:
    file = PdfFile("")
    file.form("C0", "0 0 30 30 re f", (0, 0, 30, 30), {"Resources": "<<>>"})
    file.place("C0", (1, 0, 0, 1, 0, 0), (10, 10, 5, 5))
    file.page(30, 30, None, None)
    document = pdfium.PdfDocument(file.close())
    image = document[0].render(scale=1).to_pil().convert("L")
    document.close()
    black = [at for at, value in enumerate(image.get_flattened_data()) if value == 0]
    assert black == [30 * y + x for y in range(15, 20) for x in range(10, 15)]


def test_pages_have_their_boxes() -> None:
    document = pdfium.PdfDocument(small())
    page = document[0]
    boxes = (page.get_mediabox(), page.get_trimbox(), page.get_bleedbox())
    document.close()
    assert boxes == ((0, 0, 100, 50), (10, 11, 22, 24), (5, 6, 27, 29))


def test_a_page_without_boxes_has_none_from_the_page_before() -> None:
    file = PdfFile("")
    file.form("C0", "0 0 1 1 re f", (0, 0, 1, 1), {"Resources": "<<>>"})
    for trim in ((1.0, 1.0, 2.0, 2.0), None):
        file.place("C0", (1, 0, 0, 1, 0, 0))
        file.page(10, 10, trim, None)
    pages = [o for o in objects(file.close()).values() if re.search(rb"/Page\b", o)]
    assert [b"/TrimBox" in page for page in pages] == [True, False]
    assert [b"/BleedBox" in page for page in pages] == [False, False]


@pytest.mark.parametrize("title", ["Plain", "Émile, „Tide“ (1)", "潮", "a\\b)("])
def test_the_title_is_that_of_the_document(title: str) -> None:
    document = pdfium.PdfDocument(small(title))
    metadata = document.get_metadata_dict()
    document.close()
    assert metadata["Title"] == title
    assert (metadata["Author"], metadata["Subject"]) == ("", "")
    assert metadata["Creator"] == "cardwright"


def test_every_object_stands_where_the_table_says() -> None:
    data = small()
    found = objects(data)
    assert sorted(found) == list(range(1, len(found) + 1))
    assert len(found) == data.count(b" 0 obj\n")


def test_objects_are_referred_to_before_they_are_written() -> None:
    file = PdfFile("")
    reference = file.reserve()
    holder = file.add(f"<</Later {reference}>>")
    file.fill(reference, "<</Now true>>")
    found = objects(file.close())
    assert found[int(holder.split()[0])] == f"<</Later {reference}>>".encode()
    assert found[int(reference.split()[0])] == b"<</Now true>>"


def test_a_stream_is_compressed_on_demand() -> None:
    file = PdfFile("")
    plain = file.stream("/Kind /A", b"some bytes", deflate=False)
    packed = file.stream("/Kind /B", b"some bytes", deflate=True)
    found = objects(file.close())
    first, second = (found[int(r.split()[0])] for r in (plain, packed))
    assert first == b"<</Kind /A /Length 10>>\nstream\nsome bytes\nendstream"
    length = len(zlib.compress(b"some bytes"))
    assert second.startswith(
        f"<</Kind /B /Filter /FlateDecode /Length {length}>>\nstream\n".encode()
    )
    assert content(second) == b"some bytes"


def test_a_file_without_text_reads_as_nothing() -> None:
    assert text_of(small()) == ""
