#!/bin/sh
# What the tests of the web client look through: a real Chromium.
command -v chromium >/dev/null && exit 0
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    echo "Installing for the tests of the web client: chromium"
    export DEBIAN_FRONTEND=noninteractive
    apt-get update -qq && apt-get install -qq -y --no-install-recommends chromium >/dev/null && exit 0
fi
if [ -n "$CI" ]; then
    echo "Not installed, and CI cannot do without it: chromium" >&2
    exit 1
fi
echo "*** Not installed: chromium. THE TESTS IN A BROWSER ARE SKIPPED. ***" >&2
