import QtQuick
import QtTest
import Storeys
import Storeys.Fixture
import Storeys.Table

// What is added up is shown to its end, and comes to what the play scores.
Item {
    id: root

    width: 800
    height: 2400

    GameFixture { id: fixture }
    SidePanel {
        id: panel

        width: Theme.panelWidth
        height: root.height
        gameTable: fixture.table
        commands: Commands { gameTable: fixture.table }
    }
    PlaySum { id: playSum; width: Theme.panelWidth - 4 * Theme.margin; words: test.words; bonus: 0; starBonus: 0; total: 0 }

    TestCase {
        id: test

        readonly property TableView view: fixture.table.view
        readonly property ChangeStory story: changeCard?.story ?? null
        property ChangeCard changeCard: null
        property list<scoredWord> words: []
        property int at: 1              // of the random numbers

        name: "Sums"
        when: windowShown

        function below(bound: int): int {
            test.at = (test.at * 48271) % 2147483647
            return test.at % bound
        }
        // Not by a binding, which would look through all children again whenever some of them change.
        function initTestCase() { test.changeCard = findChild(panel, "changeCard") as ChangeCard }
        function cleanup() {
            Theme.textScale = 1
            test.story.skip()
        }

        // ---- what is seen
        function seen(item: Item, wanted: var): var {
            const under = Array.from(item.children).filter(child => child.visible && child.opacity > 0)
                .reduce((found, child) => found.concat(test.seen(child, wanted)), [])
            return wanted(item) ? [item].concat(under) : under
        }
        // Of "5 + 3" and "(5 + 3) × 2".
        function value(text: string): int {
            const parts = text.match(/^\(?([\d +]+)\)?(?: × (\d+))?$/)
            verify(parts !== null, text)
            return parts[1].split("+").reduce((sum, part) => sum + Number(part), 0) * Number(parts[2] ?? 1)
        }
        // All numbers in it are whole, and within the margins of the card.
        function checkWhole(item: Item): void {
            for (const label of test.seen(item, item => item instanceof Label && /\d/.test(item.text))) {
                const left = label.mapToItem(item, 0, 0).x
                verify(!label.truncated, label.text)
                verify(left > -Theme.unit && left + label.contentWidth < item.width + Theme.unit, label.text)
            }
        }
        // The numbers below the tiles, and where they lead to.
        function checkTiles(chips: WordChips, score: Item, value: int): void {
            const labels = test.seen(chips, item => item instanceof Label && item.text !== "")
            const numbers = labels.filter(label => /^\(?\d+\)?$/.test(label.text)), last = labels[labels.length - 1].text
            compare(numbers.length, chips.chips.length)
            compare(test.value(numbers.map(label => label.text).join(" + ") + (last.match(/ ?× \d+/)?.[0] ?? "").replace(/^×/, " ×")), value)
            compare(last.endsWith("="), score !== null)
            if (score === null)
                return
            compare(score.text, String(value))
            for (const label of labels)
                verify(label.mapToItem(chips, label.contentWidth, 0).x <= score.mapToItem(chips, 0, 0).x, label.text)
        }
        // A sum as the play card, a look back and the story of a play show it.
        function checkSum(sum: Item, words: var, total: int): void {
            const score = test.seen(sum, item => item.objectName === "wordScore")[0] ?? null
            const lines = test.seen(sum, item => item instanceof SumLine || /^changed[A-Z]/.test(item.objectName))
            const ends = test.seen(sum, item => item instanceof SumTotal)
            const points = lines.map(line => Number(findChild(line, "points").text))
            test.checkWhole(sum)
            test.checkTiles(test.seen(sum, item => item instanceof WordChips && item.counted)[0], score, words[0].score)
            for (const line of lines) {
                const detail = line instanceof SumLine ? line.detail : findChild(line, "sum").text
                if (detail !== "")
                    compare(test.value(detail), Number(findChild(line, "points").text))
            }
            if (ends.length > 0)
                compare(findChild(ends[0], "total").text, String(total))
            else
                compare(score.text, String(total))
            if (lines.length > 0)
                compare(points.reduce((sum, part) => sum + part, Number(score?.text ?? 0)), total)
        }
        function checkClaims(list: Item, total: int): void {
            const rows = test.seen(list, item => /^claim\d/.test(item.objectName) || item instanceof SumLine)
            test.checkWhole(list)
            compare(rows.reduce((sum, row) => sum + Number(findChild(row, "points").text), 0), total)
            compare(findChild(test.seen(list, item => item instanceof SumTotal)[0], "total").text, String(total))
        }
        function checkStory(words: var, total: int): void {
            test.story.stopAt(test.story.length)
            tryVerify(() => test.changeCard.visible)
            test.checkSum(test.seen(test.changeCard, item => item instanceof ChangeSum)[0], words, total)
        }

        // ---- what is shown
        function word(length: int): scoredWord {
            const letters = "SHARPENERSHARPE".slice(0, length), all = count => String(count).repeat(length)
            const word = fixture.word(letters, all(1), "x".repeat(length)), points = Array.from(letters, () => test.below(11))
            word.chips = Array.from(word.chips, (chip, i) => Object.assign(chip, { points: points[i] }))
            word.factor = 1 + test.below(3)
            word.score = points.reduce((sum, part) => sum + part, 0) * word.factor
            word.sum = word.factor > 1 ? Theme.filled("(%1) × %2", [points.join(" + "), word.factor]) : points.join(" + ")
            return word
        }
        function test_plays_with_words_of_all_lengths_data(): var { return [1, 1.2, 1.5, 2].map(size => ({ tag: size, size: size })) }
        function test_plays_with_words_of_all_lengths(row: var): void {
            Theme.textScale = row.size
            compare(fixture.start({ players: [{ name: "You", level: "" }] }), "")
            for (let i = 0; i < 14; ++i) {
                test.words = Array.from({ length: 1 + test.below(6) }, (none, at) => test.word(at === 0 ? 2 + i % 14 : 2 + test.below(14)))
                const bonus = 50 * test.below(2), starBonus = 15 * test.below(2)
                const words = Array.from(test.words), total = words.reduce((sum, word) => sum + word.score, bonus + starBonus)
                Object.assign(playSum, { bonus: bonus, starBonus: starBonus, total: total })
                test.checkSum(playSum, words, total)
                test.view.wordsChanged(Object.assign(fixture.story(), { who: "Ada", points: total, words: words, bonus: bonus, starBonus: starBonus }))
                test.checkStory(words, total)
            }
        }
        function test_plays_of_all_games_data(): var {
            return ["stack10", "stack8", "cross15", "blanks-blockers", "surprise", "free-for-all", "bust-out", "hyper-race"].map(variant => ({ tag: variant }))
        }
        function test_plays_of_all_games(row: var): void {
            let plays = 0
            for (let seed = 1; seed < 4; ++seed) {
                Theme.textScale = [1, 1.5, 2][seed - 1]
                compare(fixture.start({ variant: row.tag, players: ["You", "Bo"].map(name => ({ name: name, level: "" })), seed: seed }), "")
                for (let turn = 0; turn < 4 && test.view.mayAct; ++turn) {      // a card may leave a choice
                    test.story.skip()
                    const text = fixture.anyPlay(10 * seed + turn), draft = test.view.draft
                    if (text === "")
                        break
                    compare(fixture.table.cursor.layText(text), "")
                    const words = Array.from(draft.words), total = draft.score
                    const sum = findChild(panel, "playSum"), list = test.seen(panel, item => item instanceof ClaimList)[0]
                    if (!test.view.shape.counted)
                        compare(test.seen(panel, item => item instanceof SumTotal).length, 0)
                    else if (test.view.shape.paths)
                        test.checkClaims(list, total)
                    else
                        test.checkSum(sum, words, total)
                    test.view.play()
                    ++plays
                    if (!test.view.shape.counted)
                        continue
                    test.checkStory(words, total)
                    const last = test.view.turns.at(test.view.turns.count - 1)
                    compare([test.value(last.sum), last.points], [total, total])
                }
            }
            verify(plays >= 8)
        }
    }
}
