import QtQuick
import Storeys
import Storeys.Table

// Says that the board shows an earlier turn, with a button that leads back to the game.
Rectangle {
    id: sign

    required property HistoryView look
    required property Command command       // leads back to the game
    required property real room             // width that it may have

    // width with the button beside the words
    readonly property real needed: words.implicitWidth + Theme.margin + back.implicitWidth + 2 * Theme.margin
    readonly property bool abreast: needed <= room      // else the button stands below the words

    visible: look.active
    width: Math.min(room, abreast ? needed : Math.max(words.implicitWidth, back.implicitWidth) + 2 * Theme.margin)
    height: line.height + Theme.unit
    radius: Theme.cardRadius
    color: Theme.p.panel
    border { width: 2; color: Theme.p.accent }
    Accessible.role: Accessible.AlertMessage
    Accessible.name: words.text

    Grid {
        id: line

        anchors.centerIn: parent
        columns: sign.abreast ? 2 : 1
        columnSpacing: Theme.margin
        horizontalItemAlignment: Grid.AlignHCenter
        verticalItemAlignment: Grid.AlignVCenter

        Label {
            id: words

            width: Math.min(implicitWidth, sign.room - 2 * Theme.margin)
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.WordWrap
            text: sign.look.turn === 0 ? qsTr("Start of the game") : Theme.filled(qsTr("After turn %1 of %2"), [sign.look.turn, sign.look.count])
            font.bold: true
            Accessible.ignored: true
        }
        TextButton {
            id: back

            objectName: "lookSignButton"
            width: Math.min(implicitWidth, sign.room - 2 * Theme.margin)
            command: sign.command
            hint: KeyNames.esc
        }
    }
}
