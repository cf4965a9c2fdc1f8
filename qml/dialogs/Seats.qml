pragma ComponentBehavior: Bound
import QtQuick
import Storeys
import Storeys.Table

// The players of a game to come: one to four, each with a name and who plays it.
Column {
    id: seats

    required property StartForm form
    readonly property int count: form.seats.count
    readonly property list<option> kinds: [Options.of("", qsTr("Person")), ...Array.from(form.levels)]

    // Where the focus was on what goes, it stays close by.
    function removeAt(row: int): void {
        const held = (rows.itemAt(row) as SeatRow)?.held ?? false
        seats.form.removeSeat(row)
        if (held)
            seats.focusRow(Math.min(row, seats.count - 1))
    }
    function focusRow(at: int): void { (rows.itemAt(at) as SeatRow)?.takeFocus() }
    function addComputer(): void {
        const held = addButton.activeFocus
        seats.form.addComputer()
        if (held && !addButton.enabled)
            seats.focusRow(seats.count - 1)
    }

    spacing: Theme.unit

    Choice {
        id: company

        width: parent.width
        slim: true
        options: [Options.of("others", qsTr("With others")), Options.of("solo", qsTr("Solo"))]
        onCurrentChanged: seats.form.setSolo(company.current === "solo")

        Binding { target: company; property: "current"; value: seats.count === 1 ? "solo" : "others" }
    }
    Repeater {
        id: rows

        model: seats.form.seats

        SeatRow {
            width: seats.width
            kinds: seats.kinds
            bad: index === seats.form.badSeat
            removable: seats.count > 1
            hasClass: seats.form.classed
            onRenamed: newName => seats.form.rename(index, newName)
            onReplaced: newLevel => seats.form.setLevel(index, newLevel)
            onClassed: newClass => seats.form.setClass(index, newClass)
            onRemoved: seats.removeAt(index)
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
        onClicked: seats.addComputer()
    }
}
