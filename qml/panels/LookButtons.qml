import QtQuick
import Storeys

// Steps through the turns of the game.
Row {
    id: steps

    required property PlayCommands commands
    property int hintSide: Qt.BottomEdge

    spacing: Theme.unit / 2

    IconButton { objectName: "firstTurnButton"; command: steps.commands.lookFirst; hintSide: steps.hintSide; hintAt: steps }
    IconButton { objectName: "turnBackButton"; command: steps.commands.lookBack; hintSide: steps.hintSide; hintAt: steps }
    IconButton { objectName: "turnOnButton"; command: steps.commands.lookForward; hintSide: steps.hintSide; hintAt: steps }
    IconButton { objectName: "leaveLookButton"; command: steps.commands.lookLeave; hintSide: steps.hintSide; hintAt: steps }
}
