"""`make test-elsewhere`: the whole suite on other days, in other zones, under other locales and from other homes."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from zoneinfo import ZoneInfo

sys.path.append(str(Path(__file__).parents[2] / "packaging"))

from system_libraries import install

ROOT = Path(__file__).parents[2]
ZONES = Path("/usr/share/zoneinfo")
LOCALES = Path("/usr/share/i18n/locales")
OWN = ("HOME", "LANG", "LANGUAGE", "TZ", "FELTWRIGHT_DATA", "PYTHONUTF8", "PYTHONIOENCODING", "PYTEST_ADDOPTS")
"""What the machine says about itself; with all that begins with LC_ and XDG_ it is not handed on."""
LOCKED = Path(os.devnull) / "home"
"""Below a file no folder can be made, not even by root."""
SLACK_SECONDS = 120
PROBE = """
import json, locale, os, time
from PySide6.QtCore import QDateTime
try:
    os.makedirs(os.path.join(os.environ["HOME"], "probe"))
    writable = True
except OSError:
    writable = False
locale.setlocale(locale.LC_ALL, "")
now = time.time()
print(json.dumps({
    "local": time.strftime("%Y-%m-%d %H:%M:%S", time.localtime(now)),
    "qt": QDateTime.currentDateTime().toString("yyyy-MM-dd HH:mm:ss"),
    "seconds": now,
    "day": time.strftime("%A", time.gmtime(0)),
    "writable": writable,
}))
"""


@dataclass(frozen=True)
class Conditions:
    """One way for a machine to be elsewhere."""

    moment: str
    """By the clock on the wall of that zone, when the run begins."""
    zone: str
    locale: str
    thursday: str
    """What the locale calls the first of January 1970."""
    home: Path
    """Made in the folder of the run, unless it is absolute."""
    in_order: bool

    def __str__(self) -> str:
        home = f"{self.home}, which cannot be written" if self.home == LOCKED else f"…/{self.home}"
        order = "in the order as written (-p no:randomly)" if self.in_order else "in any order"
        return f"{self.moment} in {self.zone}, locale {self.locale}, HOME {home}, {order}"

    @property
    def begins(self) -> float:
        """The moment, in seconds since 1970."""
        return datetime.fromisoformat(self.moment).replace(tzinfo=ZoneInfo(self.zone)).timestamp()


GUESTS = Path("Zuhause für Gäste", "Größe XL")
RUNS = (
    Conditions("2028-02-29 23:59:30", "Pacific/Apia", "C", "Thursday", LOCKED, True),
    Conditions("2037-12-31 23:59:00", "America/St_Johns", "de_DE.UTF-8", "Donnerstag", GUESTS, False),
    Conditions("2030-01-01 00:00:00", "Pacific/Apia", "de_DE.UTF-8", "Donnerstag", LOCKED, False),
)
"""Every condition at least once, and each beside different others."""


# -- what the machine must have -----------------------------------------------------------------------------------


def clock_library() -> Path | None:
    """The library that sets the clock for one program."""
    return next(iter(sorted(Path("/usr").glob("lib*/**/faketime/libfaketimeMT.so.1"))), None)


def missing() -> list[str]:
    """The Debian packages without which it cannot be done."""
    needs = {
        "faketime": clock_library() is not None,
        "tzdata": all((ZONES / zone).exists() for zone in ("Pacific/Apia", "America/St_Johns")),
        "locales": (LOCALES / "de_DE").exists(),
    }
    return [package for package, is_there in needs.items() if not is_there]


def make_locale(folder: Path) -> None:
    """The German locale in a folder of our own, so that the machine's are left as they are."""
    folder.mkdir()
    command = ["localedef", "--no-archive", "-i", "de_DE", "-f", "UTF-8", str(folder / "de_DE.UTF-8")]
    subprocess.run(command, check=True)


# -- the runs -----------------------------------------------------------------------------------------------------


def surroundings(conditions: Conditions, folder: Path) -> dict[str, str]:
    """The environment of a run; of the machine's own only what does not say where we are."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "XDG_"))}
    for name in OWN:
        kept.pop(name, None)
    return kept | {
        "HOME": str(folder / conditions.home),
        "TMPDIR": str(folder),  # pytest clears away, by their date, the folders of other runs beside its own
        "TZ": conditions.zone,
        "LC_ALL": conditions.locale,
        "LOCPATH": str(folder / "locales"),
        "PYTHONPATH": str(ROOT / "tests" / "elsewhere" / "sleeping"),
        "LD_PRELOAD": str(clock_library()),
        "FAKETIME": f"{conditions.begins - time.time():+.3f}",
        "FAKETIME_DONT_FAKE_MONOTONIC": "1",  # else whoever waits for a while waits for ever
        "FAKETIME_CACHE_DURATION": "1000000",
        "NO_FAKE_STAT": "1",  # else every compiled module is out of date
    }


def faults(conditions: Conditions, environment: Mapping[str, str]) -> Iterator[str]:
    """What is not as the conditions say, seen by a program that runs under them."""
    done = subprocess.run(
        [sys.executable, "-c", PROBE], env=environment, capture_output=True, text=True, encoding="utf-8", check=False
    )
    if done.returncode:
        yield done.stderr
        return
    found = json.loads(done.stdout)
    moment = datetime.fromisoformat(conditions.moment)
    for clock in ("local", "qt"):
        if not 0 <= (datetime.fromisoformat(found[clock]) - moment).total_seconds() < SLACK_SECONDS:
            yield f"the clock says {found[clock]}"
    if not 0 <= found["seconds"] - conditions.begins < SLACK_SECONDS:
        yield f"the zone is not {conditions.zone}"
    if found["day"] != conditions.thursday:
        yield f"the first of January 1970 was a {found['day']}"
    if found["writable"] is (conditions.home == LOCKED):
        yield "HOME can be written" if found["writable"] else "HOME cannot be written"


def run(conditions: Conditions, folder: Path, arguments: list[str]) -> bool:
    """The suite under these conditions."""
    if conditions.home != LOCKED:
        (folder / conditions.home).mkdir(parents=True)
    make_locale(folder / "locales")
    wrong = list(faults(conditions, surroundings(conditions, folder)))
    if wrong:
        say(*(f"cannot be tried: {fault}" for fault in wrong))
        return False
    order = ["-p", "no:randomly"] if conditions.in_order else []
    command = [sys.executable, "-m", "pytest", "-n", "2", *order, *arguments]
    return subprocess.run(command, cwd=ROOT, env=surroundings(conditions, folder), check=False).returncode == 0


def say(*lines: str) -> None:
    """On the screen at once, whatever pytest writes after it."""
    sys.stdout.write("".join(f"{line}\n" for line in lines))
    sys.stdout.flush()


def main(arguments: list[str]) -> int:
    """0 if the suite passes everywhere."""
    lacking = missing()
    if lacking and not (install(lacking) and not missing()):
        say("make test-elsewhere needs packages that are not installed. On Debian or Ubuntu:")
        say(f"    sudo apt-get install {' '.join(lacking)}")
        return 1
    told, passed = [], True
    for number, conditions in enumerate(RUNS, 1):
        say("", f"Run {number} of {len(RUNS)}: {conditions}", "")
        began = time.monotonic()
        with tempfile.TemporaryDirectory(prefix="elsewhere-") as name:
            os.chmod(name, 0o755)  # some tests look at it with the eyes of nobody in particular
            holds = run(conditions, Path(name), arguments)
        passed &= holds
        told.append(f"{'passed' if holds else 'FAILED'} in {(time.monotonic() - began) / 60:.1f} min: {conditions}")
    say("", *told)
    return 0 if passed else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
