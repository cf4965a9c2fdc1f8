import QtQuick
import Storeys
import Storeys.Table

// A Picker with a label.
NamedLine {
    id: line

    required property list<option> options
    property string current: ""         // id of the chosen option
    readonly property alias button: picker

    signal chosen(string id)

    needed: Math.max(Math.round(236 * Theme.scale), picker.wished)

    Picker {
        id: picker

        objectName: line.objectName + "Picker"
        width: parent?.width ?? 0
        options: line.options
        current: line.current
        Accessible.name: line.title
        onChosen: id => line.chosen(id)
    }
}
