import QtQuick
import Storeys.Table
import Storeys.Desktop

// What files are chosen for: a record or a variant to open, or what is to be exported and where to. The system's own dialog asks.
QtObject {
    id: tasks

    required property GameTable gameTable
    required property FileChooser chooser   // null: nothing can be chosen
    property string task: ""            // what is asked for now
    property string news: ""            // which file was opened or written last

    signal opened(string file)
    signal variantChosen(string file)
    signal refused(string problem)      // why it was not exported

    readonly property var kinds: ({
        open: { title: qsTr("Open game record"), kind: qsTr("Game records (GCG)"), ending: ".gcg" },
        variant: { title: qsTr("Open variant file"), kind: qsTr("Variants (JSON)"), ending: ".json" },
        record: { title: qsTr("Export game record"), kind: qsTr("Game records (GCG)"), ending: ".gcg", write: file => tasks.gameTable.records.exportTo(file) },
        picture: { title: qsTr("Export board picture"), kind: qsTr("Pictures (PNG)"), ending: ".png", write: file => tasks.gameTable.records.exportPicture(file) },
        page: { title: qsTr("Export printable page"), kind: qsTr("Web pages (HTML)"), ending: ".html", write: file => tasks.gameTable.records.exportPage(file) },
        statistics: { title: qsTr("Export statistics"), kind: qsTr("Tables (CSV)"), ending: ".csv", write: file => tasks.gameTable.results.exportStatistics(file) }
    })

    function begin(task: string): void {
        const kind = tasks.kinds[task], reading = task === "open" || task === "variant", ofGame = !reading && task !== "statistics"
        if (tasks.chooser === null || (ofGame && !tasks.gameTable.game.there))
            return
        tasks.news = ""
        tasks.task = task
        tasks.chooser.ask(kind.title, reading ? "" : task === "statistics" ? "storeys-statistics.csv" : tasks.gameTable.records.exportName(kind.ending),
                          kind.kind, kind.ending)
    }
    // A dropped file is a URL.
    function pathOf(file: string): string { return file.startsWith("file:") ? decodeURIComponent(file.replace(/^file:(\/\/)?/, "")) : file }
    function tell(news: string): void {
        tasks.news = news
        tasks.gameTable.announcer.say(news)
    }
    function finish(file: string): void {
        const task = tasks.task
        tasks.task = ""
        if (task === "open") {
            tasks.opened(file)
        } else if (task === "variant") {
            tasks.variantChosen(file)
        } else if (task !== "") {
            const problem = tasks.kinds[task].write(file)
            if (problem !== "")
                return tasks.refused(problem)
            tasks.tell(qsTr("Exported to %1").arg(file))
        }
    }

    readonly property Connections answers: Connections {
        target: tasks.chooser

        function onChosen(file: string): void { tasks.finish(file) }
        function onCancelled(): void { tasks.task = "" }
    }
    readonly property Connections games: Connections {
        target: tasks.gameTable.view

        function onBegun(): void { tasks.news = "" }
    }
}
