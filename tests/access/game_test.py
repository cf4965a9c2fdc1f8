"""A whole game through the accessibility bus alone: nothing is known of it but what the bus tells."""
import json
import pathlib
import subprocess
import sys
import tempfile
import unittest

from bus import News, Program, Role, children, has, press, State, wait_for
from table import Table, best_play, board_of_record

STOREYS, CLI = sys.argv[1:3]


class GameTest(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        settings = pathlib.Path(self.folder.name) / "settings/storeys"
        settings.mkdir(parents=True)
        (settings / "storeys.conf").write_text("[General]\nshowSpeed=off\n")     # nothing to wait for
        self.news = News()
        self.program = Program(STOREYS, "--players", "You,Ada:greedy", "--seed", "4", "--size", "1024x640",
                               "--camera", "top", "--data-dir", self.folder.name)

    def tearDown(self):
        self.program.close()
        self.news.close()
        self.folder.cleanup()

    def dismiss_dialogs(self):
        while dialogs := self.program.all(Role.DIALOG):
            press(next(node for node in self.program.all(Role.PUSH_BUTTON, under=dialogs[0])))
            wait_for(lambda: not self.program.has(Role.DIALOG), "the dialog to close")

    def play(self, tiles):
        for tile in tiles:
            self.table.lay(tile["tile"], tile["row"] * 10 + tile["column"])
        self.program.press("Play for")

    def do_without_play(self):
        exchange = self.program.find(Role.PUSH_BUTTON, "Exchange a tile")
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
        tiles = best_play(CLI, self.table.board(), self.table.rack())
        self.play(tiles) if tiles else self.do_without_play()
        wait_for(lambda: self.turns() > before, "the turn to be taken")

    def turns(self):
        return max([int(text.split(",")[0]) for text in " ".join(self.news.texts).replace(".", "\n").split("\n")
                    if text.strip().split(",")[0].isdigit()] or [0])

    def record(self):
        return next(pathlib.Path(self.folder.name).rglob("*.gcg"))

    def test_a_whole_game_is_played_through_the_bus_alone(self):
        self.dismiss_dialogs()
        self.table = Table(self.program)
        while not wait_for(lambda: "over" if self.table.is_over() else self.table.my_turn() and "mine", "a turn") == "over":
            self.take_turn()
        wait_for(lambda: any("Game over" in text for text in self.news.texts), "the end to be told")
        dialog = self.program.find(Role.DIALOG)
        final = subprocess.run([CLI, "replay", str(self.record())], check=True, capture_output=True, text=True).stdout
        for seat in json.loads(final.splitlines()[-1])["final"]:
            self.assertTrue(self.program.all(None, f".*{seat['player']}.*\\b{seat['total']}\\b", dialog), seat)
        self.assertEqual(self.table.board(), board_of_record(self.record()))


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1], verbosity=2)
