pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Storeys
import Storeys.Scene
import Storeys.Table

// The turns of a page of the analysis. Enter or a click shows a turn on the board; Space shows what was best.
SheetList {
    id: list

    required property GameAnalysis analysis
    property int seat: -1               // only turns of this seat; -1: of all
    property string page: "key"         // see ReviewOrder
    property bool finished: false
    property int chosen: 0              // the turn that was chosen last, to begin at; 0: none

    signal turnChosen(int turn)
    signal retryWanted(int turn)

    activeFocusOnTab: true
    keyNavigationEnabled: true
    highlightMoveDuration: 0
    spacing: Theme.unit / 2
    // Newly found turns are inserted anywhere; the list holds still while somebody is about to choose one.
    model: ReviewOrder { id: order; sourceModel: list.analysis.turns; seat: list.seat; page: list.page; held: !list.finished && (hover.hovered || list.activeFocus) }
    // Until the list has the focus, the current row is that of the turn chosen before or else the first.
    onCountChanged: {
        if (list.activeFocus)
            return
        list.currentIndex = Math.max(0, order.rowOf(list.chosen))
        list.reveal(list.currentIndex)
    }
    onCurrentIndexChanged: if (list.activeFocus) list.reveal(list.currentIndex)
    Accessible.role: Accessible.List
    Accessible.name: page === "key" ? qsTr("Key turns") : page === "mistakes" ? qsTr("Biggest mistakes first") : qsTr("All turns")
    Keys.onReturnPressed: (list.currentItem as T.AbstractButton)?.clicked()
    Keys.onEnterPressed: (list.currentItem as T.AbstractButton)?.clicked()

    HoverHandler { id: hover }
    KeyLayout { id: layout }

    // One turn: what was done, how good it was, and what was best or, as long as that is folded, where to look for it.
    delegate: T.AbstractButton {
        id: row

        required property reviewedTurn entry
        readonly property bool highlighted: list.activeFocus && ListView.isCurrentItem
        readonly property bool wrong: entry.theme !== ""

        width: list.width - Theme.unit
        onClicked: list.turnChosen(row.entry.turn)
        Keys.onSpacePressed: list.analysis.unfold(row.entry.turn)
        Keys.onPressed: event => {
            event.accepted = row.entry.retried && !(event.modifiers & ~Qt.ShiftModifier)
                             && layout.latin(event.text, event.nativeScanCode).toUpperCase() === "R"
            if (event.accepted)
                list.retryWanted(row.entry.turn)
        }
        implicitHeight: Math.max(row.entry.folded ? answer.height : 0, words.height) + Theme.unit
        hoverEnabled: true
        focusPolicy: Qt.NoFocus
        Accessible.role: Accessible.ListItem
        Accessible.name: Theme.signed(Theme.filled(qsTr("Turn %1, %2: %3, %n point(s).", "", row.entry.points), [row.entry.turn, row.entry.who, row.entry.what]))
                         + " " + Array.of(row.entry.verdict, row.entry.cost, Array.from(row.entry.advice).join("\n")).filter(part => part !== "").join(". ")
        Accessible.description: row.entry.retried ? qsTr("Press R to try it again, Space to show what was best.") : row.entry.folded ? qsTr("Press Space to show what may be better.") : ""
        Accessible.onPressAction: row.clicked()

        background: Rectangle {
            radius: Theme.noticeRadius
            color: row.highlighted || row.hovered ? Theme.p.accentSoft : "transparent"

            FocusRing { anchors.margins: 0; shown: row.highlighted; cornerRadius: Theme.noticeRadius }
        }
        Icon {
            id: mark

            anchors { left: parent.left; leftMargin: Theme.unit / 2 }
            y: Theme.unit / 2
            name: row.entry.sign
            tint: row.wrong ? Theme.p.warning : Theme.p.accent
        }
        Column {
            id: words

            anchors { left: mark.right; leftMargin: Theme.unit; right: answer.left; rightMargin: Theme.unit }
            y: Theme.unit / 2
            spacing: Math.round(2 * Theme.scale)

            WrappedLabel {
                text: Theme.signed(Theme.filled(qsTr("%1. %2: %3, %n point(s)", "", row.entry.points), [row.entry.turn, row.entry.who, row.entry.what]))
                Accessible.ignored: true
            }
            Remark {
                objectName: "verdict"
                text: Array.of(row.entry.verdict, row.entry.cost).filter(part => part !== "").join(" · ")
                color: row.wrong ? Theme.p.warning : Theme.p.soft
            }
            Remark {
                objectName: "advice"
                visible: text !== ""
                text: Array.from(row.entry.advice).join("\n")
            }
        }
        Row {
            id: answer

            anchors { right: parent.right; rightMargin: Theme.unit / 2; verticalCenter: parent.verticalCenter }
            width: row.entry.folded ? implicitWidth : 0
            visible: row.entry.folded
            spacing: Theme.unit / 2

            TextButton {
                visible: row.entry.retried
                focusPolicy: Qt.NoFocus
                text: qsTr("Retry")
                hint: qsTr("R")
                onClicked: list.retryWanted(row.entry.turn)
            }
            TextButton {
                objectName: "answerButton"
                focusPolicy: Qt.NoFocus
                text: qsTr("Answer")
                hint: KeyNames.space
                onClicked: list.analysis.unfold(row.entry.turn)
            }
        }
    }
}
