#!/usr/bin/env bash
# The contract suite on a core built with AddressSanitizer and bounds checks, in a copy of the tree.
#     tests/contract/asan.sh [pytest arguments, like -k monster]
# PYTHON: the interpreter to use; COPY: where the copy lives, kept so that the next run compiles only what changed.
set -euo pipefail
cd "$(dirname "$0")/../.."
PYTHON=$(realpath -s "${PYTHON:-.venv/bin/python}")
COPY=${COPY:-build/asan}

mkdir -p "$COPY/src"
rm -rf "$COPY/tests" && find "$COPY/src" -type f ! -name '*.so' -delete
tar -c --exclude='*.so' --exclude=__pycache__ src tests setup.py pyproject.toml README.md LICENSE | tar -x -C "$COPY"
cd "$COPY"
PETITFOUR_ASAN=1 PETITFOUR_MUST_COMPILE=1 "$PYTHON" setup.py --quiet build_ext --inplace

# With malloc every state is a block of its own, so that a write beside it is seen; --capture=sys lets the sanitizer's
# last words through. Leaks are not looked for: Python itself leaks on purpose.
unset PETITFOUR_PURE
export PYTHONPATH=$PWD/src PYTHONMALLOC=malloc ASAN_OPTIONS=detect_leaks=0
LD_PRELOAD=$(gcc -print-file-name=libasan.so) "$PYTHON" -m pytest --capture=sys -p no:cacheprovider tests/contract tests/core/test_beliefs.py \
    --deselect tests/contract/test_compiled.py::test_compiled_and_uncompiled_agree "$@"
