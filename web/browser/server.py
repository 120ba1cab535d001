"""A server for the browser tests. Usage: python server.py PORT DATABASE-FILE CLIENT-FOLDER"""

from __future__ import annotations

import sys
from pathlib import Path

from petitfour.server.config import Config, Limits
from petitfour.server.web.run import server

GENEROUS = Limits(messages=1000, tables_person=1000, tables_address=1000, people_address=1000, requests_address=1000)

if __name__ == "__main__":
    port, file, client = sys.argv[1:]
    hosts = frozenset({"127.0.0.1", "home.test"})  # the second is not a secure context, as on a home network
    config = Config(f"sqlite+aiosqlite:///{file}", hosts=hosts, static=Path(client), limits=GENEROUS)
    server(config, port=int(port)).run()
