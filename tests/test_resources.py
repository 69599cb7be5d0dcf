"""The locator finds what is shipped and nothing else."""

from __future__ import annotations

from pathlib import Path

import pytest

from feltwright import resources


def test_a_shipped_file_is_found_and_read_as_utf8() -> None:
    name = "resources/regulations/003.toml"
    assert resources.path(name).is_file()
    assert "§" in resources.read_text(name)
    assert resources.read_text(name).encode() == resources.read_bytes(name).replace(b"\r\n", b"\n")


@pytest.mark.parametrize(
    "name",
    [
        "",
        ".",
        "/etc/passwd",
        "..",
        "../pyproject.toml",
        "layouts/../../x",
        "C:/x",
        "C:x",
        "\\\\host\\x",
        "a\\..\\b",
        "a\0b",
    ],
)
def test_a_name_that_leads_out_is_refused(name: str) -> None:
    with pytest.raises(resources.BadName):
        resources.path(name)


def test_a_missing_file_is_an_os_error() -> None:
    with pytest.raises(FileNotFoundError):
        resources.read_text("resources/no_such_file.toml")


def test_packed_data_comes_before_the_checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    packed = tmp_path / "feltwright" / "_data"
    (packed / "layouts").mkdir(parents=True)
    (packed / "layouts" / "x.toml").write_text("packed", encoding="utf-8")
    monkeypatch.setattr(resources, "files", lambda _package: tmp_path / "feltwright")
    resources.root.cache_clear()
    try:
        assert resources.read_text("layouts/x.toml") == "packed"
    finally:
        resources.root.cache_clear()
