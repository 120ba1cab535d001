"""`petitfour completion`: a script that lets a shell complete commands, options, games and bots.

The script is generated from the parser, so it knows every command. It is static: completing starts no Python.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator

from petitfour.bots.levels import LEVELS
from petitfour.cli.common import Commands, add_command
from petitfour.games import GAMES

SHELLS = ("bash", "zsh", "fish")


def add_commands(commands: Commands) -> None:
    def show(args: argparse.Namespace) -> int:
        words = {name: list(words_of(command)) for name, command in commands.choices.items()}
        print({"bash": bash, "zsh": zsh, "fish": fish}[args.shell](words), end="")
        return 0

    command = add_command(
        commands,
        "completion",
        show,
        "Print a script that completes commands, options and games in your shell. Load it in the shell's start file.",
        "  petitfour completion bash\n  petitfour completion zsh\n  petitfour completion fish",
    )
    command.add_argument("shell", metavar="SHELL", choices=SHELLS, help=f"your shell: {', '.join(SHELLS)}")


def words_of(command: argparse.ArgumentParser) -> Iterator[str]:
    """Yield what may follow a command, besides files: its options, the games, the levels, fixed choices."""
    for action in command._actions:  # argparse has no public list of them
        if isinstance(action, argparse._SubParsersAction):
            yield from action.choices
        elif action.option_strings:
            yield from (option for option in action.option_strings if option.startswith("--"))
            if action.choices:
                yield from map(str, action.choices)
        elif action.dest == "game":
            yield from GAMES
        elif action.dest == "bots":
            yield from [*LEVELS, "random"]
        elif action.choices:
            yield from map(str, action.choices)


def bash(words: dict[str, list[str]]) -> str:
    cases = "".join(f'        {name}) words="{" ".join(own)}" ;;\n' for name, own in words.items())
    return f"""\
# petitfour completion bash > ~/.local/share/bash-completion/completions/petitfour
_petitfour() {{
    local word="${{COMP_WORDS[COMP_CWORD]}}" words
    if [ "$COMP_CWORD" -eq 1 ]; then
        words="{" ".join(words)} --help --version"
    else
        case "${{COMP_WORDS[1]}}" in
{cases}        *) words="" ;;
        esac
    fi
    COMPREPLY=($(compgen -W "$words" -- "$word"))
}}
complete -o default -F _petitfour petitfour
"""


def zsh(words: dict[str, list[str]]) -> str:
    return f'# eval "$(petitfour completion zsh)"\nautoload -U +X bashcompinit && bashcompinit\n{bash(words)}'


def fish(words: dict[str, list[str]]) -> str:
    lines = ["# petitfour completion fish > ~/.config/fish/completions/petitfour.fish"]
    lines += [f"complete -c petitfour -n __fish_use_subcommand -a '{name}'" for name in words]
    lines += [
        f"complete -c petitfour -n '__fish_seen_subcommand_from {name}' -a '{' '.join(own)}'"
        for name, own in words.items()
        if own
    ]
    return "\n".join(lines) + "\n"
