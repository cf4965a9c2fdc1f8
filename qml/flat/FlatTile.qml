pragma ComponentBehavior: Bound
import QtQuick
import Storeys
import Storeys.Scene

// A flat picture of a tile, with everything that a tile on the board can show.
Rectangle {
    id: tile

    required property string symbol     // see look/symbols.h
    required property list<string> faces         // as the tileFaces of a BoardShape
    property int storey: 0              // from 1; 0: not on a board
    property int limit: 5               // tiles on a full stack
    property bool storeyKnown: false    // something else shows the storey, so the tile does not
    property int mark: 0                // 0 none, 1 last play, 2 draft, 3 draft at fault
    property bool numbered: false       // as on a map of heights: in its colours, and numbered on the lowest storey too
    readonly property tileFace face: Symbols.faceOf(symbol, faces)
    readonly property bool laid: mark >= 2
    readonly property list<color> colours: numbered ? Theme.p.heights : Theme.p.storeys
    readonly property string number: mark === 3 ? "×" : face.points !== "" ? face.points : (storey >= 2 && !storeyKnown) || (numbered && storey > 0) ? String(storey) : ""
    readonly property int line: Math.max(2, Math.round(width * (laid ? 0.07 : Math.max(0.045, Theme.p.lastWidth))))

    // The layout of the face, as fractions of its side, like that of scene/tile.vert: a large letter in the middle; a
    // number takes the lower right corner or, on a map of heights (`high`), the upper left one, and the letter keeps
    // clear of it.
    readonly property bool hasNumber: number !== ""
    readonly property bool high: hasNumber && numbered && !laid && face.points === ""
    // height of the number
    readonly property real digit: (width < 40 ? 0.28 : width < 52 ? 0.25 : 0.22) * (laid ? 0.9 : high ? 0.8 : 1)
    readonly property real inset: mark === 1 ? Math.max(0, Theme.p.lastWidth - 0.05) : 0
    readonly property real end: laid ? 0.92 : mark === 1 ? 0.87 - inset : 0.91     // inside the line of the last play
    readonly property real head: mark === 1 ? 0.12 + inset : 0.08
    readonly property real tab: end - digit - 0.06
    // the corner of the number that is nearest to the letter
    readonly property point corner: laid ? Qt.point(tab, tab) : high ? Qt.point(head + 0.03 + 0.6 * digit, head + digit) : Qt.point(end - 0.01 - 0.6 * digit, end - digit)
    readonly property real begin: laid ? 0.12 : 0.11 + inset
    // middle of the letter
    readonly property point middle: !hasNumber ? Qt.point(0.5, 0.5) : high ? (face.blank ? Qt.point(0.565, 0.565) : Qt.point(0.5, end - capital / 2)) : !face.blank ? Qt.point(0.475, (begin + corner.y - 0.035) / 2) : laid ? Qt.point(0.40, 0.40) : Qt.point(0.435, 0.435)
    // radius of the ring of a blank
    readonly property real ring: !hasNumber ? 0.38 : Math.min(high ? end - middle.x : middle.x - (laid ? 0.12 : 0.09), Math.hypot(corner.x - middle.x, corner.y - middle.y) - 0.05)
    // height of the letter
    readonly property real capital: face.blank ? (ring - 0.05) * 1.35 : high ? Math.min(0.64, end - corner.y - 0.02) : hasNumber ? corner.y - 0.035 - begin : laid ? 0.58 : 0.64

    // Text in the font of the tiles, given by the middle and the height of its capitals, and its greatest width. All in
    // pixels.
    component Sign: Text {
        id: sign

        required property point middle
        required property real capital
        required property real widest
        readonly property real capitalInFont: 0.66      // height of capitals in League Spartan

        x: middle.x - width / 2
        y: middle.y + capital / 2 - baselineOffset
        font { family: Theme.displayFont; bold: true; pixelSize: Math.max(6, Math.round(capital / capitalInFont)) }
        transform: Scale {
            origin { x: sign.width / 2; y: sign.baselineOffset - sign.capital / 2 }
            xScale: Math.min(1, sign.widest / Math.max(1, sign.width))
            yScale: xScale
        }
    }

    radius: Math.round(width / 8)
    color: face.blocker ? Theme.p.blockerFace : face.yellow ? Theme.p.yellowFace : laid || storey < 1 ? Theme.p.face : colours[Math.min(storey, colours.length) - 1]
    border {
        width: Theme.p.edge > 0 ? Math.max(2, Math.round(tile.width * 0.04)) : 1
        color: Theme.p.edge > 0 ? Theme.p.ink : Qt.darker(tile.color, 1.45)
    }

    // The sign of a blocker: a bar in a frame.
    Rectangle {
        anchors { fill: parent; margins: Math.round(tile.width * 0.14) }
        visible: tile.face.blocker
        radius: Math.round(tile.width * 0.1)
        color: "transparent"
        border { width: Math.max(1, Math.round(tile.width * 0.03)); color: Theme.p.blockerSign }

        Rectangle {
            anchors.centerIn: parent
            width: Math.round(tile.width * 0.5)
            height: Math.max(3, Math.round(tile.width * 0.16))
            radius: height / 3
            color: Theme.p.blockerSign
        }
    }
    // The diamond of a yellow blank.
    Rectangle {
        x: Math.round(tile.width * 0.86 - width / 2)
        y: Math.round(tile.height * 0.86 - width / 2)
        visible: tile.face.yellow && !tile.laid
        width: Math.max(3, Math.round(tile.width * 0.1))
        height: width
        rotation: 45
        color: Theme.p.ink
    }
    // The mark on a tile: a thin line for the last play, a broad band for the draft, and a broken band for a tile of
    // the draft at fault.
    Item {
        id: band

        readonly property color laid: tile.face.blocker ? Theme.p.blockerMark : Theme.p.draftMark
        readonly property color tint: tile.mark === 1 ? Theme.p.lastMark : tile.mark === 2 ? laid : Theme.p.badMark

        anchors.fill: parent
        visible: tile.mark > 0

        Rectangle {
            anchors { fill: parent; margins: tile.mark === 1 ? Math.min(tile.line, Math.max(2, Math.round(0.045 * band.width))) : 0 }
            radius: Math.round(parent.width / 8)
            color: "transparent"
            border { width: tile.line; color: band.tint }
        }
        // The gaps in the band.
        Repeater {
            model: tile.mark === 3 ? 16 : 0

            Rectangle {
                required property int index
                readonly property int side: Math.floor(index / 4)
                // horizontal
                readonly property bool level: side % 2 === 0
                readonly property real along: ((index % 4) + 1) / 5 * band.width

                x: level ? along - width / 2 : side === 1 ? band.width - width : 0
                y: !level ? along - height / 2 : side === 0 ? 0 : band.height - height
                width: level ? tile.line * 0.8 : tile.line
                height: level ? tile.line : tile.line * 0.8
                color: tile.color
            }
        }
    }
    Rectangle {
        x: tile.middle.x * tile.width - width / 2
        y: tile.middle.y * tile.height - height / 2
        visible: tile.face.blank
        width: Math.round(2 * tile.ring * tile.width)
        height: width
        radius: width / 2
        color: "transparent"
        border { width: Math.max(1, Math.round(tile.width * 0.04)); color: Theme.p.ink }
    }
    Sign {
        // a Q reaches below the line, into the number; an accent needs room above the letter
        readonly property bool tailed: tile.face.tailed && tile.hasNumber
        readonly property bool marked: tile.face.marked

        // the part of the height that is for the letter itself
        readonly property real part: tailed ? 0.9 : !marked ? 1 : tile.hasNumber ? 0.78 : 0.86

        middle: Qt.point(tile.middle.x * tile.width, (tile.middle.y + (tailed ? -0.1 : marked ? 0.13 : 0) * tile.capital) * tile.height)
        capital: part * tile.capital * tile.height
        widest: (tile.face.blank ? 1.5 * tile.ring : 1.19 * tile.capital) * tile.width
        text: tile.face.letter
        color: Theme.p.ink
    }
    // The number: storey or points. On a laid tile it is in a tab, which has a cross instead if the tile is at fault.
    Rectangle {
        x: Math.round(tile.tab * tile.width)
        y: x
        visible: tile.hasNumber && tile.laid
        width: tile.width - x
        height: width
        radius: Math.round(tile.width / 12)
        color: tile.mark === 3 ? Theme.p.badMark : Theme.p.draftMark
    }
    Sign {
        visible: tile.hasNumber
        middle: tile.laid ? Qt.point((tile.tab + 1) / 2 * tile.width, (tile.tab + 1) / 2 * tile.height)
              : tile.high ? Qt.point((tile.head + 0.03 + 0.3 * tile.digit + (tile.number.length > 1 ? 0.05 : 0)) * tile.width, (tile.head + tile.digit / 2) * tile.height)
                          : Qt.point((tile.end - 0.01 - 0.3 * tile.digit - (tile.number.length > 1 ? 0.05 : 0)) * tile.width, (tile.end - tile.digit / 2) * tile.height)
        capital: tile.digit * tile.height
        widest: 1.1 * capital
        text: tile.number
        color: tile.laid ? Theme.p.face : Theme.p.ink
    }
    // The gauge of the stack: a block for each tile in it, a dot for each tile that still fits. A full stack has a
    // solid bar.
    Item {
        id: gauge

        readonly property bool full: tile.storey >= tile.limit
        readonly property real pitch: width / tile.limit

        x: Math.round(tile.width * (tile.high ? 0.34 : 0.14))
        y: Math.round((tile.high ? tile.head + tile.digit / 2 : tile.end - tile.digit / 2) * tile.height - height / 2)
        visible: opacity > 0 && tile.storey >= 2 && !tile.storeyKnown && tile.face.points === "" && tile.mark !== 3
        opacity: Math.max(0, Math.min(1, (tile.width - Theme.closeTile) / 16))
        width: Math.round(tile.width * 0.48)
        height: Math.max(3, Math.round(tile.width * 0.08))

        Repeater {
            model: tile.limit

            Rectangle {
                required property int index
                readonly property bool there: index < tile.storey
                readonly property real side: Math.max(2, Math.round(gauge.height * 0.45))

                width: gauge.full ? Math.ceil(gauge.pitch) : there ? Math.max(2, Math.round(gauge.pitch * 0.7)) : side
                height: there ? gauge.height : side
                x: Math.round((index + 0.5) * gauge.pitch - width / 2)
                y: Math.round((gauge.height - height) / 2)
                color: Theme.p.ink
            }
        }
    }
}
