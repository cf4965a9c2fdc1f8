pragma ComponentBehavior: Bound
import QtQuick
import Storeys
import Storeys.Table

// The saved games, unfinished and finished, the latest first, and files that were chosen together. Also shown when the
// program starts and there is a game to continue.
Sheet {
    id: dialog

    required property GameTable gameTable
    readonly property GameShelf shelf: gameTable.records.shelf
    readonly property bool finished: kinds.current === "finished"
    readonly property bool chosen: kinds.current === "chosen"
    readonly property list<savedGame> games: finished ? shelf.finished : chosen ? shelf.chosen : shelf.unfinished
    property string refused: ""     // why a game could not be opened or deleted
    readonly property bool locked: refused !== "" && refused === gameTable.records.locked   // another computer has locked it

    function openGame(file: string): void {
        dialog.refused = dialog.gameTable.records.open(file)
        if (dialog.refused === "")
            dialog.close()
        else if (dialog.locked)
            dialog.wanted("locked")
    }
    // Opens the latest game that can be opened, perhaps after a question. If none can, says why the latest could not.
    function openFirst(): void {
        let first = ""
        for (const game of Array.from(dialog.games).filter(game => dialog.canOpen(game))) {
            dialog.openGame(game.file)
            if (dialog.refused === "" || dialog.locked)
                return
            first = first || dialog.refused
        }
        dialog.refused = first
    }
    function canOpen(game: savedGame): bool { return !game.elsewhere && game.problem === "" && !game.open }

    function showChosen(): void { kinds.current = "chosen" }

    // Removes the game; the focus, if the row has it, goes to the row that takes its place.
    function remove(row: SavedGameRow): void {
        const at = Array.from(dialog.games).findIndex(game => game.id === row.game.id), held = row.held
        dialog.refused = dialog.shelf.remove(row.game.id)
        if (held)
            list.focusRow(at)
    }

    title: qsTr("Continue a game")
    pausable: gameTable.game.clock
    implicitWidth: Math.round(560 * Theme.scale)
    closable: gameTable.game.there
    onAboutToShow: dialog.shelf.refresh()
    first: latest.visible ? latest : newGameButton
    detour: preferencesButton
    onOpened: if (dialog.chosen) list.focusRow(0)
    onEscaped: dialog.wanted("newGame")

    ProblemNotice { width: parent.width; gameTable: dialog.gameTable }
    Notice {
        text: dialog.refused
    }
    Choice {
        id: kinds

        current: "unfinished"
        options: [Options.of("unfinished", qsTr("Unfinished"), qsTr("%n game(s)", "", dialog.shelf.unfinished.length)),
                  Options.of("finished", qsTr("Finished"), qsTr("%n game(s)", "", dialog.shelf.finished.length)),
                  ...(dialog.shelf.chosen.length > 0 ? [Options.of("chosen", qsTr("Files"), qsTr("%n game(s)", "", dialog.shelf.chosen.length))] : [])]
    }
    SheetList {
        id: list

        function focusRow(at: int): void {
            list.forceLayout()
            const row = list.count > 0 ? list.itemAtIndex(Math.min(at, list.count - 1)) as SavedGameRow : null
            if (!row?.takeFocus())
                list.forceActiveFocus(Qt.OtherFocusReason)
        }

        // The row with the focus; -1: none.
        function heldRow(): int {
            for (let at = 0; at < list.count; ++at)
                if ((list.itemAtIndex(at) as SavedGameRow)?.held)
                    return at
            return -1
        }
        // Focuses the row or, if nothing can be done with its game, the next one in this direction that has a button.
        function goTo(row: int, by: int): void {
            for (let at = Math.max(0, Math.min(list.count - 1, row)); at >= 0 && at < list.count; at += by) {
                list.reveal(at)
                list.forceLayout()
                if ((list.itemAtIndex(at) as SavedGameRow)?.takeFocus())
                    return
            }
        }

        objectName: "gamesList"
        sheet: dialog
        most: Math.round(370 * Theme.scale)
        spacing: Theme.unit
        activeFocusOnTab: true
        Accessible.role: Accessible.List
        Accessible.name: dialog.finished ? qsTr("Finished games") : dialog.chosen ? qsTr("Files") : qsTr("Unfinished games")
        model: dialog.games
        delegate: SavedGameRow {
            id: row

            required property savedGame modelData

            width: list.width - Theme.unit
            game: row.modelData
            ours: !dialog.chosen
            onOpened: dialog.openGame(row.game.file)
            onDeleted: dialog.remove(row)
        }

        readonly property FocusSight sight: FocusSight { view: list; byRow: true }

        FocusRing { anchors.margins: 0; shown: list.activeFocus; cornerRadius: Theme.cardRadius }
        Keys.onPressed: event => {
            const at = list.heldRow(), page = Math.max(1, Math.floor(list.height * list.count / Math.max(1, list.contentHeight)))
            const steps = { [Qt.Key_Up]: -1, [Qt.Key_Down]: 1, [Qt.Key_PageUp]: -page, [Qt.Key_PageDown]: page, [Qt.Key_Home]: -list.count, [Qt.Key_End]: list.count }
            const by = event.modifiers & ~Qt.KeypadModifier ? undefined : steps[event.key]
            event.accepted = by !== undefined
            if (event.key === Qt.Key_Home || event.key === Qt.Key_End)
                list.goTo(event.key === Qt.Key_Home ? 0 : list.count - 1, -Math.sign(by))      // the first, or the last, that can be opened
            else if (event.accepted)
                list.goTo(at + by, Math.sign(by))
        }

        Label {
            anchors.centerIn: parent
            visible: list.count === 0
            text: dialog.finished ? qsTr("No finished games yet.") : qsTr("No unfinished games.")
            color: Theme.p.soft
        }
    }
    foot: SheetButtons {
        PreferencesButton { id: preferencesButton; visible: !dialog.closable; onClicked: dialog.wanted("preferences") }
        CloseButton { visible: dialog.closable; filled: false; hint: KeyNames.esc; onClicked: dialog.close() }
        TextButton {
            text: qsTr("Open a file…")
            onClicked: dialog.fileWanted("open")
        }
        TextButton {
            id: newGameButton

            objectName: "newGameButton"
            filled: !latest.visible
            text: qsTr("New game")
            onClicked: dialog.wanted("newGame")
        }
        TextButton {
            id: latest

            objectName: "continueButton"
            filled: true
            visible: !dialog.finished && !dialog.chosen && Array.from(dialog.games).some(game => dialog.canOpen(game))
            text: qsTr("Continue latest game")
            hint: activeFocus ? KeyNames.enter : ""
            onClicked: dialog.openFirst()
        }
    }
}
