import QtQuick
import QtQuick.Window
import Storeys
import Storeys.Scene
import Storeys.Table
import Storeys.Desktop

// The dialogs over the window, one at a time, made when they are needed.
Item {
    id: dialogs

    required property GameTable gameTable
    property Preferences preferences: null
    property list<Command> commands     // for the page of the keys
    property FileChooser chooser: null
    property string credits: ""
    property var languages: []
    property bool silent: false     // start and end of a game open nothing
    property bool dealing: false    // the draw for the start is shown on the table: dialogs that come by themselves wait
    property string openProblem: "" // why a file could not be opened
    property string exportProblem: ""   // or written
    property bool byKey: true       // the last input was a key, or there was none: a dialog that opens shows the focus
    property Component wayBack: null    // shown when the one that is open closes
    property var chosen: null           // in a NewGameDialog that was left for a while, as its choices(); null = nothing
    readonly property alias news: files.news        // where the last export went
    readonly property bool open: sheet !== null
    readonly property bool starting: open && !gameTable.game.there    // nothing is started yet
    property Sheet sheet: null          // the one that is open
    property Component kind: null       // what it, or the last one, was made from
    property bool detoured: true    // the one that is open was asked for by the detour of the one before

    property bool mayLose: false    // the program is left although its game is not saved

    signal quitWanted()
    signal letterChosen(string symbol)      // answer to showLetters(), "" = none

    function show(which: Component): void {
        dialogs.wayBack = null
        dialogs.detoured = true
        if (dialogs.sheet instanceof NewGameDialog)
            dialogs.chosen = (dialogs.sheet as NewGameDialog).choices()
        dialogs.leave()
        dialogs.kind = which
        dialogs.sheet = which.createObject(dialogs) as Sheet
        dialogs.sheet.byKey = dialogs.byKey
        dialogs.sheet.open()
    }
    function leave(): void {
        const last = dialogs.sheet
        if (last === null)
            return
        last.left = true
        dialogs.sheet = null
        last.destroy()
    }
    function comeBack(): void {
        const byDetour = dialogs.detoured
        dialogs.show(dialogs.wayBack)
        dialogs.sheet.back = byDetour
    }
    // Before the first game, what can be read or set leads back to where it was asked for; to a new game that is set up, always.
    function cameFrom(): Component {
        if (!dialogs.starting && !(dialogs.open && (dialogs.kind === kinds.newGame || dialogs.wayBack === kinds.newGame)))
            return null
        return dialogs.wayBack !== null ? dialogs.wayBack : dialogs.kind
    }
    // What was chosen in one that is open already stays.
    function showNewGame(): void {
        if (!(dialogs.starting && dialogs.sheet instanceof NewGameDialog))
            dialogs.show(kinds.newGame)
    }
    function showGames(): void { dialogs.show(kinds.games) }
    // A game that is kept; where those are listed already, one from a file.
    function continueGame(): void {
        if (dialogs.starting && dialogs.sheet instanceof GamesDialog)
            dialogs.openRecord()
        else
            dialogs.showGames()
    }
    // By the system's own file dialog.
    function openRecord(): void { files.begin("open") }
    function openVariant(): void { files.begin("variant") }
    function exportRecord(): void { files.begin("record") }
    function exportPicture(): void { files.begin("picture") }
    function exportPage(): void { files.begin("page") }
    function exportStatistics(): void { files.begin("statistics") }
    function openFile(file: string): void {
        dialogs.leave()
        const problem = dialogs.gameTable.records.open(file)
        if (problem !== "")
            dialogs.showProblem(problem)
    }
    // For that variant, or else for the game on the table.
    function startLesson(variant: string): void {
        const problem = dialogs.gameTable.lesson.resume(variant)
        dialogs.leave()
        if (problem !== "")
            dialogs.showProblem(problem)
    }
    function showProblem(problem: string): void {
        dialogs.openProblem = problem
        dialogs.show(kinds.recordProblem)
    }
    function showStart(): void {
        if (dialogs.gameTable.records.shelf.unfinished.length > 0)
            dialogs.showGames()
        else
            dialogs.showNewGame()
    }
    // Before the program is left: a game that can't be saved is not dropped unasked.
    function mayQuit(): bool {
        if (dialogs.mayLose || dialogs.gameTable.records.shelf.flush())
            return true
        if (!(dialogs.sheet instanceof UnsavedDialog)) {
            const before = dialogs.open ? dialogs.kind : null
            dialogs.show(kinds.unsaved)
            dialogs.wayBack = before
            dialogs.detoured = false
        }
        return false
    }
    function quit(): void {
        dialogs.mayLose = true
        dialogs.quitWanted()
    }
    // The board of the game that is set up.
    function showDesign(): void {
        dialogs.show(kinds.design)
        dialogs.wayBack = kinds.newGame
        dialogs.detoured = false        // with a board, one can start
    }
    // That of the next game by the same rules.
    function showNextDesign(): void {
        dialogs.gameTable.choices.designNext()
        dialogs.show(kinds.design)
        dialogs.wayBack = kinds.result
        dialogs.detoured = false
    }
    function useDesign(layout: string): void {
        const rematch = dialogs.wayBack === kinds.result
        if (rematch)
            dialogs.wayBack = null
        else
            dialogs.chosen = Object.assign({}, dialogs.chosen, { layout: layout })
        dialogs.sheet.close()
        if (rematch)
            dialogs.gameTable.choices.againOn(layout)
    }
    function showAbout(): void { dialogs.show(kinds.about) }
    function showResult(): void { dialogs.show(kinds.result) }
    // After what is there for a person who has won.
    function showEnd(): void {
        if (Theme.reducedMotion || Theme.showPace === 0 || Object(dialogs.gameTable.results.end).person === "")
            return dialogs.showResult()
        dialogs.show(kinds.triumph)
        dialogs.wayBack = kinds.result
        dialogs.detoured = false
    }
    function showPass(): void {
        if (dialogs.gameTable.view.canPass)
            dialogs.show(kinds.pass)
    }
    function showExchange(): void {
        if (!dialogs.gameTable.view.canExchange)
            return
        dialogs.gameTable.view.takeBackAll()
        dialogs.show(kinds.exchange)
    }
    function showUnseen(): void {
        if (dialogs.gameTable.game.there)
            dialogs.show(kinds.unseen)
    }
    function showAnalysis(): void {
        if (!dialogs.gameTable.analysis.available)
            return
        const before = dialogs.sheet instanceof ResultDialog ? dialogs.kind : null
        dialogs.show(kinds.analysis)
        dialogs.wayBack = before
    }
    function showWord(word: string): void {
        dialogs.show(kinds.wordLook)
        const look = dialogs.sheet as WordDialog
        look.lookUp(word)
    }
    function showPreferences(): void {
        const before = dialogs.cameFrom()
        dialogs.show(kinds.preferences)
        dialogs.wayBack = before
    }
    function showStatistics(): void { dialogs.show(kinds.statistics) }
    // The rules help, at that page: "goal" is its first one, "keys" its last.
    function showRules(page: string): void {
        const before = dialogs.cameFrom()
        dialogs.show(kinds.rules)
        dialogs.wayBack = before
        dialogs.detoured = false
        const rules = dialogs.sheet as RulesDialog
        rules.current = page
    }
    function showLetters(): void { dialogs.show(kinds.letters) }
    function showLessonOffer(): void { dialogs.show(kinds.lessonOffer) }
    function showGameLessonOffer(): void { dialogs.show(kinds.gameLessonOffer) }
    function showLessonSkip(): void { dialogs.show(kinds.lessonSkip) }
    function showOutcome(): void { dialogs.show(kinds.outcome) }
    function showCards(): void { dialogs.show(kinds.cards) }
    function showHandOver(): void { dialogs.show(kinds.handOver) }
    function showSoloResults(): void { dialogs.show(kinds.soloResults) }
    function showChallenge(): void {
        if (dialogs.gameTable.flow.challengers.length > 0)
            dialogs.show(kinds.challenge)
    }

    FlowHold { flow: dialogs.gameTable.flow; kind: FlowHold.Dialog; active: dialogs.dealing || (dialogs.sheet?.holdsClock ?? false) }
    Binding { target: dialogs.gameTable.game.clock; property: "paused"; value: (dialogs.sheet?.pausable ?? null) !== null }
    onDealingChanged: occasions.lookSoon()
    Component.onCompleted: occasions.begin()

    Occasions { id: occasions; dialogs: dialogs }
    InputWatch {
        window: dialogs.Window.window
        on: true
        onUsed: byKey => dialogs.byKey = byKey
    }
    Connections {
        target: dialogs.gameTable.view

        function onBegun(): void { dialogs.chosen = null }
    }
    Connections {
        target: dialogs.sheet

        function onClosed(): void {
            if (dialogs.sheet instanceof NewGameDialog)
                dialogs.chosen = null
            dialogs.leave()
            if (dialogs.wayBack !== null && !dialogs.gameTable.view.look.active)    // else the turn chosen in it is shown
                dialogs.comeBack()
            else if (!dialogs.gameTable.game.there)   // one that can be closed without a game: back to where it was asked for
                dialogs.showStart()
            occasions.lookSoon()
        }
    }
    FileTasks {
        id: files

        gameTable: dialogs.gameTable
        chooser: dialogs.chooser
        onOpened: file => dialogs.openFile(file)
        onVariantChosen: file => (dialogs.sheet as NewGameDialog)?.openVariant(file)
        onRefused: problem => {
            dialogs.exportProblem = problem
            dialogs.show(kinds.exportProblem)
        }
    }
    DialogKinds { id: kinds; host: dialogs }
}
