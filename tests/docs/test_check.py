"""What the check of a built site finds."""

from pathlib import Path

import pytest

from docs.site.check import faults

WHOLE = '<h2 id="top">x</h2><a href="other.html#end">there</a> <a href="https://zoo.example/">away</a><img src="a.svg">'


@pytest.fixture
def site(tmp_path: Path) -> Path:
    (tmp_path / "index.html").write_text(WHOLE)
    (tmp_path / "other.html").write_text('<p id="end"></p><a href="./#top">back</a>')
    (tmp_path / "a.svg").write_text("<svg/>")
    return tmp_path


def test_a_whole_site_has_no_faults(site: Path) -> None:
    assert faults(site) == []


@pytest.mark.parametrize(
    ("html", "fault"),
    [
        ('<a href="gone.html">x</a>', "index.html: gone.html leads nowhere"),
        ('<a href="other.html#gone">x</a>', "index.html: other.html#gone leads nowhere"),
        ('<a href="#gone">x</a>', "index.html: #gone leads nowhere"),
        ('<a href="../secret.html">x</a>', "index.html: ../secret.html leads nowhere"),
        ('<img src="gone.svg">', "index.html: gone.svg leads nowhere"),
        ('<script src="https://cdn.example/x.js"></script>', "index.html loads https://cdn.example/x.js"),
        ('<link rel="stylesheet" href="//fonts.example/x.css">', "index.html loads //fonts.example/x.css"),
    ],
)
def test_a_fault_is_found(site: Path, html: str, fault: str) -> None:
    (site / "index.html").write_text(html + '<p id="top"></p>')
    assert faults(site) == [fault]
