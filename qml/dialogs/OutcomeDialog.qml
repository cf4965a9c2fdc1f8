pragma ComponentBehavior: Bound
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
    holdsClock: true
    holdsPlay: true

    Paragraph {
        objectName: "challenged"
        text: dialog.view.isYou(dialog.outcome.challenger) ? Theme.filled(qsTr("You challenged %1’s play. Word list: “%2”."), [dialog.outcome.player, dialog.outcome.dictionary])
            : dialog.view.isYou(dialog.outcome.player) ? Theme.filled(qsTr("%1 challenged your play. Word list: “%2”."), [dialog.outcome.challenger, dialog.outcome.dictionary])
            : Theme.filled(qsTr("%1 challenged the play of %2. Word list: “%3”."), [dialog.outcome.challenger, dialog.outcome.player, dialog.outcome.dictionary])
    }
    Column {
        width: parent.width
        spacing: Theme.unit / 2

        Repeater {
            model: dialog.outcome.words

            Rectangle {
                id: line

                required property judgedWord modelData

                width: parent?.width ?? 0
                height: Theme.target
                radius: Theme.noticeRadius
                color: modelData.good ? Theme.p.accentSoft : Theme.p.warningSoft
                Accessible.role: Accessible.ListItem
                Accessible.name: Theme.filled(qsTr("%1: %2"), [modelData.word, verdict.text])

                Icon {
                    id: sign

                    anchors { left: parent.left; leftMargin: Theme.unit; verticalCenter: parent.verticalCenter }
                    name: line.modelData.good ? "check" : "cross"
                    tint: line.modelData.good ? Theme.p.accent : Theme.p.warning
                }
                SilentLabel {
                    anchors { left: sign.right; leftMargin: Theme.unit; right: verdict.left; rightMargin: Theme.unit; verticalCenter: parent.verticalCenter }
                    text: line.modelData.word
                    font { pixelSize: Theme.title; bold: true }
                }
                SilentLabel {
                    id: verdict

                    anchors { right: parent.right; rightMargin: Theme.margin; verticalCenter: parent.verticalCenter }
                    text: line.modelData.good ? qsTr("valid") : qsTr("not valid")
                    color: line.modelData.good ? Theme.p.text : Theme.p.warning
                }
            }
        }
    }
    Paragraph { text: dialog.outcome.consequence; color: Theme.p.text }
    foot: SheetButtons {
        MainButton {
            text: qsTr("Continue")
            onClicked: dialog.close()
        }
    }
}
