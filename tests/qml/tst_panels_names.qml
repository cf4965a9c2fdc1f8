import QtQuick
import QtTest
import Storeys
import Storeys.Fixture

// Sentences about the person who gave no name speak to them.
Item {
    id: root

    width: 1280
    height: 800

    GameFixture { id: game; record: "stack10"; handOver: true }
    Component { id: handOver; HandOverDialog { parent: root; session: game.session } }
    Component { id: result; ResultDialog { parent: root; session: game.session } }
    Component { id: outcome; OutcomeDialog { parent: root; session: game.session } }

    TestCase {
        name: "Names"
        when: windowShown

        // The first of them is to move.
        function begin(names: var): void {
            game.session.choices.newGame({ players: names.map(name => ({ name: name, level: "" })), lexicon: "kids",
                                   houseRules: { mode: "challenge", "first-player": "listed" } })
        }
        function test_the_rack_is_handed_over() {
            const dialog = createTemporaryObject(handOver, root)
            begin(["Ann", "Bo"])
            compare(dialog.title, "Ann, your turn")
            begin(["You", "Bo"])
            compare(dialog.title, "Player 1 (You), your turn")
        }
        function test_who_wins() {
            game.begin()
            const dialog = createTemporaryObject(result, root)
            compare(dialog.heading(["You"]), "You win")
            compare(dialog.heading(["Ann"]), "Ann wins")
            compare(dialog.heading(["Ann", "Bo"]), "Ann and Bo tie for first place")
            compare(dialog.heading(["Ann", "You"]), "You and Ann tie for first place")
            compare(dialog.heading(["Ann", "You", "Bo"]), "You, Ann and Bo tie for first place")
        }
        function told(challenger: string, player: string): string {
            begin([player, challenger])
            game.session.game.screen.uncover()
            game.session.view.lay(0, 44, "")
            game.session.view.lay(1, 45, "")
            game.session.view.play()
            game.session.flow.challenge(1, 0)
            return findChild(createTemporaryObject(outcome, root).contentItem, "challenged").text
        }
        function test_who_challenged_whom() {
            compare(told("Ann", "Bo"), "Ann challenged the play of Bo. Word list: “Kids”.")
            compare(told("You", "Bo"), "You challenged Bo’s play. Word list: “Kids”.")
            compare(told("Ann", "You"), "Ann challenged your play. Word list: “Kids”.")
        }
    }
}
