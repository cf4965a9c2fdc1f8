pragma ComponentBehavior: Bound
import QtQuick
import Storeys
import Storeys.Table

// The words of a play in a ChangeStory: the main word large, the others below it, then the total. With more than four
// words, the others take only a line of text each.
Column {
    id: sum

    required property ChangeStory story
    readonly property list<scoredWord> words: story.change.words
    readonly property bool brief: words[0].chips.length <= 7        // there is room for its score beside its tiles
    readonly property bool single: words.length === 1 && story.change.bonus === 0 && story.change.starBonus === 0
    readonly property bool beside: single && brief                  // the total stands beside the main word
    readonly property bool slim: words.length > 4
    readonly property bool counted: story.adds && story.at >= story.summed

    signal wordRequested(string word)

    spacing: Math.round(8 * Theme.scale)

    Item {
        width: parent.width
        height: mainWord.implicitHeight
        LayoutMirroring.enabled: false      // sums are written in the direction of words
        LayoutMirroring.childrenInherit: true

        ChangedWord {
            id: mainWord

            objectName: "mainChange"
            width: parent.width - (sum.brief ? Math.max(Math.round(52 * Theme.scale), Math.ceil(scoreSize.width) + Theme.unit) : 0)
            story: sum.story
            index: 0
            closed: sum.brief

            MouseArea {
                anchors.fill: parent
                cursorShape: Qt.PointingHandCursor
                // not onClicked: the press ends the story and hides the card
                onPressed: sum.wordRequested(sum.words[0].word)
            }
        }
        // The score as it will be, so that the word keeps its place while points are counted.
        TextMetrics { id: scoreSize; font: score.font; text: sum.beside ? sum.story.change.points : sum.words[0].score }
        Label {
            id: score

            objectName: "wordScore"
            anchors { right: parent.right; bottom: parent.bottom; bottomMargin: Math.round((sum.beside ? -5 : 2) * Theme.scale) }
            visible: sum.brief && sum.story.isCounted(0)
            text: sum.beside ? sum.story.points : sum.words[0].score
            font { pixelSize: sum.beside ? Theme.total : Theme.title; bold: true }
        }
    }
    // The score of a main word that leaves no room beside its tiles.
    SumLine {
        objectName: "mainLine"
        visible: !sum.brief && !sum.single && sum.story.adds
        label: sum.words[0].word
        points: sum.words[0].score
        counted: sum.story.isCounted(0)
        linked: true
        atOnce: true
        onRequested: sum.wordRequested(sum.words[0].word)
    }
    Repeater {
        model: sum.slim ? 0 : sum.words.length - 1

        ChangedLine {
            required property int modelData

            width: sum.width
            story: sum.story
            index: modelData + 1
            onRequested: sum.wordRequested(word.word)
        }
    }
    Column {
        width: parent.width
        visible: sum.slim || bonuses.any

        Repeater {
            model: sum.slim ? sum.words : []

            SumLine {
                required property scoredWord modelData
                required property int index

                visible: index > 0
                label: sum.story.becomes(modelData)
                detail: modelData.sum
                points: modelData.score
                counted: sum.counted
                linked: true
                atOnce: true
                onRequested: sum.wordRequested(modelData.word)
            }
        }
        BonusLines { id: bonuses; bonus: sum.story.change.bonus; starBonus: sum.story.change.starBonus; counted: sum.counted }
    }
    SumTotal {
        objectName: "changeTotal"
        width: parent.width
        visible: sum.story.adds && !sum.beside
        opacity: sum.story.at < sum.story.summed ? 0 : 1
        total: sum.story.points
    }
}
