import QtQuick
import Storeys
import Storeys.Table

// When a dialog opens by itself: at a start, for a card that was drawn, for somebody else's rack, after a challenge and at the end of a game. Those that
// need not be at once wait until no other dialog is open.
Item {
    id: occasions

    required property var dialogs       // what shows them: a Dialogs
    readonly property GameTable gameTable: dialogs.gameTable
    readonly property bool covered: gameTable.game.screen.covered     // somebody else's rack is to be asked for
    readonly property bool cardLies: gameTable.cards.own && gameTable.cards.card.title !== ""       // a person's
    property bool outcomeWaits: false
    property bool lessonWaits: false    // of the game that has just begun
    property bool ready: false

    // At the start of the program.
    function begin(): void {
        if (occasions.dialogs.openProblem !== "")
            occasions.dialogs.showProblem(occasions.dialogs.openProblem)
        else if (!occasions.gameTable.game.there && occasions.isFirstStart())
            occasions.offerLesson()
        else if (!occasions.gameTable.game.there)
            occasions.dialogs.showStart()
        occasions.noteFirstGame()   // chosen at the command line
        occasions.ready = true
        occasions.lookSoon()        // the draw on the table may begin with the same frame
    }
    function isFirstStart(): bool {
        const dialogs = occasions.dialogs, shelf = occasions.gameTable.records.shelf
        return !dialogs.silent && dialogs.preferences !== null && !dialogs.preferences.taught
            && shelf.unfinished.length + shelf.finished.length === 0
    }
    // Once only; a lesson replaces what was shown.
    function offerLesson(): void {
        occasions.dialogs.preferences.taught = true
        occasions.dialogs.showLessonOffer()
    }
    // What waits until no other dialog is open.
    function next(): void {
        if (!occasions.ready || occasions.dialogs.open || occasions.dialogs.silent || occasions.dialogs.dealing)
            return
        if (occasions.outcomeWaits)
            occasions.dialogs.showOutcome()
        else if (occasions.cardLies)
            occasions.dialogs.showCards()
        else if (occasions.lessonWaits)
            occasions.dialogs.showGameLessonOffer()
        else if (occasions.covered)
            occasions.dialogs.showHandOver()
        occasions.outcomeWaits = occasions.lessonWaits = false
    }
    // With the first game of each kind that has a lesson of its own.
    function noteFirstGame(): void {
        const preferences = occasions.dialogs.preferences
        const variant = occasions.gameTable.lesson.newGame()
        const taught = preferences?.taughtGames.split(" ") ?? [variant]
        occasions.lessonWaits = variant !== "" && !taught.includes(variant)
        if (occasions.lessonWaits)
            preferences.taughtGames = taught.concat(variant).join(" ").trim()
    }
    // After whatever else happens at the same time.
    function lookSoon(): void { soon.restart() }

    visible: false
    onCoveredChanged: occasions.lookSoon()
    onCardLiesChanged: occasions.lookSoon()

    Connections {
        target: occasions.gameTable.view
        enabled: !occasions.dialogs.silent

        function onBegun(): void {
            lastLook.stop()
            if (!occasions.gameTable.game.there && !occasions.dialogs.open)   // a lesson was left
                occasions.dialogs.showStart()
            occasions.noteFirstGame()
            occasions.lookSoon()        // after the draw on the table, if there is one
        }
    }
    Connections {
        target: occasions.gameTable.flow
        enabled: !occasions.dialogs.silent

        function onJudged(): void {
            const outcome = Object(occasions.gameTable.flow.outcome)
            occasions.outcomeWaits = outcome.withdrawn || !outcome.byComputer
            if (occasions.outcomeWaits && occasions.dialogs.sheet instanceof HandOverDialog)
                occasions.dialogs.sheet.close()
            occasions.next()
        }
    }
    Connections {
        target: occasions.gameTable.game
        enabled: !occasions.dialogs.silent

        function onEnded(): void { lastLook.begin() }
        function onReopened(): void { lastLook.stop() }
    }
    Timer { id: soon; interval: 0; onTriggered: occasions.next() }
    LastLook {
        id: lastLook

        flow: occasions.gameTable.flow
        reading: occasions.dialogs.open
        onOver: occasions.dialogs.showEnd()
    }
}
