"""A page as one file of HTML that needs nothing else: by day and by night, on a phone and on a desk."""

from html import escape
from importlib.resources import files
from itertools import count

from zoorama.lab.pages.page import Page, Picture, Section, Table
from zoorama.lab.pages.svg import svg
from zoorama.text import Text


def as_html(page: Page, text: Text) -> str:
    style = (files("zoorama") / "lab" / "pages" / "page.css").read_text(encoding="utf-8")
    numbers = count()
    sections = "\n".join(section_html(section, text, numbers) for section in page.sections)
    facts = "".join(f"<div><dt>{escape(name)}</dt><dd>{escape(value)}</dd></div>" for name, value in page.facts)
    return f"""<!doctype html>
<html lang="{text.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>{escape(page.title)}</title>
<style>
{style}</style>
</head>
<body>
<header>
<h1>{escape(page.title)}</h1>
<p>{escape(page.lead)}</p>
</header>
<main>
{sections}
</main>
<footer>
<h2>{escape(text.say("lab-repeat"))}</h2>
<dl>{facts}</dl>
</footer>
</body>
</html>
"""


def section_html(section: Section, text: Text, numbers: "count[int]") -> str:
    pictures = "\n".join(picture_html(picture, text, f"zoorama-{next(numbers)}") for picture in section.pictures)
    tables = "\n".join(table_html(table) for table in section.tables)
    beside = ' class="beside"' if len(section.pictures) == 1 else ""  # where the window is wide
    return f"""<section>
<h2>{escape(section.heading)}</h2>
<div{beside}>
<div class="pictures">
{pictures}
</div>
<div>
{tables}
</div>
</div>
</section>"""


def picture_html(picture: Picture, text: Text, salt: str) -> str:
    """What it shows is in the table below it too, for those who cannot see it."""
    return f"<figure>\n<figcaption>{escape(picture.title)}</figcaption>\n{svg(picture, text, salt)}\n</figure>"


def table_html(table: Table) -> str:
    title = f"<caption>{escape(table.title)}</caption>" if table.title else ""
    heads = "".join(f"<th scope=col{word(table, index)}>{escape(one)}</th>" for index, one in enumerate(table.columns))
    rows = "\n".join(row_html(table, row) for row in table.rows)
    note = f"\n<p class=note>{escape(table.note)}</p>" if table.note else ""
    return f"""<div class="scroll" tabindex="0">
<table>{title}
<thead><tr>{heads}</tr></thead>
<tbody>
{rows}
</tbody>
</table>
</div>{note}"""


def row_html(table: Table, row: tuple[str, ...]) -> str:
    first, *more = row
    cells = "".join(f"<td{word(table, index)}>{escape(cell)}</td>" for index, cell in enumerate(more, 1))
    return f"<tr><th scope=row{word(table, 0)}>{escape(first)}</th>{cells}</tr>"


def word(table: Table, column: int) -> str:
    return " class=word" if column < table.words else ""
