import QtQuick
import Storeys

// Says on the table that the board is that of an earlier turn.
Rectangle {
    id: sign

    required property var look      // the session's historyView

    visible: look.active
    width: words.implicitWidth + 2 * Theme.margin
    height: Theme.target
    radius: height / 2
    color: Theme.p.panel
    border { width: 2; color: Theme.p.accent }
    Accessible.role: Accessible.AlertMessage
    Accessible.name: words.text

    Label {
        id: words

        anchors.centerIn: parent
        text: sign.look.turn === 0 ? qsTr("The start – Esc: back to the game")
                                   : qsTr("After turn %1 of %2 – Esc: back to the game").arg(sign.look.turn).arg(sign.look.count)
        font.bold: true
        Accessible.ignored: true
    }
}
