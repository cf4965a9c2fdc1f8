pragma ComponentBehavior: Bound
import QtQuick
import Storeys

// The legend of a map of heights: colour and number of each height, the highest on top.
Rectangle {
    id: legend

    required property int limit     // tiles on a full stack
    readonly property int pitch: Math.round(1.9 * Theme.body)

    width: Theme.target
    height: column.height + Theme.unit
    radius: Theme.buttonRadius
    color: Theme.p.panel
    border { width: 1; color: Theme.p.line }
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("Heights from 1 to %1 (full)").arg(limit)

    Column {
        id: column

        anchors.centerIn: parent
        spacing: Math.round(2 * Theme.scale)

        Repeater {
            model: legend.limit

            Rectangle {
                id: chip

                required property int index
                readonly property int storey: legend.limit - index

                width: legend.width - Theme.unit
                height: legend.pitch
                radius: Theme.chipRadius
                color: Theme.p.heights[Math.min(storey, Theme.p.heights.length) - 1]
                border { width: 1; color: Qt.darker(color, 1.5) }

                Label {
                    anchors.centerIn: parent
                    text: String(chip.storey)
                    color: Theme.p.ink
                    font.bold: true
                    Accessible.ignored: true
                }
            }
        }
    }
}
