import QtQuick
import Storeys

// The solo results of one board and dictionary, best first.
Column {
    id: table

    required property var modelData     // { variant, lexicon, rows }
    required property var session

    spacing: Math.round(2 * Theme.scale)

    Label {
        width: parent.width
        text: qsTr("%1, “%2”").arg(table.session.variants.find(entry => entry.id === table.modelData.variant)?.name ?? table.modelData.variant).arg(table.modelData.lexicon)
        font.bold: true
        Accessible.role: Accessible.Heading
    }
    Repeater {
        model: table.modelData.rows

        SoloRow {
            required property var modelData

            width: table.width
            entry: modelData
        }
    }
}
