"""Whether what a built book points to is there: tools/book runs it. usage: book.py FOLDER"""

import re
import sys
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "book" / "src"


class Page(HTMLParser):
    """The links of a page, and the places in it that can be linked to."""

    def __init__(self, path):
        super().__init__()
        self.links, self.places = [], set()
        self.feed(path.read_text())

    def handle_starttag(self, tag, attributes):
        attributes = dict(attributes)
        self.places.update(value for name, value in attributes.items() if name in ("id", "name") and value)
        for name in ("href", "src"):
            if attributes.get(name):
                self.links.append(attributes[name])


def broken_links(folder):
    pages = {path: Page(path) for path in folder.rglob("*.html")}
    for path, page in sorted(pages.items()):
        # One page of everything, with the links of the others; and one that is shown anywhere.
        if path.name in ("print.html", "404.html", "toc.html"):
            continue
        for link in page.links:
            parts = urlsplit(link)
            if parts.scheme or parts.netloc:
                continue
            target = (path.parent / unquote(parts.path)).resolve() if parts.path else path
            if not target.is_file():
                yield f"{path.relative_to(folder)}: {link} leads nowhere"
            elif parts.fragment and target in pages and unquote(parts.fragment) not in pages[target].places:
                yield f"{path.relative_to(folder)}: there is no {link}"


def missing_chapters():
    summary = (SOURCES / "SUMMARY.md").read_text()
    for path in SOURCES.rglob("*.md"):
        name = str(path.relative_to(SOURCES))
        if name != "SUMMARY.md" and f"({name})" not in summary:
            yield f"{name} isn't in the summary"


# Commands are the variants of enums, which are in these files.
PROGRAMS = {
    "pagoda": ["crates/cli/src/main.rs", "crates/cli/src/operate/mod.rs"],
    "pagoda-dev": ["dev/pagoda-dev/src/main.rs"],
}


def commands(files):
    for file in files:
        variants = (ROOT / file).read_text().split("enum Command {")[1].split("\n}")[0]
        variants = re.sub(r"#\[command\(flatten\)\]\n *\w+", "", variants)
        yield from (name.lower() for name in re.findall(r"^    (\w+)[(,]", variants, re.MULTILINE))


def missing_commands():
    """Commands that no program has; scripts and documents are files."""
    known = {program: {*commands(files), "help"} for program, files in PROGRAMS.items()}
    known["pagoda-run"] = known["pagoda"]
    for path in sorted(SOURCES.rglob("*.md")):
        text = path.read_text()
        for program, name in re.findall(r"(?:^|`|sudo )(pagoda(?:-run|-dev)?) ([a-z]+)", text, re.MULTILINE):
            if name not in known[program]:
                yield f"{path.name}: there is no command {program} {name}"
        for name in re.findall(r"(?:^|`)((?:tools|ship|docs|crates|games)/[\w./-]+)", text, re.MULTILINE):
            if not (ROOT / name.rstrip("/.")).exists():
                yield f"{path.name}: there is no {name}"


wrong = [*broken_links(Path(sys.argv[1]).resolve()), *missing_chapters(), *missing_commands()]
print("\n".join(wrong), end="\n" if wrong else "", file=sys.stderr)
sys.exit(1 if wrong else 0)
