import QtQuick
import QtTest
import Storeys
import Storeys.Mock

// Sentences about the person who gave no name speak to them.
Item {
    id: root

    width: 1280
    height: 800

    MockSession { id: mockSession; covered: true }
    Component { id: handOver; HandOverDialog { parent: root; session: mockSession } }
    Component { id: result; ResultDialog { parent: root; session: mockSession } }
    Component { id: outcome; OutcomeDialog { parent: root; session: mockSession } }

    TestCase {
        name: "Names"
        when: windowShown

        function test_the_rack_is_handed_over() {
            const dialog = createTemporaryObject(handOver, root)
            mockSession.rackOwner = "Ann"
            compare(dialog.title, "Ann, your turn")
            mockSession.rackOwner = "You"
            compare(dialog.title, "Player 1 (You), your turn")
        }
        function test_who_wins() {
            const dialog = createTemporaryObject(result, root)
            compare(dialog.heading(["You"]), "You win")
            compare(dialog.heading(["Ann"]), "Ann wins")
            compare(dialog.heading(["Ann", "Bo"]), "Ann and Bo tie for first place")
            compare(dialog.heading(["Ann", "You"]), "You and Ann tie for first place")
            compare(dialog.heading(["Ann", "You", "Bo"]), "You, Ann and Bo tie for first place")
        }
        function test_who_challenged_whom() {
            const before = mockSession.challengeOutcome
            const told = (challenger, player) => {
                mockSession.challengeOutcome = Object.assign({}, before, { challenger: challenger, player: player, dictionary: "Kids" })
                const dialog = createTemporaryObject(outcome, root)
                return findChild(dialog.contentItem, "challenged").text
            }
            compare(told("Ann", "Bo"), "Ann challenged the play of Bo. Word list: “Kids”.")
            compare(told("You", "Bo"), "You challenged Bo’s play. Word list: “Kids”.")
            compare(told("Ann", "You"), "Ann challenged your play. Word list: “Kids”.")
            mockSession.challengeOutcome = before
        }
    }
}
