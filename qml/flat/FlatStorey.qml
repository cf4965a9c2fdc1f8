pragma ComponentBehavior: Bound
import QtQuick
import Storeys

// The tiles of the flat board: the top tiles of all stacks or, while the board is taken apart, the tiles of one level.
// The first square is in the upper left corner.
Item {
    id: floor

    required property PlayBoard board
    required property FlatPlan plan
    required property int level     // -1: the topmost of each stack

    Repeater {
        model: floor.board.view.squares

        OnDemand {
            id: place

            required property int index
            required property string stack
            required property int mark
            // lives a moment longer than its storey
            readonly property string standing: floor?.board.standing(index, stack, mark) ?? ""
            readonly property int level: floor?.level ?? -1
            // the stack up to the tile that is shown, "" = none
            readonly property string shown: level < 0 ? standing : standing.length > level ? standing.slice(0, level + 1) : ""

            active: shown !== ""
            x: index % floor.plan.columns * floor.plan.cell + floor.plan.gap
            y: Math.floor(index / floor.plan.columns) * floor.plan.cell + floor.plan.gap
            width: floor.plan.tileSide
            height: floor.plan.tileSide
            content: FlatTile {
                anchors.fill: parent
                symbol: place.shown.slice(-1)
                faces: floor.board.view.shape.tileFaces
                storey: place.shown.length
                limit: floor.board.view.shape.stackLimit
                told: floor.level >= 0
                mark: place.shown === place.stack ? place.mark : 0
                numbered: floor.board.heightMap
            }
        }
    }
}
