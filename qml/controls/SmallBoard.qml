pragma ComponentBehavior: Bound
import QtQuick
import Storeys
import Storeys.Table

// A part of a board, drawn small and flat: its squares, the tops of its stacks, and words claimed through them. Takes
// no input.
Rectangle {
    id: board

    required property boardShape shape      // of the part
    required property list<string> stacks   // by square: symbols from the bottom up, "" = empty
    property list<int> laid: []             // squares whose top tile was just laid
    property list<int> faults: []           // squares at fault
    property list<claimLine> claims: []
    property int cell: Math.round(30 * Theme.scale)
    readonly property int rim: Math.round(5 * Theme.scale)

    implicitWidth: shape.columns * cell + 2 * rim
    implicitHeight: shape.rows * cell + 2 * rim
    radius: Theme.chipRadius
    color: Theme.p.rim
    LayoutMirroring.enabled: false          // words run as on the board in every language
    LayoutMirroring.childrenInherit: true
    Accessible.role: Accessible.Graphic
    onClaimsChanged: paths.requestPaint()
    onCellChanged: paths.requestPaint()

    Item {
        anchors { fill: parent; margins: board.rim }

        PictureGround { anchors.fill: parent; shape: board.shape }
        Grid {
            columns: board.shape.columns

            Repeater {
                model: board.stacks

                // A square of a SmallBoard: its top tile, or signs that the ground does not draw, for a start, a
                // premium or a fault.
                Item {
                    id: square

                    required property string modelData
                    required property int index
                    readonly property bool laid: Array.from(board.laid).includes(index)
                    readonly property bool fault: Array.from(board.faults).includes(index)
                    readonly property string kind: board.shape.squareKinds[index] ?? ""
                    // It is a start square that gets a diamond.
                    readonly property bool begins: (kind === "" || premium) && Array.from(board.shape.startSquares).includes(index) && !Array.from(board.shape.stars).includes(index)
                    readonly property bool premium: Theme.premiumKinds.includes(kind)

                    width: board.cell
                    height: board.cell

                    Rectangle {
                        anchors { centerIn: parent; verticalCenterOffset: square.premium ? -Math.round(square.height * 0.22) : 0 }
                        visible: square.begins
                        width: Math.round(parent.width * (square.premium ? 0.2 : 0.34))
                        height: width
                        rotation: 45
                        color: Theme.p.inlay
                    }
                    SilentLabel {
                        anchors { centerIn: parent; verticalCenterOffset: square.begins ? Math.round(square.height * 0.16) : 0 }
                        visible: square.premium
                        text: Theme.premiumLabel(square.kind)
                        horizontalAlignment: Text.AlignHCenter
                        color: Theme.p.premiumInk
                        font { pixelSize: Math.round(square.width * (square.begins ? 0.32 : 0.36)); bold: true }
                    }
                    FlatTile {
                        visible: square.modelData !== ""
                        anchors { fill: parent; margins: 1 }
                        symbol: square.modelData.slice(-1)
                        faces: Array.from(board.shape.tileFaces)
                        storey: square.modelData.length
                        limit: board.shape.stackLimit
                        mark: square.fault ? 3 : square.laid ? 2 : 0
                    }
                    Icon {
                        anchors.centerIn: parent
                        visible: square.fault && square.modelData === ""
                        name: "close"
                        size: Math.round(square.width * 0.7)
                        tint: Theme.p.target
                    }
                }
            }
        }
        Canvas {
            id: paths

            readonly property string theme: Theme.name

            function middle(place: int): point {
                return Qt.point((place % board.shape.columns + 0.5) * board.cell, (Math.floor(place / board.shape.columns) + 0.5) * board.cell)
            }

            anchors.fill: parent
            visible: board.claims.length > 0
            onThemeChanged: paths.requestPaint()
            onPaint: {
                const context = paths.getContext("2d")
                context.reset()
                for (const line of Array.from(board.claims))
                    for (let i = 1; i < line.squares.length; ++i)
                        ink.step(context, paths.middle(line.squares[i - 1]), paths.middle(line.squares[i]), line.number, ink.colourOf(line.number), board.cell, i === line.squares.length - 1)
            }

            ClaimInk { id: ink; slim: true }
        }
        Repeater {
            model: board.claims

            ClaimBead {
                id: bead

                required property claimLine modelData
                readonly property point at: paths.middle(modelData.squares[0])

                number: modelData.number
                width: Math.round(board.cell * 0.34)
                x: Math.round(bead.at.x - board.cell * 0.5)
                y: Math.round(bead.at.y - board.cell * 0.5)
                color: ink.colourOf(number)
            }
        }
    }
}
