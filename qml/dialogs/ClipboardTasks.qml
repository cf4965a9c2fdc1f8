import QtQuick
import Storeys.Table
import Storeys.Desktop

// Copies the game to the clipboard, and opens what lies there.
QtObject {
    id: tasks

    required property GameTable gameTable

    signal done(string what)            // as FileTasks.done
    signal filesFound(var files)
    signal refused(string problem)      // why nothing was copied
    signal notOpened(string problem)    // why nothing was pasted

    function begin(task: string): void {
        if (task === "paste")
            return tasks.paste()
        const records = tasks.gameTable.records, problem = task === "record" ? records.exportProblem() : ""
        if (problem !== "")
            return tasks.refused(problem)
        tasks.clipboard.put(task === "record" ? records.copiedRecord() : records.copiedPosition())
        tasks.done(task)
    }
    // Files that were copied are opened like chosen ones.
    function paste(): void {
        const files = tasks.clipboard.files()
        if (files.length > 0)
            return tasks.filesFound(files)
        const problem = tasks.gameTable.records.openText(tasks.clipboard.text())
        if (problem === "")
            tasks.done("pasted")
        else
            tasks.notOpened(problem)
    }

    readonly property Clipboard clipboard: Clipboard {}
}
