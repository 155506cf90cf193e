"""Commands for playing and developing ask for what they need: without apt-get and dpkg they go on if all is there, and otherwise name it."""

import os
import subprocess
import tempfile
import unittest
from pathlib import Path

from stamps import ROOT

# What tools/play, tools/demo and tools/dev ask for, beside cargo.
NEEDED = {"flock", "curl", "perl", "sha256sum"}


class Without:
    """A PATH with every program of this machine but some, and with others that do nothing."""

    def __init__(self, test, *missing, extra=()):
        self.folder = tempfile.TemporaryDirectory()
        test.addCleanup(self.folder.cleanup)
        for place in [*os.environ["PATH"].split(":"), "/usr/sbin", "/sbin"]:
            for program in Path(place).glob("*") if os.path.isdir(place) else []:
                link = Path(self.folder.name) / program.name
                if program.name not in missing and not link.exists():
                    link.symlink_to(program)
        for name in extra:
            (Path(self.folder.name) / name).symlink_to("/bin/true")

    def need(self, *names):
        # The script looks in these too; here they would find what is left out.
        script = (ROOT / "tools/need").read_text().replace("PATH=$PATH:/usr/sbin:/sbin command", "command")
        env = {**os.environ, "PATH": self.folder.name}
        return subprocess.run(["bash", "-s", "--", *names], input=script.replace('cd "$(dirname "$0")/.."', f"cd '{ROOT}'"),
                              env=env, capture_output=True, text=True, check=False)


class Need(unittest.TestCase):
    def test_all_is_there(self):
        done = Without(self, "apt-get", "dpkg").need(*NEEDED)
        self.assertEqual((done.returncode, done.stderr), (0, ""))

    def test_what_is_missing_is_named_with_the_line_that_installs_it(self):
        for extra, line in [((), "sudo apt-get install perl"), (("dnf",), "sudo dnf install perl"), (("brew",), "brew install perl")]:
            done = Without(self, "apt-get", "dpkg", "perl", extra=extra).need(*NEEDED)
            self.assertEqual(done.returncode, 1)
            self.assertIn("missing: perl", done.stderr)
            self.assertIn(line, done.stderr)

    def test_every_name_that_a_script_asks_for_is_known(self):
        known = set(subprocess.check_output(["tools/need", "--list"], cwd=ROOT, text=True).split())
        for script in (ROOT / "tools").iterdir():
            if not script.is_file():
                continue
            for line in script.read_text().splitlines():
                words = line.split("tools/need ", 1)[-1].split("#")[0].split() if line.strip().startswith("tools/need ") else []
                self.assertEqual([it for it in words if not it.startswith("-") and it not in known], [], f"{script.name}: {line}")


if __name__ == "__main__":
    unittest.main()
