pragma ComponentBehavior: Bound
import QtQuick
import Storeys
import Storeys.Scene

// The tray of the flat board, or of one of its storeys while it is taken apart. Its corner is that of the first square.
Item {
    id: tray

    required property var board       // the FlatBoard
    required property int level     // 0: the board itself
    readonly property int rim: Math.round(board.cell * board.rim)

    Rectangle {
        x: -tray.rim
        y: -tray.rim
        width: tray.board.cell * tray.board.view.shape.columns + 2 * tray.rim
        height: tray.board.cell * tray.board.view.shape.rows + 2 * tray.rim
        radius: Math.round(tray.board.cell * 0.4)
        color: Theme.p.rim
    }
    Rectangle {
        width: tray.board.cell * tray.board.view.shape.columns
        height: tray.board.cell * tray.board.view.shape.rows
        color: Theme.p.well
    }
    BoardGround {
        visible: tray.level === 0 && (tray.board.view.shape.squareKinds.length > 0 || tray.board.view.shape.stars.length > 0)
        width: tray.board.cell * columns
        height: tray.board.cell * rows
        rows: tray.board.view.shape.rows
        columns: tray.board.view.shape.columns
        kinds: tray.board.view.shape.squareKinds
        owners: tray.board.view.shape.squareOwners
        plates: tray.board.view.shape.plates
        stars: tray.board.view.shape.stars
        ink: Theme.p.premiumInk
        plaques: [Theme.p.yellowPlaque, Theme.p.slatePlaque, Theme.p.plumPlaque, Theme.p.stonePlaque]
        inks: [Theme.p.yellowInk, Theme.p.premiumInk, Theme.p.premiumInk, Theme.p.stoneInk]
        walls: [Theme.p.wall, Theme.p.wallLit, Theme.p.wallJoint]
        seats: Theme.p.seats
        miniBoards: [Theme.p.miniBoard, Theme.p.miniBoardEdge]
        starts: [Theme.p.start, Theme.p.inlay, Theme.p.startInk]
    }
    FlatCoordinates { view: tray.board.view; cell: tray.board.cell; origin: Qt.point(0, 0); rim: tray.board.rim; size: Math.min(1.4, tray.board.explosion.coordinates) }
    Repeater {
        model: tray.board.view.shape.rows * tray.board.view.shape.columns

        FlatSquare {
            required property int index

            x: index % tray.board.view.shape.columns * tray.board.cell
            y: Math.floor(index / tray.board.view.shape.columns) * tray.board.cell
            width: tray.board.cell
            height: tray.board.cell
            visible: kind === "" ? !tray.board.view.shape.stars.includes(index) : premium >= 0
            kind: tray.level === 0 ? tray.board.view.shape.squareKinds[index] ?? "" : ""
            start: tray.level === 0 && tray.board.view.shape.startSquares.includes(index)
            covered: tray.board.stackOn(index).length > tray.level
        }
    }
}
