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
    readonly property bool brief: words[0].chips.length <= 7        // the main word's score fits beside its tiles
    readonly property bool single: words.length === 1 && story.change.bonus === 0 && story.change.starBonus === 0
    readonly property bool beside: single && brief                  // the total stands beside the main word
    readonly property bool slim: words.length > 4
    readonly property bool counted: story.adds && story.at >= story.summed

    signal wordRequested(string word)
    signal reached(Item line)           // the story has come to it

    onCountedChanged: if (counted) sum.reached(beside ? main : total)
    spacing: Math.round(8 * Theme.scale)

    Item {
        id: main

        width: parent.width
        height: mainWord.implicitHeight
        LayoutMirroring.enabled: false      // sums are written in the direction of words
        LayoutMirroring.childrenInherit: true

        ChangedWord {
            id: mainWord

            objectName: "mainChange"
            width: parent.width - (sum.brief ? Math.max(Math.round(52 * Theme.scale), Math.ceil(scoreSize.width) + Theme.unit) : 0)
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

        // One of the other words of a play: its tiles, its score and, between them or below, how the score comes about.
        Item {
            id: line

            required property int modelData
            readonly property int index: modelData + 1             // of the word in the play
            readonly property scoredWord word: sum.story.change.words[index]
            readonly property real room: width - points.implicitWidth - Theme.unit
            readonly property int gap: Math.round(2 * Theme.scale)
            // how the score comes about stands between tiles and score
            readonly property bool beside: tiles.used + how.implicitWidth <= room

            width: sum.width
            objectName: "changed" + word.word
            height: tiles.implicitHeight + (beside || !sum.story.adds ? 0 : gap + how.height)
            opacity: sum.story.at >= sum.story.chapters[index].start ? 1 : 0
            onOpacityChanged: if (opacity === 1) sum.reached(line)
            LayoutMirroring.enabled: false          // sums are written in the direction of words
            LayoutMirroring.childrenInherit: true

            ChangedWord {
                id: tiles

                width: line.room
                index: line.index
                size: Math.round(22 * Theme.scale)
                counted: false

                MouseArea {
                    width: tiles.used
                    height: parent.height
                    cursorShape: Qt.PointingHandCursor
                    onPressed: sum.wordRequested(line.word.word)
                }
            }
            WrappedLabel {
                id: how

                objectName: "sum"
                x: line.beside ? tiles.used : 0
                y: line.beside ? tiles.implicitHeight - height - line.gap : tiles.implicitHeight + line.gap
                width: line.beside ? implicitWidth : line.room
                visible: points.visible
                text: line.word.sum
                color: Theme.p.soft
                font.pixelSize: Theme.caption
            }
            Label {
                id: points

                objectName: "points"
                anchors { right: parent.right; bottom: tiles.bottom }
                visible: sum.story.isCounted(line.index)
                text: line.word.score
                font.bold: true
            }
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
        id: total

        objectName: "changeTotal"
        visible: sum.story.adds && !sum.beside
        opacity: sum.story.at < sum.story.summed ? 0 : 1
        total: sum.story.points
    }

    // A word of a play, tile by tile: each laid tile comes down on the tile that it covers, which then stands small
    // below it. When a play is taken off the board, its tiles stand small above the word, each with an arrow that
    // leads away.
    component ChangedWord: Item {
        id: word

        required property int index             // of the word in the play
        property int size: Math.round(30 * Theme.scale)
        property bool counted: true             // what each tile adds stands below it
        property bool closed: true              // see WordChips
        // the play is taken off the board
        readonly property bool back: sum.story.change.back
        readonly property scoredWord told: sum.story.change.words[index]
        readonly property list<wordChip> chips: told.chips
        // by tile, how many laid tiles are before it; -1: it is not laid
        readonly property list<int> orders: Array.from(chips, (chip, i) => chip.laid ? chips.slice(0, i).filter(other => other.laid).length : -1)
        // by tile, what its square shows now
        readonly property list<wordChip> states: Array.from(chips, (chip, i) => !chip.laid || (sum.story.fallen(word.index, word.orders[i]) === 1) !== word.back
                                                            ? chip : chip.former())
        // changes when a square shows something else
        readonly property string key: Array.from(states, chip => chip.face + chip.height).join()
        readonly property bool marked: back || Array.from(chips).some(chip => chip.laid && chip.was !== "")
        readonly property int used: chips.length * now.step     // width of the tiles
        // room above and below the tiles for small ones
        readonly property int head: back ? Math.round(size * 1.1) : 0
        readonly property int foot: marked && !back ? Math.round(size * 0.72) + Math.round(Theme.scale) : 0

        implicitHeight: now.implicitHeight
        Accessible.role: Accessible.StaticText
        Accessible.name: sum.story.becomes(told)

        onKeyChanged: now.chips = word.states       // less often than each step of the story
        Component.onCompleted: now.chips = word.states

        WordChips {
            id: now

            objectName: "tilesNow"
            width: word.width
            chips: []
            head: word.head
            foot: word.foot
            largest: word.size
            counted: word.counted && !word.back
            closed: word.closed
            countedTo: sum.story.counted(word.index)
            factor: word.told.factor
            Accessible.ignored: !counted        // then it only repeats the name of the whole
        }
        Repeater {
            model: word.chips

            Item {
                id: place

                required property wordChip modelData
                required property int index
                readonly property real fallen: modelData.laid ? sum.story.fallen(word.index, word.orders[index]) : 1
                readonly property bool done: modelData.laid && fallen === 1

                x: now.tileX(index)
                width: now.size
                height: word.height

                TileChip {
                    anchors.horizontalCenter: parent.horizontalCenter
                    y: word.back ? 0 : now.size + Math.round(Theme.scale)
                    visible: place.done && face !== ""
                    face: word.back ? place.modelData.face : place.modelData.was
                    storey: word.back ? place.modelData.height : place.modelData.wasHeight
                    size: Math.round(now.size * 0.72)
                }
                Icon {
                    anchors { horizontalCenter: parent.horizontalCenter; bottom: parent.top; bottomMargin: -word.head }
                    visible: place.done && word.back
                    name: "away"
                    size: Math.round(word.size * 0.36)
                    tint: Theme.p.draftMark
                }
                TileChip {
                    y: word.head - Math.round((word.head + word.size * 0.3) * (1 - place.fallen) * (1 - place.fallen))
                    visible: !word.back && place.fallen > 0 && place.fallen < 1
                    face: place.modelData.face
                    storey: place.modelData.height
                    laid: true
                    size: now.size
                }
            }
        }
    }
}
