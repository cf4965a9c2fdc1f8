import QtQml
import Storeys
import Storeys.Table

// What can be done in a game, with the rack and with the turns: a part of the table of Commands.
QtObject {
    id: part

    required property GameTable gameTable
    property Dialogs dialogs: null
    property PlayEntry entry: null
    readonly property bool isHuman: gameTable.view.mayAct && !gameTable.game.over
    readonly property bool hinted: isHuman && gameTable.hint.play !== "" && gameTable.view.draft.count === 0     // the next hint lays the play

    readonly property list<Command> all: [
        Command {
            name: "undo"; group: "play"; symbol: "undo"; text: qsTr("Undo"); enabled: part.gameTable.flow.canUndo
            keys: qsTr("Ctrl+Z"); sequences: ["Ctrl+Z"]
            onTriggered: part.gameTable.flow.undo()
        },
        Command {
            name: "redo"; group: "play"; symbol: "redo"; text: qsTr("Redo"); enabled: part.gameTable.flow.canRedo
            keys: qsTr("Ctrl+Shift+Z"); sequences: ["Ctrl+Shift+Z"]
            onTriggered: part.gameTable.flow.redo()
        },
        Command {
            name: "hint"; group: "play"; symbol: "bulb"; text: qsTr("Hint")
            enabled: part.gameTable.hint.can || part.hinted || (part.gameTable.view.mayAct && part.gameTable.hint.none !== "")    // says why not then
            keys: qsTr("Ctrl+H"); sequences: ["Ctrl+H"]
            onTriggered: part.hinted ? part.gameTable.view.cursor.layText(part.gameTable.hint.play) : part.gameTable.hint.give()
        },
        Command {
            name: "word"; group: "play"; symbol: "book"; text: qsTr("Look up a word")
            keys: qsTr("Ctrl+D"); sequences: ["Ctrl+D"]
            onTriggered: part.dialogs?.showWord("")
        },
        Command {
            name: "entry"; group: "play"; text: qsTr("Enter a play as text"); enabled: part.isHuman
            keys: qsTr("/, Ctrl+L"); sequences: ["/", "Ctrl+L"]
            onTriggered: part.entry?.show()
        },
        Command {
            name: "recall"; group: "play"; symbol: "recall"; text: qsTr("Return all tiles to the rack")
            enabled: part.isHuman && part.gameTable.view.draft.count > 0
            onTriggered: part.gameTable.view.takeBackAll()
        },
        Command {
            name: "shuffle"; group: "play"; symbol: "shuffle"; text: qsTr("Shuffle rack")
            keys: qsTr("Ctrl+U"); sequences: ["Ctrl+U"]
            onTriggered: part.gameTable.view.shuffleRack()
        },
        Command {
            name: "sort"; group: "play"; symbol: "sort"; text: qsTr("Sort rack")
            keys: qsTr("Ctrl+J"); sequences: ["Ctrl+J"]
            onTriggered: part.gameTable.view.sortRack()
        },
        Command {
            name: "exchange"; group: "play"; symbol: "swap"; text: qsTr("Exchange tiles"); enabled: part.gameTable.view.canExchange
            keys: qsTr("Ctrl+E"); sequences: ["Ctrl+E"]
            onTriggered: part.dialogs?.showExchange()
        },
        Command {
            name: "pass"; group: "play"; symbol: "pass"; text: part.gameTable.game.solo ? qsTr("Give up") : qsTr("Pass"); enabled: part.gameTable.view.canPass
            keys: qsTr("Ctrl+P"); sequences: ["Ctrl+P"]
            onTriggered: part.dialogs?.showPass()
        },
        Command {
            name: "challenge"; group: "play"; symbol: "flag"; text: qsTr("Challenge the last play"); enabled: part.gameTable.flow.challengers.length > 0
            keys: qsTr("Ctrl+K"); sequences: ["Ctrl+K"]
            onTriggered: part.dialogs?.showChallenge()
        },
        Command {
            name: "unseen"; group: "play"; symbol: "bag"; text: qsTr("Unseen tiles"); enabled: part.gameTable.game.there
            keys: qsTr("Ctrl+T"); sequences: ["Ctrl+T"]
            onTriggered: part.dialogs?.showUnseen()
        },
        Command {
            id: lookBackCommand

            name: "lookBack"; group: "play"; symbol: "history"; text: qsTr("Step through earlier turns"); enabled: part.gameTable.view.look.count > 0
            keys: qsTr("Ctrl+←, →"); sequences: ["Ctrl+Left", "Ctrl+Right"]
            onTriggered: sequence => lookBackCommand.right(sequence) > 0 ? part.gameTable.view.look.forward() : part.gameTable.view.look.back()
        },
        Command {
            name: "lookEnds"; text: qsTr("Go to the start; return to the game"); enabled: part.gameTable.view.look.count > 0
            keys: qsTr("Ctrl+Home, End"); sequences: ["Ctrl+Home", "Ctrl+End"]
            onTriggered: sequence => sequence === "Ctrl+Home" ? part.gameTable.view.look.first() : part.gameTable.view.look.leave()
        },
        Command {
            name: "analysis"; group: "play"; symbol: "chart"; text: qsTr("Analyse game"); enabled: part.gameTable.analysis.available
            keys: qsTr("Ctrl+A"); sequences: ["Ctrl+A"]
            onTriggered: part.dialogs?.showAnalysis()
        }
    ]
}
