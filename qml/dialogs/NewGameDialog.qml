import QtQuick
import Storeys
import Storeys.Table

// Which board, and who plays; behind "More", by which rules. The first thing seen when the program starts without a game.
Sheet {
    id: dialog

    required property GameTable gameTable
    property var last: gameTable.choices.lastSetup    // what is chosen at first
    property string refused: ""     // why the game did not start
    readonly property var own: Array.from(gameTable.choices.variants).filter(entry => entry.own ?? false)
    property string ownVariant: dialog.own.some(entry => entry.id === dialog.last.variant) ? dialog.last.variant : ""    // chosen instead of a built-in one
    readonly property string variant: ownVariant !== "" ? ownVariant : variants.current
    property bool leaving: false    // Escape was pressed, and there is nothing to go back to

    signal gamesRequested()
    signal preferencesRequested()       // before the first game, when the menu is out of reach
    signal lessonRequested(string variant)
    signal variantRequested()           // a file to be chosen for openVariant()
    signal designRequested()            // the board is in the LayoutDraft

    function entry(): var { return Array.from(dialog.gameTable.choices.variants).find(entry => entry.id === dialog.variant) ?? {} }
    // Of mini boards: see GameChoices; empty for other games.
    function board(): var { return dialog.gameTable.choices.board(dialog.variant, dialog.last.layout ?? "?") }
    function start(): void {
        if (seats.problem !== "")
            return
        dialog.refused = dialog.gameTable.choices.newGame(Object.assign({ variant: dialog.variant, players: seats.setup() }, dialog.layout(), more.setup()))
        if (dialog.refused === "")
            dialog.close()
    }

    // Also for a game without mini boards: the next one with them has it again.
    function layout(): var {
        const layout = dialog.board().layout ?? dialog.last.layout
        return layout === undefined ? {} : { layout: layout }
    }
    function design(): void {
        dialog.gameTable.choices.design(dialog.variant, dialog.board().layout, more.setup().houseRules)
        dialog.designRequested()
    }
    function chooseOwn(id: string): void {
        dialog.ownVariant = id
        variants.current = id === "" ? variants.options[0].id : ""
    }
    // Chooses the variant that a file holds, or says what is wrong with the file.
    function openVariant(file: string): void {
        dialog.refused = dialog.gameTable.choices.openVariant(file)
        const opened = dialog.gameTable.choices.listedVariant(file)
        if (dialog.refused !== "")
            return
        if (dialog.own.some(entry => entry.id === opened))
            dialog.chooseOwn(opened)
        else
            variants.current = opened
        pages.current = "game"
    }

    // What was set, whether it can be played or not; page is what was looked at.
    function choices(): var {
        return Object.assign({ variant: dialog.variant, players: seats.setup(), lexicon: more.lexicon, houseWords: more.houseWords,
                               houseRules: more.houseRules, clock: more.clock, page: pages.current }, dialog.layout())
    }

    title: qsTr("New game")
    pausable: gameTable.game.clock
    implicitWidth: Math.round(920 * Theme.scale)
    closable: gameTable.game.there
    first: startButton
    detour: preferencesButton
    onConfirmed: dialog.start()
    onEscaped: dialog.leaving = true

    ProblemNotice { width: parent.width; records: dialog.gameTable.records; notices: dialog.gameTable.notices }
    Choice {
        id: pages

        width: parent.width
        tabs: true
        options: [{ id: "game", name: qsTr("Game") }, { id: "more", name: qsTr("More options") }]
        current: dialog.last.page ?? "game"
    }
    Titled {
        visible: pages.current === "game"
        title: qsTr("Board")

        Choice {
            id: variants

            width: parent.width
            options: Array.from(dialog.gameTable.choices.variants).filter(entry => !(entry.own ?? false))
            current: dialog.ownVariant === "" ? dialog.last.variant : ""
            onCurrentChanged: {
                if (variants.current !== "")
                    dialog.ownVariant = ""
            }
        }
        BoardLine {
            id: boardLine

            objectName: "boardLine"
            visible: dialog.board().layout !== undefined
            name: dialog.board().name ?? ""
            shape: dialog.board().shape ?? boardLine.noShape
            onDesignRequested: dialog.design()
        }
        PickerLine {
            objectName: "ownVariant"
            visible: dialog.own.length > 0
            title: qsTr("Own variant")
            options: [{ id: "", name: qsTr("None") }, ...dialog.own]
            current: dialog.ownVariant
            onChosen: id => dialog.chooseOwn(id)
        }
        Paragraph {
            objectName: "refusedVariants"
            visible: text !== ""
            text: dialog.gameTable.choices.refusedVariants.slice(0, 3).map(why => qsTr("Not listed: %1").arg(why)).join("\n")
            font.pixelSize: Theme.caption
            wrapMode: Text.Wrap
        }
    }
    Titled {
        visible: pages.current === "game"
        title: qsTr("Players")

        Seats {
            id: seats

            width: parent.width
            choices: dialog.gameTable.choices
            last: dialog.last.players
            fewest: dialog.entry().fewest ?? 1
            most: dialog.entry().most ?? 4
            classed: dialog.entry().classes ?? false
        }
    }
    Paragraph {
        objectName: "wordsLanguage"
        visible: pages.current === "game" && text !== ""
        text: dialog.gameTable.choices.wordsLanguage
    }
    Paragraph {
        objectName: "summary"
        visible: pages.current === "game" && text !== ""
        text: more.summary
    }
    MoreChoices {
        id: more

        visible: pages.current === "more"
        width: parent.width
        height: Math.min(implicitHeight, Math.max(4 * Theme.target, dialog.parent.height - Math.round(270 * Theme.scale) - dialog.pauseRoom))
        choices: dialog.gameTable.choices
        last: dialog.last
        variant: dialog.variant
        players: seats.count
        onVariantRequested: dialog.variantRequested()
        onHouseWordsChanged: dialog.refused = ""    // which may be mended now
    }
    Notice {
        objectName: "setupProblem"
        visible: text !== ""
        text: seats.problem !== "" ? seats.problem : dialog.refused
    }
    Notice {
        objectName: "leavingNotice"
        warning: false
        text: dialog.leaving && !dialog.closable ? qsTr("Start a game, or press Ctrl+Q to quit.") : ""
    }
    SheetButtons {
        TextButton {
            id: preferencesButton

            objectName: "preferencesButton"
            visible: !dialog.closable
            symbol: "sliders"
            text: qsTr("Preferences")
            onClicked: dialog.preferencesRequested()
        }
        TextButton {
            objectName: "lessonButton"
            symbol: "book"
            text: dialog.gameTable.lesson.resumable ? qsTr("Resume the tutorial") : qsTr("Play the tutorial")
            hint: qsTr("A short practice game")
            onClicked: dialog.lessonRequested(dialog.variant)
        }
        TextButton {
            objectName: "gamesButton"
            symbol: "folder"
            text: qsTr("Continue a game")
            onClicked: dialog.gamesRequested()
        }
        TextButton {
            visible: dialog.closable
            text: qsTr("Cancel")
            hint: KeyNames.esc
            onClicked: dialog.close()
        }
        TextButton {
            id: startButton

            objectName: "startButton"
            filled: true
            enabled: seats.problem === ""
            text: qsTr("Start")
            hint: KeyNames.enter
            onClicked: dialog.start()
        }
    }
}
