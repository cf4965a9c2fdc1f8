import QtQuick
import QtQuick.Window
import Storeys
import Storeys.Table

// The table of everything that can be done in the window; the menu, the keys and the page of the keys go by it. What belongs to
// the game and to the view stands in files of its own. The dialogs and the field for a play as text are there only some time after
// the first frame.
QtObject {
    id: commands

    required property GameTable gameTable
    property Window window: null
    property Table table: null
    property Dialogs dialogs: null
    property PlayEntry entry: null
    property bool scoreChart: false     // the points turn by turn are shown
    readonly property alias newGame: newGameCommand
    readonly property alias games: gamesCommand
    readonly property alias preferences: preferencesCommand

    signal menuRequested()
    signal scoreChartToggled()
    signal regionRequested(int by)      // 1: the next part of the window, -1: the one before

    function of(group: string): var { return Array.from(commands.all).filter(command => command.group === group && command.offered) }
    function named(names: var): var { return Array.from(commands.all).filter(command => names.includes(command.name) && command.offered) }

    readonly property PlayCommands play: PlayCommands {
        gameTable: commands.gameTable
        dialogs: commands.dialogs
        entry: commands.entry
    }
    readonly property ViewCommands view: ViewCommands {
        view: commands.gameTable.view
        window: commands.window
        table: commands.table
        scoreChart: commands.scoreChart
        onScoreChartToggled: commands.scoreChartToggled()
    }
    // In the order of the page of the keys.
    readonly property list<Command> all: Array.from([files, play.all, view.all, others]).reduce((all, part) => all.concat(Array.from(part)), [])
    readonly property list<Command> files: [
        Command {
            id: newGameCommand

            name: "newGame"; group: "game"; symbol: "plus"; text: qsTr("New game")
            keys: qsTr("Ctrl+N"); sequences: ["Ctrl+N"]
            atStart: true
            onTriggered: commands.dialogs?.showNewGame()
        },
        Command {
            id: gamesCommand

            name: "games"; group: "game"; symbol: "folder"; text: qsTr("Continue a game")
            keys: qsTr("Ctrl+O"); sequences: ["Ctrl+O"]
            atStart: true
            onTriggered: commands.dialogs?.continueGame()
        },
        Command {
            name: "openRecord"; group: "game"; text: qsTr("Open game record…")
            onTriggered: commands.dialogs?.openRecord()
        },
        Command {
            name: "saveAs"; group: "game"; text: qsTr("Save as…"); enabled: commands.gameTable.game.there
            keys: qsTr("Ctrl+S"); sequences: ["Ctrl+S"]
            onTriggered: commands.dialogs?.exportRecord()
        },
        Command {
            name: "exportRecord"; group: "export"; text: qsTr("Game record…"); enabled: commands.gameTable.game.there
            onTriggered: commands.dialogs?.exportRecord()
        },
        Command {
            name: "exportPicture"; group: "export"; text: qsTr("Picture of the board…"); enabled: commands.gameTable.game.there
            onTriggered: commands.dialogs?.exportPicture()
        },
        Command {
            name: "exportPage"; group: "export"; text: qsTr("Printable page…"); enabled: commands.gameTable.game.there
            onTriggered: commands.dialogs?.exportPage()
        }
    ]
    readonly property list<Command> others: [
        Command { name: "statistics"; group: "results"; symbol: "chart"; text: qsTr("Statistics"); onTriggered: commands.dialogs?.showStatistics() },
        Command { name: "soloResults"; group: "results"; symbol: "trophy"; text: qsTr("Solo results"); onTriggered: commands.dialogs?.showSoloResults() },

        Command {
            id: preferencesCommand

            name: "preferences"; group: "settings"; symbol: "sliders"; text: qsTr("Preferences")
            keys: qsTr("Ctrl+,"); sequences: ["Ctrl+,"]
            atStart: true
            onTriggered: commands.dialogs?.showPreferences()
        },
        Command {
            name: "rules"; group: "help"; symbol: "book"; text: qsTr("Rules")
            keys: qsTr("F1"); sequences: ["F1"]
            atStart: true
            onTriggered: commands.dialogs?.showRules("goal")
        },
        Command {
            name: "keys"; group: "help"; text: qsTr("Keyboard shortcuts")
            keys: qsTr("Ctrl+F1"); sequences: ["Ctrl+F1", "Ctrl+?"]
            atStart: true
            onTriggered: commands.dialogs?.showRules("keys")
        },
        Command {
            name: "lesson"; group: "help"; symbol: "bulb"
            text: commands.gameTable.lesson.resumable ? qsTr("Resume the tutorial") : qsTr("Play the tutorial")
            onTriggered: commands.dialogs?.startLesson("")
        },
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
            onTriggered: {
                if (commands.dialogs?.mayQuit() ?? true)
                    Qt.quit()
            }
        }
    ]
}
