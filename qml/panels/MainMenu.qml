import QtQuick
import Storeys

// The menu with everything that can be done in the window.
MenuButton {
    id: menu

    required property Commands commands

    objectName: "moreButton"
    text: commands.menu.text
    shortcut: commands.menu.keys

    MenuLines { commands: Array.from(menu.commands.of("game")) }
    MenuList {
        name: "exportMenu"; title: qsTr("Export")

        MenuLines { commands: Array.from(menu.commands.of("export")) }
    }
    MenuRule {}
    MenuList {
        name: "playMenu"; title: qsTr("Play")

        MenuLines { commands: Array.from(menu.commands.of("play")) }
    }
    MenuList {
        name: "viewMenu"; title: qsTr("View")

        MenuLines { commands: Array.from(menu.commands.of("view")) }
    }
    MenuList {
        name: "resultsMenu"; title: qsTr("Results")

        MenuLines { commands: Array.from(menu.commands.of("results")) }
    }
    MenuRule {}
    MenuLines { commands: Array.from(menu.commands.of("settings")) }
    MenuList {
        name: "helpMenu"; title: qsTr("Help")

        MenuLines { commands: Array.from(menu.commands.of("help")) }
    }
    MenuRule {}
    MenuLines { commands: Array.from(menu.commands.of("leave")) }

    Connections {
        target: menu.commands

        function onMenuWanted(): void { menu.show(true) }
    }
}
