import QtQuick
import Storeys

// A word as its tiles, with the arithmetic below: each height under its tile where the heights are what is added up,
// otherwise the sum as text. Tiles shrink so that long words fit.
Item {
    id: word

    required property var chips         // of { face, height, laid, fault }, as in draft.words
    required property string arithmetic
    property bool counted: true         // whether the arithmetic is shown
    property bool equals: true          // whether it ends with "="

    readonly property int gap: Math.round((chips.length > 7 ? 6 : 8) * Theme.scale)
    readonly property int size: Math.min(Math.round(30 * Theme.scale), Math.floor(width / Math.max(1, chips.length)) - gap)
    readonly property bool plain: chips.map(chip => chip.height).join(" + ") === arithmetic

    implicitHeight: size + (counted ? Math.round(20 * Theme.scale) : 0)

    Repeater {
        model: word.chips

        Item {
            id: place

            required property var modelData
            required property int index
            readonly property bool last: index === word.chips.length - 1

            x: index * (word.size + word.gap)
            width: word.size

            TileChip {
                id: chip

                face: place.modelData.face
                storey: place.modelData.height
                laid: place.modelData.laid
                fault: place.modelData.fault
                size: word.size
            }
            Label {
                anchors { top: chip.bottom; topMargin: Math.round(2 * Theme.scale); horizontalCenter: chip.horizontalCenter }
                visible: word.counted && word.plain
                text: place.modelData.height
                font.bold: true
            }
            Label {
                anchors { top: chip.bottom; topMargin: Math.round(2 * Theme.scale); horizontalCenter: chip.right; horizontalCenterOffset: word.gap / 2 }
                visible: word.counted && word.plain && (!place.last || word.equals)
                text: place.last ? "=" : "+"
                color: Theme.p.soft
            }
        }
    }
    Label {
        anchors.bottom: parent.bottom
        visible: word.counted && !word.plain
        text: word.equals ? qsTr("%1 =").arg(word.arithmetic) : word.arithmetic
        font.bold: true
    }
}
