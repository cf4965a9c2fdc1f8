import QtQuick
import QtTest
import Storeys
import Storeys.Fixture

Item {
    id: root

    width: 1280
    height: 800

    GameFixture { id: fixture; record: "cross15"; turns: 2 }
    Component {
        id: maker

        LetterDialog { parent: root; view: fixture.table.view }
    }
    SignalSpy { id: answers; signalName: "answered" }

    TestCase {
        id: testCase

        property LetterDialog dialog

        name: "LetterDialog"
        when: windowShown

        function init() {
            dialog = createTemporaryObject(maker, root)
            answers.target = dialog
            answers.clear()
            dialog.open()
            tryCompare(dialog, "opened", true)
        }
        function answer(): string {
            compare(answers.count, 1)
            compare(dialog.visible, false)
            return answers.signalArguments[0][0]
        }

        function test_a_letter_key_answers_at_once() {
            keyClick("m")
            compare(answer(), "M")
        }
        function test_a_letter_key_answers_wherever_the_focus_is() {
            keyClick(Qt.Key_Tab)
            verify(!findChild(dialog.contentItem, "letterA").activeFocus)
            keyClick("m")
            compare(answer(), "M")
        }
        function test_a_click_answers() {
            mouseClick(findChild(dialog.contentItem, "letterQ"))
            compare(answer(), "Q")
        }
        function test_arrows_and_enter_answer() {
            for (const key of [Qt.Key_Down, Qt.Key_Right, Qt.Key_Down, Qt.Key_Up, Qt.Key_Left, Qt.Key_Right])
                keyClick(key)
            keyClick(Qt.Key_Return)
            compare(answer(), "I")
        }
        function test_arrows_stop_at_the_edge() {
            keyClick(Qt.Key_Left)
            keyClick(Qt.Key_Up)
            keyClick(Qt.Key_Space)
            compare(answer(), "A")
        }
        function test_escape_answers_with_none() {
            keyClick("1")
            compare(dialog.visible, true)
            keyClick(Qt.Key_Escape)
            compare(answer(), "")
        }
    }
}
