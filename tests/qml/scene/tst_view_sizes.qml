import QtQuick
import QtTest
import Storeys

// Quick 3D keeps memory for every size that a view has ever had, so there are few; what is on the board stays where it belongs.
TableTest {
    id: scene

    TableCase {
        id: test

        on: scene

        function cleanup(): void {
            scene.width = 952
            scene.height = 800
        }
        function test_views_come_in_few_sizes(): void {
            const boards = new Set(), racks = new Set()
            for (let i = 0; i <= 100; ++i) {
                scene.width = 952 - 3 * i
                scene.height = 800 - 2 * i
                const board = scene.table.solidBoard, rack = scene.table.rack
                boards.add(board.width + " x " + board.height)
                racks.add(rack.width + " x " + rack.height)
                verify(board.width >= scene.table.width && board.width < scene.table.width + 64)
                verify(board.height >= scene.table.height && board.height < scene.table.height + 64)
            }
            verify(boards.size <= 12, String(Array.from(boards)))
            verify(racks.size <= 20, String(Array.from(racks)))
        }
        function test_the_board_keeps_to_the_part_that_is_seen_data(): var {
            return [952, 897, 896, 895].map(width => ({ tag: String(width), width: width }))
        }
        function test_the_board_keeps_to_the_part_that_is_seen(row: var): void {
            scene.width = row.width
            scene.table.look("top", false)
            tryVerify(scene.settled)
            frame()
            const safe = scene.table.safe, corner = scene.table.board.squarePoint(0, 0), other = scene.table.board.squarePoint(99, 0)
            verify(corner.x > safe.x && other.x < safe.x + safe.width)
            verify(corner.y > safe.y && other.y < safe.y + safe.height)
            fuzzyCompare((corner.x + other.x) / 2, safe.x + safe.width / 2, 2)  // in the middle of it
        }
    }
}
