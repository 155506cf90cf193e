"""What passed before: a stamp is a file that holds the key of all inputs of a step. Only a pass writes one."""

import hashlib
import os
import re
import shutil
import subprocess
import time
from functools import lru_cache
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
CACHE = Path(os.environ.get("PAGODA_CACHE") or Path.home() / ".cache" / "pagoda")
FULL = bool(os.environ.get("FULL"))
# A world that we don't hash (libraries of the machine, the kernel) changes too: nothing is believed for longer.
DAYS = 7


class Stamps:
    """The stamps of one kind of thing."""

    def __init__(self, kind, folder=None):
        self.folder = Path(folder or CACHE / "stamps") / kind

    def path(self, name):
        return self.folder / re.sub(r"[^\w.-]+", "-", name)

    def has(self, name, key):
        """Whether this passed with the same inputs, not long ago."""
        path = self.path(name)
        if FULL or key is None or not path.exists() or DAYS * 86_400 < time.time() - path.stat().st_mtime:
            return False
        return path.read_text() == key

    def remember(self, name, key):
        if key is not None:
            self.folder.mkdir(parents=True, exist_ok=True)
            self.path(name).write_text(key)

    def forget(self, name):
        self.path(name).unlink(missing_ok=True)


def content_of(*facts, files=(), built=(), root=ROOT):
    """A key of facts, of files of the tree (`!` leaves some out) and of files that were built."""
    sums = hashlib.sha256(repr(facts).encode())
    for path in tracked(tuple(files), root):
        sums.update(f"{path}\0{sha256_of(root / path)}\n".encode())
    for path in built:
        sums.update(f"{sha256_of(path)}\n".encode())
    return sums.hexdigest()


@lru_cache
def tracked(files, root):
    """The files below some paths, sorted. In the gate's checkout all that is there came from git or was built beside it."""
    wanted = [it for it in files if not it.startswith("!")]
    unwanted = [it[1:] for it in files if it.startswith("!")]
    found = set()
    for name in wanted:
        path = root / name
        assert path.exists(), f"{name} is declared as an input and isn't there"
        below = [path] if path.is_file() else [it for it in path.rglob("*") if it.is_file()]
        found.update(str(it.relative_to(root)) for it in below)
    is_generated = lambda path: "node_modules" in path or "__pycache__" in path
    return sorted(it for it in found if not is_generated(it) and not any(it == no or it.startswith(f"{no}/") for no in unwanted))


def sha256_of(path):
    with open(path, "rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


@lru_cache
def version_of(command):
    """What a program says of its version."""
    words = command.split()
    folder = postgres_folder() if words[0] == "postgres" else None
    program = f"{folder}/postgres" if folder else shutil.which(words[0]) or shutil.which(words[0], path="/usr/sbin:/sbin")
    if not program:
        return f"no {words[0]}"
    done = subprocess.run([program, *words[1:]], cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
    return done.stdout


@lru_cache
def postgres_folder():
    return subprocess.check_output(["tools/need", "--postgres"], cwd=ROOT, text=True).strip()
