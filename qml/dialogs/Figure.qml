import QtQuick
import Storeys

// A figure, what it counts and a note, in a column of a Grid.
Column {
    id: figure

    required property string title
    required property string value
    property string note: ""
    readonly property Grid grid: parent as Grid

    width: grid ? Math.floor((grid.width - (grid.columns - 1) * grid.spacing) / grid.columns) : 0
    spacing: Math.round(2 * Theme.scale)
    Accessible.role: Accessible.StaticText
    Accessible.name: note === "" ? Theme.filled(qsTr("%1: %2"), [title, value]) : Theme.filled(qsTr("%1: %2, %3"), [title, value, note])

    Remark { text: figure.title }
    SilentLabel {
        width: parent.width
        text: figure.value === "" ? qsTr("–") : figure.value
        wrapMode: Text.Wrap     // a play has many words
        font { pixelSize: Theme.title; bold: true }
    }
    Remark { visible: text !== ""; text: figure.note }
}
