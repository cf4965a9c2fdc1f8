import QtQuick
import Storeys

// Steps through the turns of the game. Where there is no room for four buttons, the outer two are left to the keys and to
// the button that returns to the game.
Row {
    id: steps

    required property PlayCommands commands
    required property real room         // width
    property int hintSide: Qt.BottomEdge
    readonly property bool whole: 4 * Theme.target + 3 * spacing <= room

    spacing: Theme.unit / 2

    IconButton { objectName: "firstTurnButton"; visible: steps.whole; command: steps.commands.lookFirst; hintSide: steps.hintSide; hintAt: steps }
    IconButton { objectName: "turnBackButton"; command: steps.commands.lookBack; hintSide: steps.hintSide; hintAt: steps }
    IconButton { objectName: "turnOnButton"; command: steps.commands.lookForward; hintSide: steps.hintSide; hintAt: steps }
    IconButton { objectName: "leaveLookButton"; visible: steps.whole; command: steps.commands.lookLeave; hintSide: steps.hintSide; hintAt: steps }
}
