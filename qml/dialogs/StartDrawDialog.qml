import QtQuick
import Storeys

// Who starts, and how it was drawn: everybody drew a tile, the nearest to A starts, ties drew again.
Sheet {
    id: dialog

    required property var session
    readonly property var draw: session.startDraw
    readonly property int roundCount: draw.rounds.length

    title: session.isYou(draw.first) ? qsTr("You start") : qsTr("%1 starts").arg(draw.first)
    implicitWidth: Math.round(400 * Theme.scale)
    holdsClock: true
    holdsPlay: true
    onOpened: begin.forceActiveFocus()
    onConfirmed: dialog.close()

    Paragraph {
        text: (dialog.roundCount > 1
            ? qsTr("Everyone drew a tile. The letter closest to A starts; ties drew again.")
            : qsTr("Everyone drew a tile. The letter closest to A starts."))
            + (dialog.session.blankLetters.length > 0 ? " " + qsTr("A blank comes before A.") : "")
    }
    Repeater {
        model: dialog.draw.rounds

        DrawRound {
            required property var modelData
            required property int index

            width: parent.width
            draws: modelData
            heading: dialog.roundCount > 1 ? qsTr("Round %1").arg(index + 1) : ""
            winner: index === dialog.roundCount - 1 ? dialog.draw.first : ""
        }
    }
    SheetButtons {
        TextButton {
            id: begin

            objectName: "beginButton"
            filled: true
            text: qsTr("Start game")
            hint: qsTr("Enter")
            onClicked: dialog.close()
        }
    }
}
