"""`petitfour serve`, and what belongs to a server's data: `check`, `backup`, `export`, `import`."""

from __future__ import annotations

import argparse
import asyncio
import socket
import sys
from collections.abc import Coroutine
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import platformdirs

from petitfour.cli.common import BadArguments, BadFile, Commands, add_command, read_file, write_file
from petitfour.core.errors import PetitFourError
from petitfour.core.record import read
from petitfour.games import GAMES

if TYPE_CHECKING:  # the server's libraries take half a second to load, which the other commands need not pay
    from petitfour.server.limits import Limits
    from petitfour.server.service import Config
    from petitfour.server.store import Store

PORT = 8704
DATA = "petitfour.db"
LOCAL = ("localhost", "127.0.0.1", "[::1]")


def add_commands(commands: Commands) -> None:
    serve = add_command(
        commands,
        "serve",
        serve_tables,
        "Serve tables to play at in a browser. Everything is in this one process, and everything that is kept is in\n"
        "one file. With --lan, others in your network can join: the address is shown, also as a QR code.\n"
        "--database and --broker make the same program one of many that serve the same tables.",
        "  petitfour serve\n"
        "  petitfour serve --lan\n"
        "  petitfour serve --data ~/games.db --port 9000 --no-browser\n"
        "  petitfour serve --host 0.0.0.0 --url https://play.example.org \\\n"
        "      --database postgresql://petitfour@db/petitfour --broker redis://news",
    )
    where = serve.add_mutually_exclusive_group()
    where.add_argument("--host", metavar="ADDRESS", help="the address to listen on (127.0.0.1)")
    where.add_argument("--lan", action="store_true", help="let others in your network join")
    serve.add_argument("--port", type=int, default=PORT, metavar="N", help=f"the port to listen on ({PORT}); 0: any")
    serve.add_argument("--url", help="the address under which people reach this server, where it is another")
    serve.add_argument("--broker", metavar="URL", help="redis://… where several processes serve the same tables")
    serve.add_argument("--no-browser", action="store_true", help="do not open a browser")
    serve.add_argument("--threads", type=int, metavar="N", help="so many bots think at once (all cores but one)")
    serve.add_argument(
        "--limit",
        action="append",
        default=[],
        metavar="NAME=N",
        help="what one person or address may take; docs/operate.md",
    )
    add_data(serve)
    check = add_command(
        commands,
        "check",
        check_data,
        "Play everything in a server's data again, by the present rules. Each table that would be another is named;\n"
        "the exit code is then 1.",
        "  petitfour check\n  petitfour check --database postgresql://petitfour@db/petitfour",
    )
    add_data(check)
    backup = add_command(
        commands,
        "backup",
        back_up,
        "Copy a server's data file, as it is at one moment, while the server runs.",
        "  petitfour backup monday.db",
    )
    backup.add_argument("file", type=Path, metavar="FILE")
    add_data(backup)
    out = add_command(
        commands,
        "export",
        export_records,
        "Write the records of all finished matches into a folder, one file each.",
        "  petitfour export records/",
    )
    out.add_argument("folder", type=Path, metavar="FOLDER")
    add_data(out)
    put = add_command(
        commands,
        "import",
        import_records,
        "Read records into a server's data, to be replayed there. The id of each new table is printed.",
        "  petitfour import records/*.pf",
    )
    put.add_argument("files", nargs="+", metavar="FILE")
    add_data(put)


def add_data(command: argparse.ArgumentParser) -> None:
    where = command.add_mutually_exclusive_group()
    where.add_argument("--data", type=Path, metavar="FILE", help="the data file (petitfour.db in your data folder)")
    where.add_argument("--database", metavar="URL", help="postgresql://… instead of a file")


def database(args: argparse.Namespace) -> str:
    """The address of the data; makes the folder of a data file."""
    if args.database is not None:
        return str(args.database)
    path: Path = args.data or Path(platformdirs.user_data_dir("petitfour", appauthor=False)) / DATA
    try:
        if path.is_dir():
            path /= DATA
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadFile(f"{path.parent} cannot be made: {error.strerror}") from None
    return f"sqlite:///{path.absolute()}"


# --- serving -------------------------------------------------------------------------------------------------------


def serve_tables(args: argparse.Namespace) -> int:
    from petitfour.server.logs import set_up_logs  # noqa: PLC0415
    from petitfour.server.service import Config  # noqa: PLC0415

    host = "0.0.0.0" if args.lan else args.host or "127.0.0.1"
    sock = listen(host, args.port)
    port = sock.getsockname()[1]
    at_home = lan_address() if args.lan else "localhost" if host in ("127.0.0.1", "0.0.0.0") else host
    url = args.url or f"http://{at_home}:{port}"
    names = {*LOCAL, host, at_home, urlsplit(url).hostname or "", socket.gethostname().lower()}
    names.add(f"{socket.gethostname().lower()}.local")
    config = Config(database(args), args.broker, frozenset(names), limits(args.limit), args.threads)
    set_up_logs()
    return run(serve_until_told(config, sock, url, shows_code=args.lan, opens_browser=not args.no_browser))


