pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Storeys
import Storeys.Table

// The turns of an analysed game: those that gave points away, the biggest loss first, or all turns in order. Enter or a
// click shows a turn on the board.
SheetList {
    id: list

    required property ReviewModel turns
    property int seat: -1               // only turns of this seat; -1: of all
    property bool inOrder: false
    property bool finished: false
    property int chosen: 0              // the turn that was chosen last, to begin at; 0: none

    signal turnChosen(int turn)

    activeFocusOnTab: true
    keyNavigationEnabled: true
    highlightMoveDuration: 0
    // Turns that are found come in anywhere; the list holds still while somebody is about to choose one.
    model: ReviewOrder { id: order; turns: list.turns; seat: list.seat; inOrder: list.inOrder; held: !list.finished && (hover.hovered || list.activeFocus) }
    // Until the list has the focus, the first row stays the current one, or the one that was chosen before.
    onCountChanged: {
        if (list.activeFocus)
            return
        list.currentIndex = Math.max(0, order.rowOf(list.chosen))
        list.reveal(list.currentIndex)
    }
    onCurrentIndexChanged: if (list.activeFocus) list.reveal(list.currentIndex)
    Accessible.role: Accessible.List
    Accessible.name: inOrder ? qsTr("All turns") : qsTr("Biggest mistakes first")
    Keys.onReturnPressed: (list.currentItem as T.AbstractButton)?.clicked()
    Keys.onEnterPressed: (list.currentItem as T.AbstractButton)?.clicked()

    HoverHandler { id: hover }

    Paragraph {
        objectName: "noLoss"
        width: parent.width
        visible: list.count === 0
        text: list.finished ? qsTr("No mistakes found. No turn with known tiles lost more than a point.") : qsTr("Searching…")
    }

    // One turn of an analysed game: what was done, the best action found, and the points between them.
    delegate: T.AbstractButton {
        id: entry

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
        readonly property bool highlighted: list.activeFocus && ListView.isCurrentItem
        readonly property string verdict: {
            if (!entry.judged)
                return qsTr("Not analysed")
            const gain = qsTr("expected gain %1").arg(entry.oneDigit(entry.value))
            if (entry.bestPlace === "")
                return Theme.filled(qsTr("Best: %1 (%2)"), [entry.best, gain])
            return Theme.filled(qsTr("Best: %1, %n point(s), at %2 (%3)", "", entry.bestPoints), [entry.best, entry.bestPlace, gain])
        }

        function oneDigit(value: real): string { return Theme.signed(value.toLocaleString(Qt.locale(), "f", 1)) }

        width: list.width - Theme.unit
        onClicked: list.turnChosen(entry.turn)
        implicitHeight: advice.y + advice.height + Math.round(5 * Theme.scale)
        hoverEnabled: true
        focusPolicy: Qt.NoFocus
        Accessible.role: Accessible.ListItem
        Accessible.name: Theme.signed(Theme.filled(qsTr("Turn %1, %2: %3, %n point(s).", "", entry.points), [entry.turn, entry.who, entry.what]))
                         + " " + entry.verdict + (entry.judged ? " " + qsTr("lost %1 points").arg(entry.oneDigit(entry.loss)) : "")
        Accessible.onPressAction: entry.clicked()

        background: Rectangle {
            radius: Theme.noticeRadius
            color: entry.highlighted || entry.hovered ? Theme.p.accentSoft : "transparent"

            FocusRing { anchors.margins: 0; shown: entry.highlighted; cornerRadius: Theme.noticeRadius }
        }
        Label {
            id: number

            anchors { left: parent.left; leftMargin: Theme.unit / 2 }
            y: done.y
            width: Math.round(26 * Theme.scale)
            horizontalAlignment: Text.AlignRight
            text: entry.turn
            color: Theme.p.soft
            Accessible.ignored: true
        }
        Label {
            id: done

            anchors { left: number.right; leftMargin: Theme.unit; right: lost.left; rightMargin: Theme.unit }
            y: Math.round(5 * Theme.scale)
            text: Theme.signed(Theme.filled(qsTr("%1: %2, %n point(s)", "", entry.points), [entry.who, entry.what]))
            wrapMode: Text.WordWrap
            Accessible.ignored: true
        }
        Caption {
            id: advice

            anchors { left: done.left; right: lost.left; rightMargin: Theme.unit }
            y: done.y + done.height + Math.round(2 * Theme.scale)
            text: entry.verdict
            wrapMode: Text.WordWrap
        }
        Label {
            id: lost

            anchors { right: look.left; rightMargin: Theme.unit; verticalCenter: parent.verticalCenter }
            visible: entry.judged
            text: entry.loss > 0 ? entry.oneDigit(-entry.loss) : "0"
            color: entry.loss >= 1 ? Theme.p.warning : Theme.p.soft
            font.bold: true
            Accessible.ignored: true
        }
        Label {
            id: look

            anchors { right: parent.right; rightMargin: Theme.unit; verticalCenter: parent.verticalCenter }
            text: qsTr("View turn")
            color: Theme.p.accent
            font.underline: entry.hovered || entry.highlighted
            Accessible.ignored: true
        }
    }
}
