"""The command `petitfour static`."""

from __future__ import annotations

import argparse
from pathlib import Path

from petitfour.cli.common import PLAY, Commands, add_command


def add_commands(commands: Commands) -> None:
    command = add_command(
        commands,
        "static",
        write,
        "Write a folder that any web host can serve: all games against bots, tutorials, rules and replays, without a\n"
        "server and without tables for friends. Everything runs in the visitor's browser.",
        "  petitfour static site\n  python -m http.server --directory site",
        PLAY,
    )
    command.add_argument("folder", metavar="DIR", type=Path, help="a new or empty folder")


def write(args: argparse.Namespace) -> int:
    """Run `petitfour static`."""
    from petitfour.server.config import STATIC  # noqa: PLC0415
    from petitfour.server.web.static_site import write_site  # noqa: PLC0415

    files = write_site(STATIC, args.folder)
    size = sum(file.stat().st_size for file in files)
    print(f"{args.folder}: {len(files)} files, {size / 1e6:.1f} MB. Any web host can serve it; to try it:")
    print(f"  python -m http.server --directory {args.folder}")
    return 0
