import QtQuick
import Storeys
import Storeys.Table

// The hint for this turn and, at its last step, a button that lays the play. Takes no room without a hint.
Column {
    id: hinted

    required property TableView view
    required property HintGiver hint
    required property Command command  // gives the next hint, and at the last one lays the play

    visible: notice.present
    spacing: Theme.unit

    Notice {
        id: notice

        objectName: "hintText"
        shown: hinted.view.mayAct && text !== ""
        warning: false
        text: hinted.hint.text
        format: Text.StyledText
    }
    TextButton {
        objectName: "layHintButton"
        visible: notice.shown && hinted.hint.play !== "" && hinted.view.draft.count === 0
        width: parent.width
        text: qsTr("Place %1").arg(hinted.hint.word)
        command: hinted.command
        enabled: true       // also while the command is not: it hides when pressed, and the focus goes to the board
    }
}
