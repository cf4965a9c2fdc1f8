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
    model: ReviewOrder { id: order; turns: list.analysis.turns; seat: list.seat; page: list.page; held: !list.finished && (hover.hovered || list.activeFocus) }
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
        id: entry

        required property int turn
        required property string who
        required property string what
        required property int points
        required property bool judged       // if not, nothing below is set
        required property string grade
        required property string key
        required property real loss
        required property real chanceLost
        required property string theme
        required property bool forced
        required property bool solved
        required property bool folded       // if so, nothing below is set
        required property string best
        required property string bestPlace
        required property int bestPoints
        required property string rarer
        required property real rarerGain
        required property list<string> reasons
        readonly property bool highlighted: list.activeFocus && ListView.isCurrentItem
        readonly property bool wrong: theme !== ""
        readonly property string verdict: {
            switch (entry.grade) {
            case "small": return qsTr("Small mistake")
            case "medium": return qsTr("Medium mistake")
            case "large": return qsTr("Large mistake")
            case "open": return qsTr("Hard to tell")
            }
            return !entry.judged ? qsTr("Not analysed") : entry.forced ? qsTr("No other choice")
                 : entry.key === "find" ? qsTr("A great find") : entry.key === "swing" ? qsTr("The game turned here") : qsTr("A good turn")
        }
        readonly property string advice: {
            if (entry.folded)
                return entry.theme
            const at = entry.bestPlace === "" ? entry.best : Theme.filled(qsTr("%1 at %2, %n point(s)", "", entry.bestPoints), [entry.best, entry.bestPlace])
            const best = !entry.judged || !entry.wrong && entry.grade !== "open" ? ""
                       : entry.solved ? qsTr("Solved. Best: %1").arg(at) : qsTr("Best: %1").arg(at)
            const rarer = entry.rarer === "" ? "" : Theme.filled(qsTr("With a rarer word, %1 points better: %2"), [Theme.oneDigit(entry.rarerGain), entry.rarer])
            return [best, ...Array.from(entry.reasons), rarer].filter(line => line !== "").join("\n")
        }
        readonly property string cost: {
            if (!entry.wrong && entry.grade !== "open")
                return ""
            const points = qsTr("%1 points").arg(Theme.oneDigit(-entry.loss))
            return entry.chanceLost < 0.5 ? points : Theme.filled(qsTr("%1, %2% to win"), [points, Theme.signed(-Math.round(entry.chanceLost))])
        }

        width: list.width - Theme.unit
        onClicked: list.turnChosen(entry.turn)
        Keys.onSpacePressed: list.analysis.unfold(entry.turn)
        Keys.onPressed: event => {
            event.accepted = event.key === Qt.Key_R && entry.folded
            if (event.accepted)
                list.retryWanted(entry.turn)
        }
        implicitHeight: Math.max(words.height, answer.visible ? answer.height : 0) + Theme.unit
        hoverEnabled: true
        focusPolicy: Qt.NoFocus
        Accessible.role: Accessible.ListItem
        Accessible.name: Theme.signed(Theme.filled(qsTr("Turn %1, %2: %3, %n point(s).", "", entry.points), [entry.turn, entry.who, entry.what]))
                         + " " + Array.of(entry.verdict, entry.cost, entry.advice).filter(part => part !== "").join(". ")
        Accessible.description: entry.folded ? qsTr("Press R to try it again, Space to show what was best.") : ""
        Accessible.onPressAction: entry.clicked()

        background: Rectangle {
            radius: Theme.noticeRadius
            color: entry.highlighted || entry.hovered ? Theme.p.accentSoft : "transparent"

            FocusRing { anchors.margins: 0; shown: entry.highlighted; cornerRadius: Theme.noticeRadius }
        }
        Icon {
            id: mark

            anchors { left: parent.left; leftMargin: Theme.unit / 2 }
            y: Theme.unit / 2
            name: entry.wrong ? entry.grade + "-mistake" : entry.key === "find" ? "star" : entry.key === "swing" ? "swap" : ""
            tint: entry.wrong ? Theme.p.warning : Theme.p.accent
        }
        Column {
            id: words

            anchors { left: mark.right; leftMargin: Theme.unit; right: answer.left; rightMargin: Theme.unit }
            y: Theme.unit / 2
            spacing: Math.round(2 * Theme.scale)

            WrappedLabel {
                text: Theme.signed(Theme.filled(qsTr("%1. %2: %3, %n point(s)", "", entry.points), [entry.turn, entry.who, entry.what]))
                Accessible.ignored: true
            }
            Remark {
                objectName: "verdict"
                text: entry.cost === "" ? entry.verdict : entry.verdict + " · " + entry.cost
                color: entry.wrong ? Theme.p.warning : Theme.p.soft
            }
            Remark {
                objectName: "advice"
                visible: text !== ""
                text: entry.advice
            }
        }
        Row {
            id: answer

            anchors { right: parent.right; rightMargin: Theme.unit / 2; verticalCenter: parent.verticalCenter }
            width: entry.folded ? implicitWidth : 0
            visible: entry.folded
            spacing: Theme.unit / 2

            TextButton {
                focusPolicy: Qt.NoFocus
                text: qsTr("Retry")
                hint: qsTr("R")
                onClicked: list.retryWanted(entry.turn)
            }
            TextButton {
                objectName: "answerButton"
                focusPolicy: Qt.NoFocus
                text: qsTr("Answer")
                hint: KeyNames.space
                onClicked: list.analysis.unfold(entry.turn)
            }
        }
    }
}
