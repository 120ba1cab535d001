# Two commands: `make play` and `make test`. Each sets up what it needs, in this folder, and starts at once next time.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
TYPES := $(shell find src -name '*.pxd')
MODULES := $(TYPES) $(TYPES:.pxd=.py)
SECONDS ?= 300
CLIENT := $(shell find web/src web/public web/*.ts web/index.html src/petitfour/texts -type f)

# where CI is set, rules that do not compile are a failure and not a slower form
ifdef CI
export PETITFOUR_MUST_COMPILE := 1
endif

.PHONY: help play test lint unit pure web wheel screenshots pictures services looks deep kills fuzz mutants asan golden signatures \
	bench bench-search bench-server bench-client ladder nashconv trees clean

help:
	@echo "make play       the table in your browser; with ARGS=--lan the phones in your network can join"
	@echo "make test       every check: lint, types, layers, tests, compiled and uncompiled"
	@echo "make web        builds the web client; its checks are part of make test"
	@echo "make wheel      the package to give to others, with the client in it, into dist/"
	@echo "make screenshots  every page and table as pictures in web/screenshots"
	@echo "make pictures   takes the pictures of the README again"
	@echo ""
	@echo "slow, deep checks, each by itself:"
	@echo "make looks      every page and position in every language, light and dark, on eight screens: axe-core, nothing cut or covered"
	@echo "make deep       both forms agree on 1,000 games a table; 100,000 beliefs a game come back from their samples; secrecy at length"
	@echo "make kills      kills a server under load a hundred times, and a process that only stores; nothing may be missing"
	@echo "make fuzz       malformed moves, settings and records for SECONDS=$(SECONDS)"
	@echo "make mutants    plants one fault for each rule and one leak for each channel; each must be noticed"
	@echo "make asan       the contract suite on a core built with AddressSanitizer"
	@echo "make bench      speed, side by side with OpenSpiel"
	@echo "make bench-search  simulations a second, side by side with OpenSpiel's ISMCTS"
	@echo "make bench-server  the server under load, side by side with boardgame.io (about ten minutes)"
	@echo "make bench-client  the web client beside its bars: weight, time to the first move, message to frame, longest task"
	@echo "make ladder     who beats whom: plays the comparisons of docs/bots.md (hours; it can be stopped and goes on)"
	@echo "make nashconv   how far bots are from play that nobody could exploit, exactly, in small games (minutes)"
	@echo "make trees      computes the trees of solved Mastermind again (minutes; it can be stopped and goes on)"
	@echo "make signatures writes the signatures of the bots again; one that changed is a change of play"
	@echo "make golden     writes the golden playthroughs again; read the difference"

play: .make/built .make/web
	@$(BIN)/petitfour serve $(ARGS)

test: lint unit pure web

web: .make/web .make/scenes
	@tests/web/install.sh
	cd web && npm run --silent lint && npm run --silent check && npm run --silent test && npm run --silent browser

wheel: .make/built .make/dev .make/web
	PETITFOUR_MUST_COMPILE=1 $(BIN)/python -m build --no-isolation

screenshots: .make/web .make/scenes
	cd web && node tools/screenshots.mjs screenshots

# the few that the README shows
pictures: .make/web .make/scenes
	cd web && node tools/pictures.mjs ../docs/pictures

looks: .make/web .make/scenes
	@tests/web/install.sh
	cd web && DEEP=1 npm run --silent browser -- browser/look.test.ts

lint: .make/built .make/dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

unit: .make/built .make/dev services
	$(BIN)/pytest -n 2

# PostgreSQL and Redis, which the tests start for themselves
services:
	@tests/server/install.sh

# the same suite on the same files, uncompiled
pure: .make/built .make/dev
	PETITFOUR_PURE=1 $(BIN)/pytest -n 2 tests/contract tests/games tests/core/test_fair.py \
		tests/core/test_beliefs.py::test_a_belief_comes_back_from_its_data

deep: .make/built .make/dev
	PETITFOUR_AGREE=1000 $(BIN)/pytest -n 2 tests/contract/test_compiled.py
	$(BIN)/python tests/sampling/roundtrip.py
	DEEP=1 $(BIN)/pytest -n 2 tests/secrecy

kills: .make/built .make/dev services
	PETITFOUR_KILLS=100 $(BIN)/pytest -n 2 tests/server/test_kill.py tests/server/test_serve.py -k kill_9

fuzz: .make/built .make/dev
	$(BIN)/python tests/fuzz/fuzz.py --seconds $(SECONDS)

mutants: .make/built .make/dev
	$(BIN)/python tests/mutants/run.py

asan: .make/built .make/dev
	PYTHON=$(BIN)/python tests/contract/asan.sh

golden: .make/built .make/dev
	$(BIN)/python tests/golden/make.py

signatures: .make/built .make/dev
	$(BIN)/python tests/bots/signatures.py

bench: .make/built .make/dev .make/openspiel
	$(BIN)/python bench/engine.py --openspiel .venv-openspiel/bin/python

bench-search: .make/built .make/dev .make/openspiel
	$(BIN)/python bench/search.py --openspiel .venv-openspiel/bin/python

bench-server: .make/built .make/dev .make/boardgameio services
	$(BIN)/python bench/server.py

bench-client: .make/built .make/web
	node bench/client.mjs --chain

ladder: .make/built .make/dev
	PATH="$(CURDIR)/$(BIN):$$PATH" bench/ladder.sh
	$(BIN)/python bench/ladder.py

nashconv: .make/built .make/dev
	$(BIN)/python bench/nashconv.py

trees: .make/built
	$(BIN)/python -m petitfour.bots.mastermind_trees

clean:
	rm -rf .make .venv .venv-openspiel build dist src/*.egg-info web/node_modules src/petitfour/server/static \
		bench/boardgameio/node_modules
	find src -name '*.so' -delete

.make/venv: pyproject.toml Makefile
	$(PYTHON) -m venv $(VENV)
	$(BIN)/pip install --quiet --upgrade pip
	$(BIN)/pip install --quiet "setuptools>=80" "cython>=3.3,<4"
	@mkdir -p .make && touch $@

.make/built: .make/venv setup.py $(MODULES)
	$(BIN)/pip install --quiet --no-build-isolation --editable .
	@$(BIN)/python -c "import petitfour; petitfour.compiled or print('No C compiler: the rules run uncompiled, slowly.')"
	@touch $@

# what only the tests and the measurements need
.make/dev: .make/venv
	$(BIN)/pip install --quiet --group dev
	@touch $@

.make/node: web/package-lock.json
	cd web && npm install --no-save --silent # not `ci`: a mirror may lack the packages of other platforms
	@mkdir -p .make && touch $@

# the client is built into the package, where the server finds it
.make/web: .make/node $(CLIENT)
	cd web && npm run --silent build
	@touch $@

# positions for the client's tests and screenshots
.make/scenes: .make/built $(wildcard web/fixtures/*.py) $(MODULES)
	$(BIN)/python web/fixtures/make.py web/fixtures
	@touch $@

.make/openspiel: bench/openspiel/requirements.txt
	$(PYTHON) -m venv .venv-openspiel
	.venv-openspiel/bin/pip install --quiet --requirement bench/openspiel/requirements.txt
	@mkdir -p .make && touch $@

.make/boardgameio: bench/boardgameio/package-lock.json
	cd bench/boardgameio && npm install --no-save --silent
	@mkdir -p .make && touch $@
