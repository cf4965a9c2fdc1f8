import QtQuick
import Storeys.Desktop

// Answers with what it is told to, at once, and shows no dialog.
FileChooser {
    id: chooser

    property string answer: ""          // the file that is chosen; "": it is cancelled
    property list<string> more          // others that are chosen with it
    property bool waits: false          // it does not answer yet
    property var asked: []              // the questions so far

    // name: proposed for a file to be written, "" for one to be read; kind: what files of that ending are called.
    function ask(title: string, name: string, kind: string, ending: string, several: bool): void {
        chooser.asked = chooser.asked.concat([{ title: title, name: name, kind: kind, ending: ending, several: several }])
        if (chooser.waits)
            return
        if (chooser.answer !== "")
            chooser.chosen([chooser.answer, ...Array.from(chooser.more)])
        else
            chooser.cancelled()
    }
}
