import QtQuick
import Storeys
import Storeys.Scene
import Storeys.Table

// The story of a turn: the tiles of a play come down in order, word after word is counted, then the total grows. A pass
// or an exchange is only shown as text. All of it follows from one number, the time since the beginning; with reduced
// motion the story begins at its end. It is shown until any input or another turn. Computers wait until there was time
// to read it. Draws nothing itself.
Item {
    id: story

    required property GameTable gameTable
    property playStory change
    property bool shown: false
    property bool told: false               // change is set, and the times below belong to it
    property real at: 0                     // milliseconds since the beginning
    property bool moving: false             // tiles come down or points are counted
    readonly property bool adds: !change.back && gameTable.view.shape.counted     // the points of the play are counted
    readonly property bool reading: rest.running        // at its end, while it is given time to be read
    readonly property bool showing: moving || reading
    readonly property int readingTime: Math.round((change.own ? 900 : 1200) * Theme.showPace)   // milliseconds
    // All times are multiplied by it. A person's own play takes half as long.
    readonly property real pace: Theme.reducedMotion ? 0 : Theme.showPace * (change.own ? 0.5 : 1)
    readonly property real fall: 260 * pace             // time of a tile in the air, milliseconds
    readonly property real count: 90 * pace             // from number to number, milliseconds
    // of the whole story, milliseconds
    readonly property real length: summed + (!adds || chapters.length === 0 ? 0 : 400 * pace)
    readonly property int step: 33                      // milliseconds between frames while something moves
    // when the total begins to grow, milliseconds
    readonly property real summed: chapters.length > 0 ? chapters[chapters.length - 1].end + count : 0
    // One for each word, times in milliseconds: when it begins, the time from tile to tile, when its counting begins
    // and ends.
    readonly property var chapters: {
        let begin = 0
        return Array.from(story.change.words, (word, i) => {
            const laid = Array.from(word.chips).filter(chip => chip.laid).length, gap = i === 0 ? 120 * story.pace : 0
            const start = begin, counted = start + story.fall + (laid - 1) * gap + story.count
            const end = counted + (story.adds ? story.count * word.chips.length : 0)
            begin = end + story.count
            return { start: start, gap: gap, counted: counted, end: end }
        })
    }
    // the total as shown now
    readonly property int points: Math.round(change.points * (length > summed ? Math.max(0, Math.min(1, (at - summed) / (length - summed))) : 1))

    // How far a laid tile of a word has come down, 0 to 1. `tile` counts the laid tiles of the word.
    function fallen(word: int, tile: int): real {
        const since = story.at - story.chapters[word].start - tile * story.chapters[word].gap
        return story.fall > 0 ? Math.max(0, Math.min(1, since / story.fall)) : 1
    }
    // How many tiles of the word have been counted.
    function counted(word: int): int {
        const tiles = story.change.words[word].chips.length, since = story.at - story.chapters[word].counted
        return !story.adds ? 0 : story.count > 0 ? Math.max(0, Math.min(tiles, Math.floor(since / story.count + 0.01))) : tiles
    }
    function isCounted(word: int): bool { return story.counted(word) === story.change.words[word].chips.length }
    // "WOOD → WOOL"; a new word stands alone.
    function becomes(word: scoredWord): string {
        const former = Array.from(word.was).join(" · ")
        const from = story.change.back ? word.word : former, to = story.change.back ? former : word.word
        return from === "" ? to : Theme.filled(qsTr("%1 → %2"), [from, to === "" ? "–" : to])
    }
    // The play in a line: "Ada played CORMS", "Ada: WOOD → WOOL".
    function headline(): string {
        const word = story.change.words[0], who = story.change.who
        if (word.was.length > 0)
            return Theme.filled(qsTr("%1: %2", "player, what became of a word"), [who, story.becomes(word)])
        return story.gameTable.view.isYou(who) ? qsTr("You played %1").arg(word.word) : Theme.filled(qsTr("%1 played %2", "player, word"), [who, word.word])
    }
    // The next time at which the story looks different: one step later while tiles fall or the total grows, otherwise
    // with the next number.
    function nextTime(): real {
        const chapter = story.chapters.find(chapter => story.at < chapter.end)
        if (chapter === undefined)
            return story.at < story.summed ? story.summed : Math.min(story.length, story.at + story.step)
        if (story.at < chapter.start)
            return chapter.start
        if (story.at < chapter.counted - story.count)
            return Math.min(story.at + story.step, chapter.counted - story.count)
        return chapter.counted + Math.max(0, Math.floor((story.at - chapter.counted) / story.count + 0.01) + 1) * story.count
    }
    function goOn(): void {
        story.moving = story.at < story.length
        if (!story.moving)
            return rest.restart()
        clock.due = story.nextTime()
        clock.wakeAt(clock.due)
    }
    function begin(change: playStory): void {
        if (Theme.showPace === 0 || story.gameTable.view.look.active)   // a look back has a card of its own
            return
        story.skip()
        story.told = false                  // nobody may show the new words with the times of the old ones
        story.change = change
        story.at = 0
        story.told = true
        story.shown = true
        clock.begin()
        story.goOn()
    }
    // Stops the story at a time, for screenshots of it.
    function stopAt(time: real): void {
        story.halt()
        story.at = Math.min(time, story.length)
    }
    function halt(): void {
        clock.stop()
        story.moving = false
    }
    function skip(): void {
        story.halt()
        rest.stop()
        story.at = story.length
        story.shown = false
    }

    Connections {
        target: story.gameTable.view

        function onWordsChanged(change: playStory): void { story.begin(change) }
        function onBegun(): void { story.skip() }
    }
    Connections {
        target: story.gameTable.view.look

        function onActiveChanged(): void { story.skip() }
    }
    FlowHold { flow: story.gameTable.flow; kind: FlowHold.Show; active: story.showing }
    InputWatch {
        window: story.Window.window
        on: story.shown
        onUsed: story.skip()
    }
    // Not an animation, which would draw every frame even while nothing moves.
    Stopwatch {
        id: clock

        property real due: 0

        onWoke: {
            story.at = Math.min(story.length, Math.max(clock.due, clock.elapsed()))
            story.goOn()
        }
    }
    Timer { id: rest; interval: story.readingTime }
    // Hides the story, once read, if the play card under it has news: there is no valid play, or time is short.
    Binding {
        target: story
        property: "shown"
        value: false
        when: !story.moving && !story.reading && (story.gameTable.view.stuck || story.gameTable.game.clock.warning !== "")
        restoreMode: Binding.RestoreNone
    }
}
