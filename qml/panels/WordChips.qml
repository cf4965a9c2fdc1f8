pragma ComponentBehavior: Bound
import QtQuick
import Storeys
import Storeys.Table

// A word as its tiles, under each what it adds to the word. Tiles of longer words are smaller; a word that would become too
// small to read goes on in another line.
Item {
    id: word

    required property list<wordChip> chips
    property bool counted: true         // whether the points are shown
    property int countedTo: chips.length    // the first tiles
    property int largest: Math.round(30 * Theme.scale)      // side of a tile
    property int factor: 1              // of the whole word
    property int head: 0                // room above each line
    property int foot: 0                // and between its tiles and their points

    readonly property int gap: Math.round((chips.length > 7 ? 6 : 8) * Theme.scale)
    readonly property bool multiplied: counted && factor > 1
    readonly property real forTiles: width - (multiplied ? Math.round(36 * Theme.scale) : 0)     // the rest is for the factor
    readonly property int smallest: Math.min(largest, Math.round(23 * Theme.scale))
    readonly property int lines: Math.max(1, Math.ceil(chips.length / Math.max(1, Math.floor(forTiles / (smallest + gap)))))
    readonly property int inLine: Math.max(1, Math.ceil(chips.length / lines))      // tiles
    readonly property int size: Math.min(largest, Math.floor(forTiles / inLine) - gap)
    readonly property int lineHeight: head + size + foot + (counted ? Math.round(20 * Theme.scale) : 0)

    function tileX(index: int): int { return index % word.inLine * (word.size + word.gap) }
    function tileY(index: int): int { return word.head + Math.floor(index / word.inLine) * (word.lineHeight + (word.counted ? 0 : word.gap)) }

    Accessible.role: Accessible.StaticText
    Accessible.name: {
        const letters = Array.from(chips, chip => chip.face).join("").toUpperCase(), sum = Array.from(chips, chip => chip.points).join(" + ")
        return !counted ? letters : multiplied ? qsTr("%1: %2 times %3").arg(letters).arg(sum).arg(factor) : qsTr("%1: %2").arg(letters).arg(sum)
    }
    LayoutMirroring.enabled: false      // a word runs as on the board
    LayoutMirroring.childrenInherit: true
    implicitHeight: tileY(Math.max(0, chips.length - 1)) + lineHeight - head

    Repeater {
        model: word.chips

        Item {
            id: place

            required property wordChip modelData
            required property int index
            readonly property bool last: index === word.chips.length - 1

            x: word.tileX(index)
            y: word.tileY(index)
            width: word.size

            TileChip {
                id: chip

                visible: face !== ""
                face: place.modelData.face
                storey: place.modelData.height
                laid: place.modelData.laid
                size: word.size
                Accessible.ignored: true
            }
            Label {
                anchors { top: chip.bottom; topMargin: word.foot + Math.round(2 * Theme.scale); horizontalCenter: chip.horizontalCenter }
                visible: word.counted && place.index < word.countedTo
                text: (word.multiplied && place.index === 0 ? "(" : "") + place.modelData.points
                    + (word.multiplied && place.last ? ")" : "")
                font.bold: true
                Accessible.ignored: true
            }
            Label {
                readonly property real halfSign: Math.round(5 * Theme.scale)

                anchors { top: chip.bottom; topMargin: word.foot + Math.round(2 * Theme.scale); left: chip.right; leftMargin: word.gap / 2 - halfSign }
                visible: word.counted && place.index < word.countedTo
                text: !place.last ? "+" : word.multiplied ? qsTr("× %1 =").arg(word.factor) : "="
                color: Theme.p.soft
                Accessible.ignored: true
            }
        }
    }
}
