import QtQuick
import QtTest
import Storeys
import Storeys.Test

// Notices come and go softly.
Item {
    id: root

    property string words: ""

    width: 400
    height: 300

    Notice {
        id: notice

        text: root.words
        dismissable: true
    }

    TestCase {
        id: test

        function initTestCase(): void { TestTime.setStep(5) }     // looks at what fades

        function gone(): void {
            root.words = ""
            tryVerify(() => !notice.visible)
        }
        function test_a_notice_fades_in(): void {
            gone()
            root.words = "No."
            verify(notice.visible)
            verify(notice.opacity < 0.5)
            tryCompare(notice, "opacity", 1)
        }
        function test_it_fades_out_with_its_words_and_in_its_place(): void {
            root.words = "This stack is full."
            tryCompare(notice, "opacity", 1)
            const height = notice.height
            root.words = ""
            verify(notice.visible)
            compare(notice.said, "This stack is full.")
            compare(notice.height, height)
            verify(!findChild(notice, "hideButton").enabled)
            tryVerify(() => notice.opacity < 1)
            verify(notice.visible)
            tryVerify(() => !notice.visible)
        }
        function test_other_words_take_its_place_at_once(): void {
            root.words = "No."
            tryCompare(notice, "opacity", 1)
            root.words = "Not there either."
            compare(notice.opacity, 1)
        }
        function test_one_that_is_there_from_the_beginning_is_seen_at_once(): void {
            const there = createTemporaryQmlObject('import Storeys; Notice { text: "No." }', root)
            compare(there.opacity, 1)
        }

        name: "Notice"
        when: windowShown
    }
}
