import QtQuick
import Storeys
import Storeys.Table

// What a person has reached in finished games, alone or against others: figures and a chart of the scores; and, on
// another page, what the analyses of these games say.
Sheet {
    id: dialog

    required property GameTable gameTable
    readonly property Statistics statistics: gameTable.results.statistics
    readonly property Progress progress: gameTable.progress
    property bool asking: false         // it asks whether all games should really be forgotten
    readonly property list<personRecord> ofGame: Array.from(statistics.records).filter(one => one.variant === game.current)
    readonly property bool mixed: Array.from(ofGame).some(one => one.solo !== dialog.ofGame[0].solo)
    readonly property bool alone: mixed ? company.current === "alone" : ofGame[0]?.solo ?? false
    readonly property list<personRecord> people: Array.from(ofGame).filter(one => one.solo === dialog.alone)
    readonly property personRecord person: Array.from(people).find(one => one.name === who.current) ?? people[0] ?? nobody
    readonly property bool scored: person.scores.length > 0
    property personRecord nobody

    readonly property bool learning: pages.current === "learning"
    readonly property list<progressRecord> learners: Array.from(progress.records).filter(one => one.variant === game.current)
    readonly property progressRecord learner: Array.from(learners).find(one => one.name === who.current) ?? learners[0] ?? noLearner
    property progressRecord noLearner
    readonly property list<string> names: learning ? Array.from(learners, one => one.name) : Array.from(people, one => one.name)
    readonly property list<string> variants: Array.from(new Set([...statistics.variants, ...progress.variants])).sort()

    // Moves the focus, which is shown if a key did it.
    function move(button: TextButton, byKey: bool): void { button.forceActiveFocus(byKey ? Qt.TabFocusReason : Qt.OtherFocusReason) }
    function points(count: int): string { return count > 0 ? qsTr("%n point(s)", "", count) : "" }

    title: qsTr("Statistics")
    pausable: gameTable.game.clock
    implicitWidth: Math.round(560 * Theme.scale)

    Notice {
        text: dialog.statistics.problem || dialog.progress.problem
    }
    Notice {
        text: dialog.asking ? qsTr("Delete the statistics of all players? Press “Delete all” again to confirm.") : ""
    }
    Choice {
        id: pages

        objectName: "pages"
        tabs: true
        options: [Options.of("results", qsTr("Results")), Options.of("learning", qsTr("Learning"))]
        current: "results"
    }
    Paragraph {
        visible: !dialog.learning && dialog.people.length === 0
        text: qsTr("No finished games yet.")
    }
    Picker {
        id: game

        visible: dialog.variants.length > 1
        width: parent.width
        symbol: "book"
        Accessible.name: qsTr("Game")
        options: [Options.of("", qsTr("All games")), ...Array.from(dialog.variants, id => Options.of(id, dialog.gameTable.choices.nameOf(id)))]
        onChosen: id => game.current = id
    }
    Picker {
        id: who

        visible: dialog.names.length > 1
        width: parent.width
        symbol: "person"
        Accessible.name: qsTr("Player")
        options: Array.from(dialog.names, name => Options.of(name, name))
        onChosen: name => who.current = name
    }
    Choice {
        id: company

        objectName: "companyChoice"
        visible: !dialog.learning && dialog.mixed
        slim: true
        options: [Options.of("others", qsTr("Against others")), Options.of("alone", qsTr("Alone"))]
        current: "others"
    }
    Grid {
        visible: !dialog.learning && dialog.people.length > 0
        width: parent.width
        columns: 3
        spacing: Theme.margin

        Figure { title: qsTr("Games"); value: String(dialog.person.games) }
        Figure {
            objectName: "wonFigure"
            visible: !dialog.alone
            title: qsTr("Won")
            value: String(dialog.person.wins)
            note: dialog.person.winsWithHints > 0 ? qsTr("%n with hints", "games won", dialog.person.winsWithHints) : ""
        }
        Figure { title: qsTr("Average"); value: dialog.scored ? Theme.signed(dialog.person.average) : "" }
        Figure {
            objectName: "bestPlayFigure"
            title: qsTr("Best play")
            value: dialog.person.bestPlay
            note: dialog.points(dialog.person.bestPlayPoints)
        }
        Figure { title: qsTr("Best word"); value: dialog.person.bestWord; note: dialog.points(dialog.person.bestWordPoints) }
        Figure { title: qsTr("Highest stack"); value: String(dialog.person.highest) }
    }
    ScoreChart {
        objectName: "scoreChart"
        visible: !dialog.learning && dialog.scored
        width: parent.width
        scores: dialog.person.scores
        average: dialog.person.average
    }
    LearningPage { visible: dialog.learning; record: dialog.learner }
    foot: SheetButtons {
        TextButton {
            id: keep

            objectName: "keepButton"
            visible: dialog.asking
            text: qsTr("Keep them")
            onClicked: {
                dialog.move(reset, keep.visualFocus)
                dialog.asking = false
            }
        }
        TextButton {
            id: reset

            objectName: "resetButton"
            enabled: dialog.statistics.records.length + dialog.progress.records.length > 0
            text: dialog.asking ? qsTr("Delete all") : qsTr("Reset…")
            onClicked: {
                const byKey = reset.visualFocus
                if (dialog.asking) {
                    dialog.statistics.reset()
                    dialog.progress.reset()
                }
                dialog.asking = !dialog.asking
                dialog.move(dialog.asking ? keep : reset.enabled ? reset : closeButton, byKey)      // a second Enter deletes nothing
            }
        }
        TextButton {
            objectName: "exportButton"
            visible: !dialog.learning
            enabled: dialog.people.length > 0
            text: qsTr("Export as CSV…")
            onClicked: dialog.fileWanted("statistics")
        }
        CloseButton { id: closeButton; onClicked: dialog.close() }
    }
}
