#!/usr/bin/env python3
"""Checks the spelling of what people read: all texts of the window in English and German, README, CONTRIBUTING, CHANGELOG,
the help of storeys-cli. hunspell knows the languages; own_words_en.txt and own_words_de.txt hold what only this project says,
unwanted_en.txt and unwanted_de.txt what it no longer says, unwanted_on_screen_en.txt what only scripts and programmers say.

spelling.py TEXTS.ts PROJECT STOREYS-CLI    TEXTS.ts: the texts of the sources, as lupdate finds them"""

import pathlib
import re
import subprocess
import sys
import xml.etree.ElementTree as ElementTree

HERE = pathlib.Path(__file__).parent
DICTIONARIES = {"en": "en_GB", "de": "de_DE"}
# Not prose: code, addresses, tags, entities, places for values, options, files, keys of records, notation, tiles.
NO_PROSE = [r"```.*?```", r"`[^`]*`", r"<https?:[^>]*>", r"https?://\S+", r"\]\([^)]*\)", r"<[^>]*>", r"&\w+;", r"%(L?\d|n)(’s)?",
            r"(?<![\w-])--?[A-Za-z][\w-]*", r"#[\w-]+", r"\S*[/_]\S*", r"\S*\w\.\w\S*", r"'[^' ]*[^a-z' ][^']*'",
            r"\b\w*\d\w*-?", r"\b[A-ZÄÖÜ]{2,}\b-?", r"\b[a-z]+=\S*", r"\w+\(s\)"]


def texts_of(file, translated):
    """The (place, text) of a .ts file: what it translates, or what it translates it to."""
    for context in ElementTree.parse(file).getroot().iter("context"):
        place = context.findtext("name")
        for message in context.iter("message"):
            translation = message.find("translation")
            forms = [form.text or "" for form in translation.iter("numerusform")] or [translation.text or ""]
            for text in forms if translated else [message.findtext("source") or ""]:
                yield f"{place}: {text}", text


def paragraphs_of(file):
    """The (place, text) of a page in Markdown, without its blocks of code."""
    text = re.sub(r"```.*?```", lambda block: "\n" * block.group().count("\n"), file.read_text(encoding="utf-8"), flags=re.S)
    for number, line in enumerate(text.split("\n"), 1):
        yield f"{file.name}:{number}: {line.strip()}", line


def help_of(program):
    """The (place, text) of a command line's help and that of its commands."""
    commands = [[]] + [[name] for name in ("moves", "check", "replay", "analyse", "arena", "bench", "lexicon", "variant")]
    commands += [["lexicon", name] for name in ("build", "check", "info")]
    for command in commands:
        answer = subprocess.run([program, *command, "--help"], capture_output=True, text=True, check=False)
        for line in answer.stdout.split("\n"):
            prose = re.sub(r"^ {2}\S+( [A-Z].*?| \.\.\.)?( REQUIRED)?( {2,}|$)", "", line)   # its name is no prose
            yield f"{' '.join(['storeys-cli', *command])} --help: {line.strip()}", prose


def prose(text):
    for pattern in NO_PROSE:
        text = re.sub(pattern, " ", text, flags=re.S)
    return re.sub(r"[*_|&]", " ", text)


def entries(name):
    """The lines of a list of ours; # begins a comment."""
    lines = (line.split("#")[0].strip() for line in (HERE / name).read_text(encoding="utf-8").split("\n"))
    return [line for line in lines if line]


def misspelt(language, texts):
    own = set(entries(f"own_words_{language}.txt"))
    command = ["hunspell", "-d", DICTIONARIES[language], "-i", "utf-8", "-l"]
    answer = subprocess.run(command, input="\n".join(prose(text) for _, text in texts), capture_output=True, text=True,
                            encoding="utf-8", check=False)
    if answer.returncode != 0 or "Can't open" in answer.stderr:
        sys.exit(f"spelling.py: error: {' '.join(command)}: {answer.stderr.strip()}")
    wrong = sorted({word.strip(".-") for word in answer.stdout.split()} - own - {""})
    for word in wrong:
        where = next(place for place, text in texts if re.search(rf"(?<!\w){re.escape(word)}(?!\w)", prose(text)))
        yield f"{language}: {word}: not in the dictionary, nor in own_words_{language}.txt\n    {where}"


def unwanted(language, texts, name):
    for pattern in entries(name):
        for place, text in texts:
            if re.search(pattern, prose(text), re.I):
                yield f"{language}: “{pattern}” is listed in {name}\n    {place}"


def main():
    texts, project, cli = sys.argv[1], pathlib.Path(sys.argv[2]), sys.argv[3]
    translations = project / "assets" / "translations"
    pages = [line for page in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md") for line in paragraphs_of(project / page)]
    pages += help_of(cli)
    read = {"en": [*texts_of(texts, False), *texts_of(translations / "storeys_en.ts", True), *pages],
            "de": [*texts_of(translations / "storeys_de.ts", True)]}
    screen = [*texts_of(texts, False), *texts_of(translations / "storeys_en.ts", True)]
    faults = [*unwanted("en", screen, "unwanted_on_screen_en.txt")]
    for language, found in read.items():
        if len(found) < 500:
            sys.exit(f"spelling.py: error: only {len(found)} texts found in '{language}'")
        faults += [*misspelt(language, found), *unwanted(language, found, f"unwanted_{language}.txt")]
    print("\n".join(faults) or "no fault in " + ", ".join(f"{len(found)} texts ({code})" for code, found in read.items()))
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
