import QtQuick
import Storeys

// Which mini boards lie on the board of a new game, and the way to design another one.
Item {
    id: line

    required property var board     // as GameChoices has it
    readonly property real side: Math.round(64 * Theme.scale)

    signal designRequested()

    width: parent?.width ?? 0
    height: visible ? Math.max(side, words.height) : 0

    OnDemand {
        id: picture

        anchors { left: parent.left; verticalCenter: parent.verticalCenter }
        width: line.side
        height: line.side
        active: line.board.shape !== undefined
        content: VariantPicture {
            width: line.side
            height: line.side
            shape: line.board.shape
        }
    }
    Label {
        id: words

        objectName: "boardName"
        anchors { left: picture.right; right: button.left; margins: Theme.unit * 1.5; verticalCenter: parent.verticalCenter }
        text: line.board.name ?? ""
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
