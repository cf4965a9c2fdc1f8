import QtQuick
import QtQuick.Templates as T
import Storeys

// A separator between groups of commands.
T.MenuSeparator {
    implicitWidth: parent?.width ?? 0
    implicitHeight: Math.round(9 * Theme.scale)
    focusPolicy: Qt.NoFocus
    Accessible.ignored: true

    contentItem: Item {
        Rectangle {
            anchors { left: parent.left; right: parent.right; verticalCenter: parent.verticalCenter; margins: Theme.unit }
            height: 1
            color: Theme.p.line
        }
    }
}
