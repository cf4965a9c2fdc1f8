import QtQuick
import Storeys

// What every key does: the last page of the rules help.
Column {
    id: page

    required property var session
    readonly property bool stacks: session.stackLimit > 1

    readonly property var typing: [
        { keys: qsTr("Arrows"), text: qsTr("Choose where to type; clicking an empty square does the same") },
        { keys: qsTr("Letters"), text: page.stacks
            ? qsTr("Place tiles from there; letters already on the board are skipped. %1").arg(
                  qsTr("Q places the Qu tile; a U typed right after it is ignored"))
            : qsTr("Place tiles from there; squares with tiles are skipped") },
        { keys: qsTr("Shift+letter"), text: qsTr("Place a blank as that letter"), blanks: true },
        { keys: qsTr("Space, Tab"), text: qsTr("Switch between across and down") },
        { keys: qsTr("Backspace"), text: qsTr("Remove the last tile") },
        { keys: qsTr("Esc"), text: qsTr("Return all tiles to the rack; pressed again, Tab moves to the buttons") },
        { keys: qsTr("Enter"), text: qsTr("Play") },
        { keys: qsTr("F6, Shift+F6"), text: qsTr("Move between the board, the rack and the panel, forwards or back") },
        { keys: qsTr("Arrows on the rack"), text: qsTr("Choose a tile; with Shift, move it; Enter picks it up") },
        { keys: qsTr("/, Ctrl+L"), text: qsTr("Enter a play as text, such as 5D W...") }
    ]
    readonly property var others: [
        { keys: qsTr("Ctrl+E"), text: qsTr("Exchange") }, { keys: qsTr("Ctrl+P"), text: qsTr("Pass") },
        { keys: qsTr("Ctrl+U, Ctrl+J"), text: qsTr("Shuffle or sort the rack") },
        { keys: qsTr("Ctrl+H, Ctrl+T"), text: qsTr("Hint, with more detail each time; unseen tiles") },
        { keys: qsTr("Ctrl+K"), text: qsTr("Challenge the last play (in challenge mode)") },
        { keys: qsTr("Ctrl+A"), text: qsTr("Analyse a finished game") },
        { keys: qsTr("Ctrl+D"), text: qsTr("Look up a word; clicking a word does the same") },
        { keys: qsTr("Ctrl+Z, Ctrl+Shift+Z"), text: qsTr("Undo or redo your last turn") },
        { keys: qsTr("Ctrl+←, →, Home"), text: qsTr("Step through earlier turns; go to the start; return to the game") },
        { keys: qsTr("Ctrl+1, 2, 3, 0"), text: qsTr("Top view, corner view, low angle, reset view") },
        { keys: qsTr("Ctrl+4"), text: qsTr("Switch between the flat and the 3D board") },
        { keys: qsTr("Ctrl+I"), text: qsTr("Show the tiles in a stack and who played them"), stacks: true },
        { keys: qsTr("Alt+arrows, plus, minus"), text: qsTr("Turn and tilt the board, zoom in and out; with Shift: move it") },
        { keys: qsTr("Ctrl+X, Alt+↑, ↓"), text: qsTr("Take the board apart by storey; adjust the spacing"), stacks: true },
        { keys: qsTr("Ctrl+M"), text: qsTr("Show heights on the tiles"), stacks: true },
        { keys: qsTr("Ctrl+N, O, S"), text: qsTr("New game, continue a game, export the record") },
        { keys: qsTr("F1, Ctrl+F1"), text: qsTr("Rules; this list of keys") },
        { keys: qsTr("Ctrl+,"), text: qsTr("Preferences") }
    ]

    spacing: Theme.unit

    Label {
        width: parent.width
        bottomPadding: Theme.unit
        text: qsTr("Keys")
        font { pixelSize: Theme.title; bold: true }
        Accessible.role: Accessible.Heading
    }
    Repeater {
        model: page.typing.concat(page.others).filter(row => (!row.blanks || page.session.blankLetters.length > 0) && (!row.stacks || page.stacks))

        KeyRow { width: page.width }
    }
}
