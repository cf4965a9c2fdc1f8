"""A whole game through the accessibility bus alone: nothing is known of it but what the bus tells. Of a long game the last
turns, after those of computers."""
import json
import pathlib
import re
import subprocess
import sys
import tempfile
import unittest

from bus import News, Program, Role, has, press, State, wait_for
from table import Table, best_play, board_of_record, number_of

STOREYS, CLI, VARIANT = sys.argv[1:4]
RESULT = r"You win|.* wins$|.* for first place|Game over"   # what its dialog is called
SEED = {"bust-out": 2, "hyper-race": 37}
BEGUN = {"stack10": 16, "blanks-blockers": 14, "surprise": 14}     # turns that are taken already
MEETS = {"stack10": {"plays"}, "blanks-blockers": {"plays", "yellow blanks", "blockers"},
         "bust-out": {"plays", "yellow blanks", "blockers", "cards"}, "hyper-race": {"plays", "yellow blanks", "cards"},
         "free-for-all": {"plays", "claims"}, "surprise": {"plays", "yellow blanks"}}


class GameTest(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        settings = pathlib.Path(self.folder.name) / "settings/storeys"
        settings.mkdir(parents=True)
        (settings / "storeys.conf").write_text("[General]\nshowSpeed=off\n")     # nothing to wait for
        self.news = News()
        self.met = set()
        game = [self.begun()] if VARIANT in BEGUN else ["--variant", VARIANT, "--players", "You,Ada:greedy", "--seed",
                                                        str(SEED.get(VARIANT, 1))]
        self.program = Program(STOREYS, "--size", "1280x800", "--camera", "top", "--data-dir", self.folder.name, *game)

    def tearDown(self):
        self.program.close()
        self.news.close()
        self.folder.cleanup()

    def begun(self):
        """The record of a game of computers that stops there, one of them a person from then on."""
        arena = pathlib.Path(self.folder.name) / "arena"
        subprocess.run([CLI, "arena", "--variant", VARIANT, "--bots", "greedy,casual", "--games", "2", "--seed", "1",
                        "--threads", "1", "--gcg", str(arena)], check=True, capture_output=True)
        lines = sorted(arena.glob("*.gcg"))[0].read_text().splitlines()
        turns = [at for at, line in enumerate(lines) if line.startswith(">")]
        text = "\n".join(lines[:turns[BEGUN[VARIANT]]]) + "\n"
        text = text.replace("kind1 greedy", "kind1 human").replace(">greedy:", ">You:").replace("greedy greedy", "You You")
        begun = pathlib.Path(self.folder.name) / "begun.gcg"
        begun.write_text(text.replace(">casual:", ">Ada:").replace("#player2 casual casual", "#player2 Ada Ada"))
        return str(begun)

    def dismiss_dialogs(self):
        while dialogs := self.program.all(Role.DIALOG):
            press(next(node for node in self.program.all(Role.PUSH_BUTTON, under=dialogs[0])))
            wait_for(lambda: not self.program.has(Role.DIALOG), "the dialog to close")

    def play(self, play):
        for tile in play["tiles"]:
            self.table.lay(tile["tile"], tile["row"] * self.table.columns + tile["column"])
            self.met |= {"yellow blanks"} if tile["tile"][0] == "*" else set()
        if "claims" in play:
            self.claim(play["claims"])
        elif "blockers" in MEETS[VARIANT] - self.met and "#" in "".join(self.table.rack()):
            self.put_blocker()
        self.program.press("Play")
        self.met.add("plays")

    def claim(self, claims):
        press(self.program.find(None, "2 Words"))       # a tab; with Qt 6.4 a radio button
        for at, claim in enumerate(claims, 1):
            squares = [number_of(name, self.table.columns) for name in claim["squares"]]
            for square in squares + squares[-1:]:
                press(self.table.squares[square])
            self.program.find(Role.LIST_ITEM, f"claim {at}: .*{claim['word']}")
        self.met.add("claims")

    def put_blocker(self):
        """On the first square far from the tiles where it may lie."""
        for square in (square for square in range(len(self.table.squares)) if self.table.square(square) == "empty"):
            self.table.pick("#")
            press(self.table.squares[square])
            try:
                wait_for(lambda: self.table.stack(square) == "#", "the blocker to lie there", limit=2)
            except AssertionError:
                continue
            self.met.add("blockers")
            return

    def answer_card(self, dialog):
        """Changes a tile, takes a blocker off, or goes on where nothing is asked."""
        choices = self.program.all(Role.CHECK_BOX, under=dialog) or self.program.all(Role.RADIO_BUTTON, under=dialog)
        card = dialog.get_name()
        if choices:
            press(choices[0])
        press(self.program.find(Role.PUSH_BUTTON, "Go on|Change .*\\d|Take off .*\\d", dialog))
        wait_for(lambda: not self.program.has(Role.DIALOG, re.escape(card)), "the card to be gone")
        self.met.add("cards")

    def do_without_play(self):
        exchange = self.program.find(Role.PUSH_BUTTON, "Exchange (a tile|tiles)")
        if not has(exchange, State.SENSITIVE):
            self.program.press("Pass")
            press(next(b for b in self.program.all(Role.PUSH_BUTTON, "Pass", self.program.find(Role.DIALOG))))
            return
        press(exchange)
        dialog = self.program.find(Role.DIALOG)
        press(self.program.find(Role.CHECK_BOX, under=dialog))
        press(self.program.find(Role.PUSH_BUTTON, "Exchange", under=dialog))

    def take_turn(self):
        before = self.turns()
        held = "".join(self.table.rack()).replace("#", "")
        held = held.split("*")[0] + ("*" if "*" in held else "")       # each more multiplies the plays
        play = best_play(CLI, self.table.board(), held, self.table.columns, VARIANT, self.collecting())
        self.play(play) if play else self.do_without_play()
        wait_for(lambda: self.turns() > before, "the turn to be taken")

    def collecting(self):
        """Squares that give something or draw a card."""
        if "yellow blanks" not in MEETS[VARIANT]:
            return ()
        return {number for number in range(len(self.table.squares))
                if re.match(r"empty, .*(gives a|draws a)", self.table.square(number))}

    def turns(self):
        return max([int(text.split(",")[0]) for text in " ".join(self.news.texts).replace(".", "\n").split("\n")
                    if text.strip().split(",")[0].isdigit()] or [0])

    def record(self):
        return next(path for path in pathlib.Path(self.folder.name).rglob("*.gcg")
                    if path.name != "begun.gcg" and path.parent.name != "arena")

    def what_is_asked(self):
        """A dialog of a card, "over", "mine" for a turn, or None. The tutorial that comes with a first game is declined."""
        dialogs = self.program.all(Role.DIALOG)
        if dialogs and (known := self.program.all(Role.PUSH_BUTTON, "I know the game", dialogs[0])):
            press(known[0])
            wait_for(lambda: not self.program.has(Role.DIALOG), "the offer to close")
        elif dialogs:
            return "over" if re.match(RESULT, dialogs[0].get_name()) else dialogs[0]
        return "mine" if self.table.my_turn() else self.program.has(Role.PUSH_BUTTON, "Show result") and "over"

    def test_a_whole_game_is_played_through_the_bus_alone(self):
        self.dismiss_dialogs()
        self.table = Table(self.program)
        while (asked := wait_for(self.what_is_asked, "a turn")) != "over":
            self.take_turn() if asked == "mine" else self.answer_card(asked)
        wait_for(lambda: any("Game over" in text for text in self.news.texts), "the end to be told")
        dialog = self.program.find(Role.DIALOG, RESULT)
        final = subprocess.run([CLI, "replay", str(self.record())], check=True, capture_output=True, text=True).stdout
        for seat in json.loads(final.splitlines()[-1])["final"]:
            total = rf"\b{seat['total']}\b" if VARIANT not in ("bust-out", "hyper-race") else ""
            self.assertTrue(self.program.all(None, f".*{seat['player']}.*{total}", dialog), seat)
        self.assertEqual(self.table.board(), board_of_record(self.record(), self.table.columns, self.table.rows))
        self.assertLessEqual(MEETS[VARIANT], self.met)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1], verbosity=2)
