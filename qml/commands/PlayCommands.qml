import QtQml
import Storeys
import Storeys.Table

// What can be done in a game, with the rack and with turns: part of the table in Commands.
QtObject {
    id: part

    required property GameTable gameTable
    readonly property HistoryView look: gameTable.view.look
    readonly property bool isHuman: gameTable.view.mayAct && !gameTable.game.over
    readonly property string notYours: gameTable.game.over ? qsTr("The game is over.") : isHuman ? "" : qsTr("It is not your turn.")
    readonly property string noneBefore: qsTr("There is no earlier turn.")
    readonly property string noneAfter: qsTr("No earlier turn is shown.")
    readonly property Retry retry: gameTable.retry
    readonly property string hintedPlay: retry.active ? retry.hintedPlay : isHuman ? gameTable.hint.play : ""
    readonly property bool hinted: hintedPlay !== "" && gameTable.view.draft.count === 0     // next hint lays the play

    // In the order in which the page of keys lists them.
    readonly property list<Command> all: [undo, redo, hint, word, entry, recall, shuffle, sort, exchange, pass, resign, challenge, secondWindow, unseen,
        lookFirst, lookBack, lookForward, lookLeave, analysis, retryMistakes, result]

    signal dialogWanted(string kind)
    signal entryWanted()

    readonly property Command undo: Command {
        name: "undo"; group: "play"; symbol: "undo"; text: qsTr("Undo my last turn"); enabled: part.gameTable.flow.canUndo
        why: part.gameTable.flow.whyNoUndo
        now: enabled && part.gameTable.view.turns.count > 0 ? qsTr("Undo: %1").arg(part.gameTable.view.undoName()) : text
        sequences: ["Ctrl+Z"]
        onTriggered: part.gameTable.flow.undo()
    }
    readonly property Command redo: Command {
        name: "redo"; group: "play"; symbol: "redo"; text: qsTr("Redo the turn"); enabled: part.gameTable.flow.canRedo
        why: qsTr("There is no turn to redo.")
        sequences: ["Ctrl+Shift+Z"]
        onTriggered: part.gameTable.flow.redo()
    }
    readonly property Command hint: Command {
        name: "hint"; group: "play"; symbol: "bulb"; text: part.gameTable.hint.step === 0 ? qsTr("Hint") : qsTr("Another hint")
        // also to say why there is no hint
        enabled: part.hinted || (part.retry.active ? part.retry.canHint : part.gameTable.hint.can || (part.gameTable.view.mayAct && part.gameTable.hint.none !== ""))
        why: part.gameTable.lesson.active ? qsTr("The tutorial gives no hints. “Show me” does its step for you.")
           : part.notYours !== "" ? part.notYours
           : part.gameTable.hint.busy ? qsTr("The hint is being looked for.") : qsTr("There is no other hint for this turn.")
        sequences: ["Ctrl+H"]
        onTriggered: part.hinted ? part.gameTable.cursor.layNotation(part.hintedPlay) : part.retry.active ? part.retry.giveHint() : part.gameTable.hint.give()
    }
    readonly property Command word: Command {
        name: "word"; group: "play"; symbol: "book"; text: qsTr("Look up a word")
        sequences: ["Ctrl+D"]
        onTriggered: part.dialogWanted("word")
    }
    readonly property Command entry: Command {
        name: "entry"; group: "play"; text: qsTr("Enter a play as text"); enabled: part.isHuman; why: part.notYours
        sequences: ["/", "Ctrl+L"]
        onTriggered: part.entryWanted()
    }
    readonly property Command recall: Command {
        name: "recall"; group: "play"; symbol: "recall"; text: qsTr("Return all tiles to the rack")
        enabled: part.isHuman && part.gameTable.view.draft.count > 0
        onTriggered: part.gameTable.view.takeBackAll()
    }
    readonly property Command shuffle: Command {
        name: "shuffle"; group: "play"; symbol: "shuffle"; text: qsTr("Shuffle rack")
        sequences: ["Ctrl+U"]
        onTriggered: part.gameTable.view.shuffleRack()
    }
    readonly property Command sort: Command {
        name: "sort"; group: "play"; symbol: "sort"; text: qsTr("Sort rack")
        sequences: ["Ctrl+J"]
        onTriggered: part.gameTable.view.sortRack()
    }
    readonly property Command exchange: Command {
        name: "exchange"; group: "play"; symbol: "swap"; enabled: part.gameTable.view.maxExchange > 0
        why: part.notYours !== "" ? part.notYours : qsTr("You cannot exchange tiles now.")
        text: part.gameTable.view.maxExchange === 1 ? qsTr("Exchange a tile") : qsTr("Exchange tiles")
        sequences: ["Ctrl+E"]
        onTriggered: part.dialogWanted("exchange")
    }
    readonly property Command pass: Command {
        name: "pass"; group: "play"; symbol: "pass"; text: part.gameTable.game.solo ? qsTr("Give up") : qsTr("Pass"); enabled: part.gameTable.view.canPass
        why: part.notYours !== "" ? part.notYours : qsTr("You cannot pass now.")
        sequences: ["Ctrl+P"]
        onTriggered: part.dialogWanted("pass")
    }
    readonly property Command resign: Command {
        name: "resign"; group: "play"; text: qsTr("Resign…"); enabled: part.gameTable.flow.resigner >= 0
        why: part.gameTable.game.over ? part.notYours : qsTr("There is no game of yours to resign.")
        offered: part.gameTable.view.players.count === 2 && !part.gameTable.lesson.active && !part.retry.active
        onTriggered: part.dialogWanted("resign")
    }
    readonly property Command challenge: Command {
        name: "challenge"; group: "play"; symbol: "flag"; text: qsTr("Challenge the last play"); enabled: part.gameTable.flow.challengeable.turn >= 0
        why: qsTr("There is no play that you can challenge.")
        sequences: ["Ctrl+K"]
        onTriggered: part.dialogWanted("challenge")
    }
    readonly property Command secondWindow: Command {
        name: "secondWindow"; group: "play"; text: qsTr("Open the second window"); enabled: part.gameTable.away.windowMissing
        why: qsTr("Everybody has a window.")
        offered: enabled
        onTriggered: part.gameTable.away.openWindows()
    }
    readonly property Command unseen: Command {
        name: "unseen"; group: "play"; symbol: "bag"; text: qsTr("Unseen tiles"); enabled: part.gameTable.game.there
        sequences: ["Ctrl+T"]
        onTriggered: part.dialogWanted("unseen")
    }
    readonly property Command lookFirst: Command {
        name: "lookFirst"; symbol: "toFirst"; text: qsTr("First turn"); enabled: part.look.turn > 0; why: part.noneBefore
        sequences: ["Ctrl+Home"]
        onTriggered: part.look.first()
    }
    readonly property Command lookBack: Command {
        name: "lookBack"; group: "play"; symbol: part.look.active ? "stepBack" : "history"; enabled: part.look.turn > 0; why: part.noneBefore
        text: part.look.active ? qsTr("Previous turn") : qsTr("Look back at turns")
        sequences: ["Ctrl+Left"]
        onTriggered: part.look.back()
    }
    readonly property Command lookForward: Command {
        name: "lookForward"; symbol: "stepOn"; text: qsTr("Next turn"); enabled: part.look.active; why: part.noneAfter
        sequences: ["Ctrl+Right"]
        onTriggered: part.look.forward()
    }
    readonly property Command lookLeave: Command {
        name: "lookLeave"; symbol: "toLast"; text: qsTr("Return to the game"); enabled: part.look.active; why: part.noneAfter
        sequences: ["Ctrl+End"]
        onTriggered: part.look.leave()
    }
    readonly property Command analysis: Command {
        name: "analysis"; group: "play"; symbol: "chart"; text: qsTr("Analyse game"); enabled: part.gameTable.analysis.available
        why: part.gameTable.analysis.unavailable
        sequences: ["Ctrl+A"]
        onTriggered: part.dialogWanted("analysis")
    }
    readonly property Command retryMistakes: Command {
        name: "retryMistakes"; group: "play"; symbol: "reset"; text: qsTr("Retry my mistakes"); enabled: !part.retry.active && part.retry.mistakes.length > 0
        why: part.retry.active ? qsTr("A turn is being retried.")
           : !part.gameTable.analysis.available ? part.analysis.why
           : part.gameTable.analysis.done < part.gameTable.analysis.count ? qsTr("Analyse the game first.") : qsTr("No mistake of yours was found.")
        sequences: ["Ctrl+Shift+R"]
        onTriggered: part.dialogWanted("retry")
    }

    readonly property Command result: Command {
        name: "result"; group: "play"; symbol: "trophy"; text: qsTr("Show result"); offered: part.gameTable.game.over
        onTriggered: part.dialogWanted("result")
    }
}
