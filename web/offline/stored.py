"""Print a local table as a page stores it. Usage: python stored.py NEW-TABLE-AS-JSON"""

from __future__ import annotations

import json
import sys
import time

from petitfour.browser.host import Host

if __name__ == "__main__":
    arguments = [json.loads(sys.argv[1]), "Ada", int(1000 * time.time())]
    print(json.dumps(json.loads(Host().call("create", json.dumps(arguments)))["result"]))
