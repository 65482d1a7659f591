"""The browser's files, read once and served from memory, under whatever prefix a proxy gives them."""

import gzip
import hashlib
import mimetypes
import os
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from litestar import Request, Response, route
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath

WEB = Path(os.environ.get("KRYPTA_WEB") or Path(__file__).parents[2] / "web")  # build output of web/
INDEX = "index.html"
PAGES = [  # paths that the app routes in the browser
    "/",
    "/t/{table:str}",
    "/rules",
    "/rules/{game:str}",
    "/cards/{game:str}",
    "/decks/{game:str}",
    "/workshop/{game:str}",
    "/print/{game:str}",
    "/shared/{kept:str}",
    "/credits",
    "/me",
]
FOREVER = "public, max-age=31536000, immutable"  # for files with a content hash in their name
SMALL = 1000  # bytes; smaller files are not worth compressing
OF_SUFFIX = {".js": "text/javascript", ".ftl": "text/plain", ".webmanifest": "application/manifest+json"}


class File(msgspec.Struct, frozen=True):
    data: bytes
    media_type: str
    mark: str  # its ETag

    @property
    def shrinks(self) -> bool:
        """Whether it is worth compressing."""
        return self.media_type.startswith(("text/", "image/svg")) and len(self.data) > SMALL


def read_files(folder: Path, prefix: str) -> dict[str, File]:
    """Every file of the folder by its path. HTML gets a `<base>` with the prefix, so that links can be relative."""
    files = {}
    for path in sorted(folder.rglob("*")):
        if path.is_file() and not any(part.startswith((".", "__")) for part in path.relative_to(folder).parts):
            data = path.read_bytes()
            if path.suffix == ".html":
                data = data.replace(b"<head>", f'<head><base href="{prefix}/">'.encode(), 1)
            files[path.relative_to(folder).as_posix()] = File(data, media_type_of(path), f'"{_digest(data)}"')
    return files


@cache
def packed(data: bytes) -> bytes:
    """The data gzipped on first request: few files are ever requested, and startup must be fast."""
    return gzip.compress(data, mtime=0)


def _digest(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()[:24]


def media_type_of(path: Path) -> str:
    return OF_SUFFIX.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"


def routes(prefix: str, folder: Path = WEB) -> list[HTTPRouteHandler]:
    """Routes for the app's pages (/, /t/… and others), and for every other file by its path."""
    files = read_files(folder, prefix)

    def serve(request: Request[Any, Any, Any], name: str) -> Response[bytes]:
        file = files.get(name)
        if file is None and name != INDEX and "text/html" in request.headers.get("accept", ""):
            lost = serve(request, INDEX)  # the app explains the error in the reader's language
            lost.status_code = lost.status_code if lost.status_code == 304 else 404
            return lost
        if file is None:
            raise NotFoundException
        lasting = FOREVER if name.startswith("assets/") else "no-cache"
        headers = {"etag": file.mark, "cache-control": lasting, "vary": "accept-encoding"}
        if file.mark in request.headers.get("if-none-match", ""):
            return Response(b"", status_code=304, headers=headers, media_type=file.media_type)
        if file.shrinks and "gzip" in request.headers.get("accept-encoding", ""):
            headers["content-encoding"] = "gzip"
            return Response(packed(file.data), headers=headers, media_type=file.media_type)
        return Response(file.data, headers=headers, media_type=file.media_type)

    @route(PAGES, http_method=["GET", "HEAD"], include_in_schema=False, sync_to_thread=False)
    def page(request: Request[Any, Any, Any]) -> Response[bytes]:
        return serve(request, INDEX)

    @route("/{path:path}", http_method=["GET", "HEAD"], include_in_schema=False, sync_to_thread=False)
    def file(request: Request[Any, Any, Any], path: FromPath[str]) -> Response[bytes]:
        return serve(request, path.lstrip("/"))

    return [page, file]
