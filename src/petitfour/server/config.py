"""The settings of a server process: one frozen value that is passed down, in parts by purpose.

Durations are in seconds and sizes in bytes, unless a name says otherwise. The table layer counts in milliseconds; such
names end in `_ms`.
"""

from __future__ import annotations

from pathlib import Path

import msgspec

from petitfour.table.config import TableConfig

STATIC = Path(__file__).parent / "static"


class Limits(msgspec.Struct, frozen=True):
    """Limits for each person and each address. A household shares an address. `--limit` changes them."""

    messages: int = 20
    """Messages per second on each connection, in bursts of up to ten times as many."""
    messages_address: int = 200
    """Messages per second of all connections of an address, in the same bursts; moves do not count."""
    connections_person: int = 30
    connections_address: int = 200
    """WebSockets at the same time."""
    sockets_address: int = 300
    """TCP connections at the same time, HTTP and WebSocket. Trusted proxies are exempt."""
    handshakes_address: int = 20
    """WebSocket handshakes per second, in bursts of up to ten times as many."""
    tables_person: int = 60
    """New tables per hour, including rematches."""
    tables_address: int = 300
    reviews_person: int = 30
    """Reviews per hour."""
    people_address: int = 100
    """New people per hour."""
    requests_address: int = 50
    """HTTP requests per second, in bursts of up to ten times as many."""
    hints_person: int = 20
    """Hints per minute."""
    hints_address: int = 80
    pages_person: int = 120
    """Units per minute. A QR code costs one unit. A record, a replay, an expansion or a review costs one unit and one
    more for every 200 moves, from all viewpoints six times as many. A unit is 10 to 25 milliseconds of one core."""
    pages_address: int = 480
    """The same for all requests of an address, with and without a cookie."""
    links_person: int = 20
    """Links for another device per hour."""
    links_address: int = 100
    commands: int = 60
    """Commands per minute by one person at one table. Counts commands that write to the log, except moves."""
    jobs_person: int = 8
    """Waiting and running pages of one person, or of one address without a cookie. For hints and reviews the limit is
    always one."""
    jobs: int = 100
    """Waiting hints, pages and reviews, of each kind."""


class Transport(msgspec.Struct, frozen=True):
    """Deadlines in seconds and sizes in bytes, the same for every connection."""

    ping: float = 20.0
    """Between two keep-alive pings, and for the answer to one."""
    request: float = 20.0
    """For a request to arrive, and between two checks of how much of an answer was read."""
    slowest_reader: int = 1024
    """Bytes per second. An HTTP client that reads its answer more slowly is disconnected."""
    keep_alive: float = 15.0
    """For the next request on a connection."""
    close: float = 2.0
    """For the peer to complete a close. Then the connection is aborted."""
    flush: float = 0.2
    """For sending the last messages when the server stops."""
    grace: float = 5.0
    """For requests to finish when the server stops."""
    most_unsent: int = 256 * 1024
    """Bytes that the peer of a WebSocket may leave unread."""
    slice: int = 1024
    """Bytes of WebSocket frames parsed in one turn of the event loop."""
    surplus: int = 4096
    """Bytes that a peer may still send after a close frame; then the server reads no more."""
    fragments: int = 8
    """Maximum number of fragments of a message."""
    senseless: int = 50
    """Refused messages after which a WebSocket is closed."""
    head: int = 16 * 1024
    """Bytes of a request line with its headers. Up to twice as many pass if they arrive together."""
    body: int = 2**20
    """Bytes of a request body."""
    backlog: int = 128
    """Connections that the system may accept for us in one turn of the event loop."""
    connections: int | None = None
    """Maximum number of all connections. None: as many as the limit on open files allows."""
    spare_files: int = 200
    """Files kept free for the backlog, the database and everything else."""
    complain: float = 60.0
    """Between two warnings that all connections are in use."""
    metrics: float = 10.0
    """For a request of Prometheus to arrive and to be answered."""


