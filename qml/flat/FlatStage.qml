pragma ComponentBehavior: Bound
import QtQuick
import Storeys

// The picture of the flat board: its trays, the tiles on them, and marks on top. While the board is taken apart or put
// together, the picture is scaled from its old size to the new one, see FlatPlan.
Item {
    id: stage

    required property PlayBoard board
    required property FlatPlan plan
    readonly property Explosion explosion: board.explosion

    // A frame on a square.
    component Sign: FlatFrame {
        required property int square

        x: stage.plan.cornerOf(square).x
        y: stage.plan.cornerOf(square).y
        width: stage.plan.cell
        height: stage.plan.cell
    }

    transform: Scale {
        origin { x: stage.plan.middle.x; y: stage.plan.middle.y }
        xScale: stage.plan.zoom
        yScale: stage.plan.zoom
    }

    // Storeys that are to lie side by side have a tray each, which slides out from under the one before.
    Repeater {
        model: stage.explosion.seen && stage.explosion.spread === 1 ? stage.explosion.storeys : 1

        FlatTray {
            required property int index

            board: stage.board
            plan: stage.plan
            level: index
            x: stage.plan.floorCorner(index).x
            y: stage.plan.floorCorner(index).y
            z: -1 - index
        }
    }
    Repeater {
        model: stage.explosion.seen ? stage.explosion.storeys : 1

        FlatStorey {
            required property int index

            board: stage.board
            plan: stage.plan
            level: stage.explosion.seen ? index : -1
            x: stage.plan.floorCorner(index).x
            y: stage.plan.floorCorner(index).y
            z: index
        }
    }
    Item {
        visible: !stage.explosion.seen
        z: 10

        Repeater {
            model: stage.board.faults

            Sign { required property int modelData; square: modelData; closed: true; crossed: true; core: Theme.p.badMark; edge: Theme.p.face }
        }
        Repeater {
            model: stage.board.pointedAt

            Sign { required property int modelData; square: modelData; closed: stage.board.cards.pointed === square }
        }
        // The typing cursor: an arrow head shows the direction in which the letters go on.
        Sign {
            x: stage.plan.cornerOf(square).x + stage.board.shaken * Theme.unit
            square: stage.board.view.cursor.square
            visible: stage.board.marksCursor
            closed: true
            rotation: stage.board.view.cursor.down ? 90 : 0

            Rectangle {
                x: parent.width - width / 2
                anchors.verticalCenter: parent.verticalCenter
                width: Math.round(parent.width * 0.24)
                height: width
                rotation: 45
                antialiasing: true
                color: Theme.p.target
                border { width: Math.max(1, Math.round(width / 8)); color: Theme.p.targetEdge }
            }
        }
        // The square where the tile in the hand would go.
        Sign {
            square: Math.max(0, stage.board.target)
            visible: stage.board.target >= 0
            crossed: stage.board.refused
            core: stage.board.refused ? Theme.p.badMark : Theme.p.target
            edge: stage.board.refused ? Theme.p.target : Theme.p.targetEdge
        }
    }
}
