import QtQuick
import QtQuick.Templates as T
import Storeys

// One turn of an analysed game: what was done, the best action found, and the points between them.
T.AbstractButton {
    id: row

    required property int index
    required property int turn
    required property string who
    required property string what
    required property int points
    required property bool judged       // if not, nothing below is set
    required property string best
    required property string bestPlace
    required property int bestPoints
    required property real value
    required property real loss
    property bool highlighted: false
    readonly property string verdict: {
        if (!row.judged)
            return qsTr("Not analysed")
        const gain = qsTr("expected gain %1").arg(row.oneDigit(row.value))
        if (row.bestPlace === "")
            return Theme.filled(qsTr("Best: %1 (%2)"), [row.best, gain])
        return Theme.filled(qsTr("Best: %1, %n point(s), at %2 (%3)", "", row.bestPoints), [row.best, row.bestPlace, gain])
    }

    function oneDigit(value: real): string { return Theme.signed(value.toLocaleString(Qt.locale(), "f", 1)) }

    implicitHeight: advice.y + advice.height + Math.round(5 * Theme.scale)
    hoverEnabled: true
    focusPolicy: Qt.NoFocus
    Accessible.role: Accessible.ListItem
    Accessible.name: Theme.signed(Theme.filled(qsTr("Turn %1, %2: %3, %n point(s).", "", row.points), [row.turn, row.who, row.what]))
                     + " " + row.verdict + (row.judged ? " " + qsTr("lost %1 points").arg(row.oneDigit(row.loss)) : "")
    Accessible.onPressAction: row.clicked()

    background: Rectangle {
        radius: Theme.noticeRadius
        color: row.highlighted || row.hovered ? Theme.p.accentSoft : "transparent"

        FocusRing { anchors.margins: 0; shown: row.highlighted; cornerRadius: Theme.noticeRadius }
    }
    Label {
        id: number

        anchors { left: parent.left; leftMargin: Theme.unit / 2 }
        y: done.y
        width: Math.round(26 * Theme.scale)
        horizontalAlignment: Text.AlignRight
        text: row.turn
        color: Theme.p.soft
        Accessible.ignored: true
    }
    Label {
        id: done

        anchors { left: number.right; leftMargin: Theme.unit; right: lost.left; rightMargin: Theme.unit }
        y: Math.round(5 * Theme.scale)
        text: Theme.signed(Theme.filled(qsTr("%1: %2, %n point(s)", "", row.points), [row.who, row.what]))
        wrapMode: Text.WordWrap
        Accessible.ignored: true
    }
    Label {
        id: advice

        anchors { left: done.left; right: lost.left; rightMargin: Theme.unit }
        y: done.y + done.height + Math.round(2 * Theme.scale)
        text: row.verdict
        wrapMode: Text.WordWrap
        color: Theme.p.soft
        font.pixelSize: Theme.caption
        Accessible.ignored: true
    }
    Label {
        id: lost

        anchors { right: look.left; rightMargin: Theme.unit; verticalCenter: parent.verticalCenter }
        visible: row.judged
        text: row.loss > 0 ? row.oneDigit(-row.loss) : "0"
        color: row.loss >= 1 ? Theme.p.warning : Theme.p.soft
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
