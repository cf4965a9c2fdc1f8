"""What the squares of the board are called, and what is announced, in every way of looking at a game."""
import pathlib
import re
import sys
import tempfile
import unittest

from bus import News, Program, press, wait_for
from table import Table, board_of_record

STOREYS = sys.argv[1]
RECORD = """#character-encoding UTF-8
#player1 Ann Ann
#player2 Bo Bo
#variant stack10
>Ann: DOOMPAC 5D MOOD +8 8
>Bo: WEAUITN 5D W... +5 5
"""


class TableTest(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.news = News()
        self.program = None

    def tearDown(self):
        if self.program:
            self.program.close()
        self.news.close()
        self.folder.cleanup()

    def start(self, *options):
        self.program = Program(STOREYS, "--size", "1024x640", "--camera", "top", "--data-dir", self.folder.name, *options)

    def start_game(self):
        self.start("--players", "You,Ada:greedy", "--seed", "4")
        self.told("Draw for first player: ")
        self.table = Table(self.program)

    def told(self, pattern):
        try:
            wait_for(lambda: any(re.search(pattern, text) for text in self.news.texts), f"'{pattern}' to be told")
        except AssertionError as error:
            raise AssertionError(f"{error}; it was {self.news.texts}") from None

    def record(self):
        return next(pathlib.Path(self.folder.name).rglob("*.gcg"))

    def play_coop(self):
        """C D O O P P S on the rack."""
        for tile, square in zip("COOP", (44, 54, 64, 74)):
            self.table.lay(tile, square)
        self.program.press("Play for")

    def test_empty_squares_and_the_rack_are_named(self):
        self.start_game()
        self.assertEqual(self.table.square(0), "empty")
        self.assertEqual(self.table.square(44), "empty, start square")
        self.assertEqual([place.get_name() for place in self.table.places],
                         [f"{tile}, {at} of 7" for at, tile in enumerate("CDOOPPS", 1)])

    def test_a_laid_tile_is_named_and_a_press_takes_it_back(self):
        self.start_game()
        self.table.lay("C", 44)
        self.assertEqual(self.table.square(44), "C, height 1, placed, not yet played")
        press(self.table.squares[44])
        wait_for(lambda: self.table.square(44) == "empty, start square", "the tile to be taken back")
        wait_for(lambda: self.table.rack()[0] == "C", "the tile to be on the rack")

    def test_plays_are_told_and_stand_on_the_board(self):
        self.start_game()
        self.play_coop()
        self.told(r"1, You: COOP, \d+ points\. Ada to play\.")
        self.told(r"2, Ada: .* Your turn\.")
        self.assertGreater(self.news.shown, 0)
        wait_for(lambda: self.table.board() == board_of_record(self.record()), "the board to be that of the record")

    def test_the_board_of_a_look_back_is_told(self):
        self.start_game()
        self.play_coop()
        self.told(r"2, Ada: ")
        self.program.press("Look back at turns")
        self.told(r"The board after turn 2, Ada: ")
        self.program.press("First turn")
        self.told(r"The board before the first turn")
        self.program.press("Next turn")
        self.told(r"The board after turn 1, You: COOP")
        wait_for(lambda: "".join(self.table.board()) == "COOP", "the first play alone")
        self.assertEqual(self.table.square(44), "C, height 1, last play")

    def test_a_refusal_is_told(self):
        self.start_game()
        self.play_coop()
        self.told(r"2, Ada: .* Your turn\.")
        board, rack = self.table.board(), self.table.rack()
        alike = next(at for at, stack in enumerate(board) if stack and stack[-1] in rack)
        self.table.pick(board[alike][-1])
        press(self.table.squares[alike])
        self.told("cannot place a letter on the same letter")

    def test_an_opened_record_is_told_alike(self):
        path = pathlib.Path(self.folder.name) / "shown.gcg"
        path.write_text(RECORD)
        self.start(str(path))
        table = Table(self.program)
        self.assertEqual(table.square(43), "W on M, height 2, last play")
        self.assertEqual(table.squares[43].get_description(), "below, from the top: M")
        self.assertEqual(table.board(), board_of_record(path))


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1], verbosity=2)
