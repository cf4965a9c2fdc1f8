pragma ComponentBehavior: Bound
import QtQuick
import Storeys

// What each storey is called while the board is taken apart, at the back edge of its tray if it has one.
Repeater {
    id: names

    required property PlayBoard board       // null where there is none

    model: board?.explosion.resting && board.explosion.spread === 1 && !board.turning ? board.explosion.storeys : 0

    Label {
        required property int index
        readonly property point at: names.board.views < 0 ? Qt.point(0, 0) : names.board.floorEdge(index)     // by each view anew

        x: at.x - width / 2
        y: Math.round(at.y - height - Theme.unit / 2)
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
