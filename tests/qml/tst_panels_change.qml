import QtQuick
import QtTest
import Storeys
import Storeys.Fixture

Item {
    id: root

    width: 400
    height: 800

    GameFixture { id: fixture; record: "stack10"; turns: 18 }
    SignalSpy { id: asked; target: panel; signalName: "wordRequested" }
    SignalSpy { id: plays; target: fixture.table.view; signalName: "played" }
    SidePanel {
        id: panel

        width: 328
        height: root.height
        gameTable: fixture.table
        commands: Commands { gameTable: fixture.table }
    }

    TestCase {
        id: test

        readonly property ChangeCard card: findChild(panel, "changeCard") as ChangeCard
        readonly property ChangeStory story: card.story

        // LEAP comes down and makes WOOL of WOOD.
        readonly property var usual: {
            const wool = fixture.word("WOOL", "2113", "...x", "WOOD"), leap = fixture.word("LEAP", "3112", "xxxx", "D..T")
            return { who: "Ada", own: false, back: false, points: 14, bonus: 0, starBonus: 0, words: [wool, leap] }
        }

        function now(): string { return findChild(card, "mainChange").states.map(chip => chip.face).join("") }
        function show(changes: var): void { fixture.table.view.wordsChanged(Object.assign(fixture.story(), usual, changes)) }
        function init(): void {
            Theme.reducedMotion = false
            Theme.showSpeed = "normal"
            story.skip()
        }
        function cleanupTestCase(): void {
            Theme.reducedMotion = false
            Theme.showSpeed = "normal"
        }

        function test_the_old_word_becomes_the_new_one_and_is_counted_up(): void {
            show({})
            story.stopAt(0)
            compare(now(), "WOOD")
            compare(story.counted(0), 0)
            compare(story.points, 0)
            story.stopAt(story.chapters[0].counted)
            compare(now(), "WOOL")
            verify(!story.isCounted(0))
            story.stopAt(story.chapters[0].end)
            verify(story.isCounted(0))
            verify(!story.isCounted(1))
            story.stopAt(story.length)
            compare(findChild(card, "changeTotal").total, 14)
            compare(findChild(card, "changeHeading").text, "Ada: WOOD → WOOL")
        }
        function test_a_hint_is_in_reach_and_the_card_can_be_dismissed(): void {
            show({})
            story.stopAt(story.length)
            tryVerify(() => card.visible)
            const button = findChild(card, "changeHintButton")
            verify(button.visible)
            mouseClick(button)
            tryVerify(() => !story.shown && fixture.table.hint.step > 0, 100000)
            show({})
            mouseClick(findChild(card, "changeCloseButton"))
            tryVerify(() => !card.visible)
        }
        // By hand, the press comes some time before the release.
        function test_a_hint_asked_for_while_tiles_move_is_given_data(): var { return [{ tag: "motion", still: false }, { tag: "no motion", still: true }] }
        function test_a_hint_asked_for_while_tiles_move_is_given(row: var): void {
            fixture.begin()
            Theme.reducedMotion = row.still
            show({ back: true, turns: 1 })
            const button = findChild(card, "changeHintButton")
            tryVerify(() => button.visible)
            mousePress(button)
            wait(250)
            mouseRelease(button)
            verify(!story.shown)
            compare(fixture.table.hint.step, 1)
            tryVerify(() => !card.visible)
        }
        function test_a_name_stands_as_it_was_typed(): void {
            show({ who: "Ann %2 <b>Lee" })
            compare(findChild(card, "changeHeading").text, "Ann %2 <b>Lee: WOOD → WOOL")
            show({ who: "Ann %2 <b>Lee", words: [fixture.word("LEAP", "1111", "xxxx")] })
            compare(findChild(card, "changeHeading").text, "Ann %2 <b>Lee played LEAP")
        }
        function test_the_new_tile_stands_above_the_one_it_lies_on(): void {
            show({})
            story.stopAt(story.length)
            compare(findChild(card, "mainChange").head, 0)
            verify(findChild(card, "mainChange").foot > 0)
            show({ back: true })
            story.stopAt(story.length)
            verify(findChild(card, "mainChange").head > 0)
            compare(findChild(card, "mainChange").foot, 0)
        }
        function test_a_pass_is_told_like_a_play(): void {
            show({ words: [], points: 0, news: "Ada passed" })
            verify(story.shown)
            compare(findChild(card, "changeHeading").text, "Ada passed")
            compare(card.Accessible.name, "Ada passed")
            tryVerify(() => !story.moving)
            verify(story.shown)
        }
        function test_it_neither_cuts_nor_covers_the_turns(): void {
            const list = findChild(panel, "history"), play = findChild(panel, "playCard")
            for (const height of [800, 640]) {
                root.height = height
                show({})
                tryVerify(() => card.visible && list.mapToItem(panel, 0, list.height).y <= card.mapToItem(panel, 0, 0).y)
                tryVerify(() => list.height >= 80 * Theme.scale)
                verify(card.y <= play.y)    // which it stands for
                tryVerify(() => list.atYEnd)
            }
            root.height = 800
        }
        // It tells the turn itself, so the players come before the list of turns.
        function test_in_a_low_window_a_large_one_leaves_the_players_in_sight(): void {
            const upper = findChild(panel, "upper"), scores = findChild(panel, "scores"), words = usual.words
            root.height = 480
            show({ words: [words[0], words[1], words[1], words[1]] })
            tryVerify(() => card.visible && upper.contentHeight > upper.height)
            tryVerify(() => scores.mapToItem(upper, 0, 0).y >= 0 && scores.mapToItem(upper, 0, 0).y < upper.height / 2)
            story.skip()
            root.height = 800
            tryVerify(() => findChild(panel, "history").mapToItem(panel, 0, 0).y > 0 && scores.mapToItem(panel, 0, 0).y > 0)
        }
        function test_the_click_that_ends_it_is_for_nothing_else(): void {
            compare(fixture.table.cursor.layText("A8 KAS"), "")
            const button = findChild(panel, "playButton"), at = button.mapToItem(root, button.width / 2, button.height / 2)
            show({})
            tryVerify(() => card.opacity === 1)
            mouseClick(root, at.x, at.y)
            verify(!story.shown)
            compare(plays.count, 0)
            wait(5)
            verify(card.visible)        // on its way out
            mouseClick(button)
            compare(plays.count, 1)
            fixture.begin()
        }
        function test_ones_own_count_is_read_before_a_computer_answers(): void {
            show({ own: true })
            tryVerify(() => !story.moving)
            verify(story.reading && story.showing)
            tryVerify(() => !story.showing, 2000)
            verify(story.shown)
            Theme.reducedMotion = true
            show({ own: true })
            tryVerify(() => !story.moving)
            verify(story.showing)
            keyClick(Qt.Key_A)
            verify(!story.showing)
        }
        function test_a_look_back_has_a_card_of_its_own(): void {
            fixture.table.view.look.back()
            show({})
            verify(!story.shown)
            fixture.table.view.look.leave()
        }
        function test_words_of_seven_letters_and_more_keep_to_one_line(): void {
            for (const length of [7, 8, 10]) {
                show({ words: [fixture.word("STRENGTHEN".slice(0, length), "1".repeat(length), "x".repeat(length))] })
                story.stopAt(story.length)
                const tiles = findChild(card, "tilesNow")
                verify(tiles.size >= 20 && tiles.tileX(length - 1) + tiles.size <= tiles.width, "length " + length)
                compare(tiles.height, tiles.head + tiles.size + tiles.foot + 20)
            }
        }
        function test_the_heading_of_a_long_word_is_whole(): void {
            show({ words: [fixture.word("STRENGTHENINGLY", "1".repeat(15), "x".repeat(15))] })
            story.stopAt(story.length)
            const heading = findChild(card, "changeHeading")
            verify(!heading.truncated && heading.width <= card.width)
            verify(card.height >= card.implicitHeight)
        }
        function test_a_click_on_a_word_ends_it_and_asks_for_its_meaning(): void {
            for (const [name, word] of [["mainChange", "WOOL"], ["changedLEAP", "LEAP"]]) {
                show({})
                story.stopAt(story.length)
                tryVerify(() => card.opacity === 1)
                asked.clear()
                const tiles = findChild(card, name)
                mousePress(tiles, 20, tiles.height - 20)
                verify(!story.shown)
                mouseRelease(tiles, 20, tiles.height - 20)
                compare(asked.count, 1)
                compare(asked.signalArguments[0][0], word)
                tryVerify(() => !card.visible)
            }
        }
        function test_one_of_several_turns_says_so(): void {
            const line = findChild(card, "changeTurns")
            show({})
            verify(!line.visible)
            show({ turns: 2 })
            compare(line.text, "2 turn(s) redone")
            verify(line.visible && line.height > 0)
            verify(card.Accessible.name.endsWith(line.text))
            show({ turns: 3, back: true })
            compare(line.text, "3 turn(s) undone")
        }
        function test_what_is_undone_and_redone_is_named(): void {
            const heading = findChild(card, "changeHeading")
            show({ turns: 1, back: true })
            compare(heading.text, "Undone: WOOL (Ada)")
            show({ turns: 1 })
            compare(heading.text, "Redone: WOOL (Ada)")
            show({})
            compare(heading.text, "Ada: WOOD → WOOL")
        }
        function test_a_word_that_was_not_there_before_was_played(): void {
            const heading = findChild(card, "changeHeading")
            const words = [fixture.word("CORMS", "11111", "xxxxx")]
            show({ words: words })
            compare(heading.text, "Ada played CORMS")
            show({ words: words, who: "You" })
            compare(heading.text, "You played CORMS")
        }
        function test_other_words_stand_in_one_line_each_with_their_sum_beside_or_below(): void {
            const word = text => fixture.word(text, "1".repeat(text.length), "x".repeat(text.length))
            show({ words: [word("WOOD"), word("LATHED"), word("CAT")] })
            story.stopAt(story.length)
            for (const [text, isBeside] of [["LATHED", false], ["CAT", true]]) {
                const line = findChild(card, "changed" + text), sum = findChild(line, "sum")
                compare(sum.lineCount, 1)
                compare(sum.y >= findChild(line, "tilesNow").height, !isBeside)
                verify(sum.x >= 0 && sum.x + sum.width <= line.width)
                verify(line.height >= sum.y + sum.height)
            }
        }
        function test_it_runs_to_its_end_by_itself_and_the_card_stays_for_a_while(): void {
            show({ own: true })
            verify(story.showing)
            tryVerify(() => !story.moving)
            tryVerify(() => !story.showing)
            wait(100)
            verify(story.shown)             // until the next input
            compare(story.points, 14)
        }
        function test_any_input_ends_it_at_once_data(): var {
            return [{ tag: "mouse", use: () => mousePress(root, 390, 790) }, { tag: "key", use: () => keyClick(Qt.Key_A) },
                    { tag: "shortcut", use: () => keyClick(Qt.Key_Left, Qt.AltModifier) }, { tag: "wheel", use: () => mouseWheel(root, 390, 790, 0, 120) }]
        }
        function test_any_input_ends_it_at_once(row: var): void {
            show({})
            verify(story.moving)
            row.use()
            verify(!story.shown)
            verify(!story.moving)
            verify(!story.showing)
            tryVerify(() => !card.visible)
        }
        function test_reduced_motion_makes_it_a_still_picture(): void {
            Theme.reducedMotion = true
            show({})
            tryVerify(() => !story.moving)
            compare(now(), "WOOL")
            compare(story.points, 14)
            verify(story.shown)
            mousePress(root, 390, 790)
            verify(!story.shown)
        }
        function test_switched_off_nothing_is_shown(): void {
            Theme.showSpeed = "off"
            show({})
            verify(!story.shown)
            verify(!story.showing)
        }
        function test_the_speed_can_be_set(): void {
            const length = {}
            for (const speed of ["slow", "normal", "fast"]) {
                Theme.showSpeed = speed
                show({})
                length[speed] = story.length
            }
            compare(length.slow, 2 * length.normal)
            compare(length.normal, 2 * length.fast)
        }
        function test_a_play_of_a_persons_own_takes_half_the_time(): void {
            show({})
            const others = story.length
            show({ own: true })
            compare(story.length, others / 2)
        }
        function test_a_withdrawn_play_goes_backwards_and_counts_nothing(): void {
            show({ back: true })
            story.stopAt(0)
            compare(now(), "WOOL")
            story.stopAt(story.length)
            compare(now(), "WOOD")
            verify(!findChild(card, "changeTotal").visible)
            compare(findChild(card, "changeHeading").text, "Withdrawn: WOOL (Ada)")
        }
        function test_a_game_that_starts_ends_it(): void {
            show({})
            fixture.table.view.begun()
            verify(!story.shown)
        }

        name: "Change"
        when: windowShown
    }
}
