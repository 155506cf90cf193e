#!/usr/bin/env python3
"""Plays one seat: python3 bot.py SITE TABLE TOKEN, until the game is over."""

import json
import random
import sys
import time
import urllib.error
import urllib.request

site, table, token = sys.argv[1:]
at = f"{site}/api/tables/{table}"


def ask(path, body=None):
    """What the server answers; where it refuses, its problem."""
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    data = None if body is None else json.dumps(body).encode()
    try:
        with urllib.request.urlopen(urllib.request.Request(at + path, data, headers), timeout=30) as answer:
            return json.load(answer)
    except urllib.error.HTTPError as refused:
        return json.load(refused)


def choose(view, moves):
    """Yours: from what your seat sees, and what it may do, to what it does."""
    return random.choice(moves)


def act():
    """Moves if it is our turn. Whether the game goes on."""
    told = ask("/frame?moves=true")
    if "frame" not in told:
        return True  # It hasn't begun.
    frame = told["frame"]
    if frame["turn"] == "over":
        return False
    if frame["turn"] == {"seat": told["seat"]}:
        done = ask("/moves", {"acts": told["acts"], "move": choose(frame["view"], frame["moves"])})
        if done.get("code") == "rate_limited":
            time.sleep(1)
        elif "clause" in done:
            print("refused by", done["clause"])
        return act()
    return True


def main():
    """Looks again whenever there is news; a line that says nothing new costs a question."""
    while True:
        try:
            asked = urllib.request.Request(at + "/news", headers={"Authorization": f"Bearer {token}"})
            with urllib.request.urlopen(asked, timeout=90) as news:
                for _ in news:
                    if not act():
                        return print("the game is over")
        except OSError:
            time.sleep(2)  # A node that is started anew is back soon.


main()
