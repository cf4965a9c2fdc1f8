import QtQuick
import Storeys

// The address of a page: to be copied, or opened in the browser.
NamedLine {
    id: line

    required property string address

    wished: Math.round(300 * Theme.scale)

    Field {
        objectName: line.objectName + "Field"
        anchors.left: parent?.left
        width: (parent?.width ?? 0) - open.width - Theme.unit
        readOnly: true
        text: line.address
        Accessible.name: line.title
        onActiveFocusChanged: {
            if (activeFocus)
                selectAll()
        }
    }
    IconButton {
        id: open

        objectName: line.objectName + "Open"
        anchors.right: parent?.right
        icon: "globe"
        text: qsTr("Open in the browser")
        hintSide: Qt.LeftEdge
        onClicked: Qt.openUrlExternally(line.address)
    }
}
