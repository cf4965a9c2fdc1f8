import QtQuick
import Storeys

// The name of the game and what concerns the whole program.
Item {
    id: head

    signal newGameRequested()
    signal gamesRequested()
    signal soloResultsRequested()
    signal aboutRequested()
    signal statisticsRequested()

    implicitHeight: Theme.target

    Text {
        anchors { left: parent.left; verticalCenter: parent.verticalCenter; verticalCenterOffset: Math.round(3 * Theme.scale) }
        text: qsTr("Storeys")
        color: Theme.p.text
        font { family: Theme.displayFont; bold: true; pixelSize: Math.round(25 * Theme.scale) }
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }
    Row {
        anchors { right: parent.right; verticalCenter: parent.verticalCenter }

        IconButton {
            objectName: "newGameButton"
            quiet: true
            icon: "plus"
            text: qsTr("New game")
            shortcut: qsTr("Ctrl+N")
            onClicked: head.newGameRequested()
        }
        IconButton {
            objectName: "gamesButton"
            quiet: true
            icon: "folder"
            text: qsTr("Continue a game")
            shortcut: qsTr("Ctrl+O")
            onClicked: head.gamesRequested()
        }
        IconButton {
            objectName: "soloResultsButton"
            quiet: true
            icon: "trophy"
            text: qsTr("Solo results")
            onClicked: head.soloResultsRequested()
        }
        IconButton {
            objectName: "statisticsButton"
            quiet: true
            icon: "chart"
            text: qsTr("Statistics")
            onClicked: head.statisticsRequested()
        }
        IconButton {
            objectName: "aboutButton"
            quiet: true
            icon: "info"
            text: qsTr("About")
            onClicked: head.aboutRequested()
        }
    }
}
