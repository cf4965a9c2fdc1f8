import QtQuick
import Storeys

// A Picker with a label.
NamedLine {
    id: line

    required property var options       // of { id, name }
    property string current: ""         // id of the chosen option

    signal chosen(string id)

    wished: Math.max(Math.round(236 * Theme.scale), picker.wished)

    Picker {
        id: picker

        readonly property int chosenAt: Math.max(0, line.options.findIndex(option => option.id === line.current))

        objectName: line.objectName + "Picker"
        width: parent?.width ?? 0
        model: line.options
        currentIndex: picker.chosenAt
        Accessible.name: line.title
        // Choosing breaks the binding; without it, a list in a new language would start at its first line.
        onModelChanged: picker.currentIndex = Qt.binding(() => picker.chosenAt)
        onActivated: at => line.chosen(line.options[at].id)
    }
}