class Timing(msgspec.Struct, frozen=True):
    """When the work of live tables runs, in seconds."""

    sweep: float = 2.0
    """Between two runs of the periodic work; also the first pause between two attempts at an overdue table."""
    wait: float = 30.0
    """Maximum pause between two attempts at an overdue table."""
    wait_failed: float = 600.0
    """The same after a failure."""
    farthest_alarm: float = 600.0
    """The sweep finds what is due later."""
    fast_clock: float = 60.0
    """A stored due time that is later than it should be by more than this is corrected."""
    idle_room: float = 60.0
    """After this time a room without connections is closed."""
    work: float = 0.001
    """After this time a hint, a page or a review makes a break, so that the event loop gets the interpreter's lock."""
    rest: float = 0.001
    """Length of such a break."""
    expired_tokens: float = 300.0
    """Between two deletions of expired tokens."""
    presence: float = 10.0
    """Between two questions for the presence at all tables."""
    presence_pause: float = 0.1
    """Between any two questions."""
    visits: float = 1.0
    """Between two messages about the number of spectators."""
    retry_deletion: float = 2.0
    """Between two attempts at a deletion while the store is away."""
    link: float = 10 * 60.0
    """A link to another device is valid for this time."""
    cookie: int = 400 * 24 * 3600
    """Age of a session cookie; the maximum in browsers."""
    jump: float = 1.0
    """The wall clock has jumped if it drifts further than this from the monotonic clock between two comparisons."""
    settle: float = 600.0
    """Without a jump before anything is deleted or abandoned."""


class Bounds(msgspec.Struct, frozen=True):
    """How much is done, kept or tried at once."""

    overdue: int = 500
    """Overdue tables found by one sweep."""
    readers: int = 8
    """Rooms that read missed news at the same time."""
    conflicts: int = 20
    """Write conflicts in a row. After each of them another process has written something."""
    folded: int = 250
    """Entries of a log that are folded before other tasks may run."""
    unreadable: int = 10_000
    """Tables remembered as unreadable."""
    advised: int = 10_000
    """Seats whose last hint is remembered."""
    reactions: float = 0.5
    """Reactions per second on one connection."""
    reactions_burst: int = 4
    listed: int = 50
    """Tables in a list."""
    results: int = 2000
    """Finished matches of a person, for their statistics."""
    moves_a_unit: int = 200
    """Moves replayed for one unit of the budget `pages`."""
    record: int = 2**18
    """Bytes of a record sent to the server."""
    moves: int = 3_000
    """Moves of a match that is replayed or reviewed over HTTP."""
    clock_s: int = 7 * 24 * 3600
    """Longest time on a player's clock, in seconds."""
    delay_s: int = 3600
    """Longest delay for spectators, in seconds."""


class Bots(msgspec.Struct, frozen=True):
    """How bots think, and when their moves are shown. Durations in seconds."""

    pace: float = 0.9
    """Before a bot's move is shown."""
    pace_more: float = 0.7
    """Maximum of a random addition to the pace."""
    fast: float = 0.15
    """Before a move is shown at a fast table."""
    fast_think: float = 0.1
    """To think there; one tick is left for thinking that overruns."""
    ticks: int = 3
    """Per pace. A late move is shown at the next tick."""
    hint: float = 1.0
    """To think about a hint."""
    hint_worlds: int = 400
    review_worlds: int = 100
    """For each decision."""


class Redis(msgspec.Struct, frozen=True):
    """Deadlines in seconds and sizes for news over Redis."""

    here_for: float = 30.0
    """After its last sign of life until a process counts as dead."""
    quiet: float = 5.0
    """Of silence before a ping. After the same time without an answer the connection is lost."""
    again: float = 0.5
    """Before a connection is tried again."""
    close: float = 1.0
    """For sending the last messages when the process stops."""
    most_unsent: int = 10_000
    """Messages kept while Redis is away."""
    most_asked: int = 1_000
    """Tables in one request."""


class Storage(msgspec.Struct, frozen=True):
    """Deadlines in seconds and sizes for the database."""

    patience: float = 5.0
    """For the write lock of a data file, for a connection, for an answer."""
    readers: int = 4
    """Threads and connections that read a data file."""
    truncate_again: float = 1.0
    """Until the next attempt to truncate a write-ahead log that somebody was reading."""
    truncate: float = 0.1
    """For the readers of a write-ahead log to finish before it is truncated."""
    commit: int = 1_000
    """Writes per commit; bounds how long the first of them waits."""


class Config(msgspec.Struct, frozen=True):
    """The settings of a server process."""

    database: str
    broker: str | None = None
    hosts: frozenset[str] = frozenset({"localhost", "127.0.0.1", "[::1]"})
    """Accepted host names; requests for others are refused. `*` accepts any."""
    limits: Limits = Limits()
    threads: int | None = None
    """Maximum number of bots that think at once. None: the number of cores minus one."""
    static: Path = STATIC
    transport: Transport = Transport()
    timing: Timing = Timing()
    bounds: Bounds = Bounds()
    bots: Bots = Bots()
    redis: Redis = Redis()
    storage: Storage = Storage()
    table: TableConfig = TableConfig()
