pragma ComponentBehavior: Bound
import QtQuick
import Storeys
import Storeys.Table

// The players of a game to come: one to four, each with a name and who plays it. problem says what is still wrong.
Column {
    id: seats

    required property GameChoices choices
    required property var last      // the players at first, as in setup()
    property var others: []         // who left when Solo was chosen
    property int fewest: 1          // players of the game
    property int most: 4
    property bool classed: false    // players belong to classes
    readonly property alias count: entries.count
    property string problem: ""
    property int badRow: -1         // the row that problem is about
    readonly property var kinds: [{ id: "", name: qsTr("Person") }, ...Array.from(choices.levels)]

    function setup(): var {
        const players = []
        for (let i = 0; i < entries.count; ++i) {
            players.push({ name: entries.get(i).name.trim(), level: entries.get(i).level })
            if (seats.classed)
                players[i].playerClass = entries.get(i).playerClass
        }
        return players
    }
    function check(): void {
        const names = seats.setup().map(player => player.name.toLocaleLowerCase())
        const empty = names.indexOf("")
        const twin = names.findIndex((name, i) => names.indexOf(name) < i)
        const few = entries.count < seats.fewest, many = entries.count > seats.most
        seats.badRow = empty >= 0 ? empty : twin
        seats.problem = empty >= 0 ? qsTr("Enter a name for every player.")
                      : twin >= 0 ? qsTr("Two players are named “%1”. Change one of the names.").arg(entries.get(twin).name.trim())
                      : few && seats.fewest === seats.most ? qsTr("This game is for %n player(s).", "", seats.most)
                      : few ? qsTr("This game needs at least %n player(s).", "", seats.fewest)
                      : many ? qsTr("This game is for no more than %n player(s).", "", seats.most) : ""
    }
    function add(player: var): void {
        entries.append({ name: player.name, level: player.level, playerClass: player.playerClass || "rookie" })
        seats.check()
    }
    function rename(row: int, name: string): void {
        entries.setProperty(row, "name", name)
        seats.check()
    }
    // Where the focus was on what goes, it stays close by.
    function removeAt(row: int): void {
        const held = (rows.itemAt(row) as SeatRow)?.held ?? false
        entries.remove(row)
        seats.check()
        if (held)
            seats.focusRow(Math.min(row, entries.count - 1))
    }
    // One person stays; back again, so do those who left.
    function setSolo(solo: bool): void {
        if (solo === (seats.count === 1))
            return
        const players = seats.setup(), stays = Math.max(0, players.findIndex(player => player.level === ""))
        const next = solo ? [players[stays]] : players.concat(seats.others)
        seats.others = solo ? players.filter((player, at) => at !== stays) : []
        entries.clear()
        next.forEach(player => seats.add(player))
        if (!solo && seats.count === 1)
            seats.addComputer()
    }
    function focusRow(at: int): void { (rows.itemAt(at) as SeatRow)?.takeFocus() }
    function addComputer(): void {
        const taken = seats.setup().map(player => player.name)
        const name = [qsTr("Ada"), qsTr("Bo"), qsTr("Cleo"), qsTr("Dan"), qsTr("Eve")].find(candidate => !taken.includes(candidate))
        const held = addButton.activeFocus
        seats.add({ name: name, level: Array.from(seats.choices.levels).find(level => level.usual)?.id ?? "" })
        if (held && !addButton.enabled)
            seats.focusRow(entries.count - 1)
    }

    spacing: Theme.unit
    onFewestChanged: seats.check()
    onMostChanged: seats.check()
    Component.onCompleted: seats.last.forEach(player => seats.add(player))

    ListModel { id: entries }

    Choice {
        id: company

        width: parent.width
        slim: true
        options: [{ id: "others", name: qsTr("With others") }, { id: "solo", name: qsTr("Solo") }]
        onCurrentChanged: seats.setSolo(company.current === "solo")

        Binding { target: company; property: "current"; value: seats.count === 1 ? "solo" : "others" }
    }
    Repeater {
        id: rows

        model: entries

        SeatRow {
            width: seats.width
            kinds: seats.kinds
            bad: index === seats.badRow
            removable: seats.count > 1
            onRenamed: newName => seats.rename(index, newName)
            hasClass: seats.classed
            onReplaced: newLevel => entries.setProperty(index, "level", newLevel)
            onClassed: newClass => entries.setProperty(index, "playerClass", newClass)
            onRemoved: seats.removeAt(index)
        }
    }
    TextButton {
        id: addButton

        objectName: "addPlayer"
        anchors.left: parent.left
        enabled: seats.count < seats.most
        symbol: "plus"
        text: enabled ? qsTr("Add player") : qsTr("No more than %n player(s)", "", seats.most)
        onClicked: seats.addComputer()
    }
}
