"""Commands: what a client or the server asks of a table, as data, and who may do what.

`structs.py` has the commands. `authorize.py` has the one function that turns a command into events or refuses it. The
other modules have one handler for each command: `lobby.py` before the start, `play.py` during the match, `ending.py` at
its end, `moderation.py` for the host.

Nothing here changes a table. Refusals depend only on public information, except that a seat may learn about its own
legal moves.
"""
