"""Loudness and peaks: measured, matched, limited."""

import numpy as np

from samples import RATE, attack, band, clock, db, gain

CEILING = -3.0   # dBFS, no sample above
TARGET = -20.0   # LUFS over the loudest 200 ms, before each sound's trim


def biquad(f, b, a):
    """The gain of a second-order filter at `f`."""
    z = np.exp(-2j * np.pi * f / RATE)
    return np.abs((b[0] + b[1] * z + b[2] * z * z) / (1 + a[0] * z + a[1] * z * z))


def k_weight(f):
    """The gain of the K-weighting of ITU-R BS.1770 at `f`."""
    shelf = biquad(f, (1.53512485958697, -2.69169618940638, 1.19839281085285), (-1.69065929318241, 0.73248077421585))
    pass_ = biquad(f, (1.0, -2.0, 1.0), (-1.99004745483398, 0.99007225036621))
    return shelf * pass_


def loudness(x):
    """K-weighted level of the loudest 200 ms: about how long the ear sums a short sound."""
    n = len(x) + RATE // 2
    y = np.fft.irfft(np.fft.rfft(x, n) * k_weight(np.fft.rfftfreq(n, 1 / RATE)), n)
    total = np.concatenate(((0.0,), np.cumsum(y * y)))
    span = RATE // 5
    return -0.691 + 10 * np.log10(np.max(total[span:] - total[:-span]) / span + 1e-12)


def limiter(x, ceiling):
    """The gain that turns down only around peaks: look ahead 1.5 ms, recover over 30 ms."""
    need = np.minimum(1.0, ceiling / np.maximum(np.abs(x), 1e-9))
    ahead = int(0.0015 * RATE)
    padded = np.concatenate((need, np.ones(ahead)))
    held = np.min(np.lib.stride_tricks.sliding_window_view(padded, ahead + 1), axis=1)
    keep, level, out = np.exp(-1 / (0.03 * RATE)), 1.0, np.empty_like(x)
    for i, h in enumerate(held):
        level = min(h, 1 - (1 - level) * keep)
        out[i] = level
    return np.convolve(np.concatenate((np.full(ahead, out[0]), out)), np.ones(ahead + 1) / (ahead + 1), "valid")


def finish(x, trim):
    """No DC, faded edges, the loudness asked for, nothing above the ceiling. Returns also the gain reduction in dB."""
    t = clock(len(x) / RATE)
    x = band(x, 32, 16_000)
    out = min(0.25, 0.35 * len(x) / RATE)
    edge = attack(t, 0.0005) * attack(t[::-1], out)
    x = x * edge
    x -= edge * np.sum(x) / np.sum(edge)
    turned = np.ones_like(x)
    for _ in range(3):  # a limited sound is quieter, so it is raised and limited again
        x = x * gain(TARGET + trim - loudness(x))
        step = limiter(x, gain(CEILING - 0.02))
        x, turned = x * step, turned * step
    return x, max(0.0, -db(np.min(turned)))
