#!/bin/sh
# What the tests of the server need: PostgreSQL, Redis and nginx. The tests start their own, in a temporary folder.
missing=""
command -v postgres >/dev/null || ls /usr/lib/postgresql/*/bin/postgres >/dev/null 2>&1 || missing="postgresql"
command -v redis-server >/dev/null || command -v valkey-server >/dev/null || missing="$missing redis-server"
command -v nginx >/dev/null || [ -x /usr/sbin/nginx ] || missing="$missing nginx-light"
command -v openssl >/dev/null || missing="$missing openssl"
[ -z "$missing" ] && exit 0
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    echo "Installing for the tests of the server: $missing"
    export DEBIAN_FRONTEND=noninteractive RUNLEVEL=1 # RUNLEVEL: installed, not started
    apt-get update -qq && apt-get install -qq -y --no-install-recommends $missing >/dev/null && exit 0
fi
echo "Not installed, so the tests that need them will be skipped: $missing"
