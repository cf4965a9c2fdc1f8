import QtQuick
import QtQuick3D
import Storeys
import Storeys.Scene

// The tiles that are in the air at the moment. They are only show: the board has them already, and draws them when they
// have landed.
Node {
    id: flights

    required property var session
    required property BoardSpace space
    required property TileMaterial material     // null until a tile is there
    property var tiles: []
    readonly property var squares: tiles.map(tile => tile.square).filter(square => square >= 0)   // they draw no tile of their own
    readonly property bool running: tiles.length > 0

    // The top tile of a square falls into place.
    function drop(square: int, from: vector3d, wait: int): void {
        const stack = flights.session.stacks[square]
        const level = stack.length - 1
        const tile = falling.createObject(flights, {
            square: square, from: from, to: flights.space.place(square, level), wait: wait,
            symbol: stack[level], level: level, mark: flights.session.marks[square], material: flights.material,
            faces: flights.session.tileFaces
        })
        tile.landed.connect(() => flights.remove(tile))
        flights.tiles = flights.tiles.concat([tile])
    }
    // Tiles that somebody else has played come down one after the other.
    function dropAll(landing: var): void {
        landing.forEach((tile, i) => {
            const place = flights.space.place(tile.square, tile.level)
            flights.drop(tile.square, place.plus(Qt.vector3d(0, 40, 0)), i * Theme.lift)
        })
    }
    // Tiles of a turn that is taken back before the eyes: the board has them no more.
    function liftAll(rising: var): void {
        rising.forEach((tile, i) => {
            const from = flights.space.place(tile.square, tile.level)
            const piece = lifting.createObject(flights, {
                square: -1, from: from, to: from.plus(Qt.vector3d(0, 40, 0)), wait: (rising.length - 1 - i) * Theme.lift / 2,
                symbol: tile.tile, level: tile.level, material: flights.material, faces: flights.session.tileFaces
            })
            piece.landed.connect(() => flights.remove(piece))
            flights.tiles = flights.tiles.concat([piece])
        })
    }
    function finish(): void {
        const all = flights.tiles
        flights.tiles = []
        all.forEach(tile => tile.destroy())
    }
    function remove(landed: var): void {
        flights.tiles = flights.tiles.filter(tile => tile !== landed)
        landed.destroy()
    }

    Component {
        id: falling

        FlyingTile {}
    }
    Component {
        id: lifting

        RisingTile {}
    }
}
