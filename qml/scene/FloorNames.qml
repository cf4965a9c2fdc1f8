pragma ComponentBehavior: Bound
import QtQuick
import Storeys

// The names of the storeys while the board is taken apart, each at the back edge of its tray. Shown only while the
// trays lie side by side and nothing moves.
Repeater {
    id: names

    required property PlayBoard board       // null: there is none yet

    model: board?.explosion.resting && board.explosion.spread === 1 && !board.turning ? board.explosion.storeys : 0

    Label {
        required property int index
        // Reads `views`, which is never negative, to follow the picture.
        readonly property point at: names.board.views < 0 ? Qt.point(0, 0) : names.board.floorEdge(index)

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
