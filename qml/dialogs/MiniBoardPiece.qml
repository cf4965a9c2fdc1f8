import QtQuick
import QtQuick.Templates as T
import Storeys
import Storeys.Scene
import Storeys.Table

// A mini board that lies on the designed board: only its outline, as the board draws the squares. It is dragged, or
// moved by keys. While it is selected it has the focus.
T.AbstractButton {
    id: piece

    required property LayoutDraft draft
    required property miniBoardEntry entry
    required property real cell
    required property bool selected
    readonly property alias dragged: hand.moving

    signal selectedNow()
    signal removed()

    // Moves it to the square under the pointer, held at the point where it was taken.
    function follow(x: real, y: real): void {
        const row = Math.round((piece.y + y - hand.from.y) / piece.cell), column = Math.round((piece.x + x - hand.from.x) / piece.cell)
        if (row !== piece.entry.row || column !== piece.entry.column || !hand.moving)
            piece.draft.lay(piece.entry.number, row, column)
        hand.moving = true
    }

    x: entry.column * cell
    y: entry.row * cell
    z: entry.order
    width: entry.columns * cell
    height: entry.rows * cell
    visible: entry.laid
    focusPolicy: Qt.TabFocus
    onActiveFocusChanged: if (piece.activeFocus) piece.selectedNow()
    Accessible.name: entry.told
    Accessible.description: qsTr("Arrows move it, R turns it, F flips it, Delete removes it.")
    Keys.onPressed: event => {
        const letter = layout.latin(event.text, event.nativeScanCode).toUpperCase()
        const steps = { [Qt.Key_Up]: [-1, 0], [Qt.Key_Down]: [1, 0], [Qt.Key_Left]: [0, -1], [Qt.Key_Right]: [0, 1] }
        const number = piece.entry.number
        event.accepted = true
        if (steps[event.key] !== undefined)
            piece.draft.move(number, steps[event.key][0], steps[event.key][1])
        else if (letter === "R")
            piece.draft.turn(number)
        else if (letter === "F")
            piece.draft.flip(number)
        else if (event.key === Qt.Key_Delete || event.key === Qt.Key_Backspace)
            piece.removed()
        else
            event.accepted = false
    }

    contentItem: Item {}
    background: Rectangle {     // an outline that is seen on every square
        visible: piece.selected
        radius: Theme.chipRadius
        color: "transparent"
        border { width: Math.round(4 * Theme.scale); color: Theme.p.ink }

        Rectangle {
            anchors { fill: parent; margins: Math.round(1.5 * Theme.scale) }
            radius: Theme.chipRadius
            color: "transparent"
            border { width: Math.round(2 * Theme.scale); color: Theme.p.control }
        }
        FocusRing { shown: piece.visualFocus; cornerRadius: Theme.chipRadius; offset: 0; border.color: Theme.p.accent }
    }

    MouseArea {
        id: hand

        property point from
        property bool moving: false     // dragged; before that it may be a click

        anchors.fill: parent
        cursorShape: Qt.OpenHandCursor
        preventStealing: true
        onPressed: event => {
            hand.from = Qt.point(event.x, event.y)
            hand.moving = false
            piece.forceActiveFocus(Qt.MouseFocusReason)
            piece.selectedNow()
        }
        onPositionChanged: event => {
            if (hand.moving || Math.abs(event.x - hand.from.x) + Math.abs(event.y - hand.from.y) > Application.styleHints.startDragDistance)
                piece.follow(event.x, event.y)
        }
        onReleased: hand.moving = false
        onCanceled: hand.moving = false
    }

    KeyLayout { id: layout }
}
