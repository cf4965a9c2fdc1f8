import QtQuick
import Storeys

// The lines of a MenuList, one for each command.
Repeater {
    required property list<Command> commands

    model: commands
    delegate: MenuLine {
        required property Command modelData

        command: modelData
    }
}
