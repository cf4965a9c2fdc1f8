import QtQuick
import Storeys
import Storeys.Table

// Opens dialogs that come by themselves: at the start, for a card, for another person's rack, after a challenge and at
// the end of a game. A dialog that need not come at once waits until no other is open.
Item {
    id: occasions

    required property GameTable gameTable
    required property Preferences preferences   // null: lessons are not offered
    required property Sheet sheet               // the dialog that is open, or null
    required property string openProblem        // why the file that the program was started with could not be opened
    required property bool filesGiven           // the program was started with several records, which are listed
    required property bool newGame              // the program was started to begin a new game
    required property bool dealing              // the draw for who starts is shown on the table
    required property bool silent               // nothing opens by itself
    readonly property bool covered: gameTable.game.screen.covered     // another person's rack is to be asked for
    readonly property bool coming: gameTable.away.coming    // a game in two windows is about to begin
    readonly property bool cardLies: gameTable.cards.own && gameTable.cards.card.title !== ""       // drawn by a person
    property bool outcomeWaits: false
    property bool lessonWaits: false    // the lesson for the game that has just begun is to be offered
    property bool ready: false

    signal wanted(string kind)          // a kind of dialog, see Dialogs.show()
    signal filesWanted()

    // Called once at the start of the program.
    function begin(): void {
        const there = occasions.gameTable.game.there || occasions.coming
        if (occasions.openProblem !== "")
            occasions.wanted("recordProblem")
        else if (occasions.filesGiven)
            occasions.filesWanted()
        else if (!there && occasions.newGame)
            occasions.wanted("newGame")
        else if (!there && occasions.isFirstStart())
            occasions.offerLesson()
        else if (!there)
            occasions.wanted("start")
        occasions.noteFirstGame()   // for a game chosen on the command line
        occasions.ready = true
        occasions.lookSoon()        // after one more frame, as the draw on the table may begin with it
    }
    function isFirstStart(): bool {
        const shelf = occasions.gameTable.records.shelf
        return !occasions.silent && occasions.preferences !== null && !occasions.preferences.taught
            && shelf.unfinished.length + shelf.finished.length === 0
    }
    // Offered only once.
    function offerLesson(): void {
        occasions.preferences.taught = true
        occasions.wanted("lessonOffer")
    }
    // Shows the most urgent of the dialogs that wait until no other is open.
    function next(): void {
        if (!occasions.ready || occasions.sheet !== null || occasions.silent || occasions.dealing)
            return
        if (occasions.outcomeWaits)
            occasions.wanted("outcome")
        else if (occasions.cardLies)
            occasions.wanted("cards")
        else if (occasions.lessonWaits)
            occasions.wanted("gameLessonOffer")
        else if (occasions.covered)
            occasions.wanted("handOver")
        occasions.outcomeWaits = occasions.lessonWaits = false
    }
    // Offers the lesson with the first game of each variant that has one of its own.
    function noteFirstGame(): void {
        const preferences = occasions.preferences
        const variant = occasions.gameTable.lesson.newGame()
        const taught = preferences?.taughtGames.split(" ") ?? [variant]
        occasions.lessonWaits = variant !== "" && !taught.includes(variant)
        if (occasions.lessonWaits)
            preferences.taughtGames = taught.concat(variant).join(" ").trim()
    }
    // Calls next() after everything else that happens now.
    function lookSoon(): void { soon.restart() }

    onCoveredChanged: occasions.lookSoon()
    onComingChanged: {
        if (occasions.ready && !occasions.coming && !occasions.gameTable.game.there && occasions.sheet === null)
            occasions.wanted("start")       // it could not begin
    }
    onCardLiesChanged: occasions.lookSoon()

    Connections {
        target: occasions.gameTable.view
        enabled: !occasions.silent

        function onBegun(): void {
            lastLook.stop()
            occasions.outcomeWaits = false      // of the game before
            if (!occasions.gameTable.game.there && occasions.sheet === null)   // a lesson was left
                occasions.wanted("start")
            occasions.noteFirstGame()
            occasions.lookSoon()        // after the draw on the table, if there is one
        }
    }
    Connections {
        target: occasions.gameTable.flow
        enabled: !occasions.silent

        function onJudged(): void {
            const outcome = occasions.gameTable.flow.outcome
            occasions.outcomeWaits = outcome.withdrawn || !outcome.byComputer
            if (occasions.outcomeWaits)
                (occasions.sheet as HandOverDialog)?.close()
            occasions.next()
        }
    }
    Connections {
        target: occasions.gameTable.game
        enabled: !occasions.silent

        function onEnded(): void { lastLook.begin() }
        function onReopened(): void { lastLook.stop() }
    }
    // No computer plays until the lesson was offered, nor behind the offer.
    FlowHold { flow: occasions.gameTable.flow; kind: FlowHold.Away; active: occasions.lessonWaits && !occasions.silent }
    Timer { id: soon; interval: 0; onTriggered: occasions.next() }
    // Waits until the result of a game may be shown: the last tiles have come down, the words that they changed were
    // shown or skipped, and no other dialog is open.
    Item {
        id: lastLook

        readonly property bool reading: occasions.sheet !== null      // another dialog is open
        property bool waits: false          // a game has ended and its result was not shown yet

        function begin(): void {
            lastLook.waits = true
            lastLook.goOn(1200)
        }
        function stop(): void {
            lastLook.waits = false
            pause.stop()
        }
        // Never in the middle of some input, as the dialog would get the rest of it.
        function goOn(after: int): void {
            pause.interval = after      // milliseconds
            pause.restart()
        }

        onReadingChanged: if (lastLook.waits && !lastLook.reading) lastLook.goOn(300)

        Connections {
            target: occasions.gameTable.flow
            enabled: lastLook.waits

            function onShowingChanged(): void { if (!occasions.gameTable.flow.showing) lastLook.goOn(300) }
        }
        Timer {
            id: pause

            onTriggered: {
                if (!lastLook.waits || lastLook.reading || occasions.gameTable.flow.showing)
                    return
                lastLook.waits = false
                occasions.wanted("end")
            }
        }
    }
}
