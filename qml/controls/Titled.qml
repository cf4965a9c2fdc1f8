import QtQuick
import Storeys

// A group of controls under a small title.
Column {
    id: group

    required property string title

    width: parent?.width ?? 0
    spacing: Theme.unit
    Accessible.role: Accessible.Grouping
    Accessible.name: title

    SilentLabel {
        width: parent.width
        text: group.title
        color: Theme.p.soft
        font.bold: true
    }
}
