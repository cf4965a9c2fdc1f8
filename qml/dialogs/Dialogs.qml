import QtQuick
import Storeys

// The dialogs over the window, one at a time, made when they are needed.
Item {
    id: dialogs

    required property var session
    property var preferences: null
    property string credits: ""
    property var languages: []
    property bool silent: false     // start and end of a game open nothing
    property string openProblem: "" // why a file that was dropped could not be opened
    readonly property bool open: host.active
    readonly property Sheet sheet: host.item as Sheet
    readonly property bool covered: session.covered     // somebody else's rack is to be asked for
    readonly property bool isFirstStart: !silent && preferences !== null && !preferences.taught
                                         && session.shelf.unfinished.length + session.shelf.finished.length === 0
    property bool outcomeWaits: false
    property bool ready: false

    signal letterChosen(string symbol)      // answer to showLetters(), "" = none

    function show(which: Component): void {
        host.active = false
        host.sourceComponent = which
        host.active = true
        dialogs.sheet.open()
    }
    function showNewGame(): void { dialogs.show(kinds.newGame) }
    function showGames(): void { dialogs.show(kinds.games) }
    function showOpen(): void { dialogs.show(kinds.openRecord) }
    function showExport(): void {
        if (dialogs.session.inGame)
            dialogs.show(kinds.exportRecord)
    }
    function openFile(file: string): void {
        host.active = false
        const problem = dialogs.session.open(file)
        if (problem !== "")
            dialogs.showProblem(problem)
    }
    // At the very first start; a lesson replaces what was shown.
    function offerLesson(): void {
        dialogs.preferences.taught = true
        dialogs.show(kinds.lessonOffer)
    }
    function startLesson(): void {
        const problem = dialogs.session.lesson.start()
        host.active = false
        if (problem !== "")
            dialogs.showProblem(problem)
    }
    function showProblem(problem: string): void {
        dialogs.openProblem = problem
        dialogs.show(kinds.recordProblem)
    }
    function showStart(): void {
        if (dialogs.session.shelf.unfinished.length > 0)
            dialogs.showGames()
        else
            dialogs.showNewGame()
    }
    function showAbout(): void { dialogs.show(kinds.about) }
    function showResult(): void { dialogs.show(kinds.result) }
    function showPass(): void {
        if (dialogs.session.canPass)
            dialogs.show(kinds.pass)
    }
    function showExchange(): void {
        if (!dialogs.session.canExchange)
            return
        dialogs.session.takeBackAll()
        dialogs.show(kinds.exchange)
    }
    function showUnseen(): void {
        if (dialogs.session.inGame)
            dialogs.show(kinds.unseen)
    }
    function showAnalysis(): void {
        if (dialogs.session.analysis.available)
            dialogs.show(kinds.analysis)
    }
    function showWord(word: string): void {
        dialogs.show(kinds.wordLook)
        const look = dialogs.sheet as WordDialog
        look.lookUp(word)
    }
    function showPreferences(): void { dialogs.show(kinds.preferences) }
    function showStatistics(): void { dialogs.show(kinds.statistics) }
    // The rules help, at that page: "goal" is its first one, "keys" its last.
    function showRules(page: string): void {
        dialogs.show(kinds.rules)
        const rules = dialogs.sheet as RulesDialog
        rules.current = page
    }
    function showLetters(): void { dialogs.show(kinds.letters) }
    function showSoloResults(): void { dialogs.show(kinds.soloResults) }
    function showChallenge(): void {
        if (dialogs.session.challengers.length > 0)
            dialogs.show(kinds.challenge)
    }
    // What waits until no other dialog is open.
    function next(): void {
        if (!dialogs.ready || dialogs.open || dialogs.silent)
            return
        if (dialogs.outcomeWaits)
            dialogs.show(kinds.outcome)
        else if (dialogs.covered)
            dialogs.show(kinds.handOver)
        dialogs.outcomeWaits = false
    }
    function showStartDraw(): void {
        const rounds = dialogs.session.startDraw.rounds
        if (rounds.length > 0 && rounds[0].length > 1)
            dialogs.show(kinds.startDraw)
    }

    Component.onCompleted: {
        if (!dialogs.session.inGame && dialogs.isFirstStart)
            dialogs.offerLesson()
        else if (!dialogs.session.inGame)
            dialogs.showStart()
        else if (!dialogs.silent && !dialogs.session.resumed && dialogs.session.history.count < dialogs.session.players.count)   // the first round
            dialogs.showStartDraw()
        dialogs.ready = true
        dialogs.next()
    }
    onCoveredChanged: soon.restart()

    Binding {
        target: dialogs.session.clock
        property: "held"
        value: dialogs.sheet?.holdsClock ?? false
    }
    Connections {
        target: dialogs.session
        enabled: !dialogs.silent

        function onGameStarted(): void {
            lastLook.stop()
            if (!dialogs.session.inGame && !dialogs.open)   // a lesson was left
                dialogs.showStart()
            else if (!dialogs.session.resumed)
                dialogs.showStartDraw()
            dialogs.next()
        }
        function onChallengeDecided(): void {
            const outcome = dialogs.session.challengeOutcome
            dialogs.outcomeWaits = outcome.withdrawn || !outcome.byComputer
            if (outcome.withdrawn)
                lastLook.stop()     // the game goes on
            if (dialogs.outcomeWaits && dialogs.sheet instanceof HandOverDialog)
                dialogs.sheet.close()
            dialogs.next()
        }
        function onGameEnded(): void { lastLook.begin() }
    }
    // After whatever else happens at the same time.
    Timer { id: soon; interval: 0; onTriggered: dialogs.next() }
    LastLook { id: lastLook; session: dialogs.session; reading: dialogs.open; onOver: dialogs.showResult() }

    Loader { id: host; active: false }
    Connections {
        target: dialogs.sheet

        function onClosed(): void {
            host.active = false
            if (!dialogs.session.inGame)    // one that can be closed without a game: back to where it was asked for
                dialogs.showStart()
            soon.restart()
        }
    }
    DialogKinds { id: kinds; host: dialogs }
}
