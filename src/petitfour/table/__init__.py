"""One table as data: its events, the commands, the clocks, and what each viewpoint is shown.

Nothing here uses sockets, databases, threads or the time of day: time, randomness and bots are arguments.
"""
