#!/bin/sh
# What `make faults` needs besides PostgreSQL and Redis: strace injects errors into system calls, libfaketime moves clocks.
missing=""
command -v strace >/dev/null || missing="strace"
ls /usr/lib/*/faketime/libfaketime.so.1 >/dev/null 2>&1 || missing="$missing libfaketime"
[ -z "$missing" ] && exit 0
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    echo "Installing for make faults: $missing"
    export DEBIAN_FRONTEND=noninteractive
    apt-get update -qq && apt-get install -qq -y --no-install-recommends $missing >/dev/null && exit 0
fi
echo "Not installed, so make faults cannot run: $missing"
exit 1
