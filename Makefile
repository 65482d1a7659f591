# Python alone is needed to play: everything else is installed into .venv. The server's tests need .ci/parts too.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.installed
PYTEST := $(BIN)/python -m pytest -n auto --dist worksteal
RULES := tests/rules tests/scenarios tests/games

.PHONY: play test test-all check lint bench parts clean

play: $(STAMP)
	$(BIN)/krypta serve --open

# Everything that must hold before a change lands: style, types, words, rules, laws. The rules are also played
# interpreted with warnings as errors, and compiled with every index checked. The tests' own game must be known
# before anything is compiled: it is part of the cache's key.
test test-all: export KRYPTA_GAMES = $(CURDIR)/tests/games/burrow
test: check parts
	$(BIN)/python -m krypta warm
	$(PYTEST) -m "not slow"
	KRYPTA_INTERPRETED=1 $(BIN)/python -W error -m pytest -n auto $(RULES)
	NUMBA_BOUNDSCHECK=1 $(PYTEST) $(RULES)

# The same with long fuzzing.
test-all: test
	$(PYTEST) -m slow

check: $(STAMP)
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy

lint: $(STAMP)
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

# What the server's tests start for themselves, each run its own: installed if it is missing.
parts:
	.ci/parts

bench: $(STAMP)
	$(BIN)/krypta bench engine

$(STAMP): pyproject.toml
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Krypta needs Python 3.11 or newer; this is " + sys.version.split()[0] + ". Try: make PYTHON=python3.12")'
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	touch $(STAMP)

clean:
	rm -rf $(VENV) .mypy_cache .ruff_cache .hypothesis
