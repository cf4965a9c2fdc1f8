pragma ComponentBehavior: Bound
import QtQuick
import Storeys

// The tiles of the flat board: what shows on top of the stacks or, while they are taken apart, those of one level. Its corner is
// that of the first square.
Item {
    id: floor

    required property PlayBoard board
    required property FlatPlan plan
    required property list<string> stacks   // this and the next: as in FlatStage
    required property list<int> marks
    required property int level             // -1: the topmost of each stack

    Repeater {
        model: floor.plan.rows * floor.plan.columns

        OnDemand {
            id: place

            required property int index
            readonly property string stack: floor.stacks[index] ?? ""
            readonly property string shown: floor.level < 0 ? stack : stack.length > floor.level ? stack.slice(0, floor.level + 1) : ""

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
                mark: place.shown === place.stack ? floor.marks[place.index] ?? 0 : 0
                numbered: floor.board.heightMap
            }
        }
    }
}
