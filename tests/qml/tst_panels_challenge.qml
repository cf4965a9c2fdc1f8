import QtQuick
import QtTest
import Storeys
import Storeys.Fixture

Item {
    id: root

    width: 1280
    height: 800

    GameFixture { id: fixture; handOver: true }
    Component { id: maker; Dialogs { anchors.fill: parent; gameTable: fixture.table } }
    Component { id: barMaker; ChallengeBar { width: 300; gameTable: fixture.table; command: commands.play.challenge } }
    Commands { id: commands; gameTable: fixture.table }
    SignalSpy { id: decided; target: fixture.table.flow; signalName: "judged" }
    SignalSpy { id: asked; target: commands; signalName: "dialogWanted" }

    TestCase {
        id: testCase

        property Dialogs dialogs

        // In challenge mode, where the first has laid two tiles that are no word; the next of them is to move, unless it is
        // a computer, which hasn't been told to.
        function begin(players: var): void {
            fixture.start({ players: players.map(name => ({ name: name, level: name === "Ada" ? "greedy" : "" })), seed: 3,
                                   houseRules: { mode: "challenge", "first-player": "listed", "challenge-penalty": "void" } })
            fixture.table.game.screen.uncover()
            fixture.table.view.lay(0, 44, "")
            fixture.table.view.lay(1, 45, "")
            fixture.table.view.play()
        }
        function ask(players: var): void {
            begin(players)
            fixture.table.game.screen.uncover()
            dialogs.sheet?.close()
            dialogs.show("challenge")
            tryVerify(() => dialogs.sheet instanceof ChallengeDialog && dialogs.sheet.opened)
        }

        name: "Challenge"
        when: windowShown

        function init() {
            decided.clear()
            fixture.start({ players: [{ name: "You", level: "" }] })
            dialogs = createTemporaryObject(maker, root)
        }
        function cleanup() { dialogs.sheet?.close() }

        function test_a_challenge_asks_first_and_shows_each_word() {
            ask(["Bo", "You"])
            keyClick(Qt.Key_Escape)
            compare(decided.count, 0)
            ask(["Bo", "You"])
            keyClick(Qt.Key_Return)     // the safe button comes first
            tryCompare(dialogs, "open", false)
            compare(decided.count, 0)
            ask(["Bo", "You"])
            keyClick(Qt.Key_Tab)
            keyClick(Qt.Key_Return)
            compare(decided.count, 1)
            tryVerify(() => dialogs.sheet instanceof OutcomeDialog)
            compare(fixture.table.game.clock.held, true)
            compare(dialogs.sheet.title, "Invalid play")
        }
        function test_of_several_persons_one_says_who() {
            ask(["You", "Bo", "Cleo"])
            mouseClick(findChild(dialogs.sheet.contentItem, "2"))        // the seat of Cleo
            mouseClick(findChild(dialogs.sheet.contentItem, "challengeButton"))
            compare(fixture.table.flow.outcome.challenger, "Cleo")
        }
        function test_nobody_challenges_when_nothing_can_be_challenged() {
            dialogs.show("challenge")
            compare(dialogs.open, false)
        }
        function test_the_outcome_comes_before_the_next_rack() {
            begin(["You", "Bo"])
            tryVerify(() => dialogs.sheet instanceof HandOverDialog)
            dialogs.show("about")
            fixture.table.flow.challenge(1, fixture.table.flow.challengeable.turn)
            verify(dialogs.sheet instanceof AboutDialog)
            dialogs.sheet.close()
            tryVerify(() => dialogs.sheet instanceof OutcomeDialog)
        }
        function test_the_bar_takes_no_room_unless_there_is_something_to_challenge() {
            const bar = createTemporaryObject(barMaker, root)
            asked.clear()
            compare(bar.height, 0)
            begin(["Bo", "You"])
            verify(bar.height > 0)
            fixture.table.game.screen.uncover()
            wait(0)
            mouseClick(findChild(bar, "challengeLastPlay"))
            compare([asked.count, asked.signalArguments[0][0]], [1, "challenge"])
        }
    }
}
