import QtQuick

// What the keyboard does while no dialog is open. Keys without a modifier are for typing a word.
Item {
    id: keys

    required property var session
    // Shortcuts that only ask for something else to be done: sequence, then what.
    readonly property var commands: [
        { sequence: "Ctrl+N", run: () => keys.newGameRequested() },
        { sequence: "Ctrl+O", run: () => keys.gamesRequested() },
        { sequence: "Ctrl+S", run: () => keys.exportRequested() },
        { sequence: "Ctrl+E", run: () => keys.exchangeRequested() },
        { sequence: "Ctrl+P", run: () => keys.passRequested() },
        { sequence: "Ctrl+K", run: () => keys.challengeRequested() },
        { sequence: "Ctrl+U", run: () => keys.session.shuffleRack() },
        { sequence: "Ctrl+J", run: () => keys.session.sortRack() },
        { sequence: "Ctrl+H", run: () => keys.session.giveHint() },
        { sequence: "Ctrl+D", run: () => keys.wordRequested() },
        { sequence: "Ctrl+T", run: () => keys.unseenRequested() },
        { sequence: "Ctrl+A", run: () => keys.analysisRequested() },
        { sequence: "Ctrl+Z", run: () => keys.session.undoTurn() },
        { sequence: "Ctrl+Shift+Z", run: () => keys.session.redoTurn() },
        { sequence: "Ctrl+,", run: () => keys.preferencesRequested() },
        { sequence: "F1", run: () => keys.rulesRequested("goal") },
        { sequence: "Ctrl+F1", run: () => keys.rulesRequested("keys") },
        { sequence: "Ctrl+?", run: () => keys.rulesRequested("keys") },
        { sequence: "Ctrl+L", run: () => keys.entryRequested() },
        { sequence: "/", run: () => keys.entryRequested() },
        { sequence: "Ctrl+Left", run: () => keys.session.historyView.back() },
        { sequence: "Ctrl+Right", run: () => keys.session.historyView.forward() },
        { sequence: "Ctrl+Home", run: () => keys.session.historyView.first() },
        { sequence: "Ctrl+End", run: () => keys.session.historyView.leave() },
        { sequence: "F6", run: () => keys.regionRequested(1) },
        { sequence: "Shift+F6", run: () => keys.regionRequested(-1) },
        { sequence: "Ctrl+1", run: () => keys.presetRequested("top") },
        { sequence: "Ctrl+2", run: () => keys.presetRequested("corner") },
        { sequence: "Ctrl+3", run: () => keys.presetRequested("low") },
        { sequence: "Ctrl+0", run: () => keys.resetRequested() },
        { sequence: "Ctrl+4", run: () => keys.flatRequested() },
        { sequence: "Ctrl+M", run: () => keys.heightsRequested() },
        { sequence: "Ctrl+X", run: () => keys.explodeRequested() },
        { sequence: "Alt+Left", run: () => keys.turnRequested(-1, 0) },
        { sequence: "Alt+Right", run: () => keys.turnRequested(1, 0) },
        { sequence: "Alt+Up", run: () => keys.turnRequested(0, 1) },
        { sequence: "Alt+Down", run: () => keys.turnRequested(0, -1) },
        { sequence: "Alt+Shift+Left", run: () => keys.panRequested(-1, 0) },
        { sequence: "Alt+Shift+Right", run: () => keys.panRequested(1, 0) },
        { sequence: "Alt+Shift+Up", run: () => keys.panRequested(0, 1) },
        { sequence: "Alt+Shift+Down", run: () => keys.panRequested(0, -1) },
        { sequence: "Alt++", run: () => keys.zoomRequested(0.9) },
        { sequence: "Alt+=", run: () => keys.zoomRequested(0.9) },
        { sequence: "Alt+-", run: () => keys.zoomRequested(1 / 0.9) },
        { sequence: "Ctrl+I", run: () => keys.peelRequested() }
    ]

    signal used()                   // any of them, before it does anything
    signal newGameRequested()
    signal gamesRequested()
    signal exportRequested()
    signal exchangeRequested()
    signal passRequested()
    signal preferencesRequested()
    signal rulesRequested(string page)  // of the rules help: see Dialogs
    signal entryRequested()         // of a play as text
    signal challengeRequested()
    signal wordRequested()          // to be looked up
    signal unseenRequested()        // tiles, to be counted
    signal analysisRequested()      // of the whole game
    signal regionRequested(int by)  // 1: the next part of the window, -1: the one before
    signal presetRequested(string name)
    signal resetRequested()
    signal flatRequested()          // the flat board, or the other one
    signal heightsRequested()       // on the tiles
    signal explodeRequested()       // the board apart, or together
    signal turnRequested(real right, real up)   // the camera, by steps; or, while the board is apart, how far
    signal panRequested(real right, real up)
    signal zoomRequested(real factor)           // below 1: nearer
    signal peelRequested()          // what a stack hides
    signal typed()                  // a key that belongs to the play

    // Enter plays, the rest is typing: not shortcuts, so that a button with the focus gets them first.
    function handle(event: var): void {
        if (!keys.enabled || event.modifiers & (Qt.ControlModifier | Qt.AltModifier))
            return
        event.accepted = true
        keys.used()
        keys.typed()
        const enter = event.key === Qt.Key_Return || event.key === Qt.Key_Enter
        if (enter && keys.session.draft.count > 0 && !keys.session.canPlay)
            keys.session.announcer.say(keys.session.draft.reason)
        if (enter && keys.session.canPlay)
            keys.session.play()
        else if ((event.key === Qt.Key_Return || event.key === Qt.Key_Enter) && keys.session.lesson.done)
            keys.session.lesson.goOn()
        else if (event.key === Qt.Key_Escape && keys.session.historyView.active)
            keys.session.historyView.leave()
        else
            event.accepted = keys.session.cursor.press(event.key, event.text, Boolean(event.modifiers & Qt.ShiftModifier))
    }

    Repeater {
        model: keys.commands

        Item {
            id: command

            required property var modelData

            Shortcut {
                sequence: command.modelData.sequence
                enabled: keys.enabled
                onActivated: {
                    keys.used()
                    command.modelData.run()
                }
            }
        }
    }
}
