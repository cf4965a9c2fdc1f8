#!/usr/bin/env python3
"""completion.py SHELL BIN ASSETS: prints what bash, zsh or fish needs to complete the command lines of both programs.

Everything is read from their --help, so a new option is completed by itself. The name of an option's value says what
completes it: FILE, FOLDER, GAME, WORDS (a word list), LEVEL (a computer player), several of them as in GAME|FILE, or
CHOICE, where the text of the option lists the choices after its colon.
"""

import os
import re
import subprocess
import sys
from dataclasses import dataclass, field

shell, programs_folder, assets = sys.argv[1:]


@dataclass
class Option:
    names: list          # as typed, such as ["-h", "--help"]
    value: str           # name of the value in upper case, or the choices as in common|most; "" if there is none
    help: str


@dataclass
class Command:
    help: str = ""
    options: list = field(default_factory=list)
    value: str = ""      # name of its arguments
    commands: dict = field(default_factory=dict)


def help_of(*command):
    environment = dict(os.environ, LC_ALL="C.UTF-8", LANGUAGE="en", QT_QPA_PLATFORM="offscreen", COLUMNS="80")
    text = subprocess.run([*command, "--help"], env=environment, check=True, capture_output=True, text=True).stdout
    # Two columns: what is typed, and what it does, which may go on in the lines below.
    section, entries, summary = "", [], ""
    for line in text.splitlines():
        if match := re.fullmatch(r" *(\w+):", line):
            section = match[1]
        elif line.startswith("["):  # a group of options: its own text, then "Options:" again
            section = ""
        elif match := re.match(r"(?:  ){1,2}(\S.*?)(?:  +(\S.*))?$", line) if section else None:
            entries.append((section, match[1], [match[2] or ""]))
        elif section and line.strip():
            entries[-1][2].append(line.strip())
        elif line and not line.startswith("Usage:"):
            summary = line
    result = Command(summary)
    for section, typed, texts in entries:
        names, _, value = typed.replace(", -", ",-").partition(" ")
        text = " ".join(filter(None, texts))
        value = value.split(" ")[0].strip("<>").split(":")[0].upper()
        if section == "Subcommands":
            result.commands[typed] = help_of(*command, typed)
        elif names.startswith("-"):
            if value == "CHOICE":
                value = "|".join(re.split(", | or ", text.rstrip(".").rsplit(": ", 1)[1]))
            result.options.append(Option(names.split(","), value, text))
        else:  # arguments: FILE.gcg, or a name with the type of its values
            result.value = value or names.split(".")[0].upper()
    return result


programs = {name: help_of(os.path.join(programs_folder, name)) for name in ("storeys", "storeys-cli")}
levels = next(re.search(r"Levels: (.*)\.", option.help)[1] for option in programs["storeys"].options
              if option.names == ["--players"])
known = {
    "GAME": sorted(name[:-len(".json")] for name in os.listdir(os.path.join(assets, "variants"))),
    "WORDS": [line.split()[0] for line in open(os.path.join(assets, "words/lexicons.txt")) if line[:1].isalpha()],
    "LEVEL": levels.split(", "),
}


def completed(value):
    """The words that can stand for a value, and whether files and folders can."""
    parts = value.split("|") if value else []
    words = [word for part in parts for word in known.get(part, [part] if len(parts) > 1 else [])]
    return [word for word in words if word not in ("FILE", "FOLDER")], "FILE" in parts, "FOLDER" in parts


def all_commands(name):
    """Each command of a program with the words that lead to it."""
    def below(path, command):
        yield path, command
        for word, inner in command.commands.items():
            yield from below([*path, word], inner)
    return below([], programs[name])


def quoted(text):
    return "'" + text.replace("'", "'\\''") + "'"


