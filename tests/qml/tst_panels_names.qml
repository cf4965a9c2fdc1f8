import QtQuick
import QtTest
import Storeys
import Storeys.Fixture

// Sentences about the person who gave no name speak to them.
Item {
    id: root

    width: 1280
    height: 800

    GameFixture { id: fixture; record: "stack10"; handOver: true }
    Component { id: handOver; HandOverDialog { parent: root; gameTable: fixture.table; preferences: null } }
    Component { id: result; ResultDialog { parent: root; gameTable: fixture.table } }
    Component { id: outcome; OutcomeDialog { parent: root; flow: fixture.table.flow; view: fixture.table.view } }

    TestCase {
        name: "Names"
        when: windowShown

        // The first of them is to move.
        function begin(names: var): void {
            fixture.start({ players: names.map(name => ({ name: name, level: "" })), lexicon: "kids",
                                   houseRules: { mode: "challenge", "first-player": "listed" } })
        }
        function test_the_rack_is_handed_over() {
            const dialog = createTemporaryObject(handOver, root)
            begin(["Ann", "Bo"])
            compare(dialog.title, "Ann, your turn")
            begin(["You", "Bo"])
            compare(dialog.title, "Player 1, your turn")
        }
        function test_who_wins() {
            fixture.begin()
            const dialog = createTemporaryObject(result, root)
            compare(dialog.heading(["You"]), "You win")
            compare(dialog.heading(["Ann"]), "Ann wins")
            compare(dialog.heading(["Ann", "Bo"]), "Ann and Bo tie for first place")
            compare(dialog.heading(["Ann", "You"]), "You and Ann tie for first place")
            compare(dialog.heading(["Ann", "You", "Bo"]), "You, Ann and Bo tie for first place")
            compare(dialog.heading(["Ann %2 Lee", "Bo 50%1"]), "Ann %2 Lee and Bo 50%1 tie for first place")
        }
        function test_texts_are_filled_at_once() {
            compare(Theme.filled("%2 of %1, %2", ["50%2", "a%1$&"]), "a%1$& of 50%2, a%1$&")
        }
        function told(challenger: string, player: string): string {
            begin([player, challenger])
            fixture.table.game.screen.uncover()
            fixture.table.view.lay(0, 44, "")
            fixture.table.view.lay(1, 45, "")
            fixture.table.view.play()
            fixture.table.flow.challenge(1, 0)
            return findChild(createTemporaryObject(outcome, root).contentItem, "challenged").text
        }
        function test_who_challenged_whom() {
            compare(told("Ann", "Bo"), "Ann challenged the play of Bo. Word list: “Kids”.")
            compare(told("You", "Bo"), "You challenged Bo’s play. Word list: “Kids”.")
            compare(told("Ann", "You"), "Ann challenged your play. Word list: “Kids”.")
            compare(told("Ann %2 Lee", "Bo 50%1"), "Ann %2 Lee challenged the play of Bo 50%1. Word list: “Kids”.")
            compare(told("You", "Bo 50%2"), "You challenged Bo 50%2’s play. Word list: “Kids”.")
        }
    }
}
