pragma ComponentBehavior: Bound
import QtQuick
import Storeys
import Storeys.Scene
import Storeys.Table

// The keys of the window: the shortcuts of all commands, and keys without Ctrl or Alt, which type a play.
Item {
    id: keys

    required property GameTable gameTable
    required property Commands commands
    readonly property TableView view: gameTable.view
    property Table table: null      // null before the first frame
    property PlayEntry entry: null  // null before the first frame

    property bool starting: false   // a dialog is open, and no game goes on

    signal used()                   // a key was pressed, before it does anything
    signal typed()                  // the key is no shortcut
    signal refused(string why)      // the command of the key can't be done now
    signal boardUsed()              // the key changed the board, which is to get the focus

    // Handles keys that no item took. They are not shortcuts, so that a button with the focus gets them first. Enter
    // plays, Escape ends the topmost thing, other keys type; Alt with 1 to 3 goes to a claim.
    function handle(event: var): void {
        const claims = keys.gameTable.cursor.claims
        const digit = layout.digit(event.key, event.nativeScanCode)
        if (keys.enabled && claims.writing && (event.modifiers & ~Qt.KeypadModifier) === Qt.AltModifier && digit >= 1 && digit <= 3) {
            event.accepted = true
            keys.used()
            return claims.focus(digit)
        }
        if (!keys.enabled || keys.isMute(event.key) || event.modifiers & (Qt.ControlModifier | Qt.AltModifier))
            return
        event.accepted = true
        const peeled = event.key === Qt.Key_Escape && (keys.table?.peeled.square ?? -1) >= 0
        keys.used()
        if (peeled)         // used() has hidden the card of a stack; Escape does no more
            return
        keys.typed()
        if (event.key === Qt.Key_Escape && (keys.entry?.open ?? false)) {
            keys.entry.open = false
            return
        }
        if (event.key === Qt.Key_Escape && (keys.table?.keys.picked.slot ?? -1) >= 0)
            return keys.table.keys.picked.drop()
        const enter = event.key === Qt.Key_Return || event.key === Qt.Key_Enter
        if (enter && keys.gameTable.lesson.done && !keys.view.canPlay)
            keys.gameTable.lesson.goOn()
        else if (enter && keys.gameTable.retry.settled)
            keys.gameTable.retry.next()
        else if (enter && keys.gameTable.cursor.sayAgain())
            return      // a letter was refused, so the draft lacks something that was typed
        else if (enter && claims.drawing)
            claims.end()
        else if (enter && keys.view.draft.count > 0 && keys.view.mayAct)
            keys.view.play()     // or says why it can't be played
        else if (event.key === Qt.Key_Escape && keys.view.look.active)
            keys.view.look.imagined ? keys.view.look.stopImagining() : keys.view.look.leave()
        else if (event.key === Qt.Key_Escape && keys.gameTable.retry.active && (keys.gameTable.retry.settled || (keys.view.draft.count === 0 && !keys.gameTable.cursor.shown)))
            keys.gameTable.retry.leave()
        else
            event.accepted = keys.gameTable.cursor.press(event.key, layout.latin(event.text, event.nativeScanCode), Boolean(event.modifiers & Qt.ShiftModifier))
        if (event.key === Qt.Key_Escape || (event.accepted && !enter))
            keys.boardUsed()
    }

    // Whether the key does nothing by itself: half of a shortcut, or a key for the whole desktop such as a louder sound.
    function isMute(key: int): bool {
        return (key >= Qt.Key_Shift && key <= Qt.Key_ScrollLock) || (key >= Qt.Key_Super_L && key <= Qt.Key_Hyper_R)
            || (key >= Qt.Key_Back && key < Qt.Key_MediaLast) || key === Qt.Key_AltGr || key === Qt.Key_Mode_switch
    }

    // Whether the keys of the command do something now, if only to say why it can't be done.
    function hears(command: Command): bool {
        return command.offered && (command.enabled || command.why !== "") && (keys.enabled || command.always || (keys.starting && command.atStart))
    }
    function run(command: Command, sequence: string): void {
        keys.used()
        if (command.enabled)
            command.triggered(sequence)
        else
            keys.refused(command.why)
    }

    KeyLayout {
        id: layout

        window: keys.Window.window
        onPressed: sequence => {
            const command = Array.from(keys.commands.all).find(one => Array.from(one.sequences).includes(sequence))
            if (command !== undefined && keys.hears(command))
                keys.run(command, sequence)
        }
    }
    // Items that take letters take those of dead keys and of Compose too.
    ComposedKeys {
        window: keys.Window.window
        place: keys.table?.mapToItem(null, keys.table.keys.next) ?? Qt.rect(0, 0, 0, 0)
    }
    Instantiator {
        model: keys.commands.all
        delegate: Instantiator {
            id: place

            required property Command modelData

            model: [...Array.from(place.modelData.sequences), ...Array.from(place.modelData.aliases)]
            delegate: Shortcut {
                required property string modelData

                sequence: modelData
                context: place.modelData.always || place.modelData.atStart ? Qt.ApplicationShortcut : Qt.WindowShortcut
                // Without this, Ctrl+Q in the system's file dialog would quit the program.
                enabled: keys.hears(place.modelData) && keys.Window.active
                onActivated: keys.run(place.modelData, modelData)
            }
        }
    }
}
