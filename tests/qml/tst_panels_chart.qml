import QtQuick
import QtTest
import Storeys

// The chart of the scores: every number at its place, none on another.
Item {
    id: root

    width: 640
    height: 400

    Component { id: maker; ScoreChart { width: 500; height: 180; scores: [] } }

    TestCase {
        name: "ScoreChart"
        when: windowShown

        function chartOf(scores: var, average: int): ScoreChart {
            const chart = createTemporaryObject(maker, root, { average: average })
            chart.scores = scores
            return chart
        }
        function marks(chart: Item): var {
            const below = from => Array.from(from.children).reduce((found, child) => found.concat(below(child)), from.objectName === "mark" ? [from] : [])
            return below(chart)
        }
        function place(chart: Item, text: string): Item { return marks(chart).find(mark => mark.text === text) ?? null }

        function test_numbers_stand_apart_and_in_order_data() {
            return [{ tag: "one below zero", scores: [-35], average: -35 }, { tag: "both", scores: [120, -23, 40], average: 46 },
                    { tag: "near zero", scores: [3, -2], average: 1 }, { tag: "equal", scores: [90, 90], average: 90 }, { tag: "usual", scores: [98, 143, 171], average: 137 }]
        }
        function test_numbers_stand_apart_and_in_order(row) {
            const chart = chartOf(row.scores, row.average)
            const all = marks(chart).sort((one, other) => one.y - other.y)
            verify(all.length >= 2)
            for (let at = 1; at < all.length; ++at) {
                verify(all[at].y >= all[at - 1].y + all[at - 1].height)
                verify(all[at].modelData < all[at - 1].modelData)
            }
            verify(place(chart, Theme.signed(row.average)))
        }
        function test_what_is_below_zero_stands_at_the_bottom() {
            const chart = chartOf([-35], -35)
            const lowest = place(chart, "−35")
            compare(lowest.y + lowest.height, lowest.parent.height)
            verify(place(chart, "0").y < lowest.y - lowest.height)
        }
        function test_it_says_what_it_shows() {
            const chart = chartOf([1, 2, 3], 2)
            compare(findChild(chart, "chartTitle").text, "Points in the last 3 game(s)")
        }
    }
}
