import QtQuick
import Storeys
import Storeys.Scene
import Storeys.Table
import Storeys.Desktop

// The dialogs over the window, one at a time, each created when it is needed.
DialogKinds {
    id: dialogs

    property FileChooser chooser: null
    property bool silent: false     // no dialog opens by itself
    property bool dealing: false    // the draw for who starts is on show; dialogs that come by themselves wait
    property bool byKey: true       // the last input was a key, or there was none: a new dialog shows its focus
    readonly property alias files: files
    readonly property bool open: sheet !== null
    // a dialog is open and no game goes on: there is none yet, or its result is shown
    readonly property bool starting: open && (!gameTable.game.there || sheet instanceof ResultDialog)
    property Sheet sheet: null      // the open dialog; null: none
    property string kind: ""        // kind of the open dialog, or of the last one
    property string wayBack: ""     // the kind that is shown when this one closes; "": none
    property bool detoured: true    // `wayBack` was left for this dialog and is returned to; false: it comes next
    property bool looking: false    // a turn chosen in the analysis is shown; the analysis comes back afterwards
    property bool mayLose: false    // the person leaves the program although the game is not saved

    signal quitWanted()

    // Kinds have the names in DialogKinds without "Dialog". "start", "end", "figures", "locked" and "nextDesign" each
    // lead to one of these, "retry" to no dialog. A dialog for something that the game does not allow now is not shown.
    function show(kind: string): void {
        switch (kind) {
        case "start":
            return dialogs.show(dialogs.gameTable.records.shelf.unfinished.length > 0 ? "games" : "newGame")
        case "end": {
            const still = Theme.reducedMotion || Theme.showPace === 0 || dialogs.gameTable.results.end.person === ""
            return still ? dialogs.make("result") : dialogs.detour("triumph", "result")     // a person has won: the triumph comes first
        }
        case "newGame":     // choices in a new game dialog that is open stay as they are
            return dialogs.starting && dialogs.kind === kind ? undefined : dialogs.make(kind)
        case "preferences":
        case "rules": {
            const back = dialogs.cameFrom()
            dialogs.make(kind)
            dialogs.wayBack = back
            dialogs.detoured = kind === "preferences"
            return
        }
        case "analysis": {
            const look = dialogs.gameTable.view.look
            if (!dialogs.gameTable.analysis.available)
                return
            if (dialogs.looking && look.active)     // it comes back as it was
                return look.leave()
            dialogs.analysisChoice.reset()
            dialogs.analysisChoice.turn = look.active ? look.about : 0
            dialogs.make(kind)
            return
        }
        case "figures":     // of the analysis, in the rules, and back
            dialogs.showRules("analysis")
            dialogs.wayBack = "analysis"
            dialogs.detoured = true
            return
        case "design":      // the board of the game that is being set up
            dialogs.detour(kind, "newGame")
            dialogs.detoured = true
            return
        case "nextDesign":  // the board of the next game by the same rules
            dialogs.gameTable.choices.designNext()
            return dialogs.detour("design", "result")
        case "locked":      // a game of the list, which is shown again if the game is not continued
            dialogs.tell("open", dialogs.gameTable.records.locked)
            dialogs.wayBack = "games"
            dialogs.detoured = false
            return
        case "retry":
            return dialogs.retryWanted(0)
        case "exchange":
            if (dialogs.gameTable.view.maxExchange > 0) {
                dialogs.gameTable.view.takeBackAll()
                dialogs.make(kind)
            }
            return
        }
        const possible = kind === "pass" ? dialogs.gameTable.view.canPass
                       : kind === "resign" ? dialogs.gameTable.flow.resigner >= 0
                       : kind === "unseen" ? dialogs.gameTable.game.there
                       : kind === "challenge" ? dialogs.gameTable.flow.challengeable.turn >= 0 : true
        if (possible)
            dialogs.make(kind)
    }
    function make(kind: string): void {
        dialogs.wayBack = ""
        dialogs.detoured = true
        dialogs.leave()
        dialogs.kind = kind
        dialogs.sheet = dialogs[kind + "Dialog"].createObject(dialogs, { parent: dialogs }) as Sheet
        dialogs.sheet.byKey = dialogs.byKey
        dialogs.sheet.open()
    }
    // Shows a dialog that is followed by `next` when it closes.
    function detour(kind: string, next: string): void {
        dialogs.make(kind)
        dialogs.wayBack = next
        dialogs.detoured = false
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
        const byDetour = dialogs.detoured, from = dialogs.kind
        dialogs.make(dialogs.wayBack)
        dialogs.sheet.from = from
        dialogs.sheet.back = byDetour
    }
    function endLook(): void {
        if (!dialogs.looking || dialogs.gameTable.view.look.active)
            return
        dialogs.looking = false
        if (!dialogs.open)
            dialogs.make("analysis")
    }
    // The kind to which preferences and rules lead back: a new game dialog and, while no game goes on, any dialog where
    // they were asked for. "" for none.
    function cameFrom(): string {
        if (!dialogs.starting && !(dialogs.open && (dialogs.kind === "newGame" || dialogs.wayBack === "newGame")))
            return ""
        return dialogs.wayBack !== "" ? dialogs.wayBack : dialogs.kind
    }
    // Shows the saved games. If they are shown already, lets the person choose a file.
    function continueGame(): void {
        if (dialogs.starting && dialogs.sheet instanceof GamesDialog)
            files.begin("open")
        else
            dialogs.show("games")
    }
    function openFile(file: string): void {
        dialogs.leave()
        const problem = dialogs.gameTable.records.open(file)
        if (problem === "" && dialogs.gameTable.records.doubts === "")     // else a notice tells more
            files.tell("opened", dialogs.gameTable.records.pathOf(file))
        dialogs.tell("open", problem)
    }
    // Several files are listed, so that one of them can be chosen.
    function openFiles(chosen: list<string>): void {
        if (chosen.length === 1)
            return dialogs.openFile(chosen[0])
        dialogs.gameTable.records.shelf.choose(Array.from(chosen, file => dialogs.gameTable.records.pathOf(file)))
        dialogs.show("games")
        const games = dialogs.sheet as GamesDialog
        games.showChosen()
    }
    function startLesson(variant: string): void {
        const problem = dialogs.gameTable.lesson.resume(variant)
        dialogs.leave()
        dialogs.tell("open", problem)
    }
    // Shows what went wrong, if something did. Tasks are those of RecordProblemDialog.
    function tell(task: string, problem: string): void {
        if (problem === "")
            return
        dialogs.problemTask = task
        dialogs.problem = problem
        dialogs.show("recordProblem")
    }
    function showWord(word: string): void {
        dialogs.show("word")
        const look = dialogs.sheet as WordDialog
        look.lookUp(word)
    }
    function find(part: string): void {
        dialogs.soughtCommand = part
        dialogs.show("find")
    }
    // "goal" is the first page, "keys" the last.
    function showRules(page: string): void {
        dialogs.show("rules")
        const rules = dialogs.sheet as RulesDialog
        rules.current = page
    }
    // Called before the program is left. What can't be saved is dropped only if the person agrees.
    function mayQuit(): bool {
        const table = dialogs.gameTable
        const reasons = [table.records.shelf.flush() ? "" : table.records.shelf.problem,
                           table.results.flush() ? "" : table.results.problem(),
                           table.analysis.flush() ? "" : table.analysis.problem,
                           table.progress.flush() ? "" : table.progress.problem]
        dialogs.unsaved = Array.from(reasons).filter(reason => reason !== "")
        if (dialogs.mayLose || dialogs.unsaved.length === 0)
            return true
        if (!(dialogs.sheet instanceof UnsavedDialog))
            dialogs.detour("unsaved", dialogs.open ? dialogs.kind : "")
        return false
    }
    function useDesign(layout: string): void {
        const rematch = dialogs.wayBack === "result"
        if (rematch)
            dialogs.wayBack = ""
        else
            dialogs.gameTable.choices.form.setLayout(layout)
        dialogs.detoured = false        // the focus goes to the start button, not to the one that led here
        dialogs.sheet.close()
        if (rematch)
            dialogs.gameTable.choices.againOn(layout)
    }

    onAsWrittenWanted: {
        dialogs.leave()
        dialogs.gameTable.records.openAsWritten()
    }
    onUnlockWanted: {
        dialogs.leave()
        dialogs.tell("open", dialogs.gameTable.records.openLocked())
    }
    onDesigned: layout => dialogs.useDesign(layout)
    onLossAccepted: {
        dialogs.mayLose = true
        dialogs.quitWanted()
    }

    FlowHold { flow: dialogs.gameTable.flow; kind: FlowHold.Dialog; active: dialogs.dealing || (dialogs.sheet?.holdsClock ?? false) }
    Binding { target: dialogs.gameTable.game.clock; property: "paused"; value: (dialogs.sheet?.pausable ?? null) !== null }
    onDealingChanged: occasions.lookSoon()
    Component.onCompleted: occasions.begin()

    Occasions {
        id: occasions

        gameTable: dialogs.gameTable
        preferences: dialogs.preferences
        sheet: dialogs.sheet
        openProblem: dialogs.openProblem
        filesGiven: dialogs.chosenRecords.length > 0
        newGame: dialogs.newGame
        dealing: dialogs.dealing
        silent: dialogs.silent
        onWanted: kind => dialogs.show(kind)
        onFilesWanted: dialogs.openFiles(dialogs.chosenRecords)
    }
    onRetryWanted: turn => {
        dialogs.leave()
        dialogs.tell("open", dialogs.gameTable.retry.start(turn > 0 ? [turn] : dialogs.gameTable.retry.mistakes))
    }
    InputWatch {
        window: dialogs.Window.window
        on: true
        onUsed: byKey => dialogs.byKey = byKey
    }
    Connections {
        target: dialogs.gameTable.retry

        function onLeft(turn: int): void {
            dialogs.analysisChoice.turn = turn
            dialogs.make("analysis")
        }
    }
    Connections {
        target: dialogs.gameTable.view

        function onBegun(): void {
            dialogs.looking = false
        }
    }
    Connections {
        target: dialogs.gameTable.view.look

        function onChanged(): void { Qt.callLater(dialogs.endLook) }       // a new game ends the look back before it begins
    }
    Connections {
        target: dialogs.sheet

        function onWanted(kind: string): void { dialogs.show(kind) }
        function onFileWanted(task: string): void { files.begin(task) }
        function onLessonWanted(variant: string): void { dialogs.startLesson(variant) }
        function onClosed(): void {
            if (dialogs.sheet instanceof NewGameDialog)
                dialogs.gameTable.choices.dropForm()
            dialogs.looking = (dialogs.sheet as AnalysisDialog)?.chosen ?? dialogs.looking
            dialogs.leave()
            if (dialogs.wayBack !== "" && !dialogs.gameTable.view.look.active)    // else a chosen turn is shown
                dialogs.comeBack()
            else if (!dialogs.gameTable.game.there && !dialogs.gameTable.away.coming)     // a dialog that can close without a game leads back to the start
                dialogs.show("start")
            occasions.lookSoon()
        }
    }
    FileTasks {
        id: files

        gameTable: dialogs.gameTable
        chooser: dialogs.chooser
        onOpened: chosen => dialogs.openFiles(chosen)
        onVariantChosen: file => {
            if (dialogs.sheet instanceof NewGameDialog)
                dialogs.gameTable.choices.openInForm(file)
        }
        onRefused: problem => dialogs.tell("export", problem)
        onMoved: what => {
            dialogs.leave()
            if (what !== "pasted" || dialogs.gameTable.records.doubts === "")      // else a notice tells more
                files.tell(what, "")
        }
        onNotPasted: problem => dialogs.tell("paste", problem)
    }
}
