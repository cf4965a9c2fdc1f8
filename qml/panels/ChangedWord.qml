pragma ComponentBehavior: Bound
import QtQuick
import Storeys
import Storeys.Table

// A word of a play, tile by tile: each laid tile comes down on the tile that it covers, which then stands small below
// it. When a play is taken off the board, its tiles stand small above the word, each with an arrow that leads away.
Item {
    id: word

    required property ChangeStory story
    required property int index             // of the word in the play
    property int size: Math.round(30 * Theme.scale)
    property bool counted: true             // what each tile adds stands below it
    property bool closed: true              // see WordChips
    // the play is taken off the board
    readonly property bool back: story.change.back
    readonly property scoredWord told: story.change.words[index]
    readonly property list<wordChip> chips: told.chips
    // by tile, how many laid tiles are before it; -1: it is not laid
    readonly property list<int> orders: Array.from(chips, (chip, i) => chip.laid ? chips.slice(0, i).filter(other => other.laid).length : -1)
    // by tile, what its square shows now
    readonly property list<wordChip> states: Array.from(chips, (chip, i) => !chip.laid || (word.story.fallen(word.index, word.orders[i]) === 1) !== word.back
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
    Accessible.name: story.becomes(told)

    onKeyChanged: now.chips = word.states       // rarer than each step of the story
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
        countedTo: word.story.counted(word.index)
        factor: word.told.factor
    }
    Repeater {
        model: word.chips

        Item {
            id: place

            required property wordChip modelData
            required property int index
            readonly property real fallen: modelData.laid ? word.story.fallen(word.index, word.orders[index]) : 1
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
