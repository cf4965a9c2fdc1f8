import QtQuick
import Storeys

// The lines of a MenuList, one for each command.
Repeater {
    required property var commands      // a list of Command

    model: commands
    delegate: Component {
        MenuLine {
            required property Command modelData

            command: modelData
        }
    }
}
