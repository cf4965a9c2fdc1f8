import QtQuick
import QtTest
import Storeys
import Storeys.Fixture

// The page of the statistics that tells what the analyses say.
Item {
    id: root

    width: 1280
    height: 800

    GameFixture { id: fixture; record: "stuck8"; turns: -1; keeps: true }
    Dialogs { id: dialogs; anchors.fill: parent; gameTable: fixture.table }

    TestCase {
        name: "Learning"
        when: windowShown

        function part(name: string): Item { return findChild(dialogs.sheet.contentItem, name) }
        function shown(name: string): list<Item> {
            const below = from => Array.from(from.children).reduce((found, child) => found.concat(below(child)), from.objectName === name ? [from] : [])
            return below(dialogs.sheet.contentItem)
        }
        function open(): void {
            dialogs.show("statistics")
            tryVerify(() => dialogs.sheet?.opened)
            part("pages").current = "learning"
        }
        function analyse(): void {
            fixture.table.analysis.start()
            tryVerify(() => !fixture.table.analysis.running, 60000)
        }
        function cleanup(): void {
            dialogs.sheet?.close()
            Theme.textScale = 1
            fixture.table.progress.reset()
        }

        function test_before_the_first_analysis_it_says_how_to_get_one() {
            open()
            verify(part("nothingLearnt").visible)
            compare(part("nothingLearnt").text, "Finish a game and its analysis appears here.")
            verify(!part("accuracyChart").visible && !part("sources").visible)
            verify(!part("exportButton").visible)       // that is of the results
        }
        function test_an_analysed_game_appears() {
            open()
            analyse()
            verify(!part("nothingLearnt").visible)
            const you = fixture.table.analysis.summaries[1]
            compare(you.name, "You")
            compare(part("accuracyFigure").value, you.accuracy + "%")
            compare(Array.from(part("accuracyChart").scores), [you.accuracy])
            compare(part("accuracyChart").Accessible.name, "Accuracy in the last 1 game(s), in percent: " + you.accuracy)
            compare(shown("mistakesFigure").map(figure => figure.value), [you.small, you.medium, you.large].map(count => count.toFixed(1)))
            verify(/^[+−]?\d+\.\d$/.test(part("drawsFigure").value), part("drawsFigure").value)
            compare(part("drawsFigure").Accessible.name, "Luck of the draw: " + part("drawsFigure").value + ", points a game")
        }
        function test_the_bars_share_what_was_lost() {
            open()
            analyse()
            const page = part("sources").parent, bars = shown("bar"), amounts = shown("amount")
            verify(page.total > 0)
            compare(bars.length, 5)
            compare(Math.round(bars.reduce((sum, bar) => sum + bar.width, 0)), Math.round(bars[0].parent.width))
            for (let at = 0; at < bars.length; ++at) {
                const share = page.lost[at] / page.total
                fuzzyCompare(bars[at].width, bars[at].parent.width * share, 1)
                compare(amounts[at].text, page.lost[at].toFixed(1) + " points a game, " + Math.round(100 * share) + "%")
                verify(amounts[at].parent.parent.Accessible.name.endsWith(": " + amounts[at].text))
            }
        }
        // Nothing down there takes the focus.
        function test_page_down_shows_what_is_below() {
            Theme.textScale = 2
            open()
            analyse()
            const scroller = part("scroller"), last = shown("bar")[4]
            const below = () => last.mapToItem(scroller, 0, last.height).y > scroller.height
            verify(below())
            for (let pages = 0; below() && pages < 10; ++pages)
                keyClick(Qt.Key_PageDown)
            verify(!below())
            for (let pages = 0; scroller.contentY > 0 && pages < 10; ++pages)
                keyClick(Qt.Key_PageUp)
            compare(scroller.contentY, 0)
            verify(dialogs.sheet.opened)
        }
        function test_reset_forgets_it_too() {
            open()
            analyse()
            mouseClick(part("resetButton"))
            mouseClick(part("resetButton"))
            compare(fixture.table.progress.records.length, 0)
            verify(part("nothingLearnt").visible)
        }
    }
}
