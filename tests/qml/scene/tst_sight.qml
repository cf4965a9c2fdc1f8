import QtQuick
import QtTest
import Storeys
import Storeys.Scene

// The sums that picking is done with agree with the camera that the picture is taken with.
TableTest {
    id: scene

    TableCase {
        id: test

        readonly property BoardView board: on.table.board

        function presets(): var { return [{ tag: "top" }, { tag: "corner" }, { tag: "low" }] }

        function test_the_viewpoint_agrees_with_the_camera_data(): var { return test.presets() }
        function test_the_viewpoint_agrees_with_the_camera(row: var): void {
            board.rig.go(row.tag, false)
            board.rig.zoomAt(Qt.point(300, 300), 0.8)
            frame()
            for (const square of [0, 9, 43, 55, 90, 99]) {
                const place = board.space.place(square, 3)
                const seen = board.picture.mapFrom3DScene(place), sum = board.rig.viewpoint.project(place)
                fuzzyCompare(seen.x, sum.x, 0.5)
                fuzzyCompare(seen.y, sum.y, 0.5)
            }
        }
        function test_the_board_stays_in_the_part_of_the_view_that_is_free_data(): var { return test.presets() }
        function test_the_board_stays_in_the_part_of_the_view_that_is_free(row: var): void {
            board.rig.go(row.tag, false)
            for (const square of [0, 9, 90, 99]) {
                const seen = board.squarePoint(square, 0)
                verify(seen.x > board.safe.x && seen.x < board.safe.x + board.safe.width)
                verify(seen.y > board.safe.y && seen.y < board.safe.y + board.safe.height)
            }
        }
        function test_the_tallest_stacks_stay_in_it_too_data(): var { return test.presets() }
        function test_the_tallest_stacks_stay_in_it_too(row: var): void {
            board.rig.go(row.tag, false)
            const height = Measures.storey * on.gameTable.view.shape.stackLimit
            for (const x of [-50, 50]) {
                for (const z of [-50, 50]) {
                    const seen = board.rig.viewpoint.project(Qt.vector3d(x, height, z))
                    verify(seen.x >= board.safe.left && seen.x <= board.safe.right, "x %1".arg(seen.x))
                    verify(seen.y >= board.safe.top && seen.y <= board.safe.bottom, "y %1, from %2".arg(seen.y).arg(board.safe.top))
                }
            }
        }

        name: "Sight"
        on: scene
    }
}
