import QtQuick
import Storeys

// The dialogs over the window, one at a time, made when they are needed.
Item {
    id: dialogs

    required property var session
    property string credits: ""
    property bool silent: false     // start and end of a game open nothing
    property string openProblem: "" // why a file that was dropped could not be opened
    readonly property bool open: host.active
    readonly property Sheet sheet: host.item as Sheet
    readonly property bool covered: session.covered     // somebody else's rack is to be asked for
    property bool outcomeWaits: false
    property bool ready: false

    signal letterChosen(string symbol)      // answer to showLetters(), "" = none

    function show(which: Component): void {
        host.active = false
        host.sourceComponent = which
        host.active = true
        dialogs.sheet.open()
    }
    function showNewGame(): void { dialogs.show(newGame) }
    function showGames(): void { dialogs.show(games) }
    function showOpen(): void { dialogs.show(openRecord) }
    function showExport(): void {
        if (dialogs.session.inGame)
            dialogs.show(exportRecord)
    }
    function openFile(file: string): void {
        host.active = false
        dialogs.openProblem = dialogs.session.open(file)
        if (dialogs.openProblem !== "")
            dialogs.show(recordProblem)
    }
    function showStart(): void {
        if (dialogs.session.shelf.unfinished.length > 0)
            dialogs.showGames()
        else
            dialogs.showNewGame()
    }
    function showAbout(): void { dialogs.show(about) }
    function showResult(): void { dialogs.show(result) }
    function showPass(): void {
        if (dialogs.session.canPass)
            dialogs.show(pass)
    }
    function showExchange(): void {
        if (!dialogs.session.canExchange)
            return
        dialogs.session.takeBackAll()
        dialogs.show(exchange)
    }
    function showUnseen(): void {
        if (dialogs.session.inGame)
            dialogs.show(unseen)
    }
    function showWord(word: string): void {
        dialogs.show(wordLook)
        const look = dialogs.sheet as WordDialog
        look.lookUp(word)
    }
    function showStatistics(): void { dialogs.show(statistics) }
    function showKeys(): void { dialogs.show(keys) }
    function showLetters(): void { dialogs.show(letters) }
    function showSoloResults(): void { dialogs.show(soloResults) }
    function showChallenge(): void {
        if (dialogs.session.challengers.length > 0)
            dialogs.show(challenge)
    }
    // What waits until no other dialog is open.
    function next(): void {
        if (!dialogs.ready || dialogs.open || dialogs.silent)
            return
        if (dialogs.outcomeWaits)
            dialogs.show(outcome)
        else if (dialogs.covered)
            dialogs.show(handOver)
        dialogs.outcomeWaits = false
    }
    function showStartDraw(): void {
        const rounds = dialogs.session.startDraw.rounds
        if (rounds.length > 0 && rounds[0].length > 1)
            dialogs.show(startDraw)
    }

    Component.onCompleted: {
        if (!dialogs.session.inGame)
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
            if (!dialogs.session.resumed)
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
        function onGameEnded(): void { lastLook.start() }
    }
    // After whatever else happens at the same time.
    Timer { id: soon; interval: 0; onTriggered: dialogs.next() }
    // The last tiles come down before the result covers them; in milliseconds.
    Timer { id: lastLook; interval: 1200; onTriggered: dialogs.showResult() }

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

    Component {
        id: newGame

        NewGameDialog {
            parent: dialogs
            session: dialogs.session
            onGamesRequested: dialogs.showGames()
        }
    }
    Component {
        id: games

        GamesDialog {
            parent: dialogs
            session: dialogs.session
            onNewGameRequested: dialogs.showNewGame()
            onFileRequested: dialogs.showOpen()
        }
    }
    Component { id: openRecord; RecordFileDialog { parent: dialogs; session: dialogs.session } }
    Component { id: exportRecord; RecordFileDialog { parent: dialogs; session: dialogs.session; writing: true } }
    Component { id: recordProblem; RecordProblemDialog { parent: dialogs; problem: dialogs.openProblem } }
    Component { id: startDraw; StartDrawDialog { parent: dialogs; session: dialogs.session } }
    Component { id: exchange; ExchangeDialog { parent: dialogs; session: dialogs.session } }
    Component { id: keys; KeysDialog { parent: dialogs; session: dialogs.session } }
    Component { id: unseen; UnseenDialog { parent: dialogs; session: dialogs.session } }
    Component { id: wordLook; WordDialog { parent: dialogs; dictionary: dialogs.session.dictionary } }
    Component { id: statistics; StatisticsDialog { parent: dialogs; statistics: dialogs.session.statistics } }
    Component { id: letters; LetterDialog { parent: dialogs; session: dialogs.session; onAnswered: symbol => dialogs.letterChosen(symbol) } }
    Component { id: pass; PassDialog { parent: dialogs; session: dialogs.session } }
    Component { id: handOver; HandOverDialog { parent: dialogs; session: dialogs.session } }
    Component { id: challenge; ChallengeDialog { parent: dialogs; session: dialogs.session } }
    Component { id: outcome; OutcomeDialog { parent: dialogs; session: dialogs.session } }
    Component { id: soloResults; SoloResultsDialog { parent: dialogs; session: dialogs.session } }
    Component { id: about; AboutDialog { parent: dialogs; credits: dialogs.credits } }
    Component {
        id: result

        ResultDialog {
            parent: dialogs
            session: dialogs.session
            onNewGameRequested: dialogs.showNewGame()
        }
    }
}
