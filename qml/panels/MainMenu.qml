pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Storeys

// The menu, with the commands of the window by group.
MenuButton {
    id: menu

    required property Commands commands

    // The commands of a group, under a line with its title.
    component Submenu: MenuList {
        id: submenu

        required property string group

        name: group + "Menu"

        MenuLines { commands: Array.from(menu.commands.of(submenu.group)) }
    }
    // A line between groups of commands.
    component Rule: T.MenuSeparator {
        implicitWidth: parent?.width ?? 0
        implicitHeight: Math.round(9 * Theme.scale)
        Accessible.ignored: true

        contentItem: Item {
            Rectangle {
                anchors { left: parent.left; right: parent.right; verticalCenter: parent.verticalCenter; margins: Theme.unit }
                height: 1
                color: Theme.p.line
            }
        }
    }

    function find(part: string): void {
        menu.dismiss()      // returns the focus, which the dialog then takes
        menu.commands.findWanted(part)
    }

    objectName: "moreButton"
    text: commands.menu.text
    shortcut: commands.menu.keys
    seeks: true
    onSought: letter => menu.find(letter)
    // Looks like the field in which a command is sought; letters that no line begins with lead there too.
    header: FieldGround {
        objectName: "findLine"
        width: parent?.width ?? 0
        height: Math.max(Theme.target, implicitHeight)
        example: Theme.filled(qsTr("%1 (%2)"), [menu.commands.find.text, menu.commands.find.keys])
        empty: true
        bad: false
        focused: false
        inset: Theme.unit
        Accessible.role: Accessible.Button
        Accessible.name: menu.commands.find.text
        Accessible.description: menu.commands.find.keys
        Accessible.onPressAction: menu.find("")

        MouseArea { anchors.fill: parent; onClicked: menu.find("") }
    }

    MenuLines { commands: Array.from(menu.commands.of("game")) }
    Submenu { group: "export"; title: qsTr("Export") }
    Rule {}
    Submenu { group: "play"; title: qsTr("Play") }
    Submenu { group: "view"; title: qsTr("View") }
    Submenu { group: "results"; title: qsTr("Results") }
    Rule {}
    MenuLines { commands: Array.from(menu.commands.of("settings")) }
    Submenu { group: "help"; title: qsTr("Help") }
    Rule {}
    MenuLines { commands: Array.from(menu.commands.of("leave")) }

    Connections {
        target: menu.commands

        function onMenuWanted(): void { menu.show(true) }
    }
}
