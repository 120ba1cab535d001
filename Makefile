# Two commands: `make play` and `make test`. Each sets up what it needs, in this folder, and starts at once next time.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
MODULES := $(shell find src -name '*.pxd' | sed 's/pxd$$/py/') $(shell find src -name '*.pxd')

.PHONY: help play test lint unit pure

help:
	@echo "make play      play a game in the terminal"
	@echo "make test      every check: lint, types, layers, tests, compiled and uncompiled"

play: .make/built
	@$(BIN)/petitfour play

test: lint unit pure

lint: .make/built
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

unit: .make/built
	$(BIN)/pytest -n 2

# the same suite on the same files, uncompiled
pure: .make/built
	PETITFOUR_PURE=1 $(BIN)/pytest -n 2 tests/contract tests/games

.make/venv: pyproject.toml
	$(PYTHON) -m venv $(VENV)
	$(BIN)/pip install --quiet --upgrade pip
	$(BIN)/pip install --quiet --group dev setuptools "cython>=3.3,<4"
	@mkdir -p .make && touch $@

.make/built: .make/venv setup.py $(MODULES)
	$(BIN)/pip install --quiet --no-build-isolation --editable .
	@$(BIN)/python -c "import petitfour; petitfour.compiled or print('No C compiler: the rules run uncompiled, slowly.')"
	@touch $@
