import QtQuick
import Storeys
import Storeys.Scene
import Storeys.Table

// The tiles in the air, over the board in three dimensions or the flat one. They are only for show: in the game these
// tiles have already moved. The board draws those that come down once they have landed. With reduced motion no tile
// flies.
QtObject {
    id: flights

    required property TableView view
    required property BoardSpace space
    required property Component shape       // draws the tile of its `flight`
    required property QtObject home         // parent of the shapes
    required property bool on               // this board is visible
    // All flights created so far, with their shapes. They are reused and never destroyed: Quick 3D caches a table of
    // instances by its address, so that a new table at the address of a destroyed one would show the old letter.
    property list<Flight> made
    readonly property list<Flight> tiles: Array.from(made).filter(flight => flight.flying)
    // Squares whose top tile is on its way down.
    readonly property list<int> squares: Array.from(tiles).filter(tile => tile.down).map(tile => tile.square)
    readonly property bool running: Array.from(tiles).some(tile => !tile.rests)
    readonly property vector3d overRack: Qt.vector3d(0, 30, 5 * space.rows + 30)

    // The place of a slot of the rack. PlayBoard overrides it, as it knows the rack.
    function slotPlace(slot: int, level: int): vector3d { return flights.overRack }
    // The top tile of a square comes down from a place, after `wait` milliseconds.
    function drop(square: int, from: vector3d, wait: int): void {
        const stack = String(flights.view.stacks[square]), level = stack.length - 1
        if (Theme.reducedMotion || level < 0)
            return
        flights.add({ square: square, from: from, to: flights.space.place(square, level), wait: wait,
                      symbol: stack[level], level: level, mark: flights.view.marks[square] })
    }
    // The tiles of a play that is shown come down one after the other.
    function dropAll(landing: list<movingTile>): void {
        if (Theme.showPace === 0)
            return
        Array.from(landing).forEach((tile, i) => {
            const place = flights.space.place(tile.square, tile.level)
            flights.drop(tile.square, place.plus(Qt.vector3d(0, 40, 0)), i * Theme.landGap)
        })
    }
    // Tiles that were taken off the board fly to their slots or, with `toRack`, over the rack. Otherwise they rise, the
    // last one first, and fade, as when a turn is undone or an earlier one is shown.
    function liftAll(leaving: var, toRack: bool): void {
        if (Theme.reducedMotion || Theme.showPace === 0)
            return
        leaving.forEach((tile, i) => {
            const from = flights.space.place(tile.square, tile.level), up = from.plus(Qt.vector3d(0, 40, 0))
            flights.add({ square: tile.square, from: from, to: tile.slot >= 0 ? flights.slotPlace(tile.slot, tile.level) : toRack ? flights.overRack : up,
                          wait: (toRack ? i : (leaving.length - 1 - i) / 2) * Theme.landGap, down: false, fades: tile.slot < 0 && !toRack,
                          symbol: tile.tile, level: tile.level })
        })
    }
    // Shows on a square a tile that is not in the game. It comes down and stays until liftShown() or finish().
    function show(square: int, symbol: string): void {
        const place = flights.space.place(square, 0)
        flights.add({ square: square, from: Theme.reducedMotion ? place : place.plus(Qt.vector3d(0, 40, 0)), to: place, down: false, stays: true,
                      symbol: symbol, level: 0 })
    }
    // Marks the tiles of show() on these squares.
    function markShown(squares: var, mark: int): void {
        Array.from(flights.tiles).filter(tile => tile.stays && squares.includes(tile.square)).forEach(tile => tile.mark = mark)
    }
    function liftShown(): void {
        const shown = Array.from(flights.tiles).filter(tile => tile.stays)
        shown.forEach(tile => tile.end())
        flights.liftAll(shown.map(tile => ({ square: tile.square, tile: tile.symbol, level: 0, slot: -1 })), false)
    }
    function add(way: var): void {
        const idle = Array.from(flights.made).find(flight => !flight.flying)
        if (idle !== undefined)
            return idle.begin(way)
        const flight = flights.kind.createObject(flights) as Flight
        flight.shape = flights.shape.createObject(flights.home, { flight: flight })
        flight.begin(way)
        flights.made = Array.from(flights.made).concat([flight])
    }
    function finish(): void { Array.from(flights.tiles).forEach(tile => tile.end()) }
    // Ends the flight of a tile that comes down to a square where it is no longer the top tile.
    function check(): void {
        Array.from(flights.tiles).forEach(tile => {
            const stack = String(flights.view.stacks[tile.square] ?? "")
            if (tile.down && (stack.length !== tile.level + 1 || stack[tile.level] !== tile.symbol))
                tile.end()
        })
    }

    readonly property Component kind: Component { Flight {} }
    readonly property Connections news: Connections {
        target: flights.on ? flights.view : null

        function onTilesLanded(tiles: list<movingTile>): void { flights.dropAll(tiles) }
        function onTilesWithdrawn(tiles: list<movingTile>): void { flights.liftAll(Array.from(tiles), true) }
        function onTilesLifted(tiles: list<movingTile>): void { flights.liftAll(Array.from(tiles), false) }
        function onStacksChanged(): void { flights.check() }
    }
}
