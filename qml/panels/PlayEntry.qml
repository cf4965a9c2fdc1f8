import QtQuick
import Storeys
import Storeys.Scene
import Storeys.Table

// A line for plays written as text. Enter lays the play, and plays it when it is laid already; what is wrong with it is
// shown above the field or, where that takes too much of the board, on the play card. The line stays until Escape, which takes no tile back.
FocusScope {
    id: entry

    required property GameTable gameTable
    readonly property TableView view: gameTable.view
    readonly property bool over: gameTable.game.over
    property bool open: false
    property string problem: ""     // why the play can't be laid, "" for none
    property string laid: ""        // the text whose play is laid
    property bool told: false       // the play card shows the problem
    property bool laying: false     // the play of the text is being laid
    // For the example: a square of the board and tiles of the rack, as they were when the line was opened.
    property string row: ""
    property string column: ""
    property list<string> tiles: []
    // little height for text of this size: the line is no higher than its field
    readonly property bool low: entry.Window.height < 600 * Theme.scale
    readonly property string held: Array.from(view.reserve, heap => heap.symbol).join("")

    signal boardWanted()            // a square was chosen on the board, which is to get the keys

    function show(): void {
        if (!entry.view.mayAct)
            return
        if (!entry.open) {
            const square = entry.gameTable.cursor.square, columns = entry.view.shape.columns
            entry.row = String(Math.floor(square / columns) + 1)
            entry.column = String.fromCharCode(65 + square % columns)
            entry.tiles = Array.from(entry.view.rack).filter(symbol => symbol !== "" && symbol !== "?").slice(0, 3)
            entry.empty()
        }
        entry.open = true
        field.selectAll()
        field.forceActiveFocus(Qt.ShortcutFocusReason)
    }
    function empty(): void {
        field.clear()
        entry.problem = ""
        entry.laid = ""
    }
    function enter(): void {
        if (entry.laid !== "" && entry.laid === field.text && entry.view.canPlay)
            return entry.view.play()
        entry.laying = true
        entry.problem = entry.gameTable.cursor.layText(field.text)
        entry.laying = false
        entry.laid = entry.problem === "" ? field.text : ""
        entry.gameTable.announcer.say(entry.problem)
    }
    // A tile of several letters has a symbol of its own, which nobody can read.
    function typed(tile: string): string {
        return tile >= "\ue000" && tile <= "\uf8ff" ? entry.view.symbolText(tile).toUpperCase() : tile
    }
    // Half a sentence: how a play of this game is written.
    function example(): string {
        const word = entry.gameTable.cursor.exampleWord() || Array.from(entry.tiles, tile => entry.typed(tile)).join("")
        const first = word.charAt(0), at = entry.row + entry.column
        if (entry.view.shape.paths) {
            const column = Math.min(entry.column.charCodeAt(0), 65 + entry.view.shape.columns - word.length)
            const squares = Array.from(word, (letter, n) => entry.row + String.fromCharCode(column + n))
            const laid = squares.map((square, n) => square + "=" + word.charAt(n)).join(" ")
            const claimed = laid + " / " + word
            return entry.low ? claimed : Theme.filled(qsTr("Tiles with their squares, then each word after a slash, such as %1"), [claimed])
        }
        if (entry.low)
            return Theme.filled(qsTr("%1 across, %2 down"), [at + " " + word, entry.column + entry.row + " " + word])
        const parts = [Theme.filled(qsTr("Square and tiles: %1 across, %2 down"), [at + " " + word, entry.column + entry.row + " " + word])]
        if (entry.view.shape.blankLetters.length > 0)
            parts.push(Theme.filled(qsTr("%1 a blank"), ["?" + first]))
        if (entry.held.includes("*"))
            parts.push(Theme.filled(qsTr("%1 a yellow blank"), ["*" + first]))
        if (entry.held.includes("#"))
            parts.push(Theme.filled(qsTr("%1 a blocker"), [" #" + at]))
        return parts.join(qsTr(", "))
    }

    visible: open
    implicitHeight: card.height
    onOverChanged: if (over) entry.open = false
    Keys.onEscapePressed: entry.open = false
    Keys.onReturnPressed: entry.enter()
    Keys.onEnterPressed: entry.enter()

    Connections {
        target: entry.view

        function onBegun(): void { entry.open = false }
        function onPlayed(): void { entry.empty() }
    }
    Connections {
        target: entry.gameTable.cursor

        function onChanged(): void {
            if (entry.activeFocus && !entry.laying && entry.gameTable.cursor.shown)
                entry.boardWanted()
        }
    }
    Card {
        id: card

        width: parent.width
        height: rows.height + 2 * Theme.unit
        color: Theme.p.panel

        Column {
            id: rows

            x: Theme.unit
            y: Theme.unit
            width: parent.width - 2 * Theme.unit
            spacing: Theme.unit

            Notice {
                objectName: "entryProblem"
                text: entry.told ? "" : entry.problem
                format: Text.StyledText
            }
            Field {
                id: field

                objectName: "entryField"
                width: parent.width
                focus: true
                bad: entry.problem !== ""
                maximumLength: 200
                placeholderText: entry.low ? help.text : Accessible.name
                Accessible.name: qsTr("A play as text: Enter places it, Enter again plays it")
                Accessible.description: help.text
                onTextEdited: entry.problem = ""
                Keys.onPressed: event => {
                    if (event.key === Qt.Key_L && event.modifiers === Qt.ControlModifier)   // as the key that opened the line
                        return field.selectAll()
                    const latin = layout.latin(event.text, event.nativeScanCode)
                    event.accepted = latin !== event.text
                    if (event.accepted) {
                        field.remove(field.selectionStart, field.selectionEnd)
                        field.insert(field.cursorPosition, latin)
                        entry.problem = ""
                    }
                }

                KeyLayout { id: layout }        // on keyboards of other scripts the key counts, not its letter
            }
            Remark {
                id: help

                objectName: "entryExample"
                visible: !entry.low
                text: entry.open ? entry.example() : ""
            }
        }
    }
}
