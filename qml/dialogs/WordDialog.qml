pragma ComponentBehavior: Bound
import QtQuick
import Storeys
import Storeys.Table

// Looks up whether something is a word of the dictionary, and what it means.
Sheet {
    id: dialog

    required property Dictionary dictionary
    property wordAnswer answer          // empty before the first search
    property wordAnswer none

    function lookUp(word: string): void {
        field.text = word
        field.selectAll()
        page.contentY = 0
        dialog.answer = word === "" ? dialog.none : dialog.dictionary.lookUp(word)
    }

    title: qsTr("Look up a word")
    implicitWidth: Math.round(460 * Theme.scale)
    first: field

    Field {
        id: field

        objectName: "wordField"
        width: parent.width
        maximumLength: 15
        placeholderText: qsTr("Type a word and press Enter")
        onTextEdited: dialog.answer = dialog.none
    }
    // The same height for every answer; a longer answer scrolls or, if the dialog is too low, the dialog does.
    Scroller {
        id: page

        readonly property real room: dialog.roomFor(page)

        width: parent.width
        height: Math.round(room < 2 * Theme.target ? Math.max(lines.height, Theme.target) : Math.min(190 * Theme.scale, room))
        contentHeight: lines.height
        activeFocusOnTab: interactive
        Accessible.role: Accessible.Document
        Accessible.name: qsTr("Meanings")
        Keys.onUpPressed: page.contentY = Math.max(0, page.contentY - Theme.target)
        Keys.onDownPressed: page.contentY = Math.max(0, Math.min(page.contentHeight - page.height, page.contentY + Theme.target))

        FocusRing { parent: page; anchors.margins: 0; shown: page.activeFocus; cornerRadius: Theme.noticeRadius }
        Column {
            id: lines

            width: page.width - Theme.unit
            spacing: Theme.unit

            Notice {
                objectName: "wordVerdict"
                warning: shown && !dialog.answer.good
                text: dialog.answer.lexicon === "" ? dialog.answer.refused
                    : dialog.answer.good ? Theme.filled(qsTr("%1 is in the word list “%2”."), [dialog.answer.word, dialog.answer.lexicon])
                                         : Theme.filled(qsTr("%1 is not a word. The word list “%2” does not have it."), [dialog.answer.word, dialog.answer.lexicon])
            }
            Repeater {
                model: dialog.answer.meanings

                Paragraph {
                    required property wordMeaning modelData
                    // What it is a form of, and its part of speech.
                    readonly property string lead: Array.of(modelData.base === "" ? "" : modelData.derived ? qsTr("from %1").arg(modelData.base) : qsTr("form of %1").arg(modelData.base), modelData.part)
                        .filter(text => text !== "").join(", ")

                    color: Theme.p.text
                    text: lead === "" ? modelData.gloss : modelData.gloss === "" ? lead : Theme.filled(qsTr("%1: %2"), [lead, modelData.gloss])
                }
            }
            Paragraph {
                objectName: "noMeaning"
                visible: text !== ""
                text: dialog.answer.unexplained
            }
        }
    }
    foot: SheetButtons {
        CloseButton { filled: false; hint: KeyNames.esc; onClicked: dialog.close() }
        MainButton {
            text: qsTr("Look up")
            onClicked: dialog.lookUp(field.text)
        }
    }
}
