import QtQuick

// A file dialog that answers with what it is told to, at once; else as FileChooser of app/desktop.
QtObject {
    id: chooser

    property string answer: ""          // the file that is chosen; "": it is cancelled
    property var asked: []              // the questions so far

    signal chosen(string file)
    signal cancelled()

    // name: proposed for a file to be written, "" for one to be read; kind: what files of that ending are called.
    function ask(title: string, name: string, kind: string, ending: string): void {
        chooser.asked = chooser.asked.concat([{ title: title, name: name, kind: kind, ending: ending }])
        if (chooser.answer !== "")
            chooser.chosen(chooser.answer)
        else
            chooser.cancelled()
    }
}
