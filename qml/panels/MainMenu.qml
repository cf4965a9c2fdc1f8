import QtQuick
import Storeys

// The menu with everything that can be done in the window.
MenuButton {
    id: menu

    required property Commands commands     // null: it is empty

    objectName: "moreButton"
    text: qsTr("Menu")
    shortcut: qsTr("F10")

    MenuLines { commands: menu.commands?.of("game") ?? [] }
    MenuList {
        name: "exportMenu"; title: qsTr("Export")

        MenuLines { commands: menu.commands?.of("export") ?? [] }
    }
    MenuRule {}
    MenuList {
        name: "playMenu"; title: qsTr("Play")

        MenuLines { commands: menu.commands?.of("play") ?? [] }
    }
    MenuList {
        name: "viewMenu"; title: qsTr("View")

        MenuLines { commands: menu.commands?.of("view") ?? [] }
    }
    MenuList {
        name: "resultsMenu"; title: qsTr("Results")

        MenuLines { commands: menu.commands?.of("results") ?? [] }
    }
    MenuRule {}
    MenuLines { commands: menu.commands?.of("settings") ?? [] }
    MenuList {
        name: "helpMenu"; title: qsTr("Help")

        MenuLines { commands: menu.commands?.of("help") ?? [] }
    }
    MenuRule {}
    MenuLines { commands: menu.commands?.of("leave") ?? [] }

    Connections {
        target: menu.commands

        function onMenuRequested(): void { menu.show(true) }
    }
}
