import QtQuick
import Storeys

// The hint given for this turn, and at its last step a button that lays the play. Takes no room without one.
Column {
    id: hint

    required property var session

    visible: notice.present
    spacing: Theme.unit

    Notice {
        id: notice

        objectName: "hintText"
        shown: hint.session.view.mayAct && text !== ""
        warning: false
        text: hint.session.hint.text
        format: Text.StyledText
    }
    TextButton {
        objectName: "layHintButton"
        visible: notice.shown && hint.session.hint.play !== "" && hint.session.view.draft.count === 0
        width: parent.width
        text: qsTr("Place %1").arg(hint.session.hint.word)
        hint: qsTr("Ctrl+H")
        onClicked: hint.session.view.cursor.layText(hint.session.hint.play)
    }
}
