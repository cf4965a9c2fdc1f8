import QtQuick
import Storeys
import Storeys.Table

// A turn of a finished game that is tried again: what to do, the verdict on the last try, hints, and the ways on. Takes
// the place of a lesson.
Card {
    id: card

    required property Retry retry
    required property PlayCommands commands
    readonly property bool praised: retry.verdict === "best" || retry.verdict === "asGood" || retry.verdict === "better"
    readonly property bool last: retry.number === retry.count

    implicitHeight: content.height + 2 * Theme.margin
    marked: true
    Accessible.role: Accessible.Pane
    Accessible.name: title.text
    Accessible.description: card.retry.task

    // For this long after a new turn, "Show" and "Skip" do nothing: the click may be the second one of a double click.
    Timer { id: fresh; interval: 600 }
    // Keeps "Judging…" away if the verdict comes at once.
    Timer { id: soon; running: card.retry.verdict === "judging"; interval: 150 }
    Connections {
        target: card.retry

        function onTurnChanged(): void { fresh.restart() }
    }
    Column {
        id: content

        anchors { left: parent.left; right: parent.right; top: parent.top; margins: Theme.margin }
        spacing: Math.round(10 * Theme.scale)

        Row {
            width: parent.width
            spacing: Theme.unit

            Icon { id: sign; anchors.verticalCenter: parent.verticalCenter; name: "reset"; tint: Theme.p.accent }
            Label {
                id: title

                width: parent.width - sign.width - count.width - 2 * parent.spacing
                anchors.verticalCenter: parent.verticalCenter
                text: qsTr("Try again")
                font { pixelSize: Theme.title; bold: true }
                Accessible.role: Accessible.Heading
            }
            Label {
                id: count

                objectName: "taskCount"
                anchors.verticalCenter: parent.verticalCenter
                text: Theme.filled(qsTr("%1 of %2"), [card.retry.number, card.retry.count])
                color: Theme.p.soft
                font.pixelSize: Theme.caption
            }
        }
        Paragraph {
            objectName: "taskText"
            text: card.retry.task
            color: Theme.p.text
        }
        // Above what grows with each hint and try, so that they stay under the pointer.
        Flow {
            width: parent.width
            spacing: Theme.unit

            TextButton {
                objectName: "taskHintButton"
                visible: !card.retry.settled
                enabled: card.retry.canHint
                symbol: "bulb"
                text: qsTr("Hint")
                hint: KeyNames.text(["Ctrl+H"])
                onClicked: card.retry.giveHint()
            }
            TextButton {
                visible: card.retry.settled && card.retry.canShow
                text: qsTr("Look for the best")
                onClicked: card.retry.again()
            }
            TextButton {
                objectName: "taskShow"
                visible: card.retry.canShow
                text: qsTr("Show")
                hint: qsTr("Shows the best turn known")
                onClicked: if (!fresh.running) card.retry.show()
            }
            TextButton {
                objectName: "taskSkip"
                visible: !card.retry.solved && !card.last
                text: qsTr("Skip")
                hint: qsTr("Goes on to the next mistake")
                onClicked: if (!fresh.running) card.retry.next()
            }
        }
        Notice {
            objectName: "taskHint"
            warning: false
            text: card.retry.hint
            shown: text !== "" && !card.retry.settled
            format: Text.StyledText
        }
        TextButton {
            objectName: "taskLayHintButton"
            visible: card.commands.hinted
            width: Math.min(implicitWidth, parent.width)
            text: qsTr("Place %1").arg(card.retry.hintedWord)
            command: card.commands.hint
            enabled: true       // as in PlayCard
        }
        Paragraph {
            visible: card.retry.verdict === "judging" && !soon.running
            text: qsTr("Judging…")
        }
        Notice {
            objectName: "taskReply"
            warning: !card.praised && card.retry.verdict !== "shown"
            text: card.retry.reply
            format: Text.StyledText
        }
        DistanceBar {
            objectName: "taskDistance"
            visible: card.retry.distance.known
            width: parent.width
            values: card.retry.distance
        }
        Repeater {
            model: card.retry.reasons

            Paragraph {
                required property string modelData

                text: modelData
            }
        }
        TextButton {
            id: next

            objectName: "taskNext"
            visible: card.retry.solved
            width: parent.width
            filled: true
            text: card.last ? qsTr("Back to the analysis") : qsTr("Next mistake")
            hint: card.retry.settled ? KeyNames.enter : ""
            onClicked: card.retry.next()
        }
        TextButton {
            objectName: "taskBack"
            visible: !next.visible || !card.last
            width: parent.width
            text: qsTr("Back to the analysis")
            hint: KeyNames.esc
            onClicked: card.retry.leave()
        }
    }
}
