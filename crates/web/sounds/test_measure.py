"""Each measure finds the fault it is made for, in a sound constructed to have it.

    python3 -m unittest discover crates/web/sounds
"""

import unittest

import numpy as np

import measure as m
from level import finish
from samples import RATE, attack, clock, gain


def tone(f, seconds, tau, rise=0.001):
    """A decaying sine that ends in silence."""
    t = clock(seconds)
    return 0.5 * np.sin(2 * np.pi * f * t) * np.exp(-t / tau) * attack(t, rise) * attack(t[::-1], 0.03)


def noise(seconds, tau):
    """Decaying white noise."""
    t = clock(seconds)
    return 0.1 * np.random.default_rng(1).standard_normal(len(t)) * np.exp(-t / tau) * attack(t[::-1], 0.03)


GOOD = tone(900, 0.3, 0.03)


def found(name, x, reduction=0.0):
    """The faults of a sound, without its name."""
    return [fault.split(": ", 1)[1] for fault in m.faults(name, m.measure(x, reduction))]


class Faults(unittest.TestCase):
    def only(self, x, part, name="pick", reduction=0.0):
        faults = found(name, x, reduction)
        self.assertEqual(len(faults), 1, faults)
        self.assertIn(part, faults[0])

    def test_a_good_sound_has_none(self):
        self.assertEqual(found("pick", GOOD), [])

    def test_a_slow_swell_has_a_late_onset(self):
        swell = tone(900, 0.8, 0.08, rise=0.15)
        self.only(swell, "onset")
        self.only(swell, "onset", "win")

    def test_a_touch_needs_an_earlier_onset_than_others(self):
        late = np.concatenate((np.zeros(RATE // 50), GOOD))
        self.only(late, "onset 20")
        self.assertEqual(found("win", late), [])

    def test_a_hum_is_lost_on_a_small_speaker(self):
        hum, _ = finish(tone(60, 0.8, 0.1), 0.0)  # without DC
        self.only(hum, "dB quieter on a small speaker", "war-drum")

    def test_a_whistle_is_harsh_if_it_plays_often(self):
        whistle = tone(3500, 0.3, 0.03)
        self.only(whistle, "1.00 of its energy")
        self.assertEqual(found("win", whistle), [])

    def test_a_sound_that_rings_to_its_end_has_a_loud_tail(self):
        t = clock(0.3)
        ringing = 0.5 * np.sin(2 * np.pi * 900 * t) * attack(t, 0.001) * attack(t[::-1], 0.004)
        self.assertIn("ends at", " ".join(found("pick", ringing)))

    def test_silence_after_a_cut_does_not_hide_it(self):
        cut = np.concatenate((GOOD[: RATE // 25], np.zeros(RATE // 5)))
        self.only(cut, "falls")

    def test_a_click_raised_to_the_level_of_a_chime_is_squashed(self):
        click = np.zeros(RATE // 5)
        click[100:110] = np.sin(np.linspace(0, 2 * np.pi, 10))
        x, reduction = finish(click, 0.0)
        self.assertGreater(reduction, m.REDUCTION)
        self.assertIn("the limiter takes off", " ".join(found("pick", x, reduction)))

    def test_levels_and_length(self):
        self.only(GOOD * gain(6), "peak")
        self.only(GOOD + 0.0009, "DC")
        self.only(GOOD[30:], "starts or ends off zero")
        self.only(tone(900, 1.6, 0.1), "1.60 s is too long")


class Distance(unittest.TestCase):
    def alike(self, **sounds):
        return list(m.alike({name: m.measure(x) for name, x in sounds.items()}))

    def test_equal_sounds_are_alike_at_any_level(self):
        self.assertEqual(len(self.alike(one=GOOD, other=0.5 * GOOD)), 2, "on full range and on a small speaker")

    def test_nearly_equal_sounds_are_alike(self):
        self.assertTrue(self.alike(one=GOOD, other=tone(950, 0.33, 0.033)))

    def test_each_feature_alone_is_a_difference(self):
        for other in (tone(1500, 0.3, 0.03), tone(900, 0.8, 0.09), tone(900, 0.3, 0.03, 0.03), noise(0.3, 0.03)):
            self.assertEqual(self.alike(one=GOOD, other=other), [])

    def test_sounds_that_differ_only_in_the_bass_are_alike_on_a_small_speaker(self):
        alike = self.alike(one=GOOD, other=GOOD + 1.5 * tone(90, 0.3, 0.04))
        self.assertEqual(len(alike), 1, alike)
        self.assertIn("on a small speaker", alike[0])


if __name__ == "__main__":
    unittest.main()
