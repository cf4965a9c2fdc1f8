pragma ComponentBehavior: Bound
import QtQuick
import Storeys
import Storeys.Table

// The players of a new game: one to four seats, each with a name and who plays it.
Column {
    id: seats

    required property StartForm form
    readonly property int count: form.seats.count
    required property bool windows      // whether a person may play in a second window
    readonly property list<option> kinds: [Options.of("", qsTr("Person")),
                                           ...(windows && count > 1 ? [Options.of("window", qsTr("Second window"), qsTr("A person who plays in a window of their own"))] : []), ...Array.from(form.levels)]

    signal finished()       // Enter in the last name

    // If the removed row has the focus, the row that takes its place gets it.
    function removeAt(row: int): void {
        const held = Array.from(rows.itemAt(row)?.children ?? []).some(child => child.activeFocus)
        seats.form.removeSeat(row)
        if (held)
            seats.focusRow(Math.min(row, seats.count - 1))
    }
    // Enter in a name goes on to the next one. Ctrl+Enter is left to the dialog.
    function goOn(row: int, event: var): void {
        event.accepted = !(event.modifiers & Qt.ControlModifier)
        if (event.accepted && row + 1 < seats.count)
            seats.focusRow(row + 1)
        else if (event.accepted)
            seats.finished()
    }
    function focusRow(at: int): void { rows.itemAt(at)?.children[0].forceActiveFocus(Qt.TabFocusReason) }

    spacing: Theme.unit

    Choice {
        id: company

        slim: true
        options: [Options.of("others", qsTr("With others")), Options.of("solo", qsTr("Solo"))]
        onCurrentChanged: seats.form.setSolo(company.current === "solo")

        Binding { target: company; property: "current"; value: seats.count === 1 ? "solo" : "others" }
    }
    Repeater {
        id: rows

        model: seats.form.seats

        // One player of a new game: name, who plays, and a button that removes the seat.
        Row {
            id: row

            required property int index
            required property string name
            required property string level      // "" = a person, "window" = one in a second window
            required property string playerClass
            readonly property bool bad: index === seats.form.badSeat

            width: seats.width
            spacing: Theme.unit

            Field {
                objectName: "name" + row.index
                width: row.width - kind.width - remove.width - (seats.form.classed ? playerKind.width + row.spacing : 0) - 2 * row.spacing
                maximumLength: 20
                replaced: true
                placeholderText: qsTr("Name of player %1").arg(row.index + 1)
                bad: row.bad
                text: row.name
                onTextEdited: seats.form.rename(row.index, text)
                Keys.onReturnPressed: event => seats.goOn(row.index, event)
                Keys.onEnterPressed: event => seats.goOn(row.index, event)
            }
            Picker {
                id: kind

                width: Math.max(implicitWidth, wished)
                objectName: "kind" + row.index
                options: seats.kinds
                current: row.level
                symbol: row.level === "" ? "person" : row.level === "window" ? "window" : "computer"
                Accessible.name: qsTr("Player %1, person or computer").arg(row.index + 1)
                onChosen: level => seats.form.setLevel(row.index, level)
            }
            Picker {
                id: playerKind

                objectName: "class" + row.index
                visible: seats.form.classed
                options: [Options.of("rookie", qsTr("Rookie")), Options.of("middle", qsTr("Middle")), Options.of("pro", qsTr("Pro"))]
                current: row.playerClass
                Accessible.name: qsTr("Class of player %1").arg(row.index + 1)
                onChosen: playerClass => seats.form.setClass(row.index, playerClass)
            }
            IconButton {
                id: remove

                objectName: "remove" + row.index
                enabled: seats.count > 1
                symbol: "minus"
                text: qsTr("Remove player %1").arg(row.index + 1)
                onClicked: seats.removeAt(row.index)
            }
        }
    }
    TextButton {
        id: addButton

        objectName: "addPlayer"
        anchors.left: parent.left
        visible: seats.count > 1        // else “With others” adds the first
        enabled: seats.count < seats.form.mostSeats
        symbol: "plus"
        text: enabled ? qsTr("Add player") : qsTr("No more than %n player(s)", "", seats.form.mostSeats)
        onClicked: {
            const held = addButton.activeFocus
            seats.form.addComputer()
            if (held && !addButton.enabled)
                seats.focusRow(seats.count - 1)
        }
    }
}
