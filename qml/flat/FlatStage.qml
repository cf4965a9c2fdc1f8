pragma ComponentBehavior: Bound
import QtQuick
import Storeys

// What is seen of the flat board: its trays, the tiles on them, signs on top. While the board is taken apart, or put together,
// it is scaled from the size that it had to the one that it will have.
Item {
    id: stage

    required property var board       // the FlatBoard
    readonly property var explosion: board.explosion

    // A frame on a square.
    component Sign: FlatFrame {
        required property int square

        x: stage.board.cornerOf(square, -1).x
        y: stage.board.cornerOf(square, -1).y
        width: stage.board.cell
        height: stage.board.cell
    }

    width: board.width
    height: board.height
    transform: Scale {
        origin { x: stage.board.middle.x; y: stage.board.middle.y }
        xScale: stage.board.zoom
        yScale: stage.board.zoom
    }

    // Storeys that lie side by side have trays of their own, each slides out from under the one before.
    Repeater {
        model: stage.explosion.seen && stage.explosion.spread === 1 ? stage.explosion.storeys : 1

        FlatTray {
            required property int index

            board: stage.board
            level: index
            x: stage.board.cornerOf(0, index).x
            y: stage.board.cornerOf(0, index).y
            z: -1 - index
        }
    }
    Repeater {
        model: stage.explosion.seen ? stage.explosion.storeys : 1

        FlatStorey {
            required property int index

            board: stage.board
            level: stage.explosion.seen ? index : -1
            x: stage.board.cornerOf(0, index).x
            y: stage.board.cornerOf(0, index).y
            z: index
        }
    }
    Item {
        visible: !stage.explosion.seen
        z: 10

        Repeater {
            model: stage.board.view.faults.filter(square => stage.board.view.stacks[square] === "")

            Sign { required property int modelData; square: modelData; closed: true; crossed: true; core: Theme.p.badMark; edge: Theme.p.face }
        }
        Repeater {
            model: stage.board.view.mayAct ? Array.from(stage.board.hint.squares).concat(Array.from(stage.board.view.draft.liftable)) : stage.board.cards.blockers

            Sign { required property int modelData; square: modelData; closed: stage.board.cards.pointed === square }
        }
        FlatCursor {
            x: stage.board.cornerOf(stage.board.view.cursor.square, -1).x + stage.board.shaken * Theme.unit
            y: stage.board.cornerOf(stage.board.view.cursor.square, -1).y
            width: stage.board.cell
            height: stage.board.cell
            visible: stage.board.view.cursor.shown
            down: stage.board.view.cursor.down
        }
        Sign {
            square: Math.max(0, stage.board.target)
            visible: stage.board.target >= 0
            crossed: stage.board.refused
            core: stage.board.refused ? Theme.p.badMark : Theme.p.target
            edge: stage.board.refused ? Theme.p.target : Theme.p.targetEdge
        }
    }
}
