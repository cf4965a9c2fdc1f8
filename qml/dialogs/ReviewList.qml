pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Storeys
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

    // One turn: what was done, how good it was, and what was best or, as long as that is folded, where to look for it.
    delegate: T.AbstractButton {
        id: row

        required property reviewedTurn entry
        readonly property bool highlighted: list.activeFocus && ListView.isCurrentItem
        readonly property bool wrong: entry.theme !== ""
        readonly property string verdict: {
            switch (row.entry.grade) {
            case "small": return qsTr("Small mistake")
            case "medium": return qsTr("Medium mistake")
            case "large": return qsTr("Large mistake")
            case "open": return qsTr("Hard to tell")
            }
            return !row.entry.judged ? qsTr("Not analysed") : row.entry.forced ? qsTr("No other choice")
                 : row.entry.key === "find" ? qsTr("A great find") : row.entry.key === "swing" ? qsTr("The game turned here") : qsTr("A good turn")
        }
        readonly property string advice: {
            if (row.entry.folded)
                return row.entry.theme
            const at = row.entry.bestPlace === "" ? row.entry.best : Theme.filled(qsTr("%1 at %2, %n point(s)", "", row.entry.bestPoints), [row.entry.best, row.entry.bestPlace])
            const best = !row.entry.judged || !row.wrong && row.entry.grade !== "open" ? ""
                       : row.entry.solved ? qsTr("Solved. Best: %1").arg(at) : qsTr("Best: %1").arg(at)
            const rarer = row.entry.rarer === "" ? "" : Theme.filled(qsTr("With a rarer word, %1 points better: %2"), [Theme.oneDigit(row.entry.rarerGain), row.entry.rarer])
            return [best, ...Array.from(row.entry.reasons), rarer].filter(line => line !== "").join("\n")
        }
        readonly property string cost: {
            if (!row.wrong && row.entry.grade !== "open")
                return ""
            const points = qsTr("%1 points").arg(Theme.oneDigit(-row.entry.loss))
            return row.entry.chanceLost < 0.5 ? points : Theme.filled(qsTr("%1, %2% to win"), [points, Theme.signed(-Math.round(row.entry.chanceLost))])
        }

        width: list.width - Theme.unit
        onClicked: list.turnChosen(row.entry.turn)
        Keys.onSpacePressed: list.analysis.unfold(row.entry.turn)
        Keys.onPressed: event => {
            event.accepted = event.key === Qt.Key_R && row.entry.folded
            if (event.accepted)
                list.retryWanted(row.entry.turn)
        }
        implicitHeight: Math.max(row.entry.folded ? answer.height : 0, words.height) + Theme.unit
        hoverEnabled: true
        focusPolicy: Qt.NoFocus
        Accessible.role: Accessible.ListItem
        Accessible.name: Theme.signed(Theme.filled(qsTr("Turn %1, %2: %3, %n point(s).", "", row.entry.points), [row.entry.turn, row.entry.who, row.entry.what]))
                         + " " + Array.of(row.verdict, row.cost, row.advice).filter(part => part !== "").join(". ")
        Accessible.description: row.entry.folded ? qsTr("Press R to try it again, Space to show what was best.") : ""
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
            name: row.wrong ? row.entry.grade + "-mistake" : row.entry.key === "find" ? "star" : row.entry.key === "swing" ? "swap" : ""
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
                text: row.cost === "" ? row.verdict : row.verdict + " · " + row.cost
                color: row.wrong ? Theme.p.warning : Theme.p.soft
            }
            Remark {
                objectName: "advice"
                visible: text !== ""
                text: row.advice
            }
        }
        Row {
            id: answer

            anchors { right: parent.right; rightMargin: Theme.unit / 2; verticalCenter: parent.verticalCenter }
            width: row.entry.folded ? implicitWidth : 0
            visible: row.entry.folded
            spacing: Theme.unit / 2

            TextButton {
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
