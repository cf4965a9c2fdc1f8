import QtQuick
import Storeys

// One of the other words of a play: its tiles, its arithmetic, its points.
Item {
    id: line

    required property ChangeStory story
    required property int index             // of the word in the play
    readonly property var word: story.change.words[index]

    height: tiles.implicitHeight
    opacity: story.at >= story.chapters[index].start ? 1 : 0

    ChangedWord {
        id: tiles

        width: Math.round(parent.width * 0.52)
        height: implicitHeight
        story: line.story
        index: line.index
        size: Math.round(22 * Theme.scale)
        counted: false
    }
    Label {
        anchors { left: tiles.right; right: points.left; rightMargin: Theme.unit; bottom: parent.bottom; bottomMargin: Math.round(2 * Theme.scale) }
        visible: points.visible
        text: line.word.arithmetic
        wrapMode: Text.WordWrap
        elide: Text.ElideNone
        color: Theme.p.soft
        font.pixelSize: Theme.caption
    }
    Label {
        id: points

        anchors { right: parent.right; bottom: parent.bottom }
        visible: line.story.isCounted(line.index)
        text: line.word.score
        font.bold: true
    }
}
