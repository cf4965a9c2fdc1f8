pragma ComponentBehavior: Bound
import QtQuick
import Storeys

// The words of a play with what each of them counts: the main word as tiles, the others a line each, then the total.
// A single short word has its total beside it, as there is nothing else to add.
Column {
    id: sum

    required property var words         // main word first, as in draft.words
    required property int bonus
    required property int total
    property bool counted: true         // false: only the words, as the play can't be made

    signal wordRequested(string word)

    readonly property var mainWord: words[0] ?? { word: "", chips: [], score: 0 }
    readonly property bool brief: mainWord.chips.length <= 7        // room for a number beside its tiles
    readonly property bool single: words.length === 1 && bonus === 0
    readonly property bool beside: single && brief

    // What is added to the main word, and that word again where its score has no room beside its tiles.
    readonly property var lines: {
        const others = sum.words.slice(sum.single || sum.brief || !sum.counted ? 1 : 0).map(word => ({
            word: word.word, label: word.word, points: word.score, detail: word === sum.mainWord || !sum.counted ? "" : word.arithmetic,
            fault: word.chips.some(chip => chip.fault) }))
        if (sum.bonus > 0)
            others.push({ label: qsTr("All tiles placed"), points: sum.bonus, detail: "", fault: false })
        return others
    }

    spacing: Math.round(6 * Theme.scale)

    Item {
        width: parent.width
        height: chips.height
        LayoutMirroring.enabled: false      // a sum runs as the word does
        LayoutMirroring.childrenInherit: true

        WordChips {
            id: chips

            objectName: "mainWord"
            anchors.left: parent.left
            width: parent.width - (sum.counted && sum.brief ? Math.round(52 * Theme.scale) : 0)
            height: implicitHeight
            chips: sum.mainWord.chips
            factor: sum.mainWord.factor ?? 1
            counted: sum.counted

            MouseArea {
                anchors.fill: parent
                cursorShape: Qt.PointingHandCursor
                onClicked: sum.wordRequested(sum.mainWord.word)
            }
        }
        Label {
            anchors { right: parent.right; bottom: parent.bottom; bottomMargin: -Math.round((sum.beside ? 5 : -1) * Theme.scale) }
            visible: sum.counted && sum.brief
            text: sum.mainWord.score
            font { pixelSize: sum.beside ? Theme.total : Theme.title; bold: true }
        }
    }
    Column {
        width: parent.width
        visible: sum.lines.length > 0

        Repeater {
            model: sum.lines

            SumLine { counted: sum.counted; onWordRequested: word => sum.wordRequested(word) }
        }
    }
    SumTotal {
        visible: sum.counted && !sum.beside
        total: sum.total
    }
}
