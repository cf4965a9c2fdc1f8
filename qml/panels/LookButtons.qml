import QtQuick
import Storeys
import Storeys.Table

// Steps through the turns of the game.
Row {
    id: steps

    required property HistoryView look
    property int hintSide: Qt.BottomEdge

    spacing: Theme.unit / 2

    IconButton {
        objectName: "firstTurnButton"
        enabled: steps.look.turn > 0
        icon: "toFirst"
        hintSide: steps.hintSide
        hintAt: steps
        text: qsTr("First turn")
        shortcut: qsTr("Ctrl+Home")
        onClicked: steps.look.first()
    }
    IconButton {
        objectName: "turnBackButton"
        enabled: steps.look.turn > 0
        icon: "stepBack"
        hintSide: steps.hintSide
        hintAt: steps
        text: qsTr("Previous turn")
        shortcut: qsTr("Ctrl+←")
        onClicked: steps.look.back()
    }
    IconButton {
        objectName: "turnOnButton"
        icon: "stepOn"
        hintSide: steps.hintSide
        hintAt: steps
        text: qsTr("Next turn")
        shortcut: qsTr("Ctrl+→")
        onClicked: steps.look.forward()
    }
    IconButton {
        objectName: "leaveLookButton"
        icon: "toLast"
        hintSide: steps.hintSide
        hintAt: steps
        text: qsTr("Return to the game")
        shortcut: qsTr("Ctrl+End")
        onClicked: steps.look.leave()
    }
}
