import QtQuick
import QtQuick.Templates as T
import Storeys
import Storeys.Table

// A step of a lesson: what to do and why, a reply to what was tried, and buttons to go on or leave.
Card {
    id: card

    required property Lesson lesson
    required property real most         // height that it may have

    signal skipRequested()
    signal shownByKey()                 // a key chose "Show me"

    implicitHeight: Math.min(most, content.height + buttons.height + 3 * Theme.margin)
    marked: true
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Tutorial")
    Accessible.description: content.plain

    Flickable {
        id: page

        readonly property int rim: Math.round(4 * Theme.scale)      // above and below the words, for a focus ring

        objectName: "lessonPage"
        anchors { fill: parent; margins: Theme.margin; topMargin: Theme.margin - rim; bottomMargin: buttons.height + 2 * Theme.margin - rim }
        contentHeight: content.height + 2 * rim
        clip: contentHeight > height
        boundsBehavior: Flickable.StopAtBounds
        T.ScrollBar.vertical: ScrollHandle {}

        // The text of a step of a lesson: title, task, and the reply to what was tried.
        Column {
            id: content

            // all of it without markup
            readonly property string plain: (card.lesson.title + ". " + card.lesson.task + ". " + card.lesson.reply).replace(/<[^>]*>/g, " ")

            y: page.rim
            width: page.width - Theme.unit
            spacing: Math.round(10 * Theme.scale)

            Connections {
                target: card.lesson

                function onNumberChanged(): void { page.contentY = 0 }
            }
            Row {
                width: parent.width
                spacing: Theme.unit

                Icon { id: book; anchors.verticalCenter: parent.verticalCenter; name: "book"; tint: Theme.p.accent }
                WrappedLabel {
                    objectName: "lessonTitle"
                    width: content.width - book.width - count.width - skip.width - 3 * parent.spacing
                    anchors.verticalCenter: parent.verticalCenter
                    text: card.lesson.title
                    font { pixelSize: Theme.title; bold: true }
                    Accessible.role: Accessible.Heading
                }
                Label {
                    id: count

                    anchors.verticalCenter: parent.verticalCenter
                    text: card.lesson.finished ? "" : Theme.filled(qsTr("%1 of %2"), [card.lesson.number, card.lesson.count])
                    color: Theme.p.soft
                    font.pixelSize: Theme.caption
                }
                IconButton {
                    id: skip

                    objectName: "lessonSkip"
                    anchors.verticalCenter: parent.verticalCenter
                    visible: !card.lesson.finished
                    width: visible ? implicitWidth : 0
                    symbol: "cross"
                    text: qsTr("Skip the tutorial")
                    hintSide: Qt.LeftEdge
                    onClicked: card.skipRequested()
                }
            }
            Paragraph {
                objectName: "lessonTask"
                text: card.lesson.task
                textFormat: Text.StyledText
                color: Theme.p.text
                Accessible.name: text.replace(/<[^>]*>/g, " ")
            }
            Notice {
                objectName: "lessonReply"
                warning: card.lesson.warns
                text: card.lesson.reply
                format: Text.StyledText
            }
            // Scrolls down to a new reply.
            onHeightChanged: page.contentY = card.lesson.reply === "" ? 0 : Math.max(0, page.contentHeight - page.height)
        }
    }
    // The buttons that lead on in a lesson. The lowest one goes on or shows what to do, so that a double click on it
    // never leaves the lesson.
    Column {
        id: buttons

        readonly property int number: card.lesson.number
        readonly property string easyGame: qsTr("Play an easy game")

        spacing: Theme.unit
        onNumberChanged: fresh.restart()
        anchors { left: parent.left; right: parent.right; bottom: parent.bottom; margins: Theme.margin }

        // For this long after a new step, "Show me" does nothing: the click may be the second one of a double click on
        // "Continue".
        Timer { id: fresh; interval: 600 }

        TextButton {
            objectName: "lessonLeave"
            visible: card.lesson.finished
            width: parent.width
            text: card.lesson.gameWaits ? buttons.easyGame : qsTr("New game")
            onClicked: card.lesson.gameWaits ? card.lesson.playEasyGame() : card.lesson.leave()
        }
        MainButton {
            objectName: "lessonOn"
            visible: card.lesson.done
            width: parent.width
            text: card.lesson.finished ? (card.lesson.gameWaits ? qsTr("Return to my game")
                : buttons.easyGame) : card.lesson.number < card.lesson.count ? qsTr("Continue") : qsTr("Finish")
            onClicked: card.lesson.goOn()
        }
        TextButton {
            id: show

            objectName: "lessonShow"
            visible: !card.lesson.done
            width: parent.width
            symbol: "bulb"
            text: qsTr("Show me")
            hint: qsTr("Shows how it is done")
            onClicked: {
                if (fresh.running)
                    return
                const byKey = show.activeFocus
                card.lesson.showMe()
                if (byKey)
                    card.shownByKey()
            }
        }
    }
}
