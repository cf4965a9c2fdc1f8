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
        function test_what_names_the_turn_looked_at_is_above_the_board_and_leads_back_data(): var {
            return [{ tag: "wide", width: 952 }, { tag: "narrow", width: 460 }]
        }
        function test_what_names_the_turn_looked_at_is_above_the_board_and_leads_back(row: var): void {
            scene.width = row.width
            scene.game.record = "stack10"
            scene.game.turns = 18
            scene.game.begin()
            scene.table.look("top", false)
            scene.gameTable.view.look.show(5)
            const sign = findChild(scene.table, "lookSign")
            tryVerify(() => sign.visible && scene.settled())
            frame()
            verify(scene.table.board.squarePoint(0, 1).y - scene.table.board.cell / 2 >= sign.y + sign.height)
            const button = findChild(sign, "lookSignButton")
            verify(button.mapToItem(sign, 0, 0).x >= 0 && button.mapToItem(sign, button.width, 0).x <= sign.width)
            mouseClick(button)
            verify(!scene.gameTable.view.look.active && !sign.visible)
            scene.game.record = ""
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
