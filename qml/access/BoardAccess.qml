pragma ComponentBehavior: Bound
import QtQuick
import Storeys
import Storeys.Table

// The board for screen readers: an invisible item for each square lies over the picture, which itself has no text. The
// focus is on the square of the typing cursor. Exists only while a screen reader runs, see speech.active.
FocusScope {
    id: access

    required property TableView view
    required property TypingCursor cursor
    required property BoardSpeech speech
    required property PlayBoard board   // null: there is none yet, or none any more
    required property PickedTile picked
    readonly property bool resting: !(board?.coarse ?? false)
    // The square that has the focus; -1: the board as a whole.
    readonly property int current: cursor.shown ? cursor.square : -1

    // Puts the items over their squares on the picture.
    function place(): void {
        for (let square = 0; square < squares.count; ++square) {
            const box = access.board.stackRect(square), item = squares.itemAt(square)
            item.x = box.x
            item.y = box.y
            item.width = box.width
            item.height = box.height
        }
    }
    // The square was pressed. Does the first of these that applies: lays the picked tile, extends a claim to this tile,
    // takes a blocker off or puts it back, takes a laid tile back, or puts the typing cursor here.
    function press(square: int): void {
        if (access.picked.slot >= 0)
            access.picked.layOn(square)
        else if (access.cursor.claims.writing && access.view.stacks[square] !== "")
            access.draw(square)
        else if (Array.from(access.view.draft.liftable).includes(square))
            access.view.liftBlocker(square)
        else if (access.view.marks[square] >= 2 && access.view.mayAct)
            access.picked.hand.takeBack(square, -1)
        else
            access.cursor.point(square)
    }
    // Draws a claim: one press for each letter, and another on the last letter to end the word.
    function draw(square: int): void {
        const claims = access.cursor.claims
        const path = claims.drawing ? claims.lines[claims.lines.length - 1].squares : []
        if (path.length === 0)
            claims.begin(square)
        else if (path[path.length - 1] === square)
            claims.end()
        else
            claims.extend(square)
    }
    function focusCurrent(): void {
        if (access.current >= 0)
            squares.itemAt(access.current).focus = true
        else
            whole.focus = true
    }

    Accessible.role: Accessible.Table
    Accessible.name: Theme.filled(qsTr("Board, %1 rows, %2 columns"), [view.shape.rows, view.shape.columns])
    onCurrentChanged: access.focusCurrent()
    onBoardChanged: later.restart()
    onRestingChanged: if (resting) later.restart()
    onWidthChanged: later.restart()
    onHeightChanged: later.restart()

    Connections {
        target: access.view

        function onBoardChanged(): void { later.restart() }
    }
    // Waits until nothing moves: during a motion nobody needs the places.
    Timer { id: later; interval: 50; running: true; onTriggered: if (access.board !== null && access.resting) access.place() }

    Item {
        id: whole

        anchors.fill: parent
        focus: true
        Accessible.role: Accessible.StaticText
        Accessible.name: qsTr("Board: use the arrow keys to move between squares")
        Accessible.focusable: true
    }
    Repeater {
        id: squares

        model: access.speech.squares.length
        onItemAdded: index => { if (index === access.current) access.focusCurrent() }

        Item {
            id: square

            required property int index

            objectName: "square" + index
            Accessible.role: Accessible.Cell
            Accessible.name: access.speech.squares[index] ?? ""
            Accessible.description: access.speech.layers[index] ?? ""
            Accessible.focusable: true
            Accessible.selectable: true
            Accessible.selected: index === access.current
            Accessible.onPressAction: access.press(index)
            onActiveFocusChanged: {
                if (square.activeFocus && access.current !== square.index)
                    access.cursor.point(square.index)
            }
        }
    }
}
