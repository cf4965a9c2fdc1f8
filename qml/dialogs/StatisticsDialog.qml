import QtQuick
import Storeys
import Storeys.Table

// What a person has reached in all finished games, as figures and as a chart of the scores.
Sheet {
    id: dialog

    required property Statistics statistics
    required property GameChoices choices   // knows how games are called
    property bool asking: false         // whether all is really to be forgotten
    readonly property var people: game.current === "" ? statistics.people : statistics.peopleOf(game.current)
    readonly property bool scored: (person?.scores.length ?? 0) > 0
    readonly property var person: people.find(one => one.name === who.currentText) ?? people[0] ?? null

    signal exportRequested()

    function points(count: int): string { return count > 0 ? qsTr("%n point(s)", "", count) : "" }

    title: qsTr("Statistics")
    implicitWidth: Math.round(560 * Theme.scale)
    first: closeButton
    onConfirmed: dialog.close()

    Notice {
        objectName: "statisticsProblem"
        text: dialog.statistics.problem
    }
    Notice {
        objectName: "statisticsNews"
        text: dialog.asking ? qsTr("Delete the statistics of all players? Press “Delete all” again to confirm.") : ""
    }
    Paragraph {
        visible: dialog.person === null
        text: qsTr("No finished games yet.")
    }
    Picker {
        id: game

        readonly property string current: currentIndex > 0 && currentIndex <= dialog.statistics.variants.length ? dialog.statistics.variants[currentIndex - 1] : ""

        objectName: "gamePicker"
        visible: dialog.statistics.variants.length > 1
        width: parent.width
        symbol: "book"
        Accessible.name: qsTr("Game")
        model: [{ id: "", name: qsTr("All games") },
                ...Array.from(dialog.statistics.variants, id => ({ id: id, name: Array.from(dialog.choices.variants).find(one => one.id === id)?.name ?? id }))]
    }
    Picker {
        id: who

        objectName: "personPicker"
        visible: dialog.people.length > 1
        width: parent.width
        symbol: "person"
        Accessible.name: qsTr("Player")
        model: dialog.people.map(one => ({ id: one.name, name: one.name }))
    }
    Grid {
        visible: dialog.person !== null
        width: parent.width
        columns: 3
        rowSpacing: Theme.margin

        Repeater {
            model: dialog.person === null ? [] : [
                { title: qsTr("Games"), value: String(dialog.person.games), note: "" },
                { title: qsTr("Won"), value: String(dialog.person.wins), note: dialog.person.winsWithHints > 0 ? qsTr("%n with hints", "games won", dialog.person.winsWithHints) : "" },
                { title: qsTr("Average"), value: dialog.scored ? Theme.signed(dialog.person.average) : "–", note: "" },
                { title: qsTr("Best play"), value: dialog.person.bestPlay, note: dialog.points(dialog.person.bestPlayPoints) },
                { title: qsTr("Best word"), value: dialog.person.bestWord, note: dialog.points(dialog.person.bestWordPoints) },
                { title: qsTr("Highest stack"), value: String(dialog.person.highest), note: "" }
            ]

            StatisticsFigure {
                required property var modelData

                width: (parent?.width ?? 0) / 3 - Theme.unit
                title: modelData.title
                value: modelData.value
                note: modelData.note
            }
        }
    }
    ScoreChart {
        objectName: "scoreChart"
        visible: dialog.scored
        width: parent.width
        height: implicitHeight
        scores: dialog.person?.scores ?? []
        average: dialog.person?.average ?? 0
    }
    SheetButtons {
        TextButton {
            id: reset

            objectName: "resetButton"
            enabled: dialog.person !== null
            text: dialog.asking ? qsTr("Delete all") : qsTr("Reset…")
            onClicked: {
                if (dialog.asking)
                    dialog.statistics.reset()
                dialog.asking = !dialog.asking
                closeButton.forceActiveFocus(reset.visualFocus ? Qt.TabFocusReason : Qt.OtherFocusReason)   // a second Enter deletes nothing
            }
        }
        TextButton {
            objectName: "exportButton"
            enabled: dialog.person !== null
            text: qsTr("Export as CSV…")
            onClicked: dialog.exportRequested()
        }
        TextButton {
            id: closeButton

            objectName: "closeButton"
            filled: true
            text: qsTr("Close")
            hint: KeyNames.enter
            onClicked: dialog.close()
        }
    }
}
