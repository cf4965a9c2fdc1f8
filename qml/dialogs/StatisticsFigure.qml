import QtQuick
import Storeys

// A figure and what it counts.
Column {
    id: figure

    required property string title
    required property string value
    property string note: ""

    spacing: Math.round(2 * Theme.scale)
    Accessible.role: Accessible.StaticText
    Accessible.name: note === "" ? qsTr("%1: %2").arg(title).arg(value) : qsTr("%1: %2, %3").arg(title).arg(value).arg(note)

    Label { width: parent.width; text: figure.title; color: Theme.p.soft; font.pixelSize: Theme.caption; Accessible.ignored: true }
    Label {
        width: parent.width
        text: figure.value === "" ? qsTr("–") : figure.value
        wrapMode: Text.Wrap     // a play can have many words
        font { pixelSize: Theme.title; bold: true }
        Accessible.ignored: true
    }
    Label { width: parent.width; visible: text !== ""; text: figure.note; color: Theme.p.soft; font.pixelSize: Theme.caption; Accessible.ignored: true }
}