def bash(name):
    function = "_" + name.replace("-", "_")
    yield f"{function}() {{"
    yield '  local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]} path= n words= kind='
    yield "  for ((n = 1; n < COMP_CWORD; ++n)); do"
    yield '    case "$path ${COMP_WORDS[n]}" in'
    paths = [" " + " ".join(path) for path, _ in all_commands(name) if path]
    if paths:
        yield "      " + "|".join(quoted(path) for path in paths) + ') path="$path ${COMP_WORDS[n]}" ;;'
    yield "    esac"
    yield "  done"
    yield '  case "$path $before" in'
    for path, command in all_commands(name):
        start = "".join(" " + word for word in path)
        for option in command.options:
            if option.value:
                words, files, folders = completed(option.value)
                kind = "-f" if files else "-d" if folders else "-W" if words else "none"
                patterns = "|".join(quoted(f"{start} {typed}") for typed in option.names)
                yield f"    {patterns}) words={quoted(' '.join(words))} kind={kind} ;;"
    yield "    *)"
    yield '      case "$path" in'
    for path, command in all_commands(name):
        words, files, _ = completed(command.value)
        words += [*command.commands, *(typed for option in command.options for typed in option.names)]
        kind = "-f" if files else "-W"
        yield f"        {quoted(''.join(' ' + word for word in path))}) words={quoted(' '.join(words))} kind={kind} ;;"
    yield "      esac"
    yield "      ;;"
    yield "  esac"
    yield '  [ "$kind" != none ] || return'
    yield '  mapfile -t COMPREPLY < <(compgen -W "$words" -- "$word")'
    yield '  if [ "$kind" != -W ]; then'
    yield "    compopt -o filenames 2>/dev/null"
    yield '    mapfile -t -O "${#COMPREPLY[@]}" COMPREPLY < <(compgen "$kind" -- "$word")'
    yield "  fi"
    yield "}"
    yield f"complete -F {function} {name}"


def zsh_action(value):
    words, files, folders = completed(value)
    actions = [f"compadd {' '.join(words)}"] if words else []
    actions += ["_files"] if files else ["_files -/"] if folders else []
    return "{" + "; ".join(actions) + "}" if actions else " "


def zsh_arguments(command):
    for option in command.options:
        text = re.sub(r"([\[\]:\\])", r"\\\1", option.help)
        value = f":{option.value.lower().replace('|', ' or ')}:{zsh_action(option.value)}" if option.value else ""
        others = f"({' '.join(option.names)})" if len(option.names) > 1 else ""
        for typed in option.names:
            yield quoted(f"{others}{typed}[{text}]{value}")
    if command.value:
        yield quoted(f"*:{command.value.lower()}:{zsh_action(command.value)}")


def zsh(name):
    function = "_" + name.replace("-", "_")
    for path, command in sorted(all_commands(name), key=lambda entry: -len(entry[0])):
        yield "_".join([function, *path]) + "() {"
        lines = list(zsh_arguments(command))
        if command.commands:
            yield "  local state line context"
            lines += [quoted("1:command:->command"), quoted("*::arguments:->arguments")]
        yield "  _arguments -S " + ("-C " if command.commands else "") + "\\"
        yield from (f"    {line} \\" for line in lines[:-1])
        yield f"    {lines[-1]}"
        if command.commands:
            yield '  case $state in'
            yield "    command) _values command " + " ".join(
                quoted(word + "[" + re.sub(r"([\[\]:\\])", r"\\\1", inner.help.split(". ")[0]) + "]")
                for word, inner in command.commands.items()) + " ;;"
            yield f"    arguments) {'_'.join([function, *path])}_$line[1] ;;"
            yield "  esac"
        yield "}"
    yield f"compdef {function} {name}"


def fish(name):
    for path, command in all_commands(name):
        # A word such as "check" can be a command and part of another one.
        others = [word for word, other in programs[name].commands.items() if path and path[0] in other.commands]
        inner = [*command.commands, *others]
        conditions = [f"__fish_seen_subcommand_from {word}" for word in path]
        conditions += [f"not __fish_seen_subcommand_from {' '.join(inner)}"] if inner else []
        condition = "; and ".join(conditions)
        start = f"complete -c {name}" + (f" -n {quoted(condition)}" if condition else "")
        words, files, _ = completed(command.value)
        if not files:
            yield f"{start} -f" + (f" -a {quoted(' '.join(words))}" if words else "")
        for word, sub in command.commands.items():
            yield f"{start} -a {word} -d {quoted(sub.help.split('. ')[0])}"
        for option in command.options:
            words, files, folders = completed(option.value)
            typed = " ".join(f"-l {text[2:]}" if text.startswith("--") else f"-s {text[1:]}" for text in option.names)
            if folders:
                words.append("(__fish_complete_directories)")
            value = ("-r -F" if files else "-x") if option.value else ""
            choices = f"-a {quoted(' '.join(words))}" if words else ""
            yield " ".join(filter(None, [start, typed, value, choices, f"-d {quoted(option.help)}"]))


writers = {"bash": bash, "zsh": zsh, "fish": fish}
print("#compdef storeys storeys-cli" if shell == "zsh" else "# Completion for storeys and storeys-cli.")
for name in programs:
    print("\n".join(writers[shell](name)))
