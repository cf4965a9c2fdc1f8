import QtQuick
import Storeys

// What every key does: the last page of the rules help.
Column {
    id: page

    required property var session
    readonly property bool stacks: session.stackLimit > 1

    readonly property var typing: [
        { keys: qsTr("Arrows"), text: qsTr("Choose the square to type from; a click on an empty square does so too") },
        { keys: qsTr("Letters"), text: page.stacks
            ? qsTr("Lay tiles from there; a letter that is seen there already is stepped over. %1").arg(
                  qsTr("Q is the Qu tile, and a U right after it belongs to it"))
            : qsTr("Lay tiles from there, past those that lie there") },
        { keys: qsTr("Shift+letter"), text: qsTr("Lay a blank as that letter"), blanks: true },
        { keys: qsTr("Space, Tab"), text: qsTr("Turn: across or down") },
        { keys: qsTr("Backspace"), text: qsTr("Take the last tile back") },
        { keys: qsTr("Esc"), text: qsTr("Take all tiles back; once more, and Tab goes to the buttons") },
        { keys: qsTr("Enter"), text: qsTr("Play") },
        { keys: qsTr("F6, Shift+F6"), text: qsTr("Go on to the board, the rack, the panel; back") },
        { keys: qsTr("Arrows on the rack"), text: qsTr("Choose a tile, with Shift move it; Enter picks it up for the board") },
        { keys: qsTr("/, Ctrl+L"), text: qsTr("Write a play as text, like 5D W...") }
    ]
    readonly property var others: [
        { keys: qsTr("Ctrl+E"), text: qsTr("Exchange") }, { keys: qsTr("Ctrl+P"), text: qsTr("Pass") },
        { keys: qsTr("Ctrl+U, Ctrl+J"), text: qsTr("Shuffle, sort the rack") },
        { keys: qsTr("Ctrl+H, Ctrl+T"), text: qsTr("Hint, a little more each time; the tiles nobody has seen") },
        { keys: qsTr("Ctrl+K"), text: qsTr("Challenge the last play, where players check the words") },
        { keys: qsTr("Ctrl+A"), text: qsTr("Analyse the whole game when it is over") },
        { keys: qsTr("Ctrl+D"), text: qsTr("Look a word up; a click on a word does so too") },
        { keys: qsTr("Ctrl+Z, Ctrl+Shift+Z"), text: qsTr("Take my last turn back; take it again") },
        { keys: qsTr("Ctrl+←, →, Home"), text: qsTr("Look back turn by turn, from the start; back to the game") },
        { keys: qsTr("Ctrl+1, 2, 3, 0"), text: qsTr("Look from above, the corner, low; put the view back") },
        { keys: qsTr("Ctrl+4"), text: qsTr("The flat board, or the one in space") },
        { keys: qsTr("Ctrl+I"), text: qsTr("What a stack hides, and who played it"), stacks: true },
        { keys: qsTr("Alt+arrows, plus, minus"), text: qsTr("Turn the board and tip it; nearer, further; with Shift: move it") },
        { keys: qsTr("Ctrl+X, Alt+↑, ↓"), text: qsTr("Take the board apart, storey by storey; how far"), stacks: true },
        { keys: qsTr("Ctrl+M"), text: qsTr("Heights on the tiles"), stacks: true },
        { keys: qsTr("Ctrl+N, O, S"), text: qsTr("New game; continue a game; export the record") },
        { keys: qsTr("F1, Ctrl+F1"), text: qsTr("The rules; these keys") },
        { keys: qsTr("Ctrl+,"), text: qsTr("Preferences: colours, quality, motion") }
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
