import QtQuick
import Storeys

// The dialogs over the window, one at a time, made when they are needed.
Item {
    id: dialogs

    required property var session
    property string credits: ""
    property bool silent: false     // start and end of a game open nothing
    readonly property bool open: host.active
    readonly property Sheet sheet: host.item as Sheet

    signal letterChosen(string symbol)      // answer to showLetters(), "" = none

    function show(which: Component): void {
        host.active = false
        host.sourceComponent = which
        host.active = true
        dialogs.sheet.open()
    }
    function showNewGame(): void { dialogs.show(newGame) }
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
    function showStartDraw(): void {
        const rounds = dialogs.session.startDraw.rounds
        if (rounds.length > 0 && rounds[0].length > 1)
            dialogs.show(startDraw)
    }

    Component.onCompleted: {
        if (!dialogs.session.inGame)
            dialogs.showNewGame()
        else if (!dialogs.silent && dialogs.session.history.count < dialogs.session.players.count)   // the first round
            dialogs.showStartDraw()
    }

    Connections {
        target: dialogs.session
        enabled: !dialogs.silent

        function onGameStarted(): void {
            lastLook.stop()
            dialogs.showStartDraw()
        }
        function onGameEnded(): void { lastLook.start() }
    }
    // The last tiles come down before the result covers them; in milliseconds.
    Timer { id: lastLook; interval: 1200; onTriggered: dialogs.showResult() }

    Loader { id: host; active: false }
    Connections {
        target: dialogs.sheet

        function onClosed(): void { host.active = false }
    }

    Component { id: newGame; NewGameDialog { parent: dialogs; session: dialogs.session } }
    Component { id: startDraw; StartDrawDialog { parent: dialogs; session: dialogs.session } }
    Component { id: exchange; ExchangeDialog { parent: dialogs; session: dialogs.session } }
    Component { id: keys; KeysDialog { parent: dialogs; session: dialogs.session } }
    Component { id: unseen; UnseenDialog { parent: dialogs; session: dialogs.session } }
    Component { id: wordLook; WordDialog { parent: dialogs; dictionary: dialogs.session.dictionary } }
    Component { id: statistics; StatisticsDialog { parent: dialogs; statistics: dialogs.session.statistics } }
    Component { id: letters; LetterDialog { parent: dialogs; session: dialogs.session; onAnswered: symbol => dialogs.letterChosen(symbol) } }
    Component { id: pass; PassDialog { parent: dialogs; session: dialogs.session } }
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
