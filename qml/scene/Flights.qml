import QtQuick
import Storeys
import Storeys.Scene
import Storeys.Table

// The tiles that are in the air at the moment, on the board in three dimensions or on the flat one. They are only show: the
// board has them already, and draws them when they have landed. With reduced motion none flies.
QtObject {
    id: flights

    required property TableView view
    required property BoardSpace space
    required property Component shape       // shows its flight, if it has one
    required property QtObject home         // of the shapes
    required property bool on               // somebody looks at this board
    required property var board             // a BoardView or a FlatBoard
    property var tiles: []                  // Flights
    // Shapes without a flight. They are kept, because Quick 3D remembers what it has drawn of a table of instances by the address
    // of the table: a new one at the address of one that is gone would show the letter of that one.
    property var spare: []
    readonly property var squares: tiles.filter(tile => tile.down).map(tile => tile.square)
    readonly property bool running: tiles.some(tile => !tile.rests)
    readonly property vector3d rack: Qt.vector3d(0, 30, 5 * space.rows + 30)

    // The top tile of a square falls into place.
    function drop(square: int, from: vector3d, wait: int): void {
        const stack = String(flights.view.stacks[square]), level = stack.length - 1
        if (Theme.reducedMotion || level < 0)
            return
        flights.add({ square: square, from: from, to: flights.space.place(square, level), wait: wait,
                      symbol: stack[level], level: level, mark: flights.view.marks[square] })
    }
    // Tiles that somebody else has played come down one after the other.
    function dropAll(landing: var): void {
        if (Theme.showPace === 0)
            return
        landing.forEach((tile, i) => {
            const place = flights.space.place(tile.square, tile.level)
            flights.drop(tile.square, place.plus(Qt.vector3d(0, 40, 0)), i * Theme.landGap)
        })
    }
    // Tiles that were taken off again: to the rack or to a slot of it; else just up, the last one first, as a step back in the
    // game shows it.
    function liftAll(leaving: var, toRack: bool): void {
        if (Theme.reducedMotion || Theme.showPace === 0)
            return
        leaving.forEach((tile, i) => {
            const from = flights.space.place(tile.square, tile.level), up = from.plus(Qt.vector3d(0, 40, 0))
            const slot = tile.slot ?? -1
            flights.add({ square: tile.square, from: from, to: slot >= 0 && flights.board.rack !== null ? flights.board.slotPlace(slot, tile.level) : toRack ? flights.rack : up,
                          wait: (toRack ? i : (leaving.length - 1 - i) / 2) * Theme.landGap, down: false, fades: slot < 0 && !toRack,
                          symbol: tile.tile, level: tile.level })
        })
    }
    // A tile that is only shown comes to lie on the square, until it is lifted or finish() ends it.
    function show(square: int, symbol: string): void {
        const place = flights.space.place(square, 0)
        flights.add({ square: square, from: Theme.reducedMotion ? place : place.plus(Qt.vector3d(0, 40, 0)), to: place, down: false, stays: true,
                      symbol: symbol, level: 0 })
    }
    // All those on such squares get that mark.
    function markShown(squares: var, mark: int): void {
        flights.tiles.filter(tile => tile.stays && squares.includes(tile.square)).forEach(tile => tile.mark = mark)
    }
    function liftShown(): void {
        const shown = flights.tiles.filter(tile => tile.stays)
        flights.end(shown)
        flights.liftAll(shown.map(tile => ({ square: tile.square, tile: tile.symbol, level: 0 })), false)
    }
    function add(way: var): void {
        const flight = flights.kind.createObject(flights, way)
        flight.shape = flights.spare.pop() ?? flights.shape.createObject(flights.home)
        flight.shape.flight = flight
        flight.landed.connect(() => {
            if (!flight.stays)
                flights.end([flight])
        })
        flights.tiles = flights.tiles.concat([flight])
        flight.begin()
    }
    function end(landed: var): void {
        flights.tiles = flights.tiles.filter(tile => !landed.includes(tile))
        landed.forEach(tile => {
            tile.shape.flight = null
            flights.spare.push(tile.shape)
            tile.destroy()
        })
    }
    function finish(): void { flights.end(flights.tiles) }
    // Ends what no longer comes down to what lies there.
    function check(): void {
        flights.end(flights.tiles.filter(tile => {
            const stack = String(flights.view.stacks[tile.square] ?? "")
            return tile.down && (stack.length !== tile.level + 1 || stack[tile.level] !== tile.symbol)
        }))
    }

    readonly property Component kind: Component { Flight {} }
    readonly property Connections news: Connections {
        target: flights.on ? flights.view : null

        function onTilesLanded(tiles: var): void { flights.dropAll(tiles) }
        function onTilesWithdrawn(tiles: var): void { flights.liftAll(tiles, true) }
        function onTilesLifted(tiles: var): void { flights.liftAll(tiles, false) }
        function onStacksChanged(): void { flights.check() }
    }
}
