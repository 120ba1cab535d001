"""A server for the browser tests. Usage: python server.py PORT DATABASE-FILE CLIENT-FOLDER"""

from __future__ import annotations

import sys
from pathlib import Path

from petitfour.server.config import Bots, Config, Limits
from petitfour.server.web.run import server

GENEROUS = Limits(messages=1000, tables_person=1000, tables_address=1000, people_address=1000, requests_address=1000)
QUICK = Bots(fast=0.03, fast_think=0.02)  # the tests do not wait for bots at fast tables

if __name__ == "__main__":
    port, file, client = sys.argv[1:]
    hosts = frozenset({"127.0.0.1", "home.test"})  # the second is not a secure context, as on a home network
    database = f"sqlite+aiosqlite:///{file}"
    config = Config(database, hosts=hosts, static=Path(client), limits=GENEROUS, bots=QUICK)
    server(config, port=int(port)).run()
