pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Storeys

// Finds a command by a part of its name. The list shows the keys of each command, so that they can be learnt.
Sheet {
    id: dialog

    required property Commands commands
    property string sought: ""          // typed before the dialog opened
    // Commands in which a word begins with the text come first.
    readonly property list<Command> found: {
        const parts = field.text.toLowerCase().split(" ").filter(part => part !== "")
        const all = Array.from(dialog.commands?.all ?? []).filter(command => command.group !== "" && command.offered)
        const having = mark => all.filter(command => parts.every(part => (" " + command.text.toLowerCase()).includes(mark + part)))
        const begun = having(" ")
        return [...begun, ...having("").filter(command => !begun.includes(command))]
    }

    readonly property Command chosen: dialog.found[list.currentIndex] ?? null

    // The dialog closes first and returns the focus, which the command may then take.
    function run(at: int): void {
        const command = dialog.found[at] ?? null
        if (command === null || !command.enabled)
            return
        dialog.close()
        command.triggered("")
    }
    function step(by: int): void {
        list.currentIndex = Math.max(0, Math.min(list.count - 1, list.currentIndex + by))
    }

    title: qsTr("Find a command")
    implicitWidth: Math.round(460 * Theme.scale)
    first: field
    Component.onCompleted: {
        field.text = dialog.sought
        field.cursorPosition = field.text.length
    }
    onConfirmed: dialog.run(list.currentIndex)

    Field {
        id: field

        width: parent.width
        placeholderText: qsTr("Type a part of its name")
        Keys.onUpPressed: dialog.step(-1)
        Keys.onDownPressed: dialog.step(1)
    }
    // The same height for every number of lines.
    ScrolledList {
        id: list

        objectName: "commandList"
        width: parent.width
        height: Math.round(Math.max(2 * Theme.target, Math.min(280 * Theme.scale, dialog.roomFor(list))))
        highlightMoveDuration: 0
        model: dialog.found
        onCountChanged: list.currentIndex = 0
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Commands")

        delegate: T.ItemDelegate {
            id: row

            required property int index
            required property Command modelData

            width: list.width - Theme.unit
            implicitHeight: Math.max(Math.round(36 * Theme.scale), implicitContentHeight + Theme.unit)
            highlighted: ListView.isCurrentItem
            enabled: modelData.enabled
            hoverEnabled: true      // Enter ignores the pointer, which may rest there by chance
            text: modelData.text
            Accessible.name: text
            Accessible.description: Array.of(modelData.keys, row.enabled ? "" : modelData.why).filter(part => part !== "").join(". ")
            Accessible.selected: highlighted
            Accessible.onPressAction: row.clicked()
            onClicked: dialog.run(index)

            contentItem: words
            // A property of its own, as in MenuLine.
            readonly property LineWords words: LineWords {
                opacity: row.enabled ? 1 : 0.45
                text: row.text
                before: Math.round(10 * Theme.scale)
                after: keys.implicitWidth + 2 * Theme.unit

                Caption {
                    id: keys

                    anchors { right: parent.right; rightMargin: Theme.unit; verticalCenter: parent.verticalCenter }
                    text: row.modelData.keys
                }
            }
            background: Rectangle {
                radius: Theme.noticeRadius
                color: row.highlighted ? Theme.p.accentSoft : row.hovered ? Theme.p.control : "transparent"
            }
        }
        Paragraph {
            objectName: "noCommand"
            visible: list.count === 0
            text: qsTr("No command has this in its name.")
        }
    }
    // Why the chosen command can't be done. It keeps its place when it is empty, so that the list does not move.
    Remark {
        objectName: "why"
        text: dialog.chosen === null || dialog.chosen.enabled ? "" : dialog.chosen.why
    }
    foot: SheetButtons {
        CloseButton { filled: false; hint: KeyNames.esc; onClicked: dialog.close() }
    }
}
