import QtQuick
import Storeys
import Storeys.Table

// Whether something is a word of the dictionary, and what it means.
Sheet {
    id: dialog

    required property Dictionary dictionary
    property var answer: null           // of the dictionary, null before the first look
    readonly property bool told: answer !== null && answer.refused === undefined

    function lookUp(word: string): void {
        field.text = word
        dialog.answer = word === "" ? null : dialog.dictionary.lookUp(word)
    }

    title: qsTr("Look up a word")
    implicitWidth: Math.round(460 * Theme.scale)
    first: field
    onOpened: field.selectAll()
    onConfirmed: dialog.lookUp(field.text)

    Field {
        id: field

        objectName: "wordField"
        width: parent.width
        maximumLength: 15
        placeholderText: qsTr("Type a word and press Enter")
        onTextEdited: dialog.answer = null
    }
    Notice {
        objectName: "wordVerdict"
        shown: dialog.answer !== null
        warning: shown && !(dialog.told && dialog.answer.good)
        text: dialog.answer === null ? ""
            : !dialog.told ? dialog.answer.refused
            : dialog.answer.good ? qsTr("%1 is in the word list “%2”.").arg(dialog.answer.word).arg(dialog.answer.lexicon)
                                 : qsTr("%1 is not in the word list “%2”.").arg(dialog.answer.word).arg(dialog.answer.lexicon)
    }
    Column {
        width: parent.width
        spacing: Theme.unit

        Repeater {
            model: dialog.told ? dialog.answer.meanings : []

            WordMeaning {}
        }
        Paragraph {
            objectName: "noMeaning"
            visible: dialog.told && dialog.answer.meanings.length === 0
            text: qsTr("No definition available.")
        }
    }
    SheetButtons {
        TextButton {
            objectName: "closeButton"
            text: qsTr("Close")
            hint: KeyNames.esc
            onClicked: dialog.close()
        }
        TextButton {
            objectName: "lookUpButton"
            filled: true
            text: qsTr("Look up")
            hint: KeyNames.enter
            onClicked: dialog.lookUp(field.text)
        }
    }
}
