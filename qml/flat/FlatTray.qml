pragma ComponentBehavior: Bound
import QtQuick
import Storeys
import Storeys.Table

// The tray of the flat board or, while the board is taken apart, of one of its storeys. The first square is in the
// upper left corner.
Item {
    id: tray

    required property PlayBoard board
    required property FlatPlan plan
    required property int level     // 0: the board itself
    readonly property boardShape shape: board.view.shape
    // In space the BoardGround draws the plain squares too.
    readonly property bool inSpace: level === 0 && Array.from(shape.squareKinds).includes("asteroid")
    readonly property int rim: Math.round(plan.cell * plan.rim)

    Rectangle {
        x: -tray.rim
        y: -tray.rim
        width: tray.plan.cell * tray.plan.columns + 2 * tray.rim
        height: tray.plan.cell * tray.plan.rows + 2 * tray.rim
        radius: Math.round(tray.plan.cell * 0.4)
        color: Theme.p.rim
    }
    Rectangle {
        width: tray.plan.cell * tray.plan.columns
        height: tray.plan.cell * tray.plan.rows
        color: Theme.p.well
    }
    PictureGround {
        visible: tray.level === 0 && (tray.shape.squareKinds.length > 0 || tray.shape.stars.length > 0)
        width: tray.plan.cell * tray.shape.columns
        height: tray.plan.cell * tray.shape.rows
        shape: tray.shape
        plain: false        // the items below draw plain squares and those that multiply
    }
    // Letters and numbers on the rim of the flat board, on all four sides.
    Item {
        id: coordinates

        objectName: "coordinates"
        readonly property real size: tray.board.explosion.seen ? 1.4 : 1     // of the letters: trays side by side are small

        component Sign: Text {
            visible: tray.plan.cell >= 12         // smaller ones could not be read
            width: tray.plan.cell
            height: tray.plan.cell
            horizontalAlignment: Text.AlignHCenter
            verticalAlignment: Text.AlignVCenter
            color: Theme.p.coordinate
            font { family: Theme.uiFont; bold: true; pixelSize: Math.max(8, tray.plan.letters, Math.round(tray.plan.cell * 0.3 * coordinates.size)) }
        }

        Repeater {
            model: 2 * tray.board.view.shape.columns

            Sign {
                required property int index
                readonly property bool far: index >= tray.board.view.shape.columns

                x: index % tray.board.view.shape.columns * tray.plan.cell
                y: (far ? tray.board.view.shape.rows + tray.plan.rim / 2 - 0.5 : -(tray.plan.rim / 2 + 0.5)) * tray.plan.cell
                text: String.fromCharCode(65 + index % tray.board.view.shape.columns)
            }
        }
        Repeater {
            model: 2 * tray.board.view.shape.rows

            Sign {
                required property int index
                readonly property bool far: index >= tray.board.view.shape.rows

                x: (far ? tray.board.view.shape.columns + tray.plan.rim / 2 - 1 : -(tray.plan.rim / 2 + 1)) * tray.plan.cell
                y: index % tray.board.view.shape.rows * tray.plan.cell
                width: 2 * tray.plan.cell       // two large digits are wider than a square
                text: String(index % tray.board.view.shape.rows + 1)
            }
        }
    }
    Repeater {
        model: tray.board.view.squares

        // A square without the tiles on it.
        Item {
            id: square

            required property int index
            required property string stack
            required property int mark
            readonly property string kind: tray.level === 0 ? tray.shape.squareKinds[index] ?? "" : ""
            // -1: a plain square, or one that the BoardGround draws
            readonly property int premium: Theme.premiumKinds.indexOf(kind)
            readonly property bool start: tray.level === 0 && Array.from(tray.shape.startSquares).includes(index)
            readonly property bool covered: (tray?.board.standing(index, stack, mark) ?? "").length > (tray?.level ?? 0)

            x: index % tray.plan.columns * tray.plan.cell
            y: Math.floor(index / tray.plan.columns) * tray.plan.cell
            width: tray.plan.cell
            height: tray.plan.cell
            visible: kind === "" ? !Array.from(tray.shape.stars).includes(index) && (start || !tray.inSpace) : premium >= 0

            Rectangle {
                anchors { fill: parent; margins: Math.round(square.width * 0.03) }
                radius: square.kind.endsWith("L") ? width / 2 : Math.round(square.width / 10)
                color: square.premium >= 0 ? Theme.p.premiums[square.premium] : square.start ? Theme.p.start : Theme.p.pad

                // the diamond of a start square
                Rectangle {
                    anchors.centerIn: parent
                    visible: square.start && !square.covered
                    rotation: 45
                    width: Math.round(square.width * 0.32)
                    height: width
                    color: Theme.p.inlay
                    antialiasing: true
                }
                Text {
                    anchors.centerIn: parent
                    visible: square.premium >= 0 && !square.start && !square.covered
                    text: Theme.premiumLabel(square.kind)
                    horizontalAlignment: Text.AlignHCenter
                    color: Theme.p.premiumInk
                    font { family: Theme.uiFont; bold: true; underline: square.kind.endsWith("W"); pixelSize: Math.max(8, Math.round(square.width * 0.36)) }
                }
            }
        }
    }
}
