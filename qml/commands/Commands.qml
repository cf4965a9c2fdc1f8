import QtQuick
import QtQuick.Window
import Storeys

// The table of everything that can be done in the window; the menu, the keys and the page of the keys go by it. The dialogs
// and the field for a play as text are there only some time after the first frame.
QtObject {
    id: commands

    required property var session
    property Window window: null
    property Table table: null
    property Dialogs dialogs: null
    property PlayEntry entry: null
    property bool scoreChart: false     // the points turn by turn are shown
    readonly property bool solid: table?.solid ?? true
    readonly property bool stacks: session.stackLimit > 1
    readonly property bool isHuman: session.humanTurn && !session.over
    readonly property alias newGame: newGameCommand
    readonly property alias games: gamesCommand
    readonly property alias preferences: preferencesCommand
    readonly property ProjectPages pages: ProjectPages {}

    signal menuRequested()
    signal scoreChartToggled()
    signal regionRequested(int by)      // 1: the next part of the window, -1: the one before

    function of(group: string): var { return Array.from(commands.all).filter(command => command.group === group && command.offered) }
    function named(names: var): var { return Array.from(commands.all).filter(command => names.includes(command.name) && command.offered) }
    function toggleFullScreen(): void {
        if (commands.window === null)
            return
        const full = commands.window.visibility === Window.FullScreen
        if (!full)
            commands.former = commands.window.visibility
        commands.window.visibility = full ? commands.former : Window.FullScreen
    }
    function step(sequence: string, key: string): int { return sequence.endsWith(key) ? 1 : 0 }
    // How far the arrow of a sequence points to the right, and up.
    function right(sequence: string): int { return commands.step(sequence, "Right") - commands.step(sequence, "Left") }
    function up(sequence: string): int { return commands.step(sequence, "Up") - commands.step(sequence, "Down") }

    property int former: Window.Windowed        // what full screen goes back to

    readonly property list<Command> all: [
        Command {
            id: newGameCommand

            name: "newGame"; group: "game"; symbol: "plus"; text: qsTr("New game")
            keys: qsTr("Ctrl+N"); sequences: ["Ctrl+N"]
            onTriggered: commands.dialogs?.showNewGame()
        },
        Command {
            id: gamesCommand

            name: "games"; group: "game"; symbol: "folder"; text: qsTr("Continue a game")
            keys: qsTr("Ctrl+O"); sequences: ["Ctrl+O"]
            onTriggered: commands.dialogs?.showGames()
        },
        Command {
            name: "openRecord"; group: "game"; text: qsTr("Open game record…")
            onTriggered: commands.dialogs?.openRecord()
        },
        Command {
            name: "saveAs"; group: "game"; text: qsTr("Save as…"); enabled: commands.session.inGame
            keys: qsTr("Ctrl+S"); sequences: ["Ctrl+S"]
            onTriggered: commands.dialogs?.exportRecord()
        },
        Command {
            name: "exportRecord"; group: "export"; text: qsTr("Game record…"); enabled: commands.session.inGame
            onTriggered: commands.dialogs?.exportRecord()
        },
        Command {
            name: "exportPicture"; group: "export"; text: qsTr("Picture of the board…"); enabled: commands.session.inGame
            onTriggered: commands.dialogs?.exportPicture()
        },
        Command {
            name: "exportPage"; group: "export"; text: qsTr("Printable page…"); enabled: commands.session.inGame
            onTriggered: commands.dialogs?.exportPage()
        },

        Command {
            name: "undo"; group: "play"; symbol: "undo"; text: qsTr("Undo"); enabled: commands.session.canUndo
            keys: qsTr("Ctrl+Z"); sequences: ["Ctrl+Z"]
            onTriggered: commands.session.undoTurn()
        },
        Command {
            name: "redo"; group: "play"; symbol: "redo"; text: qsTr("Redo"); enabled: commands.session.canRedo
            keys: qsTr("Ctrl+Shift+Z"); sequences: ["Ctrl+Shift+Z"]
            onTriggered: commands.session.redoTurn()
        },
        Command {
            name: "hint"; group: "play"; symbol: "bulb"; text: qsTr("Hint"); enabled: commands.session.canHint || (commands.session.humanTurn && commands.session.noHints !== "")    // says why not then
            keys: qsTr("Ctrl+H"); sequences: ["Ctrl+H"]
            onTriggered: commands.session.giveHint()
        },
        Command {
            name: "word"; group: "play"; symbol: "book"; text: qsTr("Look up a word")
            keys: qsTr("Ctrl+D"); sequences: ["Ctrl+D"]
            onTriggered: commands.dialogs?.showWord("")
        },
        Command {
            name: "entry"; group: "play"; text: qsTr("Enter a play as text"); enabled: commands.isHuman
            keys: qsTr("/, Ctrl+L"); sequences: ["/", "Ctrl+L"]
            onTriggered: commands.entry?.show()
        },
        Command {
            name: "recall"; group: "play"; symbol: "recall"; text: qsTr("Return all tiles to the rack")
            enabled: commands.isHuman && commands.session.draft.count > 0
            onTriggered: commands.session.takeBackAll()
        },
        Command {
            name: "shuffle"; group: "play"; symbol: "shuffle"; text: qsTr("Shuffle rack")
            keys: qsTr("Ctrl+U"); sequences: ["Ctrl+U"]
            onTriggered: commands.session.shuffleRack()
        },
        Command {
            name: "sort"; group: "play"; symbol: "sort"; text: qsTr("Sort rack")
            keys: qsTr("Ctrl+J"); sequences: ["Ctrl+J"]
            onTriggered: commands.session.sortRack()
        },
        Command {
            name: "exchange"; group: "play"; symbol: "swap"; text: qsTr("Exchange tiles"); enabled: commands.session.canExchange
            keys: qsTr("Ctrl+E"); sequences: ["Ctrl+E"]
            onTriggered: commands.dialogs?.showExchange()
        },
        Command {
            name: "pass"; group: "play"; symbol: "pass"; text: commands.session.solo ? qsTr("Give up") : qsTr("Pass"); enabled: commands.session.canPass
            keys: qsTr("Ctrl+P"); sequences: ["Ctrl+P"]
            onTriggered: commands.dialogs?.showPass()
        },
        Command {
            name: "challenge"; group: "play"; symbol: "flag"; text: qsTr("Challenge the last play"); enabled: commands.session.challengers.length > 0
            keys: qsTr("Ctrl+K"); sequences: ["Ctrl+K"]
            onTriggered: commands.dialogs?.showChallenge()
        },
        Command {
            name: "unseen"; group: "play"; symbol: "bag"; text: qsTr("Unseen tiles"); enabled: commands.session.inGame
            keys: qsTr("Ctrl+T"); sequences: ["Ctrl+T"]
            onTriggered: commands.dialogs?.showUnseen()
        },
        Command {
            name: "lookBack"; group: "play"; symbol: "history"; text: qsTr("Step through earlier turns"); enabled: commands.session.historyView.count > 0
            keys: qsTr("Ctrl+←, →"); sequences: ["Ctrl+Left", "Ctrl+Right"]
            onTriggered: sequence => commands.right(sequence) > 0 ? commands.session.historyView.forward() : commands.session.historyView.back()
        },
        Command {
            name: "lookEnds"; text: qsTr("Go to the start; return to the game"); enabled: commands.session.historyView.count > 0
            keys: qsTr("Ctrl+Home, End"); sequences: ["Ctrl+Home", "Ctrl+End"]
            onTriggered: sequence => sequence === "Ctrl+Home" ? commands.session.historyView.first() : commands.session.historyView.leave()
        },
        Command {
            name: "analysis"; group: "play"; symbol: "chart"; text: qsTr("Analyse game"); enabled: commands.session.analysis.available
            keys: qsTr("Ctrl+A"); sequences: ["Ctrl+A"]
            onTriggered: commands.dialogs?.showAnalysis()
        },

        Command {
            name: "top"; group: "view"; symbol: "top"; text: qsTr("Top view"); enabled: commands.solid
            keys: qsTr("Ctrl+1"); sequences: ["Ctrl+1"]
            onTriggered: commands.table?.preset("top")
        },
        Command {
            name: "corner"; group: "view"; symbol: "corner"; text: qsTr("Front view"); enabled: commands.solid
            keys: qsTr("Ctrl+2"); sequences: ["Ctrl+2"]
            onTriggered: commands.table?.preset("corner")
        },
        Command {
            name: "low"; group: "view"; symbol: "low"; text: qsTr("Low angle"); enabled: commands.solid
            keys: qsTr("Ctrl+3"); sequences: ["Ctrl+3"]
            onTriggered: commands.table?.preset("low")
        },
        Command {
            name: "flat"; group: "view"; symbol: "flat"; text: qsTr("Flat board"); enabled: commands.solid; on: commands.table?.flat ?? false
            keys: qsTr("Ctrl+4"); sequences: ["Ctrl+4"]
            onTriggered: commands.table.flat = !commands.table.flat
        },
        Command {
            name: "heights"; group: "view"; symbol: "heights"; text: qsTr("Show heights on tiles")
            offered: commands.stacks; on: commands.table?.heightMap ?? false
            keys: qsTr("Ctrl+M"); sequences: ["Ctrl+M"]
            onTriggered: commands.table.heightMap = !commands.table.heightMap
        },
        Command {
            name: "scoreChart"; group: "view"; symbol: "race"; text: qsTr("Score chart"); on: commands.scoreChart
            onTriggered: commands.scoreChartToggled()
        },
        Command {
            name: "explode"; group: "view"; symbol: "explode"; text: qsTr("Take the board apart")
            offered: commands.stacks; on: commands.table?.exploded ?? false
            keys: qsTr("Ctrl+X"); sequences: ["Ctrl+X"]
            onTriggered: commands.table?.explode(!commands.table.exploded)
        },
        Command {
            name: "peel"; group: "view"; symbol: "info"; text: qsTr("Show the tiles in a stack")
            offered: commands.stacks
            keys: qsTr("Ctrl+I"); sequences: ["Ctrl+I"]
            onTriggered: commands.table?.peel()
        },
        Command {
            name: "lower"; group: "view"; symbol: "lower"; text: qsTr("Lower all stacks"); enabled: commands.solid
            offered: commands.stacks; on: commands.table?.lowered ?? false
            keys: qsTr("Ctrl+B"); sequences: ["Ctrl+B"]
            onTriggered: commands.table.lowered = !commands.table.lowered
        },
        Command {
            name: "lowerMeanwhile"; text: qsTr("Hold to lower all stacks and read every letter"); offered: commands.stacks
            keys: qsTr("Alt")
        },
        Command {
            name: "reset"; group: "view"; symbol: "reset"; text: qsTr("Reset view"); enabled: commands.solid
            keys: qsTr("Ctrl+0"); sequences: ["Ctrl+0"]
            onTriggered: commands.table?.reset()
        },
        Command {
            name: "turn"; text: qsTr("Turn and tilt the board; adjust the spacing when apart")
            keys: qsTr("Alt+arrows"); sequences: ["Alt+Left", "Alt+Right", "Alt+Up", "Alt+Down"]
            onTriggered: sequence => commands.table?.turnBy(commands.right(sequence), commands.up(sequence))
        },
        Command {
            name: "pan"; text: qsTr("Move the board")
            keys: qsTr("Alt+Shift+arrows"); sequences: ["Alt+Shift+Left", "Alt+Shift+Right", "Alt+Shift+Up", "Alt+Shift+Down"]
            onTriggered: sequence => commands.table?.panBy(commands.right(sequence), commands.up(sequence))
        },
        Command {
            name: "zoom"; text: qsTr("Zoom in and out")
            keys: qsTr("Alt+plus, minus"); sequences: ["Alt++", "Alt+=", "Alt+-"]
            onTriggered: sequence => commands.table?.zoomBy(sequence === "Alt+-" ? 1 / 0.9 : 0.9)
        },
        Command {
            name: "fullScreen"; group: "view"; text: qsTr("Full screen"); on: commands.window?.visibility === Window.FullScreen; always: true
            keys: qsTr("F11"); sequences: ["F11"]
            onTriggered: commands.toggleFullScreen()
        },

        Command { name: "statistics"; group: "results"; symbol: "chart"; text: qsTr("Statistics"); onTriggered: commands.dialogs?.showStatistics() },
        Command { name: "soloResults"; group: "results"; symbol: "trophy"; text: qsTr("Solo results"); onTriggered: commands.dialogs?.showSoloResults() },

        Command {
            id: preferencesCommand

            name: "preferences"; group: "settings"; symbol: "sliders"; text: qsTr("Preferences")
            keys: qsTr("Ctrl+,"); sequences: ["Ctrl+,"]
            onTriggered: commands.dialogs?.showPreferences()
        },
        Command {
            name: "rules"; group: "help"; symbol: "book"; text: qsTr("Rules")
            keys: qsTr("F1"); sequences: ["F1"]
            onTriggered: commands.dialogs?.showRules("goal")
        },
        Command {
            name: "keys"; group: "help"; text: qsTr("Keys")
            keys: qsTr("Ctrl+F1"); sequences: ["Ctrl+F1", "Ctrl+?"]
            onTriggered: commands.dialogs?.showRules("keys")
        },
        Command {
            name: "lesson"; group: "help"; symbol: "bulb"
            text: commands.session.lesson.resumable ? qsTr("Resume the tutorial") : qsTr("Play the tutorial")
            onTriggered: commands.dialogs?.startLesson()
        },
        Command { name: "home"; group: "help"; text: qsTr("Home page"); onTriggered: Qt.openUrlExternally(commands.pages.home) },
        Command { name: "fault"; group: "help"; text: qsTr("Report a problem"); onTriggered: Qt.openUrlExternally(commands.pages.faults) },
        Command { name: "about"; group: "help"; symbol: "info"; text: qsTr("About Storeys"); onTriggered: commands.dialogs?.showAbout() },

        Command {
            name: "menu"; text: qsTr("Menu")
            keys: qsTr("F10"); sequences: ["F10"]
            onTriggered: commands.menuRequested()
        },
        Command {
            name: "region"; text: qsTr("Move between the board, the rack and the panel, forwards or back")
            keys: qsTr("F6, Shift+F6"); sequences: ["F6", "Shift+F6"]
            onTriggered: sequence => commands.regionRequested(sequence === "F6" ? 1 : -1)
        },
        Command {
            name: "close"; group: "leave"; text: qsTr("Close window"); always: true
            keys: qsTr("Ctrl+W"); sequences: ["Ctrl+W"]
            onTriggered: commands.window?.close()
        },
        Command {
            name: "quit"; group: "leave"; text: qsTr("Quit"); always: true
            keys: qsTr("Ctrl+Q"); sequences: ["Ctrl+Q"]
            onTriggered: Qt.quit()
        }
    ]
}
