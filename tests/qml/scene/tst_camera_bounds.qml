import QtQuick
import QtTest
import Storeys
import Storeys.Scene

// Whatever is done to the camera, some of the board stays in sight and the camera above the table.
TableTest {
    id: scene

    TableCase {
        id: test

        readonly property BoardView board: on.table.solidBoard
        readonly property CameraRig rig: board.rig
        property int seed: 1

        // 0 to 1, the same series in every run.
        function random(): real {
            test.seed = (test.seed * 16807) % 2147483647
            return test.seed / 2147483647
        }
        function pixel(): point { return Qt.point(test.random() * on.table.width, test.random() * on.table.height) }
        function anything(): void {
            const way = test.random()
            if (way < 0.3)
                rig.orbit(400 * (test.random() - 0.5), 400 * (test.random() - 0.5))
            else if (way < 0.55)
                rig.pan(test.pixel(), test.pixel())
            else if (way < 0.8)
                rig.zoomAt(test.pixel(), 0.5 + test.random())
            else if (way < 0.9)
                rig.twistAt(test.pixel(), 360 * (test.random() - 0.5))
            else if (way < 0.97)
                rig.letGo()
            else
                rig.go(["top", "corner", "low"][Math.floor(3 * test.random())], test.random() < 0.5)
        }
        function isInSight(square: int): bool {
            const at = board.squarePoint(square, 0), free = board.safe
            return at.x > free.x && at.x < free.x + free.width && at.y > free.y && at.y < free.y + free.height
        }
        function test_the_board_is_never_lost_and_the_camera_never_under_it(): void {
            const squares = Array.from({ length: 100 }, (none, square) => (square * 37 + 55) % 100)     // the middle first
            for (let i = 0; i < 10000; ++i) {
                test.anything()
                if (i % 50 === 0)
                    wait(0)     // animations move on
                const height = rig.viewpoint.eye().y
                verify(height > 5 * Measures.storey + 5, "step " + i + ": eye at " + height)
                verify(squares.some(square => test.isInSight(square)), "step " + i)
            }
            on.table.reset()
            tryVerify(() => !rig.turning)
            compare(rig.position, Qt.vector3d(0, 0, 0))
            compare(rig.yaw, rig.pose.yaw)
            compare(rig.pitch, rig.pose.pitch)
        }

        name: "CameraBounds"
        on: scene
    }
}
