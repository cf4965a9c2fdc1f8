"""The game on the table, as it is told on the bus: board, rack, players. Squares are numbered along the rows from 0."""
import json
import re
import subprocess

from bus import Role, State, children, has, press, wait_for


class Table:
    def __init__(self, program):
        self.program = program
        board = program.find(Role.TABLE, "Board, ")
        self.rows, self.columns = (int(number) for number in re.findall(r"\d+", board.get_name()))
        self.squares = wait_for(lambda: self._cells(board), "all squares of the board")
        self.places = children(program.find(Role.LIST, "(Your r|R)ack"))
        self.seats = program.find(Role.LIST, "Players")

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
        """Its tiles from the bottom, one character each: a small one for a blank of either kind, # for a blocker."""
        told = self.square(number)
        if re.match(r"blocker\b", told):
            return "#"
        blank = re.match(r"(?:yellow )?blank as ([A-Z])", told)
        if blank:
            return blank.group(1).lower()
        top = re.match(r"(Qu|[A-Z])\b", told)
        under = re.match(r"below, from the top: (.*)", self.squares[number].get_description() or "")
        tiles = ([top.group(1)] if top else []) + (under.group(1).split() if under else [])
        return "".join(tile[0] for tile in reversed(tiles))

    def board(self):
        return [self.stack(number) for number in range(len(self.squares))]

    def rack(self):
        """A character for each place, ? for a blank, '' where no tile is; then what lies beside it, * and # for each piece."""
        return [self._tile(place.get_name()) for place in self.places]

    def _tile(self, told):
        heap = re.match(r"(\d+) (yellow blank|blocker)s? in the reserve", told)
        if heap:
            return ("*" if heap.group(2) == "yellow blank" else "#") * int(heap.group(1))
        tile = re.match(r"(Qu|[A-Z])\b", told)
        return tile.group(1)[0] if tile else "?" if told.startswith("blank,") else ""

    def players(self):
        return [node.get_name() for node in children(self.seats)]

    def my_turn(self):
        return ", to play," in self.players()[0]

    # ---- what is done
    def pick(self, tile):
        place = next(place for place, held in zip(self.places, self.rack()) if held[:1] == tile)
        press(place)
        wait_for(lambda: has(place, State.SELECTED), f"{tile} to be picked")

    def lay(self, tile, number):
        """By a press on a tile of the rack and one on the square: a small letter for a blank, with * for a yellow one."""
        letter = tile[-1]
        self.pick("*" if tile[0] == "*" else "?" if letter.islower() else letter)
        press(self.squares[number])
        if letter.islower():
            dialog = self.program.find(Role.DIALOG, "Choose a letter for the blank")
            press(self.program.find(Role.PUSH_BUTTON, letter.upper() + "$", dialog))
        wait_for(lambda: "placed, not yet played" in self.square(number), f"{tile} to lie on square {number}")


def board_text(stacks, columns=10):
    """As the command line reads it."""
    text = "/".join("".join(cell(stack) for stack in stacks[at:at + columns]) for at in range(0, len(stacks), columns))
    return re.sub(r"1+", lambda run: str(len(run.group())), text)


def cell(stack):
    return "1" if stack == "" else stack if len(stack) == 1 else f"({stack})"


def best_play(cli, stacks, rack, columns=10, variant="stack10", liked=()):
    """The play that covers most of the squares that are liked, of those the one with the highest score where plays bring
    points, or None: tiles as { row, column, tile }, and claims."""
    top = [] if liked else ["--top", "1"]
    answer = subprocess.run([cli, "moves", "--variant", variant, "--board", board_text(stacks, columns),
                             "--rack", "".join(rack), *top], check=True, capture_output=True, text=True).stdout
    plays = [play for play in map(json.loads, answer.splitlines()) if "tiles" in play]

    def covered(play):
        return sum(tile["row"] * columns + tile["column"] in liked for tile in play["tiles"])
    return max(plays, key=covered, default=None)        # the first of them


def squares_of(play, columns):
    """Square and tile, for each tile that a record's play puts down."""
    first, tiles = play.split(" ", 1)
    if "=" in first:
        return [(number_of(tile.split("=")[0], columns), tile[-1]) for tile in play.split(" / ")[0].split(" ")]
    across = first[0].isdigit()
    start = number_of(first if across else first[1:] + first[0], columns)
    found = []
    for i, tile in enumerate(tiles.split(" ")[0].replace("*", "")):
        if tile != ".":
            found.append((start + i * (1 if across else columns), tile))
    return found


def number_of(name, columns):
    return (int(name[:-1]) - 1) * columns + ord(name[-1]) - ord("A")


def board_of_record(path, columns=10, rows=10):
    """What a record's plays leave on the board, worked out from the record alone."""
    stacks = [""] * (columns * rows)
    for line in open(path, encoding="utf-8"):
        play = re.match(r">\S+: \S* ((?:\d+[A-Z]|[A-Z]\d+)[ =].*) \+\d+ ", line)
        if play:
            for square, tile in squares_of(play.group(1), columns):
                stacks[square] = stacks[square].replace("#", "") + tile     # a tile may replace a blocker
            for sign, name in re.findall(r" ([#-])(\d+[A-Z])(?![-\w])", play.group(1).split(" / ")[0]):
                stacks[number_of(name, columns)] = "#" if sign == "#" else ""
        choice = re.match(r"#choice -(\d+[A-Z])$", line)
        if choice:
            stacks[number_of(choice.group(1), columns)] = ""
    return stacks
