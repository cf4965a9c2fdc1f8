pragma ComponentBehavior: Bound
import QtQuick
import Storeys

// The name of the game in tiles on rising stacks.
Row {
    id: mark

    readonly property string word: qsTr("STOREYS")
    readonly property int side: Math.round(Math.min(44 * Theme.scale, ((parent?.width ?? 0) + spacing) / word.length - spacing))     // of a tile

    LayoutMirroring.enabled: false
    spacing: Math.round(5 * Theme.scale)
    height: side + Math.round(4 * (Theme.p.storeys.length - 1) * Theme.scale)
    Accessible.role: Accessible.Heading
    Accessible.name: qsTr("Storeys")

    Repeater {
        model: mark.word.length

        TileChip {
            required property int index

            y: Math.round((Theme.p.storeys.length - storey) * 4 * Theme.scale)
            face: mark.word.charAt(index)       // "" while a shorter word of another language takes its place
            storey: 1 + Math.floor(index * Theme.p.storeys.length / mark.word.length)
            size: mark.side
            Accessible.ignored: true
        }
    }
}
