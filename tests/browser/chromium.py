"""Chromium of this machine, driven by Playwright. Nothing is downloaded: .ci/parts installs it."""

import contextlib
import os
import shutil
from collections.abc import Iterator

from playwright.sync_api import Browser, sync_playwright

from krypta.server.http.pages import INDEX, WEB

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")


def program() -> str:
    found = next(filter(None, map(shutil.which, NAMES)), None)
    assert found, f"There is no browser here ({', '.join(NAMES)}): run `make parts`."
    return found


def built() -> None:
    assert (WEB / INDEX).is_file(), f"The client is not built ({WEB / INDEX} is missing): run `make web`."


@contextlib.contextmanager
def launched(*args: str) -> Iterator[Browser]:
    """A browser that is closed at the end of the block."""
    built()
    sandbox = ["--no-sandbox"] if os.getuid() == 0 else []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program(), args=[*sandbox, *args])
        try:
            yield browser
        finally:
            browser.close()
