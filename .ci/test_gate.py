"""Skipping is sound: every declared input of every step changes its key, and only a pass is recorded."""

import contextlib
import io
import os
import re
import subprocess
import tempfile
import threading
import time
import unittest
from pathlib import Path
from unittest import mock

import gate
import native
import stamps
from stamps import ROOT, Stamps, content_of


class Inputs(unittest.TestCase):
    """Of each step: one byte more in one file of each declared input, and it runs."""

    def changed_keys(self, step):
        """The inputs whose change doesn't change the key of a step."""
        missed = []
        before = step.key()
        for name in [*step.inputs, *step.built]:
            if name.startswith("!"):
                continue
            files = [name] if name in step.built else stamps.tracked((name, *(it for it in step.inputs if it.startswith("!"))), ROOT)
            with changed(files[len(files) // 2]):
                if step.key() == before:
                    missed.append(name)
        self.assertEqual(step.key(), before, "nothing else changes it")
        return missed

    def test_every_input_of_every_step_changes_its_key(self):
        looked = 0
        for step in gate.steps():
            if step.inputs is None:
                continue
            with self.subTest(step.name), tempfile.TemporaryDirectory() as folder:
                # Others than the real ones: a program may be running.
                built = [Path(folder) / Path(it).name for it in step.built]
                for path in built:
                    path.write_text("built")
                with mock.patch.object(step, "built", [str(it) for it in built]):
                    self.assertEqual(self.changed_keys(step), [])
                looked += 1
        self.assertLess(5, looked)

    def test_every_input_of_a_test_binary_changes_its_key(self):
        with tempfile.TemporaryDirectory() as folder, mock.patch.object(native, "TARGET", Path(folder)):
            for name in ("binary", "debug/pagoda", "debug/pagoda-dev"):
                (Path(folder) / name).parent.mkdir(exist_ok=True)
                (Path(folder) / name).write_text(name)
            for package in [*native.READS, "qin"]:
                binary = f"{folder}/binary"
                before = native.key_of(package, binary)
                built = [binary, *(f"{folder}/debug/{it}" for it in native.STARTS.get(package, []))]
                for name in [*native.SHARED, *native.READS.get(package, []), *built]:
                    file = name if name in built else stamps.tracked((name,), ROOT)[0]
                    with self.subTest(f"{package}: {name}"), changed(file):
                        self.assertNotEqual(native.key_of(package, binary), before)
                for name in native.STEERS:
                    with self.subTest(f"{package}: {name}"), mock.patch.dict(os.environ, {name: "7"}):
                        self.assertNotEqual(native.key_of(package, binary), before)
                with mock.patch.object(native, "version_of", lambda command: "another"):
                    self.assertNotEqual(native.key_of(package, binary), before)

    def test_the_command_and_versions_are_inputs(self):
        step = gate.Step("a", "true", [".ci"], ["git --version"])
        self.assertNotEqual(step.key(), gate.Step("a", "false", [".ci"], ["git --version"]).key())
        self.assertNotEqual(step.key(), gate.Step("a", "true", [".ci"], ["bash --version"]).key())

    def test_a_file_more_and_a_file_less_are_changes(self):
        with tempfile.TemporaryDirectory() as folder:
            root = Path(folder)
            (root / "in").mkdir()
            (root / "in/a").write_text("1")
            key = lambda: (stamps.tracked.cache_clear(), content_of(files=["in"], root=root))[1]
            one = key()
            (root / "in/b").write_text("")
            two = key()
            (root / "in/a").rename(root / "in/c")
            three = key()
            self.assertEqual(len({one, two, three}), 3)

    def test_an_input_that_is_gone_is_no_input(self):
        with self.assertRaises(AssertionError):
            content_of(files=["no/such/file"])


class Recording(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.stamps = Stamps("steps", folder.name)
        patch = mock.patch.object(stamps, "FULL", False)
        patch.start()
        self.addCleanup(patch.stop)

    def test_a_pass_is_recorded_and_a_change_is_not(self):
        step = gate.Step("a", "true", [".ci/run"])
        self.assertEqual(step.run(self.stamps), "passed")
        self.assertEqual(step.run(self.stamps), "passed before")
        with changed(".ci/run"):
            self.assertEqual(step.run(self.stamps), "passed")

    def test_a_failure_is_not_recorded_and_removes_the_record(self):
        passes = gate.Step("a", "true", [".ci/run"])
        passes.run(self.stamps)
        with self.assertRaises(subprocess.CalledProcessError):
            gate.Step("a", "false", [".ci/run"]).run(self.stamps)
        self.assertEqual(passes.run(self.stamps), "passed")

    def test_a_missing_output_is_made_again(self):
        with tempfile.TemporaryDirectory() as folder:
            step = gate.Step("a", f"touch {folder}/made", [".ci/run"], outputs=[f"{folder}/made"])
            self.assertEqual([step.run(self.stamps), step.run(self.stamps)], ["passed", "passed before"])
            os.unlink(f"{folder}/made")
            self.assertEqual(step.run(self.stamps), "passed")

    def test_full_skips_nothing(self):
        step = gate.Step("a", "true", [".ci/run"])
        step.run(self.stamps)
        with mock.patch.object(stamps, "FULL", True):
            self.assertEqual(step.run(self.stamps), "passed")

    def test_stamps_expire(self):
        self.stamps.remember("a", "key")
        old = time.time() - (stamps.DAYS * 86_400 + 60)
        self.assertTrue(self.stamps.has("a", "key"))
        os.utime(self.stamps.path("a"), (old, old))
        self.assertFalse(self.stamps.has("a", "key"))

    def test_what_has_no_inputs_always_runs(self):
        step = gate.Step("a", "true")
        self.assertEqual([step.run(self.stamps), step.run(self.stamps)], ["passed", "passed"])


class Lanes(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.order = []
        for name, value in (("Stamps", lambda kind: Stamps(kind, folder.name)), ("STEPS", self.steps())):
            patch = mock.patch.object(gate, name, value)
            patch.start()
            self.addCleanup(patch.stop)

    def steps(self):
        """A lane whose step waits for the one that runs beside it, and a step that waits for the lane."""
        met = threading.Event()

        def slow():
            self.assertTrue(met.wait(60))
            self.order.append("slow")

        return [gate.Lane([gate.Step("slow", slow)], until="last"), gate.Step("beside", met.set), gate.Step("last", lambda: self.order.append("last"))]

    def test_a_lane_runs_beside_steps_and_is_waited_for(self):
        with contextlib.redirect_stdout(io.StringIO()):
            self.assertEqual(gate.Gate([]).run(), 0)
        self.assertEqual(self.order, ["slow", "last"])

    def test_a_failure_in_a_lane_fails_the_gate(self):
        for broken in (gate.Step("fails", "false"), gate.Step("lacks an input", "true", ["no/such/file"])):
            steps = [gate.Lane([broken]), gate.Step("fine", "true")]
            with self.subTest(broken.name), mock.patch.object(gate, "STEPS", steps), contextlib.redirect_stdout(io.StringIO()), contextlib.redirect_stderr(io.StringIO()):
                self.assertEqual(gate.Gate([]).run(), 1)


class Killed(unittest.TestCase):
    def test_incremental_state_survives_a_run_but_not_a_killed_one(self):
        with tempfile.TemporaryDirectory() as target:
            state = Path(target) / "debug" / "incremental"
            state.mkdir(parents=True)
            with gate.in_progress(target):
                pass
            self.assertTrue(state.exists())
            with contextlib.suppress(KeyboardInterrupt), gate.in_progress(target):
                raise KeyboardInterrupt
            with contextlib.redirect_stdout(io.StringIO()) as told, gate.in_progress(target):
                self.assertFalse(state.exists())
            self.assertIn("incremental", told.getvalue())


class Tree(unittest.TestCase):
    def test_packages_that_are_named_are_there(self):
        for package in {*native.READS, *native.STARTS, *native.ALWAYS}:
            self.assertTrue(any((ROOT / folder / package / "Cargo.toml").exists() for folder in ("crates", "dev")), package)

    def test_every_variable_that_steers_tests_is_an_input(self):
        names = set()
        for path in [*ROOT.glob("crates/*/tests/**/*.rs"), *ROOT.glob("games/*/tests/**/*.rs"), *ROOT.glob("dev/*/tests/**/*.rs"), *ROOT.glob("dev/game-testkit/**/*.rs")]:
            names |= set(re.findall(r'(?:var|var_os|number)\("(PAGODA_[A-Z_]+)"\)', path.read_text()))
        names -= {name for name in names if name.startswith(("PAGODA_TEST_", "PAGODA_OLDER"))}
        self.assertEqual(sorted(names - set(native.STEERS)), [])


class changed:
    """A file of the tree with a byte more, for a while."""

    def __init__(self, path):
        self.path = ROOT / path

    def __enter__(self):
        self.was, self.times = self.path.read_bytes(), self.path.stat()
        self.path.write_bytes(self.was + b"\n")

    def __exit__(self, *_):
        self.path.write_bytes(self.was)
        # Cargo goes by the time of a file.
        os.utime(self.path, ns=(self.times.st_atime_ns, self.times.st_mtime_ns))


if __name__ == "__main__":
    unittest.main()
