# Everything a fresh machine with Python 3.11, make and git needs: `make run`, `make test`.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
BENCH_READY := $(VENV)/.bench-ready
PACKAGE_READY := $(VENV)/.package-ready

.PHONY: setup run test test-deep test-elsewhere lint bench translations shots package clean

setup: $(READY)

$(READY): pyproject.toml packaging/constraints.txt packaging/system_libraries.py $(wildcard resources/i18n/*.ts)
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Feltwright needs Python 3.11 or newer; $(PYTHON) is older. Try: make PYTHON=python3.11 $(MAKECMDGOALS)"; exit 1; }
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -c packaging/constraints.txt -e '.[dev]'
	$(BIN)/python packaging/system_libraries.py
	$(BIN)/python packaging/translations.py release
	@touch $@

$(BENCH_READY): $(READY)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -c packaging/constraints.txt -e '.[bench]'
	@touch $@

$(PACKAGE_READY): $(READY)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -c packaging/constraints.txt -e '.[package]'
	@touch $@

run: $(READY)
	$(BIN)/python -m feltwright

test: $(READY)
	$(BIN)/python -m pytest -n 2 $(PYTEST_ARGS)

test-deep: $(READY)
	$(BIN)/python -m pytest -n 2 --dist worksteal --deep --durations 25 --durations-min 5 $(PYTEST_ARGS)

test-elsewhere: $(READY)
	$(BIN)/python tests/elsewhere/three_runs.py $(PYTEST_ARGS)

lint: $(READY)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

bench: $(BENCH_READY)
	QT_QPA_PLATFORM=offscreen $(BIN)/python tests/bench/run.py

translations: $(READY)
	$(BIN)/python packaging/translations.py update
	$(BIN)/python packaging/translations.py release

shots: $(READY)
	QT_QPA_PLATFORM=offscreen $(BIN)/python -m feltwright.app.shots shots

package: $(PACKAGE_READY)
	$(BIN)/python packaging/build.py

clean:
	rm -rf $(VENV) build dist shots demonstration
