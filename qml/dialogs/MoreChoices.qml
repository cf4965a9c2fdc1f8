pragma ComponentBehavior: Bound
import QtQuick
import Storeys
import Storeys.Table

// The choices for a new game that most games do without: words, house rules, clock.
Column {
    id: more

    required property StartForm form
    readonly property list<NamedLine> named: Array.from(more.children).filter(line => line instanceof NamedLine)
    // Labels and controls form two columns, each as wide as its widest item.
    readonly property real labels: Math.max(0, ...Array.from(named, line => line.labelWidth))
    readonly property real controls: Math.max(0, ...Array.from(named, line => line.needed))

    signal variantRequested()

    spacing: Theme.unit

    PickerLine {
        objectName: "lexicon"
        title: qsTr("Word list")
        column: more.labels
        wished: more.controls
        options: more.form.lexicons
        current: more.form.lexicon
        onChosen: id => more.form.chooseLexicon(id)
    }
    Paragraph {
        objectName: "lexiconNote"
        visible: text !== ""
        text: Array.from(more.form.lexicons).find(entry => entry.id === more.form.lexicon)?.note ?? ""
    }
    // A Field with a label.
    NamedLine {
        id: line

        readonly property string example: qsTr("BFF adds a word, -ES removes one")
        readonly property string text: field.text

        objectName: "houseWords"
        title: qsTr("House words")
        column: more.labels
        wished: more.controls
        needed: Math.max(Math.round(236 * Theme.scale), Math.ceil(metrics.advanceWidth) + field.leftPadding + field.rightPadding)      // wide enough for the example
        controlHeight: field.implicitHeight

        TextMetrics { id: metrics; font: field.font; text: line.example }

        Field {
            id: field

            objectName: line.objectName + "Field"
            width: parent?.width ?? 0
            text: more.form.houseWords
            placeholderText: line.example
            Accessible.name: line.title
            Accessible.description: line.example
            onTextEdited: more.form.typeHouseWords(field.text)
        }
    }
    Repeater {
        model: more.form.rules

        PickerLine {
            id: rule

            required property string key
            required property string value
            required property bool shown

            objectName: key
            column: more.labels
            wished: more.controls
            visible: shown && key !== "language"
            current: value
            onChosen: id => more.form.choose(rule.key, id)
        }
    }
    NamedLine {
        title: qsTr("Own variant")
        column: more.labels
        wished: more.controls

        TextButton {
            objectName: "openVariant"
            width: parent?.width ?? 0
            symbol: "folder"
            text: qsTr("Open a variant file…")
            onClicked: more.variantRequested()
        }
    }
}