async def serve_until_told(config: Config, sock: socket.socket, url: str, shows_code: bool, opens_browser: bool) -> int:
    from petitfour.server.broker import broker  # noqa: PLC0415
    from petitfour.server.run import calm_collector, server  # noqa: PLC0415

    await (await open_store(config.database)).close()  # says now, and in one sentence, what is wrong with the data
    await broker(config.broker).close()
    made = server(config)
    made.leave_on_signals()
    calm_collector()
    running = asyncio.create_task(made.serve(sockets=[sock]))
    while not made.started and not running.done():
        await asyncio.sleep(0.02)
    if made.started:
        show_address(url, shows_code)
        if opens_browser:
            import webbrowser  # noqa: PLC0415

            await asyncio.to_thread(webbrowser.open, url)
    await running
    return 0 if made.started else 2


def show_address(url: str, shows_code: bool) -> None:
    print(f"Petit Four is at {url}  (Ctrl-C ends it)", flush=True)
    if shows_code:
        import segno  # noqa: PLC0415

        segno.make(url, micro=False).terminal(compact=True)
        sys.stdout.flush()


def listen(host: str, port: int) -> socket.socket:
    """Opened here, so that what is wrong with it is said at once."""
    if not 0 <= port <= 65535:
        raise BadArguments(f"a port is a number from 0 to 65535, not {port}")
    try:
        family, *_, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        sock = socket.socket(family)
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        sock.bind(address)
    except OSError as error:
        raise BadArguments(f"port {port} of {host} cannot be had: {error.strerror}; --port takes another") from None
    return sock


def lan_address() -> str:
    """The address of this machine in its network. Nothing is sent: a datagram socket only looks up its way."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return socket.gethostname()


def limits(said: list[str]) -> Limits:
    import msgspec  # noqa: PLC0415

    from petitfour.server.limits import Limits  # noqa: PLC0415

    found = {}
    for one in said:
        name, _, number = one.partition("=")
        if name not in Limits.__struct_fields__ or not (number.isascii() and number.isdigit()):
            names = ", ".join(Limits.__struct_fields__)
            raise BadArguments(f"a limit is written NAME=N with one of {names}; not {one!r:.80}")
        found[name] = int(number)
    return msgspec.convert(found, Limits)


def run(work: Coroutine[Any, Any, int]) -> int:
    """On the faster loop, where there is one."""
    try:
        from uvloop import new_event_loop  # noqa: PLC0415
    except ImportError:
        return asyncio.run(work)
    with asyncio.Runner(loop_factory=new_event_loop) as runner:
        return runner.run(work)


# --- a server's data -------------------------------------------------------------------------------------------------


async def open_store(url: str) -> Store:
    from petitfour.server.store import Store  # noqa: PLC0415

    return await Store.open(url)


def check_data(args: argparse.Namespace) -> int:
    return run(check_all(database(args)))


async def check_all(url: str) -> int:
    from petitfour.server.archive import tables  # noqa: PLC0415

    store = await open_store(url)
    good = bad = 0
    try:
        async for row, found, _ in tables(store):
            if isinstance(found, PetitFourError):
                bad += 1
                print(f"{row.id} ({row.game}): {found}")
            else:
                good += 1
    finally:
        await store.close()
    print(f"{good + bad} tables: {good} as they were, {bad} not")
    return 1 if bad else 0


def back_up(args: argparse.Namespace) -> int:
    async def work() -> int:
        store = await open_store(database(args))
        try:
            await store.backup(args.file)
        finally:
            await store.close()
        return 0

    return run(work())


def export_records(args: argparse.Namespace) -> int:
    return run(export_all(database(args), args.folder))


async def export_all(url: str, folder: Path) -> int:
    from petitfour.server.archive import records  # noqa: PLC0415

    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadFile(f"{folder} cannot be made: {error.strerror}") from None
    store = await open_store(url)
    number = 0
    try:
        async for table, text in records(store):
            write_file(folder / f"{table.made.game}-{table.id}.pf", text, force=True)
            number += 1
    finally:
        await store.close()
    print(f"{number} records written to {folder}")
    return 0


def import_records(args: argparse.Namespace) -> int:
    found = [read(read_file(file), GAMES) for file in args.files]  # all of them are good, or none is taken

    async def work() -> int:
        from petitfour.server.archive import put_in  # noqa: PLC0415

        store = await open_store(database(args))
        try:
            for record in found:
                print(await put_in(store, record))
        finally:
            await store.close()
        return 0

    return run(work())
