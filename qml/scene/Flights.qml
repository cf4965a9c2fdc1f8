import QtQuick
import QtQuick3D
import Storeys
import Storeys.Scene

// The tiles that are in the air at the moment. They are only show: the board has them already, and draws them when they
// have landed. With reduced motion none flies.
Node {
    id: flights

    required property var session
    required property BoardSpace space
    required property TileMaterial material     // null until a tile is there
    property var tiles: []
    readonly property var squares: tiles.filter(tile => tile.down).map(tile => tile.square)
    readonly property bool running: tiles.length > 0

    // The top tile of a square falls into place.
    function drop(square: int, from: vector3d, wait: int): void {
        if (Theme.reducedMotion)
            return
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
        if (Theme.showPace === 0)
            return
        landing.forEach((tile, i) => {
            const place = flights.space.place(tile.square, tile.level)
            flights.drop(tile.square, place.plus(Qt.vector3d(0, 40, 0)), i * Theme.landGap)
        })
    }
    // Tiles that were taken off again: back to where the rack is, or just up, as a step back in the game shows it.
    function liftAll(leaving: var, toRack: bool): void {
        if (Theme.reducedMotion || Theme.showPace === 0)
            return
        const rack = Qt.vector3d(0, 30, 5 * flights.space.rows + 30)
        leaving.forEach((tile, i) => {
            const from = flights.space.place(tile.square, tile.level)
            const flying = falling.createObject(flights, {
                square: tile.square, from: from, to: toRack ? rack : from.plus(Qt.vector3d(0, 40, 0)),
                wait: (toRack ? i : (leaving.length - 1 - i) / 2) * Theme.landGap, down: false,
                symbol: tile.tile, level: tile.level, mark: 0, material: flights.material, faces: flights.session.tileFaces
            })
            flying.landed.connect(() => flights.remove(flying))
            flights.tiles = flights.tiles.concat([flying])
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
}
