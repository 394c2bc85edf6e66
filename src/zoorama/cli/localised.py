"""Click's commands with help and headings in the reader's language.

Commands and parameters are declared with the keys of their messages as `help`; `translated` makes a copy that holds
the messages themselves. The context's object is the reader's `Text`.
"""

import sys
from copy import copy
from itertools import pairwise
from typing import Final, TypeVar

import click

from zoorama.cli.errors import Mistake, called_as
from zoorama.cli.parameters import Choice
from zoorama.text import LANGUAGES, Text

WIDEST: Final = 100
Rows = list[tuple[str, str]]
C = TypeVar("C", bound=click.Command)


class Command(click.Command):
    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        try:
            self.check_values(ctx, args)
            rest = super().parse_args(ctx, args)
        except click.UsageError as error:
            error.ctx = error.ctx or ctx  # the parser leaves it out of some
            raise
        return rest if ctx.resilient_parsing else self.checked_rest(ctx, rest)

    def check_values(self, ctx: click.Context, args: list[str]) -> None:
        """An option that is followed by another lacks its value; click would take the other for it."""
        options = [param for param in self.params if isinstance(param, click.Option)]
        known = {name for option in options for name in option.opts}
        valued = {name for option in options if not option.is_flag for name in option.opts}
        for before, after in pairwise(args):
            if before in valued and after.partition("=")[0] in known and not ctx.resilient_parsing:
                raise click.BadOptionUsage(before, "", ctx)

    def checked_rest(self, ctx: click.Context, rest: list[str]) -> list[str]:
        """What is left of the command line after all parameters; click would complain of it in English."""
        if rest:
            raise Mistake("error-unknown-argument", command=called_as(ctx), given=" ".join(rest))
        return rest

    def format_help(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        self.format_usage(ctx, formatter)
        formatter.write_paragraph()
        formatter.write_text(self.help or "")
        for heading, rows in self.sections(ctx):
            if rows:
                with formatter.section(heading):
                    formatter.write_dl(rows)

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        usage = " ".join(self.collect_usage_pieces(ctx))
        formatter.write_usage(called_as(ctx), usage, prefix=f"{ctx.obj.say('heading-usage')}: ")

    def collect_usage_pieces(self, ctx: click.Context) -> list[str]:
        required = [param for param in self.params if isinstance(param, click.Option) and param.required]
        pieces = super().collect_usage_pieces(ctx)
        return [f"[{ctx.obj.say('usage-options')}]", *(spelling(param, ctx) for param in required), *pieces]

    def sections(self, ctx: click.Context) -> list[tuple[str, Rows]]:
        arguments: Rows = []
        options: Rows = []
        for param in self.params:
            if isinstance(param, click.Argument):
                arguments.append((param.make_metavar(ctx).strip("[]"), param.help or ""))
            elif isinstance(param, click.Option):
                options.append((spelling(param, ctx), param.help or ""))
        return [(ctx.obj.say("heading-arguments"), arguments), (ctx.obj.say("heading-options"), options)]


class Group(click.Group, Command):
    def sections(self, ctx: click.Context) -> list[tuple[str, Rows]]:
        commands = [(name, ctx.obj.say(f"command-{name}")) for name in self.list_commands(ctx)]
        return [(ctx.obj.say("heading-commands"), commands), *super().sections(ctx)]

    def checked_rest(self, ctx: click.Context, rest: list[str]) -> list[str]:
        if not rest:
            raise Mistake("error-missing-argument", command=called_as(ctx), wanted=self.subcommand_metavar)
        return rest


def spelling(option: click.Option, ctx: click.Context) -> str:
    """An option with its value, such as `--seed N`."""
    record = option.get_help_record(ctx)
    return record[0] if record else ""


def show_help(ctx: click.Context, parameter: click.Parameter, wanted: object) -> None:
    if wanted and not ctx.resilient_parsing:
        sys.stdout.write(ctx.get_help() + "\n")
        ctx.exit()


LANG: Final = click.Option(
    ["--lang"], type=Choice(LANGUAGES), metavar="LANG", expose_value=False, help="argument-lang"
)  # read by `zoorama.cli.language` before the command line is parsed
HELP: Final = click.Option(
    ["-h", "--help"], is_flag=True, is_eager=True, expose_value=False, callback=show_help, help="argument-help"
)


def translated(command: C, text: Text) -> C:
    """The command with its help in the reader's language, and with the options that every command has."""
    copied = copy(command)
    copied.help = text.say(command.help or "")
    copied.add_help_option = copied.no_args_is_help = False
    copied.options_metavar = None
    copied.context_settings = {"max_content_width": WIDEST, "allow_extra_args": True}
    copied.params = [translated_parameter(param, text) for param in (*command.params, LANG, HELP)]
    if isinstance(copied, click.Group):
        copied.commands = {name: translated(part, text) for name, part in copied.commands.items()}
    return copied


def translated_parameter(parameter: click.Parameter, text: Text) -> click.Parameter:
    copied = copy(parameter)
    if isinstance(copied, click.Option | click.Argument):
        copied.help = text.say(copied.help or "", default=str(copied.default))
    return copied
