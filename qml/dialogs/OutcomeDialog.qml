import QtQuick
import Storeys
import Storeys.Table

// The result of a challenge: each word with what the dictionary says, and what follows.
Sheet {
    id: dialog

    required property TurnFlow flow
    required property TableView view
    readonly property challengeOutcome outcome: flow.outcome

    title: outcome.withdrawn ? qsTr("Invalid play") : qsTr("All words are valid")
    implicitWidth: Math.round(440 * Theme.scale)
    holdsClock: true
    holdsPlay: true
    first: goOn
    onConfirmed: dialog.close()

    Paragraph {
        objectName: "challenged"
        text: (dialog.view.isYou(dialog.outcome.challenger) ? qsTr("You challenged %1’s play. Word list: “%2”.").arg(dialog.outcome.player)
            : dialog.view.isYou(dialog.outcome.player) ? qsTr("%1 challenged your play. Word list: “%2”.").arg(dialog.outcome.challenger)
            : qsTr("%1 challenged the play of %2. Word list: “%3”.").arg(dialog.outcome.challenger).arg(dialog.outcome.player)).arg(dialog.outcome.dictionary)
    }
    Column {
        width: parent.width
        spacing: Theme.unit / 2

        Repeater {
            model: dialog.outcome.words

            JudgedWord {
                required property judgedWord modelData

                width: parent.width
                word: modelData.word
                good: modelData.good
            }
        }
    }
    Paragraph { text: dialog.outcome.consequence; color: Theme.p.text }
    SheetButtons {
        TextButton {
            id: goOn

            objectName: "goOnButton"
            filled: true
            text: qsTr("Continue")
            hint: KeyNames.enter
            onClicked: dialog.close()
        }
    }
}
