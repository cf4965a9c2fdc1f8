pragma ComponentBehavior: Bound
import QtQuick
import Storeys
import Storeys.Table

// A word as a row of tiles, with the points that each adds below it. Longer words have smaller gaps, then smaller
// tiles.
Item {
    id: word

    required property list<wordChip> chips
    property bool counted: true         // whether the points are shown
    property int countedTo: chips.length    // how many tiles show their points, from the first on
    property int largest: Math.round(30 * Theme.scale)      // side of a tile
    property bool closed: true          // their sum stands beside them, so that "=" leads to it
    property int factor: 1              // that multiplies the word
    property int head: 0                // room above the tiles
    property int foot: 0                // room between the tiles and their points

    readonly property bool multiplied: counted && factor > 1
    // width left beside the factor
    readonly property real forTiles: width - (multiplied ? Math.round(36 * Theme.scale) : 0)
    readonly property int widestGap: Math.round(8 * Theme.scale)
    readonly property int step: Math.max(2, Math.min(largest + widestGap, Math.floor(forTiles / Math.max(1, chips.length))))   // from tile to tile
    readonly property int gap: Math.max(Math.min(2, step - 1), Math.min(widestGap, step - Math.min(largest, Math.round(23 * Theme.scale))))
    readonly property int size: step - gap
    readonly property bool roomy: step >= 28 * Theme.scale      // room for a plus sign between numbers of two digits

    function tileX(index: int): int { return index * word.step }

    Accessible.role: Accessible.StaticText
    Accessible.name: {
        const letters = Array.from(chips, chip => chip.face).join("").toUpperCase(), sum = Array.from(chips, chip => chip.points).join(" + ")
        return !counted ? letters : multiplied ? Theme.filled(qsTr("%1: %2 times %3"), [letters, sum, factor]) : Theme.filled(qsTr("%1: %2"), [letters, sum])
    }
    LayoutMirroring.enabled: false      // words run as on the board
    LayoutMirroring.childrenInherit: true
    implicitHeight: head + size + foot + (counted ? Math.round(20 * Theme.scale) : 0)

    Repeater {
        model: word.chips

        Item {
            id: place

            required property wordChip modelData
            required property int index
            readonly property bool last: index === word.chips.length - 1

            x: word.tileX(index)
            y: word.head
            width: word.size

            TileChip {
                id: chip

                visible: face !== ""
                face: place.modelData.face
                storey: place.modelData.height
                laid: place.modelData.laid
                size: word.size
            }
            SilentLabel {
                anchors { top: chip.bottom; topMargin: word.foot + Math.round(2 * Theme.scale); horizontalCenter: chip.horizontalCenter }
                visible: word.counted && place.index < word.countedTo
                text: (word.multiplied && place.index === 0 ? "(" : "") + place.modelData.points
                    + (word.multiplied && place.last ? ")" : "")
                font { bold: true; pixelSize: word.roomy ? Theme.body : Theme.caption }
            }
            SilentLabel {
                readonly property real halfSign: Math.round(5 * Theme.scale)

                anchors { top: chip.bottom; topMargin: word.foot + Math.round(2 * Theme.scale); left: chip.right; leftMargin: word.gap / 2 - halfSign }
                visible: word.counted && place.index < word.countedTo && (word.roomy || place.last)
                text: !place.last ? "+" : Array.of(word.multiplied ? qsTr("× %1").arg(word.factor) : "", word.closed ? "=" : "").filter(part => part !== "").join(" ")
                color: Theme.p.soft
            }
        }
    }
}
