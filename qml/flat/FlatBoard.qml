pragma ComponentBehavior: Bound
import QtQuick
import Storeys

// The board in two dimensions, for people who prefer it and for machines that can't draw 3D. Flights moves its tiles
// too. It does not turn or zoom, and is always seen whole.
PlayBoard {
    id: flatBoard

    property point heldAt       // the middle of the tile in the hand
    readonly property alias plan: plan

    function squareAt(x: real, y: real): int { return plan.squareAt(x, y) }
    // The level makes no difference here.
    function squarePoint(square: int, level: int): point {
        const corner = plan.cornerOf(square)
        return Qt.point(corner.x + plan.cell / 2, corner.y + plan.cell / 2)
    }
    function stackRect(square: int): rect {
        const corner = plan.cornerOf(square)
        return Qt.rect(corner.x, corner.y, plan.cell, plan.cell)
    }
    function floorEdge(level: int): point {
        const corner = plan.floorCorner(level)
        return Qt.point(corner.x + plan.cell * plan.columns / 2, corner.y - plan.cell * plan.rim)
    }
    function hold(x: real, y: real): void { flatBoard.heldAt = Qt.point(x, y - plan.cell * 0.35) }
    function heldPlace(level: int): vector3d { return plan.placeAt(flatBoard.heldAt, level) }
    function placeOver(pixel: point, level: int): vector3d { return plan.placeAt(pixel, level) }

    margin: 10 * plan.rim + 2
    cell: plan.cell
    air: stage
    // The higher a tile flies, the larger it is and the further up it is drawn.
    flyingTile: FlatTile {
        required property Flight flight
        readonly property point middle: plan.pixelOf(flight.at, flight.level)

        visible: flight.flying && !(flight.waiting && flight.down)
        x: middle.x - width / 2
        y: middle.y - height / 2
        z: 20 + flight.level    // over all tiles at rest
        width: plan.tileSide
        height: width
        scale: 1 + plan.riseOf(flight.at, flight.level) * plan.nearer
        opacity: flight.seen
        symbol: flight.symbol
        faces: flatBoard.view.shape.tileFaces
        storey: flight.level + 1
        limit: flatBoard.view.shape.stackLimit
        mark: flight.mark
        numbered: flatBoard.heightMap
    }

    // A frame on a square.
    component Sign: FlatFrame {
        required property int square

        x: plan.cornerOf(square).x
        y: plan.cornerOf(square).y
        width: plan.cell
        height: plan.cell
    }

    FlatPlan {
        id: plan

        view: flatBoard.view
        space: flatBoard.space
        explosion: flatBoard.explosion
        safe: flatBoard.safe
        onCellChanged: ++flatBoard.views
        onOriginChanged: ++flatBoard.views
    }
    Rectangle {
        anchors.fill: parent
        color: Theme.p.horizon
    }
    // The trays, the tiles on them, and marks on top. While the board is taken apart or put together, this picture is
    // scaled from its old size to the new one, see FlatPlan.
    Item {
        id: stage

        anchors.fill: parent
        transform: Scale {
            origin { x: plan.middle.x; y: plan.middle.y }
            xScale: plan.zoom
            yScale: plan.zoom
        }

        // If the storeys are to lie side by side, each has a tray, which slides out from under the tray before.
        Repeater {
            model: flatBoard.explosion.seen && flatBoard.explosion.spread === 1 ? flatBoard.explosion.storeys : 1

            FlatTray {
                required property int index

                board: flatBoard
                plan: flatBoard.plan
                level: index
                x: plan.floorCorner(index).x
                y: plan.floorCorner(index).y
                z: -1 - index
            }
        }
        Repeater {
            model: flatBoard.explosion.seen ? flatBoard.explosion.storeys : 1

            // The top tiles of all stacks or, while the board is taken apart, the tiles of one level. The first square
            // is in the upper left corner.
            Item {
                id: floor

                required property int index
                readonly property int level: flatBoard.explosion.seen ? index : -1      // -1: the topmost of each stack

                x: plan.floorCorner(index).x
                y: plan.floorCorner(index).y
                z: index

                Repeater {
                    model: flatBoard.view.squares

                    OnDemand {
                        id: place

                        required property int index
                        required property string stack
                        required property int mark
                        readonly property string standing: flatBoard.standing(index, stack, mark)
                        readonly property int level: floor?.level ?? -1         // outlives `floor` by a moment
                        // the stack up to the tile that is shown, "" = none
                        readonly property string shown: level < 0 ? standing : standing.length > level ? standing.slice(0, level + 1) : ""

                        active: shown !== ""
                        x: index % plan.columns * plan.cell + plan.gap
                        y: Math.floor(index / plan.columns) * plan.cell + plan.gap
                        width: plan.tileSide
                        height: plan.tileSide
                        content: FlatTile {
                            anchors.fill: parent
                            symbol: place.shown.slice(-1)
                            faces: flatBoard.view.shape.tileFaces
                            storey: place.shown.length
                            limit: flatBoard.view.shape.stackLimit
                            storeyKnown: floor.level >= 0
                            mark: place.shown === place.stack ? place.mark : 0
                            numbered: flatBoard.heightMap
                        }
                    }
                }
            }
        }
        Item {
            visible: !flatBoard.explosion.seen
            z: 10

            Repeater {
                model: flatBoard.faults

                Sign { required property int modelData; square: modelData; closed: true; crossed: true; core: Theme.p.badMark; edge: Theme.p.face }
            }
            Repeater {
                model: flatBoard.pointedAt

                Sign { required property int modelData; square: modelData; closed: flatBoard.gameTable.cards.pointed === square }
            }
            // The typing cursor: an arrow head shows the direction of typing.
            Sign {
                x: plan.cornerOf(square).x + flatBoard.shaken * Theme.unit
                square: flatBoard.gameTable.cursor.square
                visible: flatBoard.marksCursor
                closed: true
                rotation: flatBoard.gameTable.cursor.down ? 90 : 0

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
                square: Math.max(0, flatBoard.target)
                visible: flatBoard.target >= 0
                crossed: flatBoard.refused
                core: flatBoard.refused ? Theme.p.badMark : Theme.p.target
                edge: flatBoard.refused ? Theme.p.target : Theme.p.targetEdge
            }
        }
    }
    FlatHeld {
        held: flatBoard.held
        at: flatBoard.heldAt
        lay: flatBoard.squarePoint(Math.max(0, flatBoard.heldFrom), 0)
        lays: flatBoard.heldFrom >= 0
        side: plan.tileSide
        faces: flatBoard.view.shape.tileFaces
    }
}
