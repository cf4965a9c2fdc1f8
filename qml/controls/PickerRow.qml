import QtQuick
import QtQuick.Templates as T
import Storeys
import Storeys.Table

// A line of the list of a Picker.
T.ItemDelegate {
    id: row

    required property int index
    required property option entry
    property bool chosen: false

    implicitHeight: Math.max(Math.round(36 * Theme.scale), implicitContentHeight + Theme.unit)
    hoverEnabled: true
    text: entry.name
    Accessible.name: text
    Accessible.description: entry.note
    Accessible.selected: chosen
    Accessible.onPressAction: row.clicked()

    contentItem: LineWords {
        text: row.text
        bold: row.chosen
        note: row.entry.note
        before: Math.round(10 * Theme.scale)
        after: Theme.icon + 2 * Theme.unit

        Icon {
            anchors { right: parent.right; rightMargin: Theme.unit; verticalCenter: parent.verticalCenter }
            visible: row.chosen
            name: "check"
            tint: Theme.p.accent
        }
    }
    background: Rectangle {
        radius: Theme.noticeRadius
        color: row.highlighted ? Theme.p.accentSoft : "transparent"
    }
}
