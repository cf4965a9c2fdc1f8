import QtQuick
import QtQuick.Templates as T
import Storeys

// One turn of an analysed game: what was done, the best that was found, and what lies between.
T.AbstractButton {
    id: row

    required property int index
    required property var modelData     // turn, who, what, points, judged, best, bestPlace, bestPoints, value, loss
    property bool highlighted: false
    readonly property string best: {
        const turn = row.modelData
        if (!turn.judged)
            return qsTr("Not analysed")
        const gain = qsTr("expected gain %1").arg(row.oneDigit(turn.value))
        if (turn.bestPlace === "")
            return qsTr("Best: %1 (%2)").arg(turn.best).arg(gain)
        return qsTr("Best: %1, %n point(s), at %2 (%3)", "", turn.bestPoints).arg(turn.best).arg(turn.bestPlace).arg(gain)
    }

    function oneDigit(value: real): string { return Theme.signed(value.toLocaleString(Qt.locale(), "f", 1)) }

    implicitHeight: advice.y + advice.height + Math.round(5 * Theme.scale)
    hoverEnabled: true
    focusPolicy: Qt.NoFocus
    Accessible.role: Accessible.ListItem
    Accessible.name: Theme.signed(qsTr("Turn %1, %2: %3, %n point(s).", "", row.modelData.points).arg(row.modelData.turn).arg(row.modelData.who).arg(row.modelData.what))
                     + " " + row.best + (row.modelData.judged ? " " + qsTr("lost %1 points").arg(row.oneDigit(row.modelData.loss)) : "")
    Accessible.onPressAction: row.clicked()

    background: Rectangle {
        radius: Theme.noticeRadius
        color: row.highlighted || row.hovered ? Theme.p.accentSoft : "transparent"

        FocusRing { shown: row.highlighted; cornerRadius: Theme.noticeRadius }
    }
    Label {
        id: number

        anchors { left: parent.left; leftMargin: Theme.unit / 2 }
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
        text: Theme.signed(qsTr("%1: %2, %n point(s)", "", row.modelData.points).arg(row.modelData.who).arg(row.modelData.what))
        wrapMode: Text.WordWrap
        Accessible.ignored: true
    }
    Label {
        id: advice

        anchors { left: done.left; right: loss.left; rightMargin: Theme.unit }
        y: done.y + done.height + Math.round(2 * Theme.scale)
        text: row.best
        wrapMode: Text.WordWrap
        color: Theme.p.soft
        font.pixelSize: Theme.caption
        Accessible.ignored: true
    }
    Label {
        id: loss

        anchors { right: look.left; rightMargin: Theme.unit; verticalCenter: parent.verticalCenter }
        visible: row.modelData.judged
        text: !row.modelData.judged ? "" : row.modelData.loss > 0 ? row.oneDigit(-row.modelData.loss) : "0"
        color: row.modelData.judged && row.modelData.loss >= 1 ? Theme.p.warning : Theme.p.soft
        font.bold: true
        Accessible.ignored: true
    }
    Label {
        id: look

        anchors { right: parent.right; rightMargin: Theme.unit; verticalCenter: parent.verticalCenter }
        text: qsTr("View turn")
        color: Theme.p.accent
        font.underline: row.hovered || row.highlighted
        Accessible.ignored: true
    }
}
