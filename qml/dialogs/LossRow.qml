import QtQuick
import QtQuick.Templates as T
import Storeys

// One turn of an analysed game: what was done, the best that was found, and what lies between.
T.AbstractButton {
    id: row

    required property int index
    required property var modelData     // turn, who, what, points, best, bestPlay, bestPoints, loss
    property bool highlighted: false

    implicitHeight: Math.round(46 * Theme.scale)
    hoverEnabled: true
    focusPolicy: Qt.NoFocus
    Accessible.role: Accessible.ListItem
    Accessible.name: qsTr("Turn %1, %2: %3, %n point(s).", "", row.modelData.points).arg(row.modelData.turn).arg(row.modelData.who).arg(row.modelData.what)
                     + " " + qsTr("Best: %1, %n point(s).", "", row.modelData.bestPoints).arg(row.modelData.best)
                     + " " + qsTr("%1 lost").arg(loss.text)
    Accessible.onPressAction: row.clicked()

    background: Rectangle {
        radius: Theme.noticeRadius
        color: row.highlighted || row.hovered ? Theme.p.accentSoft : "transparent"

        FocusRing { shown: row.highlighted; cornerRadius: Theme.noticeRadius }
    }
    Label {
        id: number

        x: Theme.unit / 2
        y: done.y
        width: Math.round(26 * Theme.scale)
        horizontalAlignment: Text.AlignRight
        text: row.modelData.turn
        color: Theme.p.soft
        Accessible.ignored: true
    }
    Label {
        id: done

        anchors { left: number.right; leftMargin: Theme.unit; right: loss.left; rightMargin: Theme.unit }
        y: Math.round(5 * Theme.scale)
        text: qsTr("%1: %2, %n point(s)", "", row.modelData.points).arg(row.modelData.who).arg(row.modelData.what)
        Accessible.ignored: true
    }
    Label {
        anchors { left: done.left; right: loss.left; rightMargin: Theme.unit }
        y: Math.round(24 * Theme.scale)
        text: row.modelData.bestPlay === ""
            ? qsTr("Best: %1").arg(row.modelData.best)
            : qsTr("Best: %1, %n point(s), at %2", "", row.modelData.bestPoints).arg(row.modelData.best).arg(row.modelData.bestPlay.split(" ")[0])
        color: Theme.p.soft
        font.pixelSize: Theme.caption
        Accessible.ignored: true
    }
    Label {
        id: loss

        anchors { right: look.left; rightMargin: Theme.unit; verticalCenter: parent.verticalCenter }
        text: qsTr("−%1").arg(row.modelData.loss.toLocaleString(Qt.locale(), "f", 1))
        color: Theme.p.warning
        font.bold: true
        Accessible.ignored: true
    }
    Label {
        id: look

        anchors { right: parent.right; rightMargin: Theme.unit; verticalCenter: parent.verticalCenter }
        text: qsTr("Look at it")
        color: Theme.p.accent
        font.underline: row.hovered || row.highlighted
        Accessible.ignored: true
    }
}
