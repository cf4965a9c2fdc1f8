import QtQuick
import Storeys

// Steps through the turns of the game.
Row {
    id: steps

    required property var look      // the session's historyView

    spacing: Theme.unit / 2

    IconButton {
        objectName: "firstTurnButton"
        enabled: steps.look.turn > 0
        icon: "toFirst"
        text: qsTr("The start")
        shortcut: qsTr("Ctrl+Home")
        onClicked: steps.look.first()
    }
    IconButton {
        objectName: "turnBackButton"
        enabled: steps.look.turn > 0
        icon: "stepBack"
        text: qsTr("A turn back")
        shortcut: qsTr("Ctrl+←")
        onClicked: steps.look.back()
    }
    IconButton {
        objectName: "turnOnButton"
        icon: "stepOn"
        text: qsTr("A turn on")
        shortcut: qsTr("Ctrl+→")
        onClicked: steps.look.forward()
    }
    IconButton {
        objectName: "leaveLookButton"
        icon: "toLast"
        text: qsTr("Back to the game")
        shortcut: qsTr("Ctrl+End")
        onClicked: steps.look.leave()
    }
}
