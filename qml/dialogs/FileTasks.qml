import QtQuick
import Storeys.Table
import Storeys.Desktop

// Tasks that need a file or the clipboard: opening records or a variant, exports, and copies of the game. The system's
// own dialog asks for the file.
QtObject {
    id: tasks

    required property GameTable gameTable
    required property FileChooser chooser   // null: no file can be chosen
    property string task: ""            // the task for which a file is being chosen
    property string done: ""            // what was done last: "opened", "exported", "record" or "position" (copied), "pasted"; "" for nothing
    property string file: ""            // the file that was opened or written
    readonly property string news: done === "opened" ? qsTr("Opened %1").arg(file)      // the same in a sentence
                                 : done === "exported" ? qsTr("Exported to %1").arg(file)
                                 : done === "record" ? qsTr("Copied the game record")
                                 : done === "position" ? qsTr("Copied the position")
                                 : done === "pasted" ? qsTr("Opened the game record from the clipboard") : ""

    signal opened(var files)
    signal moved(string what)           // something was copied or pasted; `what` as in `done`
    signal variantChosen(string file)
    signal refused(string problem)      // why a file was not exported, or nothing copied
    signal notPasted(string problem)    // why what lies on the clipboard could not be opened

    readonly property var kinds: ({
        open: { title: qsTr("Open game record"), kind: qsTr("Game records (GCG)"), ending: ".gcg" },
        variant: { title: qsTr("Open variant file"), kind: qsTr("Variants (JSON)"), ending: ".json" },
        record: { title: qsTr("Save game record"), kind: qsTr("Game records (GCG)"), ending: ".gcg", write: file => tasks.gameTable.records.exportTo(file) },
        seat: { title: qsTr("Save game record"), kind: qsTr("Game records (GCG)"), ending: ".gcg", write: file => tasks.gameTable.records.exportTo(file, "seat") },
        picture: { title: qsTr("Export board picture"), kind: qsTr("Pictures (PNG)"), ending: ".png", write: file => tasks.gameTable.records.exportTo(file, "picture") },
        page: { title: qsTr("Export printable page"), kind: qsTr("Web pages (HTML)"), ending: ".html", write: file => tasks.gameTable.records.exportTo(file, "page") },
        statistics: { title: qsTr("Export statistics"), kind: qsTr("Tables (CSV)"), ending: ".csv", write: file => tasks.gameTable.results.exportStatistics(file) }
    })

    // Whether the task writes what is on the table.
    function ofGame(task: string): bool { return Array.of("record", "seat", "picture", "page").includes(task) }
    // Asks for the file of a task, and does the task once it is chosen.
    function begin(task: string): void {
        const kind = tasks.kinds[task], reading = task === "open" || task === "variant"
        if (tasks.chooser === null || (tasks.ofGame(task) && !tasks.gameTable.game.there))
            return
        tasks.done = ""
        tasks.task = task
        tasks.chooser.ask(kind.title, reading ? "" : task === "statistics" ? qsTr("Storeys statistics", "name of a file") + ".csv" : tasks.gameTable.records.exportName(kind.ending),
                          kind.kind, kind.ending, task === "open")
    }
    function tell(done: string, file: string): void {
        tasks.file = file
        tasks.done = done
        tasks.gameTable.announcer.say(tasks.news)
    }
    function finish(files: list<string>): void {
        const task = tasks.task, file = files[0]
        tasks.task = ""
        if (task === "open") {
            tasks.opened(files)
        } else if (task === "variant") {
            tasks.variantChosen(file)
        } else if (task !== "") {
            const problem = tasks.kinds[task].write(file)
            if (problem !== "")
                return tasks.refused(problem)
            tasks.tell("exported", file)
        }
    }

    // Copies the game to the clipboard ("record" or "position"), or opens what lies there ("paste").
    function useClipboard(task: string): void {
        if (task === "paste")
            return tasks.paste()
        const records = tasks.gameTable.records, problem = task === "record" ? records.exportProblem() : ""
        if (problem !== "")
            return tasks.refused(problem)
        tasks.clipboard.put(task === "record" ? records.copiedRecord() : records.copiedPosition())
        tasks.moved(task)
    }
    // Files that were copied are opened like chosen ones.
    function paste(): void {
        const files = tasks.clipboard.files()
        if (files.length > 0)
            return tasks.opened(files)
        const problem = tasks.gameTable.records.openText(tasks.clipboard.text())
        if (problem === "")
            tasks.moved("pasted")
        else
            tasks.notPasted(problem)
    }

    readonly property Clipboard clipboard: Clipboard {}
    readonly property Connections answers: Connections {
        target: tasks.chooser

        function onChosen(files: list<string>): void { tasks.finish(files) }
        function onCancelled(): void { tasks.task = "" }
    }
    readonly property Connections games: Connections {
        target: tasks.gameTable.view

        // The name that was proposed is that of the game before.
        function onBegun(): void {
            tasks.done = ""
            if (tasks.ofGame(tasks.task))
                tasks.chooser.cancel()
        }
    }
}
