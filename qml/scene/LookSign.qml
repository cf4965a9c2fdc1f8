import QtQuick
import Storeys
import Storeys.Table

// Says on the table that the board is that of an earlier turn.
Rectangle {
    id: sign

    required property HistoryView look      // the view's HistoryView

    visible: look.active
    width: Math.min(words.implicitWidth + 2 * Theme.margin, (parent?.width ?? 0) - 2 * Theme.unit)
    height: Math.max(Theme.target, words.implicitHeight + Theme.unit)
    radius: Theme.target / 2
    color: Theme.p.panel
    border { width: 2; color: Theme.p.accent }
    Accessible.role: Accessible.AlertMessage
    Accessible.name: words.text

    Label {
        id: words

        anchors.centerIn: parent
        width: sign.width - 2 * Theme.margin
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.WordWrap
        text: sign.look.turn === 0 ? qsTr("Start of the game – press Esc to return")
                                   : qsTr("After turn %1 of %2 – press Esc to return").arg(sign.look.turn).arg(sign.look.count)
        font.bold: true
        Accessible.ignored: true
    }
}
