"""Tables inside a web page: the same table layer and bots as on a server, without sockets, threads or a store.

`wasm/build.py` compiles this package for the browser. `host.py` is what the page calls.
"""
