"""The game on the table, as it is told on the bus: board, rack, players. Squares are numbered along the rows from 0."""
import json
import re
import subprocess

from bus import Role, State, children, has, press, wait_for


class Table:
    def __init__(self, program, rows=10, columns=10):
        self.program, self.rows, self.columns = program, rows, columns
        board = program.find(Role.TABLE, "Board, ")
        self.squares = wait_for(lambda: self._cells(board), "all squares of the board")
        self.places = children(program.find(Role.LIST, "(Your r|R)ack"))

    def _cells(self, board):
        cells = [node for node in children(board) if node.get_role() == Role.TABLE_CELL]
        return cells if len(cells) == self.rows * self.columns else None

    # ---- what is read
    def square(self, number):
        """What is told of it, without where it is."""
        name = self.squares[number].get_name()
        where = f"row {number // self.columns + 1}, column {chr(ord('A') + number % self.columns)}, "
        assert name.startswith(where), f"square {number} is called '{name}'"
        return name[len(where):]

    def stack(self, number):
        """Its tiles from the bottom, one character each."""
        top = re.match(r"(Qu|[A-Z])\b", self.square(number))
        under = re.match(r"below, from the top: (.*)", self.squares[number].get_description() or "")
        tiles = ([top.group(1)] if top else []) + (under.group(1).split() if under else [])
        return "".join(tile[0] for tile in reversed(tiles))

    def board(self):
        return [self.stack(number) for number in range(len(self.squares))]

    def rack(self):
        """A character for each place, '' where no tile is."""
        tiles = [re.match(r"(Qu|[A-Z])\b", place.get_name()) for place in self.places]
        return [tile.group(1)[0] if tile else "" for tile in tiles]

    def players(self):
        return [node.get_name() for node in children(self.program.find(Role.LIST, "Players"))]

    def my_turn(self):
        return ", to play," in self.players()[0]

    def is_over(self):
        return self.program.has(Role.PUSH_BUTTON, "Show result") or self.program.has(Role.DIALOG)

    # ---- what is done
    def pick(self, tile):
        place = self.places[self.rack().index(tile)]
        press(place)
        wait_for(lambda: has(place, State.SELECTED), f"{tile} to be picked")

    def lay(self, tile, number):
        """By a press on a tile of the rack and one on the square."""
        self.pick(tile)
        press(self.squares[number])
        wait_for(lambda: "placed, not yet played" in self.square(number), f"{tile} to lie on square {number}")


def board_text(stacks, columns=10):
    """As the command line reads it."""
    text = "/".join("".join(cell(stack) for stack in stacks[at:at + columns]) for at in range(0, len(stacks), columns))
    return re.sub(r"1+", lambda run: str(len(run.group())), text)


def cell(stack):
    return "1" if stack == "" else stack if len(stack) == 1 else f"({stack})"


def best_play(cli, stacks, rack, columns=10):
    """The play of the highest score as { row, column, tile }, or None."""
    answer = subprocess.run([cli, "moves", "--board", board_text(stacks, columns), "--rack", "".join(rack), "--top", "1"],
                            check=True, capture_output=True, text=True).stdout
    return json.loads(answer)["tiles"] if answer else None


def board_of_record(path, columns=10, rows=10):
    """What a record's plays leave on the board, worked out from the record alone."""
    stacks = [""] * (columns * rows)
    for line in open(path, encoding="utf-8"):
        play = re.match(r">\S+: \S* (?:(\d+)([A-Z])|([A-Z])(\d+)) (\S+) \+\d+", line)
        if not play:
            continue
        across = play.group(1) is not None
        row, column = int(play.group(1) or play.group(4)) - 1, ord(play.group(2) or play.group(3)) - ord("A")
        for i, tile in enumerate(play.group(5)):
            if tile != ".":
                stacks[(row + (0 if across else i)) * columns + column + (i if across else 0)] += tile
    return stacks
