import QtQuick
import Storeys

// A Field with what it is about before it, as wide as a PickerLine.
Item {
    id: line

    required property string title
    property string value: ""           // what stands in it at first
    property string example: ""
    readonly property string text: field.text

    signal edited(string text)

    width: parent?.width ?? 0
    height: visible ? Theme.target : 0

    Label {
        anchors.verticalCenter: parent.verticalCenter
        width: field.x - Theme.unit
        text: line.title
        Accessible.ignored: true
    }
    Field {
        id: field

        objectName: line.objectName + "Field"
        anchors.right: parent.right
        width: Math.round(236 * Theme.scale)
        text: line.value
        placeholderText: line.example
        Accessible.name: line.title
        Accessible.description: line.example
        onTextEdited: line.edited(field.text)
    }
}
