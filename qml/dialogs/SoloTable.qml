pragma ComponentBehavior: Bound
import QtQuick
import Storeys
import Storeys.Table

// The solo results with one variant and dictionary, best first.
Column {
    id: table

    required property soloTable modelData
    required property GameChoices choices

    spacing: Math.round(2 * Theme.scale)

    Label {
        width: parent.width
        text: Theme.filled(qsTr("%1, “%2”"), [table.choices.nameOf(table.modelData.variant), table.modelData.lexicon])
        font.bold: true
        Accessible.role: Accessible.Heading
    }
    Repeater {
        model: table.modelData.rows

        SoloRow {
            required property soloRow modelData

            width: table.width
            entry: modelData
        }
    }
    Label {
        objectName: "withHintsHead"
        visible: table.modelData.withHints.length > 0
        width: parent.width
        topPadding: table.modelData.rows.length > 0 ? Theme.unit : 0
        text: qsTr("With hints")
        color: Theme.p.soft
        font.pixelSize: Theme.caption
        Accessible.role: Accessible.Heading
    }
    Repeater {
        model: table.modelData.withHints

        SoloRow {
            required property soloRow modelData

            objectName: "withHints"
            width: table.width
            entry: modelData
        }
    }
}
