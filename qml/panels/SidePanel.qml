pragma ComponentBehavior: Bound
import QtQuick
import Storeys
import Storeys.Table

// The right side of the window: the players, the turns, a lesson or a turn to try again, and the play.
Rectangle {
    id: panel

    required property GameTable gameTable
    required property Commands commands
    property string news: ""            // what was done out of sight, in a sentence
    property int copiedAt: -1           // this new game goes on from that turn; -1: none, or it has had a play
    readonly property string copied: copiedAt < 0 ? ""
        : copiedAt === 0 ? qsTr("Started again from the beginning. The earlier game is kept under “Continue a game”.")
                         : qsTr("This is a new game that continues from turn %1. The earlier one is kept under “Continue a game”.").arg(copiedAt)
    property string entryProblem: ""    // why a play written as text can't be laid, if the play card is to say it
    readonly property bool showsPlay: last.visible     // the play card is in sight
    property bool dealing: false        // the draw for who starts is being shown
    readonly property bool low: height <= 540 * Theme.scale     // players and the play are as low as they can be
    readonly property Item play: card.play      // the button that plays the draft
    readonly property bool taught: lesson.visible || task.visible       // a lesson or a task stands in place of the turns

    signal lessonSkipRequested()
    signal wordRequested(string word)

    implicitWidth: Theme.panelWidth
    color: Theme.p.panel
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Game panel")

    Rectangle { width: 1; height: parent.height; color: Theme.p.line }

    PanelHead {
        id: head

        anchors { top: parent.top; topMargin: Math.round(12 * Theme.scale); left: parent.left; right: parent.right; leftMargin: Theme.margin; rightMargin: Theme.margin }
        commands: panel.commands
    }
    // Everything between the head and the foot. If the window is too low for it, it scrolls as one, with the list of
    // turns in full length; in a low panel it always does, and the newest turn comes first, next to the players.
    Scroller {
        id: upper

        objectName: "upper"
        anchors { top: head.bottom; topMargin: Theme.unit / 2; left: parent.left; right: parent.right; bottom: foot.top; bottomMargin: Theme.unit / 2 }
        contentHeight: all.height
        onHeightChanged: Qt.callLater(upper.showTurns)
        onContentHeightChanged: Qt.callLater(upper.showTurns)

        // Scrolls to the turn that a card is about, or to a chart that was asked for, even if the players go out of
        // sight.
        function showTurns(): void {
            if (lookCard.visible)
                history.follow()
            else if (points.visible && !change.visible)
                upper.contentY = Math.max(0, upper.contentHeight - upper.height)
        }
        // After a turn, whose points the card below counts, and after looking back.
        function showPlayers(): void { upper.contentY = Math.max(0, Math.min(scores.y, upper.contentHeight - upper.height)) }

        Item {
            id: all

            readonly property real below: points.height + (points.visible ? Theme.unit : 0) + Theme.unit
            // Height of all turns. Set only after the list has been laid out: the list learns it as its own height
            // grows, which depends on it.
            property real turnsHeight
            // A longer list scrolls by itself in that height, so that not all of its rows have to be created.
            readonly property real mostTurnsHeight: 8000 * Theme.scale
            // the window is too low; without any height it is not laid out yet
            readonly property bool low: panel.height > 0 && turns.visible && (panel.low || history.y + Math.round((lookCard.visible ? 200 : 96) * Theme.scale) + below > upper.height)

            width: parent.width
            height: low ? history.y + Math.min(turnsHeight, mostTurnsHeight) + below
                        : Math.max(upper.height, task.visible ? task.y + task.height + Theme.unit : 0)

            Binding on turnsHeight { value: history.contentHeight; delayed: true }
            // Shown where the list of turns scrolls the players out of sight.
            Binding {
                target: lookCard
                property: "standing"
                value: all.low && lookCard.visible ? scores.standing() : ""
                delayed: true
            }

            ProblemNotice {
                id: problem

                objectName: "problem"
                anchors { top: parent.top; topMargin: visible ? Theme.unit : 0; left: parent.left; right: parent.right; leftMargin: Theme.margin; rightMargin: Theme.margin }
                gameTable: panel.gameTable
                news: panel.copied !== "" ? panel.copied : panel.news !== "" ? panel.news : panel.gameTable.records.doubts
            }
            Scores {
                id: scores

                objectName: "scores"
                dealing: panel.dealing
                slim: panel.low
                anchors { top: problem.bottom; topMargin: Theme.unit; left: problem.left; right: problem.right }
                gameTable: panel.gameTable
            }
            SoloBar {
                id: solo

                anchors { top: scores.bottom; topMargin: visible ? Theme.unit : 0; left: problem.left; right: problem.right }
                gameTable: panel.gameTable
            }
            TurnsHead {
                id: turns

                visible: panel.gameTable.game.there && !panel.taught
                anchors { top: solo.bottom; topMargin: Math.round(12 * Theme.scale); left: problem.left; right: problem.right }
                gameTable: panel.gameTable
                commands: panel.commands
            }
            LessonCard {
                id: lesson

                visible: panel.gameTable.lesson.active
                anchors { top: solo.bottom; topMargin: Math.round(12 * Theme.scale); left: problem.left; right: problem.right }
                lesson: panel.gameTable.lesson
                onSkipRequested: panel.lessonSkipRequested()
                onShownByKey: {
                    if (card.play.visible && card.play.enabled)     // a draft was laid; the same key is to play it
                        card.play.forceActiveFocus(Qt.TabFocusReason)
                }
                most: Math.max(upper.height - y - Theme.unit, Math.round(200 * Theme.scale))
            }
            TaskCard {
                id: task

                visible: panel.gameTable.retry.active
                anchors { top: solo.bottom; topMargin: Math.round(12 * Theme.scale); left: problem.left; right: problem.right }
                retry: panel.gameTable.retry
                commands: panel.commands.play
            }
            History {
                id: history

                objectName: "history"
                visible: !panel.taught && !panel.gameTable.otherPlays.open
                anchors { top: turns.bottom; topMargin: Theme.unit / 2; bottom: points.top; bottomMargin: points.visible ? Theme.unit : 0; left: problem.left; right: problem.right }
                view: panel.gameTable.view
                newestFirst: panel.low
                outer: all.low && all.turnsHeight <= all.mostTurnsHeight ? upper : null
                onWordRequested: word => panel.wordRequested(word)
            }
            OnDemand {
                anchors.fill: history
                active: panel.gameTable.otherPlays.open
                content: PlaysList { anchors.fill: parent; plays: panel.gameTable.otherPlays }
            }
            // A chart of the points by turns, below the list of turns, if it is wanted. A click shows the board after a
            // turn.
            Item {
                id: points

                readonly property bool wanted: panel.commands.view.scoreChart.on && !panel.taught

                objectName: "pointsSoFar"
                anchors { left: problem.left; right: problem.right; bottom: parent.bottom; bottomMargin: Theme.unit }
                visible: wanted && panel.gameTable.game.there && panel.gameTable.view.shape.counted && panel.gameTable.analysis.count > 1
                height: visible ? Math.round(170 * Theme.scale) : 0

                OnDemand {
                    anchors.fill: parent
                    active: points.visible
                    content: GameChart {
                        anchors.fill: parent
                        players: panel.gameTable.analysis.players
                        count: panel.gameTable.analysis.count
                        onTurnChosen: turn => panel.gameTable.view.look.show(turn)
                    }
                }
            }
        }
    }
    // What is always in sight.
    Column {
        id: foot

        // height that the scores leave for the last card
        readonly property real room: panel.height - upper.y - scores.height - Math.round(4.5 * Theme.unit)
                                     - (challenge.visible ? challenge.height + Theme.unit : 0) - (notice.visible ? notice.height + Theme.unit : 0)

        anchors { left: parent.left; right: parent.right; bottom: parent.bottom; margins: Theme.margin }
        spacing: Theme.unit

        ChallengeBar {
            id: challenge

            width: parent.width
            gameTable: panel.gameTable
            command: panel.commands.play.challenge
        }
        CardNotice {
            id: notice

            objectName: "cardNotice"
            width: parent.width
            waits: change.story.showing
            gameTable: panel.gameTable
        }
        Item {
            id: last

            width: parent.width
            height: change.visible ? Math.max(change.implicitHeight, card.height) : card.height
            visible: panel.gameTable.game.there && !lookCard.visible && (!panel.taught || card.drafting) && !panel.gameTable.retry.settled

            PlayCard {
                id: card

                objectName: "playCard"
                anchors.bottom: parent.bottom
                width: parent.width
                // its buttons and some lines above them, or more where the scores leave room for it
                most: Math.min(0.6 * panel.height, Math.max(0.25 * panel.height + card.below, foot.room))
                brief: panel.low
                entryProblem: panel.entryProblem
                gameTable: panel.gameTable
                nameAtTurn: scores.nameAtTurn
                dealing: panel.dealing
                commands: panel.commands.play
                onWordRequested: word => panel.wordRequested(word)
            }
            // Lies over the play card until the next input.
            ChangeCard {
                id: change

                objectName: "changeCard"
                visible: opacity > 0 && !panel.taught     // a lesson counts the points itself
                onVisibleChanged: Qt.callLater(upper.showPlayers)
                anchors.fill: parent
                gameTable: panel.gameTable
                most: Math.max(0.25 * panel.height, foot.room)
                hint: card.hinting ? panel.commands.play.hint : null
                onWordRequested: word => panel.wordRequested(word)
            }
        }
        LookCard {
            id: lookCard

            objectName: "lookCard"
            width: parent.width
            visible: panel.gameTable.view.look.active
            onVisibleChanged: if (!visible) Qt.callLater(upper.showPlayers)
            most: (tight ? 0.7 : 0.6) * panel.height
            tight: panel.height < 700 * Theme.scale
            gameTable: panel.gameTable
            commands: panel.commands.play
            onWordRequested: word => panel.wordRequested(word)
            onPlayedOn: turn => {
                panel.copiedAt = turn
                panel.gameTable.announcer.say(panel.copied)
            }
        }
    }
    Connections {
        target: panel.gameTable.retry

        function onSaid(sentence: string): void { panel.gameTable.announcer.say(sentence) }
    }
    Connections {
        target: panel.gameTable.view

        function onBegun(): void {
            panel.copiedAt = -1
            problem.hidden = Array.from(problem.hidden).filter(message => message !== panel.gameTable.records.doubts)
        }
        function onPlayed(): void { panel.copiedAt = -1 }
    }
}
