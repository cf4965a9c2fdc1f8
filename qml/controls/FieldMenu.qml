import QtQuick.Templates as T
import Storeys

// What can be done with the text of a Field.
MenuList {
    id: menu

    required property T.TextField edited

    MenuLines {
        commands: [
            Command {
                name: "cut"; text: qsTr("Cut"); sequences: ["Ctrl+X"]
                enabled: menu.edited.selectedText !== ""
                onTriggered: menu.edited.cut()
            },
            Command {
                name: "copy"; text: qsTr("Copy"); sequences: ["Ctrl+C"]
                enabled: menu.edited.selectedText !== ""
                onTriggered: menu.edited.copy()
            },
            Command {
                name: "paste"; text: qsTr("Paste"); sequences: ["Ctrl+V"]
                enabled: menu.edited.canPaste
                onTriggered: menu.edited.paste()
            },
            Command {
                name: "selectAll"; text: qsTr("Select all"); sequences: ["Ctrl+A"]
                enabled: menu.edited.selectedText !== menu.edited.text
                onTriggered: menu.edited.selectAll()
            }
        ]
    }
}
