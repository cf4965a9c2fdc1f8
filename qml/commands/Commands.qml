import QtQuick
import Storeys
import Storeys.Table

// The table of everything that can be done in the window. Buttons, the menu, keys and the page of keys are built from
// it. Commands for the game and for the view are in files of their own.
QtObject {
    id: commands

    required property GameTable gameTable
    property Window window: null
    property TableLook table: null
    property Preferences settings: null     // another name than that of the command

    // What a command asks the window to do.
    signal dialogWanted(string kind)    // see Dialogs.show()
    signal gameWanted()                 // for one of the saved games
    signal rulesWanted(string page)
    signal fileWanted(string task)      // see FileTasks
    signal clipboardWanted(string task) // see FileTasks
    signal lessonWanted()
    signal entryWanted()                // for a play typed as text
    signal menuWanted()
    signal findWanted(string part)      // a command is to be found by a part of its name; "": nothing is typed yet
    signal regionWanted(int by)         // 1: to the next part of the window, -1: to the one before
    signal quitWanted()

    function of(group: string): var { return Array.from(commands.all).filter(command => command.group === group && command.offered) }
    function named(names: list<string>): var { return Array.from(commands.all).filter(command => Array.from(names).includes(command.name) && command.offered) }

    readonly property PlayCommands play: PlayCommands {
        gameTable: commands.gameTable
        onDialogWanted: kind => commands.dialogWanted(kind)
        onEntryWanted: commands.entryWanted()
    }
    readonly property ViewCommands view: ViewCommands {
        view: commands.gameTable.view
        window: commands.window
        table: commands.table
        settings: commands.settings
    }
    // In the order in which the page of keys lists them.
    readonly property list<Command> all: [newGame, games, openRecord, paste, saveAs, saveSeat, copyPosition, copyRecord, exportPicture, exportPage, ...Array.from(play.all), ...Array.from(view.all),
        statistics, soloResults, preferences, rules, keys, lesson, about, menu, find, region, close, quit]

    readonly property Command newGame: Command {
        name: "newGame"; group: "game"; symbol: "plus"; text: qsTr("New game")
        sequences: ["Ctrl+N"]
        atStart: true
        onTriggered: commands.dialogWanted("newGame")
    }
    readonly property Command games: Command {
        name: "games"; group: "game"; symbol: "folder"; text: qsTr("Continue a game")
        sequences: ["Ctrl+O"]
        atStart: true
        onTriggered: commands.gameWanted()
    }
    readonly property Command openRecord: Command {
        name: "openRecord"; group: "game"; text: qsTr("Open game record…")
        onTriggered: commands.fileWanted("open")
    }
    readonly property Command paste: Command {
        name: "paste"; group: "game"; text: qsTr("Paste game record")
        sequences: ["Ctrl+V"]
        atStart: true
        onTriggered: commands.clipboardWanted("paste")
    }
    readonly property Command saveAs: Command {
        name: "saveAs"; group: "game"; text: qsTr("Save as…"); enabled: commands.gameTable.game.there
        sequences: ["Ctrl+S"]
        onTriggered: commands.fileWanted("record")
    }
    readonly property Command saveSeat: Command {
        name: "saveSeat"; group: "export"; text: qsTr("Save as one player sees it…"); enabled: commands.gameTable.records.seatTask !== ""
        now: enabled ? commands.gameTable.records.seatTask : text
        why: qsTr("That is for games of several players that go on.")
        onTriggered: commands.fileWanted("seat")
    }
    readonly property Command copyPosition: Command {
        name: "copyPosition"; group: "export"; text: qsTr("Copy position"); enabled: commands.gameTable.game.there
        sequences: ["Ctrl+C"]
        onTriggered: commands.clipboardWanted("position")
    }
    readonly property Command copyRecord: Command {
        name: "copyRecord"; group: "export"; text: qsTr("Copy game record"); enabled: commands.gameTable.game.there
        sequences: ["Ctrl+Shift+C"]
        onTriggered: commands.clipboardWanted("record")
    }
    readonly property Command exportPicture: Command {
        name: "exportPicture"; group: "export"; text: qsTr("Picture of the board…"); enabled: commands.gameTable.game.there
        onTriggered: commands.fileWanted("picture")
    }
    readonly property Command exportPage: Command {
        name: "exportPage"; group: "export"; text: qsTr("Printable page…"); enabled: commands.gameTable.game.there
        onTriggered: commands.fileWanted("page")
    }
    readonly property Command statistics: Command { name: "statistics"; group: "results"; symbol: "chart"; text: qsTr("Statistics"); onTriggered: commands.dialogWanted("statistics") }
    readonly property Command soloResults: Command { name: "soloResults"; group: "results"; symbol: "trophy"; text: qsTr("Solo results"); onTriggered: commands.dialogWanted("soloResults") }
    readonly property Command preferences: Command {
        name: "preferences"; group: "settings"; symbol: "sliders"; text: qsTr("Preferences")
        sequences: ["Ctrl+,"]
        atStart: true
        onTriggered: commands.dialogWanted("preferences")
    }
    readonly property Command rules: Command {
        name: "rules"; group: "help"; symbol: "book"; text: qsTr("Rules")
        sequences: ["F1"]
        atStart: true
        onTriggered: commands.rulesWanted("goal")
    }
    readonly property Command keys: Command {
        name: "keys"; group: "help"; text: qsTr("Keyboard shortcuts")
        sequences: ["Shift+F1"]; aliases: ["Ctrl+F1", "Ctrl+?"]     // KDE takes Ctrl+F1 for its desktops
        atStart: true
        onTriggered: commands.rulesWanted("keys")
    }
    readonly property Command lesson: Command {
        name: "lesson"; group: "help"; symbol: "bulb"
        text: commands.gameTable.lesson.resumable ? qsTr("Resume the tutorial") : qsTr("Play the tutorial")
        onTriggered: commands.lessonWanted()
    }
    readonly property Command about: Command { name: "about"; group: "help"; symbol: "info"; text: qsTr("About Storeys"); onTriggered: commands.dialogWanted("about") }
    readonly property Command menu: Command {
        name: "menu"; text: qsTr("Menu")
        sequences: ["F10"]
        onTriggered: commands.menuWanted()
    }
    readonly property Command find: Command {
        name: "find"; text: qsTr("Find a command")
        sequences: ["Ctrl+F"]
        onTriggered: commands.findWanted("")
    }
    readonly property Command region: Command {
        name: "region"; text: qsTr("Move between the board, the rack and the panel, forwards or back")
        sequences: ["F6", "Shift+F6"]
        onTriggered: sequence => commands.regionWanted(sequence === "F6" ? 1 : -1)
    }
    readonly property Command close: Command {
        name: "close"; group: "leave"; text: qsTr("Close window"); always: true
        sequences: ["Ctrl+W"]
        onTriggered: commands.window?.close()
    }
    readonly property Command quit: Command {
        name: "quit"; group: "leave"; text: qsTr("Quit"); always: true
        sequences: ["Ctrl+Q"]
        onTriggered: commands.quitWanted()
    }
}
