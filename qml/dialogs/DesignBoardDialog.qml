pragma ComponentBehavior: Bound
import QtQuick
import Storeys
import Storeys.Table

// Lays mini boards on the board before a game: by dragging, by keys alone, at random, or as text. The rest scrolls; the
// buttons, and what is wrong with the board, stay in sight.
Sheet {
    id: dialog

    required property LayoutDraft draft
    property string problem: ""         // with the layout typed as text; "" for none
    property string before: ""          // the layout when the dialog was opened
    property bool asking: false         // it asks whether to discard the changes
    readonly property bool changed: draft.text !== before || problem !== ""
    readonly property bool abreast: contentItem.width >= 780 * Theme.scale
    readonly property int gap: 3 * Theme.unit
    readonly property real paletteWidth: Math.round(510 * Theme.scale)
    readonly property real boardRoom: abreast ? contentItem.width - paletteWidth - gap : contentItem.width
    readonly property real boardHeight: (parent?.height ?? 0) - Math.round(264 * Theme.scale) - pauseRoom
    readonly property real largest: Math.round(Math.min(Math.max(boardHeight, 280 * Theme.scale), 540 * Theme.scale))
    readonly property real side: Math.min(boardRoom, largest)

    signal used(string layout)

    // Closes the dialog, but asks before changes are lost.
    function leave(): void {
        if (!dialog.changed)
            return dialog.close()
        dialog.asking = true
        keepButton.forceActiveFocus(Qt.TabFocusReason)
    }
    // Selects the mini board on the board; lays it in the middle if it is not there.
    function put(entry: miniBoardEntry): void {
        if (!entry.laid)
            dialog.draft.layInTheMiddle(entry.number)
        board.take(entry.number)
    }
    // While a mini board is dragged: lays it on the board where the pointer is over the board, and else takes it off.
    function carry(card: MiniBoardCard, at: point): void {
        const place = board.placeAt(card.mapToItem(board, at.x, at.y), card.entry)
        const last = card.entry
        ghost.place(card, at)
        if (place === null)
            dialog.draft.remove(last.number)
        else if (!last.laid || last.row !== place[0] || last.column !== place[1])
            dialog.draft.lay(last.number, place[0], place[1])
        board.selected = place === null ? 0 : last.number
    }

    title: qsTr("Design the board")
    implicitWidth: largest + gap + paletteWidth + leftPadding + rightPadding
    implicitHeight: implicitContentHeight + implicitHeaderHeight + implicitFooterHeight + topPadding + bottomPadding
    first: cards.count > 0 ? cards.itemAt(0) : null
    last: useButton
    closable: board.selected === 0 && !changed
    onEscaped: {
        if (dialog.asking)
            dialog.asking = false
        else if (board.selected > 0)
            board.letGo()
        else
            dialog.leave()
    }
    Component.onCompleted: dialog.before = dialog.draft.text

    Connections {
        target: dialog.draft

        function onChanged(): void {
            dialog.asking = false
            if (!text.activeFocus)
                text.show()
        }
    }

    Paragraph {
        text: qsTr("Drag mini boards onto the board. They may overlap; the later one lies on top.")
    }
    Item {
        width: parent?.width ?? 0
        height: dialog.abreast ? Math.max(left.height, right.height) : left.height + dialog.gap + right.height

        Column {
            id: left

            width: dialog.boardRoom
            spacing: Theme.unit

            DesignedBoard {
                id: board

                // The focus goes to the card of the mini board.
                function letGo(): void {
                    const number = board.selected
                    board.selected = 0
                    cards.itemAt(Array.from(dialog.draft.miniBoards).findIndex(entry => entry.number === number)).forceActiveFocus(Qt.TabFocusReason)
                }

                objectName: "designedBoard"
                x: dialog.abreast ? 0 : Math.round((left.width - width) / 2)
                draft: dialog.draft
                side: dialog.side
                onRemoved: number => {
                    if (board.selected === number)
                        board.letGo()
                }
            }
            Field {
                id: text

                function show(): void {
                    text.text = dialog.draft.text
                    dialog.problem = ""
                }

                objectName: "layoutText"
                width: Math.min(parent.width, board.width)
                placeholderText: qsTr("Paste a layout here")
                bad: dialog.problem !== ""
                Accessible.name: qsTr("Layout as text")
                onTextEdited: dialog.problem = dialog.draft.read(text.text)
                onEditingFinished: if (!text.activeFocus) text.show()
                Component.onCompleted: text.show()
            }
            Paragraph {
                objectName: "textProblem"
                width: text.width
                text: dialog.problem !== "" ? dialog.problem : qsTr("R turns · F flips · Del removes · arrows move")
                color: dialog.problem !== "" ? Theme.p.warning : Theme.p.soft
                font.pixelSize: Theme.caption
            }
        }
        Column {
            id: right

            x: dialog.abreast ? dialog.boardRoom + dialog.gap : 0
            y: dialog.abreast ? 0 : left.height + dialog.gap
            width: dialog.abreast ? dialog.paletteWidth : parent.width
            spacing: Theme.unit

            Label {
                text: qsTr("Mini boards with two sides each")
                font.bold: true
                Accessible.role: Accessible.Heading
            }
            Grid {
                id: grid

                readonly property real cardHeight: dialog.abreast ? Math.min(150 * Theme.scale, (dialog.side - 2 * spacing) / 3) : 140 * Theme.scale

                width: parent.width
                columns: 3
                spacing: Math.round(10 * Theme.scale)

                Repeater {
                    id: cards

                    model: dialog.draft.miniBoards.length

                    MiniBoardCard {
                        id: card

                        required property int index

                        objectName: "card" + entry.number
                        entry: dialog.draft.miniBoards[index] ?? board.none
                        width: Math.floor((grid.width - 2 * grid.spacing) / grid.columns)
                        height: Math.floor(grid.cardHeight)
                        onClicked: dialog.put(card.entry)
                        onFlipped: dialog.draft.flip(card.entry.number)
                        onTurned: dialog.draft.turn(card.entry.number)
                        onRemoved: dialog.draft.remove(card.entry.number)
                        onStepped: (down, right) => cards.itemAt(Math.max(0, Math.min(cards.count - 1, card.index + 3 * down + right))).forceActiveFocus(Qt.TabFocusReason)
                        onCarried: at => dialog.carry(card, at)
                        onDropped: {
                            ghost.visible = false
                            if (card.entry.laid)
                                board.take(card.entry.number)
                        }
                    }
                }
            }
        }
        VariantPicture {
            id: ghost

            property miniBoardEntry entry

            // Follows the pointer while the pointer is beside the board.
            function place(card: MiniBoardCard, at: point): void {
                const middle = card.mapToItem(ghost.parent, at.x, at.y)
                ghost.entry = card.entry
                ghost.visible = !board.contains(card.mapToItem(board, at.x, at.y))
                ghost.x = middle.x - ghost.width / 2
                ghost.y = middle.y - ghost.height / 2
            }

            visible: false
            opacity: 0.85
            shape: entry.shape
            font: Theme.uiFont
            rim: 0
            width: entry.shape.columns * board.cell
            height: entry.shape.rows * board.cell
        }
    }

    footer: Item {
        implicitHeight: content.height + 3 * Theme.unit
        LayoutMirroring.enabled: Theme.mirrored
        LayoutMirroring.childrenInherit: true
        Keys.onEscapePressed: event => dialog.leaveByKey(event)

        Item {
            id: content

            readonly property bool wide: check.wished + Theme.margin + buttons.oneRow <= width

            anchors { left: parent.left; right: parent.right; leftMargin: dialog.leftPadding; rightMargin: dialog.rightPadding }
            height: wide ? Math.max(check.height, buttons.height) : check.height + Theme.unit + buttons.height

            DesignCheck {
                id: check

                anchors.left: parent.left
                y: content.wide ? Math.round((content.height - height) / 2) : 0
                width: content.wide ? content.width - buttons.width - Theme.margin : content.width
                draft: dialog.draft
                question: dialog.asking ? qsTr("Discard the changes to this board?") : ""
            }
            SheetButtons {
                id: buttons

                anchors { right: parent.right; bottom: parent.bottom }
                width: content.wide ? Math.ceil(oneRow) : content.width

                TextButton {
                    objectName: "randomButton"
                    visible: !dialog.asking
                    text: qsTr("Random")
                    onClicked: {
                        board.selected = 0
                        dialog.draft.random()
                        text.show()
                    }
                }
                TextButton {
                    objectName: "clearButton"
                    visible: !dialog.asking
                    text: qsTr("Clear")
                    onClicked: {
                        board.selected = 0
                        dialog.draft.clear()
                        text.show()
                    }
                }
                CancelButton { objectName: "cancelButton"; visible: !dialog.asking; onClicked: dialog.leave() }
                TextButton {
                    objectName: "discardButton"
                    visible: dialog.asking
                    text: qsTr("Discard")
                    onClicked: dialog.close()
                }
                TextButton {
                    id: keepButton

                    objectName: "keepButton"
                    visible: dialog.asking
                    filled: true
                    text: qsTr("Keep designing")
                    hint: KeyNames.esc
                    onClicked: dialog.asking = false
                }
                TextButton {
                    id: useButton

                    objectName: "useButton"
                    visible: !dialog.asking
                    filled: true
                    enabled: dialog.draft.usable && dialog.problem === ""
                    text: qsTr("Use this board")
                    hint: KeyNames.ctrlEnter
                    onClicked: dialog.used(dialog.draft.text)
                }
            }
        }
    }
}
