pragma ComponentBehavior: Bound
import QtQuick
import Storeys
import Storeys.Table

// The mini boards on the board of a new game, and a button to design another board.
Item {
    id: line

    required property string name
    required property boardShape shape
    readonly property alias button: button
    readonly property real side: Math.round(64 * Theme.scale)

    signal designRequested()

    width: parent?.width ?? 0
    height: visible ? Math.max(side, words.height) : 0

    OnDemand {
        id: picture

        anchors { left: parent.left; verticalCenter: parent.verticalCenter }
        width: line.side
        height: line.side
        active: line.visible
        content: VariantPicture {
            width: line.side
            height: line.side
            shape: line.shape
        }
    }
    Label {
        id: words

        objectName: "boardName"
        anchors { left: picture.right; right: button.left; margins: Theme.unit * 1.5; verticalCenter: parent.verticalCenter }
        text: line.name
        wrapMode: Text.WordWrap
        elide: Text.ElideNone
    }
    TextButton {
        id: button

        objectName: "designButton"
        anchors { right: parent.right; verticalCenter: parent.verticalCenter }
        text: qsTr("Design the board")
        onClicked: line.designRequested()
    }
}
