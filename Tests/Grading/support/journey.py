"""The whole class, graded, interrupted, graded again."""

import json
import os
import random
import signal
import subprocess
import time

from support.room import expect

ALL = "csv,moodle,canvas,class,learners,junit,sarif,gradescope,exercism,check50"


def bytes_are_equal(room):
    """one worker and several write the same bytes, and everything has a result"""
    room.grade("one", "--workers", "1", "--formats", ALL, "--points", "view")
    room.grade("several", "--workers", "4", "--formats", ALL, "--points", "view")
    one, several = room.files("one"), room.files("several")
    different = [name for name in one if one[name] != several.get(name)]
    expect(not different and one.keys() == several.keys(), f"differ: {different[:5]}")
    results = [json.loads(line) for line in one["results.jsonl"].decode().splitlines()]
    expected = sum(1 for path in room.sent.rglob("*") if not path.is_dir() or path.is_symlink())
    summary = json.loads(room.grade("one", "--formats", ALL, "--points", "view").stdout)
    expect(len(results) + len(summary["notGraded"]) == expected, f"{len(results)} of {expected}, {summary['notGraded'][:3]}")
    expect(summary["kept"] == len(results), "nothing had changed")
    expect({result["status"] for result in results} == {"pass", "fail", "error"}, "all kinds of ends")
    text = b"".join(several.values())
    with open("/etc/hostname", "rb") as name:
        host = name.read().strip()
    expect(len(host) < 4 or host not in text, "a link was followed")


def goes_on_after_kills(room):
    """killed several times, it comes to the same bytes"""
    chance = random.Random(7)
    command = [str(room.program), "grade", str(room.sent), "-o", str(room.folder / "killed"), "--pack", str(room.root), "--formats", ALL,
               "--points", "view", "--workers", "3"]
    for _ in range(6):
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        time.sleep(chance.uniform(0.05, 1.2))
        os.kill(process.pid, signal.SIGKILL)
        process.wait()
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    killed, one = room.files("killed"), room.files("one")
    left = [name for name in killed if name not in one]
    expect(not left, f"left behind: {left[:5]}")
    different = [name for name in one if one[name] != killed.get(name)]
    expect(not different, f"differ: {different[:5]}")
