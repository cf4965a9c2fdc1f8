import QtQuick
import Storeys

// A Picker with what it is about before it.
Item {
    id: line

    required property string title
    required property var options       // of { id, name }
    property string current: ""         // id of the chosen option

    signal chosen(string id)

    width: parent?.width ?? 0
    height: visible ? Theme.target : 0

    Label {
        anchors { left: parent.left; right: picker.left; rightMargin: Theme.unit; verticalCenter: parent.verticalCenter }
        text: line.title
        Accessible.ignored: true
    }
    Picker {
        id: picker

        readonly property int chosenAt: Math.max(0, line.options.findIndex(option => option.id === line.current))

        objectName: line.objectName + "Picker"
        anchors.right: parent.right
        width: Math.round(236 * Theme.scale)
        model: line.options
        currentIndex: picker.chosenAt
        Accessible.name: line.title
        // A choice ends the binding, and a list in another language would begin at its first line.
        onModelChanged: picker.currentIndex = Qt.binding(() => picker.chosenAt)
        onActivated: at => line.chosen(line.options[at].id)
    }
}
