import QtQuick
import Storeys

// Chooses where to write the statistics to, as a table for a spreadsheet.
RecordFileDialog {
    id: dialog

    writing: true
    title: qsTr("Export the statistics")
    ending: ".csv"
    fileName: "storeys-statistics.csv"
    explanation: qsTr("A table (CSV) with a line for each person of each game; spreadsheets read it.")
    write: path => dialog.session.exportStatistics(path)
}
