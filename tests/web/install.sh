#!/bin/sh
# What the tests of the web client look through: a real Chromium.
command -v chromium >/dev/null && exit 0
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    echo "Installing for the tests of the web client: chromium"
    export DEBIAN_FRONTEND=noninteractive
    apt-get update -qq && apt-get install -qq -y --no-install-recommends chromium >/dev/null && exit 0
fi
echo "Not installed, so the tests in a browser will be skipped: chromium"
