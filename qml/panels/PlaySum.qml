pragma ComponentBehavior: Bound
import QtQuick
import Storeys
import Storeys.Table

// The words of a play with their scores: the main word as tiles, the others in a line each, then the total. A single
// short word has the total beside it, as there is nothing else to add.
Column {
    id: sum

    required property list<scoredWord> words     // main word first
    required property int bonus         // for all tiles of the rack
    required property int starBonus     // for joined stars
    required property int total
    property bool counted: true         // false: only the words, without scores

    signal wordRequested(string word)

    readonly property bool present: words.length > 0
    // there is room for a score beside the main word
    readonly property bool brief: !present || words[0].chips.length <= 7
    readonly property bool single: words.length === 1 && bonus === 0 && starBonus === 0
    // the total stands beside the main word
    readonly property bool beside: single && brief

    spacing: Math.round(6 * Theme.scale)

    Item {
        width: parent.width
        height: chips.height
        LayoutMirroring.enabled: false      // sums are written in the direction of words
        LayoutMirroring.childrenInherit: true

        WordChips {
            id: chips

            objectName: "mainWord"
            anchors.left: parent.left
            width: parent.width - (sum.counted && sum.brief ? Math.round(52 * Theme.scale) : 0)
            chips: sum.present ? sum.words[0].chips : []
            factor: sum.present ? sum.words[0].factor : 1
            counted: sum.counted
            closed: sum.brief

            MouseArea {
                anchors.fill: parent
                cursorShape: Qt.PointingHandCursor
                onClicked: sum.wordRequested(sum.words[0].word)
            }
        }
        Label {
            objectName: "wordScore"
            anchors { right: parent.right; bottom: parent.bottom; bottomMargin: -Math.round((sum.beside ? 5 : -1) * Theme.scale) }
            visible: sum.counted && sum.brief
            text: sum.present ? sum.words[0].score : ""
            font { pixelSize: sum.beside ? Theme.total : Theme.title; bold: true }
        }
    }
    Column {
        width: parent.width
        visible: sum.present && !sum.single

        Repeater {
            model: sum.words

            // Includes the main word if its score has no room beside its tiles.
            SumLine {
                required property scoredWord modelData
                required property int index

                objectName: "sumOf" + modelData.word
                visible: index > 0 || (sum.counted && !sum.brief)
                label: modelData.word
                detail: index > 0 && sum.counted ? modelData.sum : ""
                points: modelData.score
                counted: sum.counted
                linked: true
                onRequested: sum.wordRequested(modelData.word)
            }
        }
        BonusLines { bonus: sum.bonus; starBonus: sum.starBonus; counted: sum.counted }
    }
    SumTotal {
        visible: sum.counted && !sum.beside
        total: sum.total
    }
}
