pragma ComponentBehavior: Bound
import QtQuick
import Storeys
import Storeys.Table

// What every key does: the last page of the rules help.
Column {
    id: page

    required property TableView view
    property list<Command> commands

    readonly property var typing: [
        { keys: qsTr("Arrows"), text: qsTr("Choose where to type; clicking an empty square does the same") },
        { keys: qsTr("5D"), text: qsTr("Go to that square: its row, then its column") },
        { keys: qsTr("Home"), text: qsTr("Go to the last play or, before it, to a start square") },
        { keys: qsTr("Letters"), text: page.view.shape.canStack
            ? qsTr("Place tiles from the chosen square on; letters already on the board are skipped. %1").arg(
                  qsTr("Q places the Qu tile; a U typed right after it is ignored"))
            : qsTr("Place tiles from the chosen square on; letters already on the board can be typed or left out") },
        { keys: qsTr("?, then a letter"), text: qsTr("Place a blank as that letter"), blanks: true },
        { keys: qsTr("Space"), text: qsTr("Switch between across and down") },
        { keys: qsTr("*, then a letter"), text: qsTr("Place a yellow blank as that letter"), piece: "*" },
        { keys: qsTr("#"), text: qsTr("Put a blocker on the chosen square, or remove the one there"), piece: "#" },
        { keys: qsTr("Backspace"), text: qsTr("Remove the last tile") },
        { keys: KeyNames.esc, text: qsTr("Return all tiles to the rack") },
        { keys: KeyNames.enter, text: qsTr("Play") },
        { keys: qsTr("Space"), text: qsTr("Once the tiles are placed: claim words"), claims: true },
        { keys: qsTr("Letters, Space"), text: qsTr("Claiming words: type one; its next way through the tiles"), claims: true },
        { keys: qsTr("Shift+arrows"), text: qsTr("Claiming words: draw one from tile to tile; 7, 9, 1 and 3 go diagonally"), claims: true },
        { keys: qsTr("Alt+1 to Alt+3, Delete"), text: qsTr("Select a word; remove it"), claims: true },
        { keys: qsTr("Any key"), text: qsTr("Dismiss the card that a computer player drew"), cards: true },
        { keys: qsTr("Tab, Shift+Tab"), text: qsTr("Go to the rack, the buttons and the panel, forwards or back") },
        { keys: qsTr("Arrows on the rack"), text: qsTr("Choose a tile; with Shift, move it; Enter picks it up") }
    ]
    // All commands with keys, whether or not they are in the menu.
    readonly property var others: Array.from(page.commands).filter(command => command.keys !== "" && command.offered)
                                       .map(command => ({ keys: command.keys, text: command.text }))

    spacing: Theme.unit

    Label {
        width: parent.width
        bottomPadding: Theme.unit
        text: qsTr("Keyboard shortcuts")
        font { pixelSize: Theme.title; bold: true }
        Accessible.role: Accessible.Heading
    }
    Repeater {
        model: page.typing.concat(page.others).filter(row => !row.blanks || page.view.shape.blankLetters.length > 0)
                                             .filter(row => !row.claims || page.view.shape.paths)
                                             .filter(row => !row.cards || Array.from(page.view.shape.squareKinds).some(kind => kind === "dog" || kind === "saucer"))
                                             .filter(row => !row.piece || Array.from(page.view.reserve).some(heap => heap.symbol === row.piece))

        Item {
            id: row

            required property var modelData     // { keys, text }
            readonly property bool abreast: width > 420 * Theme.scale       // else the key stands above
            readonly property int indent: abreast ? Math.round(172 * Theme.scale) : 0

            width: page.width
            implicitHeight: Math.max(what.y + what.height, keys.height)
            Accessible.role: Accessible.StaticText
            Accessible.name: Theme.filled(qsTr("%1: %2"), [modelData.keys, modelData.text])

            SilentLabel {
                id: keys

                anchors.left: parent.left
                width: row.abreast ? row.indent - Theme.unit : row.width
                text: row.modelData.keys
                wrapMode: Text.Wrap         // a combination has no space to break at
                font.bold: true
            }
            Paragraph {
                id: what

                anchors { left: parent.left; leftMargin: row.indent }
                y: row.abreast ? 0 : keys.height
                width: row.width - row.indent
                text: row.modelData.text
            }
        }
    }
}
