import QtQuick
import QtTest
import Storeys
import Storeys.Mock

Item {
    id: root

    width: 1280
    height: 800

    MockSession {
        id: mockSession

        property var challenged: []

        challengeable: ({ who: "Ada", words: "PLUSK · NETS", rule: "If all words are valid, nothing happens." })

        function challenge(name: string): void {
            challenged.push(name)
            challengers = []
            challengeDecided()
        }
    }
    Component { id: maker; Dialogs { anchors.fill: parent; session: mockSession } }
    Component { id: barMaker; ChallengeBar { width: 300; session: mockSession } }
    SignalSpy { id: asked; signalName: "challengeRequested" }

    TestCase {
        id: testCase

        property Dialogs dialogs

        function ask(names: var): void {
            mockSession.challengers = names
            dialogs.showChallenge()
            tryCompare(dialogs.sheet, "opened", true)
        }

        name: "Challenge"
        when: windowShown

        function init() {
            mockSession.challenged = []
            mockSession.covered = false
            dialogs = createTemporaryObject(maker, root)
        }
        function cleanup() { dialogs.sheet?.close() }

        function test_a_challenge_asks_first_and_shows_each_word() {
            ask(["You"])
            keyClick(Qt.Key_Escape)
            compare(mockSession.challenged, [])
            ask(["You"])
            keyClick(Qt.Key_Return)
            compare(mockSession.challenged, ["You"])
            tryVerify(() => dialogs.sheet instanceof OutcomeDialog)
            compare(mockSession.clock.held, true)
            compare(dialogs.sheet.title, "Invalid play")
            dialogs.sheet.close()
            tryCompare(mockSession.clock, "held", false)
        }
        function test_of_several_persons_one_says_who() {
            ask(["Bo", "Cleo"])
            mouseClick(findChild(dialogs.sheet.contentItem, "Cleo"))
            mouseClick(findChild(dialogs.sheet.contentItem, "challengeButton"))
            compare(mockSession.challenged, ["Cleo"])
        }
        function test_nobody_challenges_when_nothing_can_be_challenged() {
            mockSession.challengers = []
            dialogs.showChallenge()
            compare(dialogs.open, false)
        }
        function test_a_computers_failed_challenge_is_only_a_line() {
            const bar = createTemporaryObject(barMaker, root)
            const before = mockSession.challengeOutcome
            mockSession.challengeOutcome = Object.assign({}, before, { withdrawn: false, byComputer: true, challenger: "Ada" })
            mockSession.challengeDecided()
            wait(50)
            compare(dialogs.open, false)
            compare(bar.visible, true)
            verify(bar.news.includes("Ada"))
            mockSession.challengeOutcome = before
        }
        function test_the_outcome_comes_before_the_next_rack() {
            mockSession.covered = true
            tryVerify(() => dialogs.sheet instanceof HandOverDialog)
            dialogs.showAbout()
            mockSession.challengeDecided()
            verify(dialogs.sheet instanceof AboutDialog)
            dialogs.sheet.close()
            tryVerify(() => dialogs.sheet instanceof OutcomeDialog)
            dialogs.sheet.close()
            tryVerify(() => dialogs.sheet instanceof HandOverDialog)
            mockSession.covered = false
        }
        function test_the_outcome_of_a_computers_challenge_comes_before_the_rack_too() {
            mockSession.covered = true
            tryVerify(() => dialogs.sheet instanceof HandOverDialog)
            mockSession.challengeDecided()
            tryVerify(() => dialogs.sheet instanceof OutcomeDialog)
            dialogs.sheet.close()
            tryVerify(() => dialogs.sheet instanceof HandOverDialog)
            mockSession.covered = false
        }
        function test_the_bar_takes_no_room_unless_there_is_something_to_challenge() {
            mockSession.challengers = []
            const bar = createTemporaryObject(barMaker, root)
            asked.target = bar
            compare(bar.height, 0)
            mockSession.challengers = ["You"]
            verify(bar.height > 0)
            mouseClick(findChild(bar, "challengeLastPlay"))
            compare(asked.count, 1)
        }
    }
}
