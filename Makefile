# Python alone is needed: everything else is installed into .venv.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.installed

.PHONY: play test test-all check lint bench warm clean

play: $(STAMP)
	$(BIN)/python -m krypta

# Everything that must hold before a change lands: style, types, words, rules, laws.
test: check
	KRYPTA_GAMES=tests/games/burrow $(BIN)/python -m krypta warm
	$(BIN)/python -m pytest -n auto --dist worksteal -m "not slow"

# The same with long fuzzing, the rules with bounds checked, and the rules interpreted with warnings as errors.
test-all: check
	KRYPTA_GAMES=tests/games/burrow $(BIN)/python -m krypta warm
	$(BIN)/python -m pytest -n auto --dist worksteal
	NUMBA_BOUNDSCHECK=1 $(BIN)/python -m pytest -n auto tests/rules tests/scenarios
	KRYPTA_INTERPRETED=1 $(BIN)/python -W error -m pytest -n auto tests/rules tests/scenarios

check: $(STAMP)
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy

lint: $(STAMP)
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

bench: $(STAMP)
	$(BIN)/krypta bench engine

$(STAMP): pyproject.toml
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Krypta needs Python 3.11 or newer; this is " + sys.version.split()[0] + ". Try: make PYTHON=python3.12")'
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	touch $(STAMP)

clean:
	rm -rf $(VENV) .mypy_cache .ruff_cache .hypothesis
