import QtQuick
import Storeys

// How far the analysis has come.
Column {
    id: progress

    required property int done
    required property int count

    spacing: Theme.unit / 2

    Label {
        objectName: "progressText"
        text: qsTr("%1 of %n turn(s) analysed", "", progress.count).arg(progress.done)
        color: Theme.p.soft
    }
    Rectangle {
        width: parent.width
        height: Math.round(6 * Theme.scale)
        radius: height / 2
        color: Theme.p.line
        Accessible.role: Accessible.ProgressBar
        Accessible.name: qsTr("%1 of %n turn(s) analysed", "", progress.count).arg(progress.done)

        Rectangle {
            width: parent.width * progress.done / Math.max(1, progress.count)
            height: parent.height
            radius: parent.radius
            color: Theme.p.accent
        }
    }
}
