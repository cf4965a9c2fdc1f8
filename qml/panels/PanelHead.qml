import QtQuick
import Storeys

// The name of the game and what concerns the whole program.
Item {
    id: head

    signal newGameRequested()
    signal gamesRequested()
    signal preferencesRequested()
    signal soloResultsRequested()
    signal aboutRequested()
    signal statisticsRequested()
    signal rulesRequested()

    implicitHeight: Theme.target

    Text {
        anchors { left: parent.left; verticalCenter: parent.verticalCenter; verticalCenterOffset: Math.round(3 * Theme.scale) }
        text: qsTr("Storeys")
        horizontalAlignment: Text.AlignLeft
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
            objectName: "preferencesButton"
            quiet: true
            icon: "sliders"
            text: qsTr("Preferences")
            shortcut: qsTr("Ctrl+,")
            onClicked: head.preferencesRequested()
        }
        MenuButton {
            objectName: "moreButton"
            text: qsTr("More")

            MenuLine { objectName: "soloResultsLine"; symbol: "trophy"; text: qsTr("Solo results"); onTriggered: head.soloResultsRequested() }
            MenuLine { objectName: "statisticsLine"; symbol: "chart"; text: qsTr("Statistics"); onTriggered: head.statisticsRequested() }
            MenuLine { objectName: "rulesLine"; symbol: "book"; text: qsTr("The rules"); onTriggered: head.rulesRequested() }
            MenuLine { objectName: "aboutLine"; symbol: "info"; text: qsTr("About"); onTriggered: head.aboutRequested() }
        }
    }
}
