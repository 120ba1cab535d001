"""uvicorn's two protocols with limits on what a connection may cost. The only place that reaches into uvicorn.

| module | what it changes |
|---|---|
| `http.py` | subclass of `H11Protocol`: deadlines for requests and slow readers, a count of connections, named errors |
| `websocket.py` | subclass of `WebSocketsSansIOProtocol`: direct writes, input in slices, limits on frames |
| `connections.py` | the count of all connections; knows nothing of uvicorn |

Both classes are private to uvicorn, so its version is pinned to one minor. They override methods that uvicorn calls
(such as `handle_connect`, `handle_ping`, `send_400_response`, `keepalive_timeout`), call the originals, and use fields
(such as `queue`, `conn`, `close_sent`, `cycle`). `server/web/run.py` also overrides two methods of `uvicorn.Server` and
uses `_TrustedHosts`. tests/server/test_uvicorn.py lists all of them with their signatures and fails if uvicorn changes
one. Read both classes again before you allow another version.
"""
