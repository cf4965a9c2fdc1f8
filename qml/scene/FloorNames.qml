import QtQuick
import Storeys

// What each storey is called while the board is taken apart, at the back edge of its tray.
Repeater {
    id: names

    required property BoardView board       // null where there is none

    model: board?.explosion.resting && !board.rig.turning ? board.explosion.storeys : 0

    Label {
        required property int index
        readonly property point at: names.board.floorEdge(index)

        x: at.x - width / 2
        y: at.y - height
        text: qsTr("Storey %1").arg(index + 1)
        font.bold: true
        leftPadding: Theme.unit
        rightPadding: Theme.unit

        Rectangle {
            anchors.fill: parent
            z: -1
            radius: Theme.chipRadius
            color: Theme.p.panel
        }
    }
}
