"""What the system says about a file, as messages."""

import errno

from krypta.core.text.message import Message

TROUBLES = {
    errno.ENOENT: "command-file-missing",
    errno.EACCES: "command-file-forbidden",
    errno.EPERM: "command-file-forbidden",
    errno.EISDIR: "command-file-folder",
    errno.ENOTDIR: "command-file-no-folder",
    errno.EEXIST: "command-file-exists",
    errno.ENOSPC: "command-file-full",
    errno.EROFS: "command-file-read-only",
}


def trouble_of(error: OSError) -> Message | str:
    """The error as a message; what we have no words for, in the system's own."""
    id = TROUBLES.get(error.errno or 0)
    return Message(id) if id else str(error.strerror or error)
