import QtQuick
import Storeys
import Storeys.Table

// One of the other words of a play: its tiles, its score and, between them or below, how the score comes about.
Item {
    id: line

    required property ChangeStory story
    required property int index             // of the word in the play
    readonly property scoredWord word: story.change.words[index]
    readonly property real room: width - points.implicitWidth - Theme.unit
    readonly property int gap: Math.round(2 * Theme.scale)
    // how the score comes about stands between tiles and score
    readonly property bool beside: tiles.used + sum.implicitWidth <= room

    signal requested()                      // to look the word up

    objectName: "changed" + word.word
    height: tiles.implicitHeight + (beside || !story.adds ? 0 : gap + sum.height)
    opacity: story.at >= story.chapters[index].start ? 1 : 0
    LayoutMirroring.enabled: false          // sums are written in the direction of words
    LayoutMirroring.childrenInherit: true

    ChangedWord {
        id: tiles

        width: line.room
        height: implicitHeight
        story: line.story
        index: line.index
        size: Math.round(22 * Theme.scale)
        counted: false

        MouseArea {
            width: tiles.used
            height: parent.height
            cursorShape: Qt.PointingHandCursor
            onPressed: line.requested()
        }
    }
    Label {
        id: sum

        objectName: "sum"
        x: line.beside ? tiles.used : 0
        y: line.beside ? tiles.implicitHeight - height - line.gap : tiles.implicitHeight + line.gap
        width: line.beside ? implicitWidth : line.room
        visible: points.visible
        text: line.word.sum
        wrapMode: Text.WordWrap
        elide: Text.ElideNone
        color: Theme.p.soft
        font.pixelSize: Theme.caption
    }
    Label {
        id: points

        objectName: "points"
        anchors { right: parent.right; bottom: tiles.bottom }
        visible: line.story.isCounted(line.index)
        text: line.word.score
        font.bold: true
    }
}
