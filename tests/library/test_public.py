"""What `import krypta` offers: quick to import, documented, and nothing else."""

import inspect
import subprocess
import sys

import pytest

import krypta

PUBLIC = [name for name in krypta.__all__ if name != "__version__"]
MEMBERS = [
    (f"{name}.{member}", value)
    for name in ("Game", "Match", "Record")
    for member, value in vars(getattr(krypta, name)).items()
    if not member.startswith("_")
]


def test_import_krypta_imports_nothing_heavy_before_it_is_used() -> None:
    check = "import sys, krypta; print(krypta.__version__, [m for m in ('numpy', 'numba') if m in sys.modules])"
    done = subprocess.run([sys.executable, "-c", check], text=True, capture_output=True, check=True)
    assert done.stdout.strip() == f"{krypta.__version__} []"


def test_krypta_offers_all_its_public_names_and_no_others() -> None:
    assert set(PUBLIC) <= set(dir(krypta))
    assert all(getattr(krypta, name) for name in PUBLIC)
    with pytest.raises(AttributeError, match="no attribute 'laod'"):
        krypta.laod  # type: ignore[attr-defined]  # noqa: B018


@pytest.mark.parametrize("name", PUBLIC)
def test_every_public_name_has_an_example(name: str) -> None:
    assert ">>>" in (inspect.getdoc(getattr(krypta, name)) or "")


@pytest.mark.parametrize(("name", "member"), MEMBERS, ids=[name for name, _ in MEMBERS])
def test_every_public_member_has_an_example(name: str, member: object) -> None:
    assert ">>>" in (inspect.getdoc(member) or "")
