"""A game in two windows, each a program of its own, through the accessibility bus."""
import os
import pathlib
import signal
import sys
import tempfile
import unittest

from bus import Atspi, Program, Role, children, press, wait_for
from table import Table, best_play

STOREYS, CLI = sys.argv[1:3]


class OpenedWindow(Program):
    """A window that another program has opened: whatever is on the bus beside those that are known."""

    def __init__(self, *known):
        self.known = {program.pid for program in known}
        self.window = wait_for(self._find_window, "another window on the bus")

    def _find_window(self):
        for application in children(Atspi.get_desktop(0)):
            self.pid = application.get_process_id()
            if self.pid not in self.known and (windows := children(application)):
                application.set_cache_mask(Atspi.Cache.NONE)
                return windows[0]
        return None

    def close(self):
        os.kill(self.pid, signal.SIGTERM)


class WindowsTest(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        settings = pathlib.Path(self.folder.name) / "settings/storeys"
        settings.mkdir(parents=True)
        (settings / "storeys.conf").write_text("[General]\nshowSpeed=off\n")     # nothing to wait for
        self.first = Program(STOREYS, "--size", "1024x640", "--camera", "top", "--data-dir", self.folder.name,
                             "--players", "Ann,Bo:window", "--seed", "1")
        self.first.pid = self.first.process.pid
        self.second = OpenedWindow(self.first)
        self.opened = [self.second]

    def tearDown(self):
        for window in self.opened:
            try:
                window.close()
            except ProcessLookupError:      # the test has closed it
                pass
        self.first.close()
        self.folder.cleanup()

    def take_turn(self):
        """Of the window whose player is to move; both see it."""
        at = wait_for(lambda: [i for i, name in enumerate(self.tables[0].players()) if ", to play," in name], "a turn")[0]
        program, table = ((self.first, self.second)[at], self.tables[at])
        before = self.tables[0].board()
        play = best_play(CLI, table.board(), "".join(wait_for(lambda: all(table.rack()) and table.rack(), "a whole rack")))
        for tile in play["tiles"]:
            table.lay(tile["tile"], tile["row"] * table.columns + tile["column"])
        program.press("Play")
        wait_for(lambda: self.tables[at].board() != before and self.tables[0].board() == self.tables[1].board(),
                 "both to show the play")
        return at

    def test_two_windows_play_and_one_is_opened_again(self):
        self.tables = [Table(self.first), Table(self.second)]
        self.assertNotEqual(self.tables[0].rack(), self.tables[1].rack())
        turns = [self.take_turn() for _ in range(4)]
        self.assertEqual(turns, [turns[0], 1 - turns[0]] * 2)
        self.second.close()
        self.first.find(None, "The window of Bo is closed")
        self.first.press("Open the second window")
        self.second = OpenedWindow(self.first, *self.opened)
        self.opened.append(self.second)
        self.tables[1] = Table(self.second)
        wait_for(lambda: self.tables[0].board() == self.tables[1].board(), "the new window to show the board")
        self.assertEqual([self.take_turn() for _ in range(2)], turns[:2])


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1], verbosity=2)
