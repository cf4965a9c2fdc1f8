import QtQuick
import Storeys

// Chooses where to write the statistics to, as a table for a spreadsheet.
RecordFileDialog {
    id: dialog

    writing: true
    title: qsTr("Export statistics")
    ending: ".csv"
    fileName: "storeys-statistics.csv"
    explanation: qsTr("A CSV table for spreadsheets, with one row per person and game.")
    write: path => dialog.session.exportStatistics(path)
}
