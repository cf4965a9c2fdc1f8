import QtQuick
import Storeys

// A Field with a label.
NamedLine {
    id: line

    property string value: ""           // initial text
    property string example: ""
    readonly property string text: field.text

    signal edited(string text)

    needed: Math.max(Math.round(236 * Theme.scale), Math.ceil(metrics.advanceWidth) + field.leftPadding + field.rightPadding)      // wide enough for the example
    controlHeight: field.implicitHeight

    TextMetrics { id: metrics; font: field.font; text: line.example }

    Field {
        id: field

        objectName: line.objectName + "Field"
        width: parent?.width ?? 0
        text: line.value
        placeholderText: line.example
        Accessible.name: line.title
        Accessible.description: line.example
        onTextEdited: line.edited(field.text)
    }
}
