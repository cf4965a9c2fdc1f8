import QtQuick
import Storeys

// For whoever plays alone: the exchanges that are left, and the total to beat. Takes no room otherwise.
Item {
    id: bar

    required property var session
    readonly property var best: session.toBeat

    visible: session.solo
    height: visible ? Math.round(24 * Theme.scale) : 0

    Label {
        objectName: "freeExchanges"
        anchors { left: parent.left; verticalCenter: parent.verticalCenter }
        text: qsTr("%n free exchange(s) left", "", bar.session.freeExchanges)
        color: Theme.p.soft
    }
    Label {
        objectName: "toBeat"
        anchors { right: parent.right; verticalCenter: parent.verticalCenter }
        text: bar.best.total === undefined ? qsTr("no total to beat yet") : qsTr("to beat: %1").arg(bar.best.total).replace("-", "−")
        color: bar.best.total === undefined ? Theme.p.soft : Theme.p.text
        font.bold: bar.best.total !== undefined
    }
}
