import QtQuick
import Storeys
import Storeys.Table

// The text of a step of a lesson: title, task, and the reply to what was tried.
Column {
    id: words

    required property Lesson lesson
    // all of it without markup
    readonly property string plain: (lesson.title + ". " + lesson.task + ". " + lesson.reply).replace(/<[^>]*>/g, " ")

    signal begun()      // another step
    signal skipRequested()

    spacing: Math.round(10 * Theme.scale)

    Connections {
        target: words.lesson

        function onNumberChanged(): void { words.begun() }
    }
    Row {
        width: parent.width
        spacing: Theme.unit

        Icon { id: book; anchors.verticalCenter: parent.verticalCenter; name: "book"; tint: Theme.p.accent }
        Label {
            objectName: "lessonTitle"
            width: words.width - book.width - count.width - skip.width - 3 * parent.spacing
            anchors.verticalCenter: parent.verticalCenter
            text: words.lesson.title
            wrapMode: Text.WordWrap
            font { pixelSize: Theme.title; bold: true }
            Accessible.role: Accessible.Heading
        }
        Label {
            id: count

            anchors.verticalCenter: parent.verticalCenter
            text: words.lesson.finished ? "" : Theme.filled(qsTr("%1 of %2"), [words.lesson.number, words.lesson.count])
            color: Theme.p.soft
            font.pixelSize: Theme.caption
        }
        IconButton {
            id: skip

            objectName: "lessonSkip"
            anchors.verticalCenter: parent.verticalCenter
            visible: !words.lesson.finished
            width: visible ? implicitWidth : 0
            quiet: true
            icon: "cross"
            text: qsTr("Skip the tutorial")
            hintSide: Qt.LeftEdge
            onClicked: words.skipRequested()
        }
    }
    Paragraph {
        objectName: "lessonTask"
        width: parent.width
        text: words.lesson.task
        textFormat: Text.StyledText
        color: Theme.p.text
        Accessible.name: text.replace(/<[^>]*>/g, " ")
    }
    Notice {
        objectName: "lessonReply"
        warning: words.lesson.warns
        text: words.lesson.reply
        format: Text.StyledText
    }
}
