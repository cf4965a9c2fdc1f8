import QtQuick
import Storeys

// The right side of the window: who plays, what was played, what the tiles laid now are worth.
Rectangle {
    id: panel

    required property var session
    property Commands commands: null    // of the window

    signal challengeRequested()
    signal resultRequested()
    signal unseenRequested()
    signal analysisRequested()
    signal wordRequested(string word)

    implicitWidth: Theme.panelWidth
    color: Theme.p.panel
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Players, turns and play")

    Rectangle { width: 1; height: parent.height; color: Theme.p.line }

    // Where the window is too low for all of it, the list of turns keeps a few lines and the panel scrolls.
    Scroller {
        anchors.fill: parent
        contentHeight: all.height

        Item {
            id: all

            readonly property Item foot: lookCard.visible ? lookCard : card
            readonly property real least: turns.y + turns.height + Math.round(96 * Theme.scale) + challenge.height + foot.height + 4 * Theme.unit

            width: parent.width
            height: Math.max(panel.height, panel.session.inGame ? least : 0)

            PanelHead {
                id: head

                anchors { top: parent.top; topMargin: Math.round(12 * Theme.scale); left: parent.left; right: parent.right; leftMargin: Theme.margin; rightMargin: Theme.margin }
                commands: panel.commands
            }
            ProblemNotice {
                id: problem

                objectName: "problem"
                anchors { top: head.bottom; topMargin: visible ? Theme.unit : 0; left: head.left; right: head.right }
                session: panel.session
            }
            Scores {
                id: scores

                objectName: "scores"
                anchors { top: problem.bottom; topMargin: Theme.unit; left: head.left; right: head.right }
                session: panel.session
            }
            SoloBar {
                id: solo

                anchors { top: scores.bottom; topMargin: visible ? Theme.unit : 0; left: head.left; right: head.right }
                session: panel.session
            }
            TurnsHead {
                id: turns

                visible: panel.session.inGame && !lesson.visible
                anchors { top: solo.bottom; topMargin: Math.round(12 * Theme.scale); left: head.left; right: head.right }
                session: panel.session
                onUnseenRequested: panel.unseenRequested()
                onAnalysisRequested: panel.analysisRequested()
            }
            LessonCard {
                id: lesson

                objectName: "lessonCard"
                visible: panel.session.lesson.active
                anchors { top: solo.bottom; topMargin: Math.round(12 * Theme.scale); left: head.left; right: head.right }
                lesson: panel.session.lesson
                most: (card.visible ? card.y : lookCard.visible ? lookCard.y : all.height) - y - Theme.unit
            }
            History {
                id: history

                objectName: "history"
                visible: !lesson.visible
                anchors { top: turns.bottom; topMargin: Theme.unit / 2; bottom: lookCard.visible ? lookCard.top : challenge.top; bottomMargin: Theme.unit; left: head.left; right: head.right }
                session: panel.session
                onWordRequested: word => panel.wordRequested(word)
            }
            PointsSoFar {
                objectName: "pointsSoFar"
                opacity: 1 - change.opacity     // the card needs its place for a moment
                anchors { left: history.left; right: history.right; bottom: history.bottom }
                session: panel.session
                room: history.height - history.contentHeight - 2 * Theme.margin
            }
            ChallengeBar {
                id: challenge

                anchors { left: head.left; right: head.right; bottom: card.top; bottomMargin: visible ? Theme.unit : 0 }
                session: panel.session
                onChallengeRequested: panel.challengeRequested()
            }
            ChangeCard {
                id: change

                objectName: "changeCard"
                z: 1
                visible: opacity > 0 && !lesson.visible     // a lesson counts up by itself
                anchors { left: head.left; right: head.right; bottom: lookCard.visible ? lookCard.top : challenge.top; bottomMargin: Theme.unit }
                session: panel.session
            }
            PlayCard {
                id: card

                objectName: "playCard"
                visible: panel.session.inGame && !lookCard.visible && (!lesson.visible || drafting)
                anchors { left: head.left; right: head.right; bottom: parent.bottom; bottomMargin: Theme.margin }
                session: panel.session
                nameAtTurn: scores.nameAtTurn
                onResultRequested: panel.resultRequested()
                onWordRequested: word => panel.wordRequested(word)
            }
            LookCard {
                id: lookCard

                objectName: "lookCard"
                visible: panel.session.historyView.active
                anchors { left: head.left; right: head.right; bottom: parent.bottom; bottomMargin: Theme.margin }
                session: panel.session
                onWordRequested: word => panel.wordRequested(word)
            }
        }
    }
}
