import QtQuick
import Storeys
import Storeys.Scene

// The empty board of a game, small; larger with a font, for what its squares multiply.
Rectangle {
    id: picture

    required property var shape         // a BoardShape
    property int rim: Math.max(2, Math.round(width * 0.03))
    property string font: ""

    radius: Math.round(width / 16)
    color: Theme.p.rim
    Accessible.ignored: true

    Rectangle {
        anchors { fill: parent; margins: picture.rim }
        color: Theme.p.well

        BoardGround {
            anchors.fill: parent
            font: picture.font
            rows: picture.shape.rows
            columns: picture.shape.columns
            kinds: picture.shape.squareKinds
            owners: picture.shape.squareOwners
            plates: picture.shape.plates
            stars: picture.shape.starred ? picture.shape.startSquares : []
            padStarts: picture.shape.startSquares
            ink: Theme.p.premiumInk
            pad: Theme.p.pad
            premiums: Theme.p.premiums
            plaques: [Theme.p.yellowPlaque, Theme.p.slatePlaque, Theme.p.plumPlaque, Theme.p.stonePlaque]
            inks: [Theme.p.yellowInk, Theme.p.premiumInk, Theme.p.premiumInk, Theme.p.stoneInk]
            walls: [Theme.p.wall, Theme.p.wallLit, Theme.p.wallJoint]
            seats: Theme.p.seats
            miniBoards: [Theme.p.miniBoard, Theme.p.miniBoardEdge]
            starts: [Theme.p.start, Theme.p.inlay, Theme.p.startInk]
        }
    }
}
