pragma ComponentBehavior: Bound
import QtQuick
import QtQuick3D
import Storeys
import Storeys.Scene
import Storeys.Table

// Brackets on the tiles of the rack that a lesson points at, as on squares of the board.
Repeater3D {
    id: signs

    required property TableView view
    required property HintGiver hint
    required property list<string> tiles    // by slot, as the rack shows them
    required property vector3d floor        // of the tray, added to the places of `space`
    required property BoardSpace space
    // Their slots: of each symbol the first ones, as many as are pointed at.
    readonly property list<int> places: {
        const wanted = Array.from(signs.hint.tiles)
        const found = []
        Array.from(signs.tiles).forEach((tile, place) => {
            const at = tile === "" ? -1 : wanted.indexOf(tile)
            if (at < 0)
                return
            wanted.splice(at, 1)
            found.push(place)
        })
        return found
    }

    model: view.mayAct ? places : []

    SquareFrame {
        required property int modelData

        position: signs.space.place(modelData, 1).plus(signs.floor).plus(Qt.vector3d(0, 0.12, 0))
    }
}
