import QtQuick
import QtQuick.Templates as T
import Storeys
import Storeys.Table

// A step of a lesson: what to do and why, a reply to what was tried, and buttons to go on or leave.
Rectangle {
    id: card

    required property Lesson lesson
    required property real most         // height that it may have

    signal skipRequested()
    signal shownByKey()                 // see LessonButtons

    implicitHeight: Math.min(most, content.height + foot.height + 3 * Theme.margin)
    radius: Theme.cardRadius
    color: Theme.p.card
    border { width: 2; color: Theme.p.accent }
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Tutorial")
    Accessible.description: content.plain

    Flickable {
        id: page

        readonly property int rim: Math.round(4 * Theme.scale)      // above and below the words, for a focus ring

        objectName: "lessonPage"
        anchors { fill: parent; margins: Theme.margin; topMargin: Theme.margin - rim; bottomMargin: foot.height + 2 * Theme.margin - rim }
        contentHeight: content.height + 2 * rim
        clip: contentHeight > height
        boundsBehavior: Flickable.StopAtBounds
        T.ScrollBar.vertical: ScrollHandle {}

        LessonWords {
            id: content

            y: page.rim
            width: page.width - Theme.unit
            lesson: card.lesson
            onSkipRequested: card.skipRequested()
            onBegun: page.contentY = 0
            // Scrolls down to a new reply.
            onHeightChanged: page.contentY = card.lesson.reply === "" ? 0 : Math.max(0, page.contentHeight - page.height)
        }
    }
    LessonButtons {
        id: foot

        anchors { left: parent.left; right: parent.right; bottom: parent.bottom; margins: Theme.margin }
        lesson: card.lesson
        onShownByKey: card.shownByKey()
    }
}
