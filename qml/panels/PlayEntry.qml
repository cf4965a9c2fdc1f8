import QtQuick
import Storeys
import Storeys.Table

// A field for a play written as text. Enter lays it; what is wrong with it is told above the field. Losing the focus
// closes it.
FocusScope {
    id: entry

    required property TableView view
    required property Announcer announcer
    property bool open: false
    property string problem: ""     // why the play can't be laid, "" for none

    function show(): void {
        if (!entry.view.mayAct)
            return
        field.clear()
        entry.problem = ""
        entry.open = true
        field.forceActiveFocus(Qt.ShortcutFocusReason)
    }
    function lay(): void {
        entry.problem = entry.view.cursor.layText(field.text)
        entry.open = entry.problem !== ""
        entry.announcer.say(entry.problem)
    }

    visible: open
    implicitHeight: card.height
    onActiveFocusChanged: {
        if (!entry.activeFocus)
            entry.open = false
    }
    Keys.onEscapePressed: entry.open = false
    Keys.onReturnPressed: entry.lay()
    Keys.onEnterPressed: entry.lay()

    Rectangle {
        id: card

        width: parent.width
        height: rows.height + 2 * Theme.unit
        radius: Theme.cardRadius
        color: Theme.p.panel
        border { width: 1; color: Theme.p.line }

        Column {
            id: rows

            x: Theme.unit
            y: Theme.unit
            width: parent.width - 2 * Theme.unit
            spacing: Theme.unit

            Notice {
                objectName: "entryProblem"
                text: entry.problem
                format: Text.StyledText
            }
            Field {
                id: field

                objectName: "entryField"
                width: parent.width
                focus: true
                bad: entry.problem !== ""
                maximumLength: 40
                placeholderText: qsTr("Type a square and tiles, such as 5D W..., then press Enter")
                onTextEdited: entry.problem = ""
            }
        }
    }
}
