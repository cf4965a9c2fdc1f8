import QtQuick
import Storeys

// Heading of the list of turns, with what is left to draw.
Item {
    id: head

    required property int bagCount
    property bool canLook: false        // there are turns to look back to

    signal lookRequested()

    implicitHeight: Math.round(24 * Theme.scale)

    Label {
        anchors.verticalCenter: parent.verticalCenter
        text: qsTr("Turns")
        font.bold: true
        Accessible.role: Accessible.Heading
    }
    IconButton {
        objectName: "lookBackButton"
        x: Math.round(52 * Theme.scale)
        anchors.verticalCenter: parent.verticalCenter
        width: Math.round(30 * Theme.scale)
        height: width
        visible: head.canLook
        quiet: true
        icon: "history"
        text: qsTr("Look back")
        shortcut: qsTr("Ctrl+←")
        hintSide: Qt.RightEdge
        onClicked: head.lookRequested()
    }
    Row {
        anchors { right: parent.right; verticalCenter: parent.verticalCenter }
        spacing: Math.round(6 * Theme.scale)

        Icon {
            anchors.verticalCenter: parent.verticalCenter
            name: "bag"
            size: Math.round(18 * Theme.scale)
            tint: Theme.p.soft
        }
        Label {
            anchors.verticalCenter: parent.verticalCenter
            text: head.bagCount > 0 ? qsTr("%n tile(s) in the bag", "", head.bagCount) : qsTr("the bag is empty")
            color: Theme.p.soft
            font.pixelSize: Theme.caption
        }
    }
}
