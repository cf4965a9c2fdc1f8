pragma ComponentBehavior: Bound
import QtQuick
import Storeys
import Storeys.Table
import Storeys.Desktop

// Everything on the table: the board, the rack in front of it, the tile in the hand, and their buttons. The board is
// shown in three dimensions or flat; both are used in the same way.
TableLook {
    id: table

    required property GameTable gameTable
    property Preferences preferences: null  // null: what the person has read is not kept
    property SoundPlayer sounds: null       // null: no sounds
    property string quality: "medium"       // "low", "medium" or "high"
    property string camera: "corner"        // the preset at first: top, corner or low
    property var cameraBefore: ({})         // a saved camera, see CameraRig.restore(); {}: none
    property bool uprightLetters: true      // letters on the board turn to the viewer
    required property Commands commands
    // only in games with stacks: in others all tiles lie equally high
    readonly property bool showsHeights: heightMap && gameTable.view.shape.canStack
    property real overhead: 0               // height of what covers the upper edge; board and messages keep below it
    property bool draws: false              // the draw for the start of a game is shown
    readonly property bool showsFlat: flat || !solid
    readonly property alias solidBoard: boards.solidBoard
    readonly property alias board: boards.board
    readonly property alias rack: boards.rack
    readonly property alias hand: hand
    readonly property alias keys: keys
    readonly property alias peeled: peel
    readonly property alias deal: deal
    readonly property alias dealing: deal.running
    property bool shown: false              // the first frame is on the screen
    // in steps of 8, see TableBoards
    readonly property int rackHeight: 8 * Math.floor(Math.min(height * 0.16, 168 * Theme.scale) / 8)
    // There is no room for the buttons: two menus replace them, and the rack goes nearer to the edges.
    readonly property bool folded: 10 * (Theme.target + Theme.unit / 2) + 8 * Theme.unit > height
                                || 5 * Theme.target + 16 * Theme.unit > width
    readonly property int rackLeft: folded ? Theme.target + 4 * Theme.unit : 8 * Theme.unit      // free beside the rack
    readonly property int rackRight: folded ? 2 * Theme.unit : 8 * Theme.unit
    readonly property bool fromAbove: showsFlat || solidBoard?.rig.preset === "top"
    // slot picked or under the pointer, -1 = none
    readonly property int lifted: keys.picked.slot >= 0 ? keys.picked.slot : input.slot
    // height of the messages at the top
    readonly property real banner: (messages.item as TableMessages)?.banner ?? 0
    // The part of the table that the board may fill.
    readonly property rect safe: {
        const underMenu = table.folded && (table.fromAbove || table.exploded)      // its button is in the corner
        const above = (underMenu ? 3 : table.showsFlat ? 2 : table.exploded ? 5 : table.fromAbove ? 2 : 4) * Theme.unit
                    + Math.max(underMenu ? Theme.target : 0, table.overhead) + table.banner
        const below = (table.fromAbove ? 1 : 2) * Theme.unit
        // Whether the board stays to the right of the buttons; otherwise only empty corners of its picture come under
        // them.
        const beside = table.showsFlat || table.exploded || table.width < 1.1 * Theme.textScale * table.height
        const left = beside && !table.folded ? Theme.target + 4 * Theme.unit : 2 * Theme.unit      // beside the buttons
        const rack = table.exploded && !table.showsFlat ? 0 : table.rackHeight    // the storeys take its place then
        return Qt.rect(left, above, table.width - 2 * Theme.unit - left, table.height - rack - above - below)
    }
    readonly property point middle: Qt.point(safe.x + safe.width / 2, safe.y + safe.height / 2)

    signal letterWanted()                   // the letter of a blank is to be chosen, see Hand

    function look(name: string, animated: bool): void { table.solidBoard?.rig.go(name, animated) }
    function preset(name: string): void {
        table.flat = false
        table.look(name, true)
    }
    function reset(): void { table.look(table.solidBoard?.rig.preset ?? "", true) }
    // While the board is taken apart, up and down change how far apart it is.
    function turnBy(right: real, up: real): void {
        if (table.exploded)
            table.board.explosion.spreadBy(0.1 * up)
        else
            table.board?.turnBy(-20 * right, 16 * up)
    }
    function panBy(right: real, up: real): void { table.board?.panBy(table.middle, Qt.point(table.middle.x - 60 * right, table.middle.y + 60 * up)) }
    function zoomBy(factor: real): void { table.board?.zoomAt(table.middle, factor) }
    function explode(open: bool): void { table.board?.explode(open) }
    function peel(): void { peel.toggle() }
    function refuse(why: string): void {
        table.gameTable.announcer.say(why);
        (messages.item as TableMessages)?.refuse(why)
    }
    function readSquare(): void {
        keys.showCursor()
        const words = table.gameTable.speech.about(table.gameTable.cursor.square)
        table.gameTable.announcer.say(words);
        (messages.item as TableMessages)?.show(words)
    }
    // Ends every animation, as any input does.
    function skip(): void {
        table.sounds?.hush()
        input.skip()
    }

    exploded: board?.explosion.open ?? false
    seenFrom: showsFlat || (solidBoard?.rig.moved ?? true) ? "" : solidBoard.rig.preset
    moved: !showsFlat && (solidBoard?.rig.moved ?? false)
    LayoutMirroring.enabled: false
    LayoutMirroring.childrenInherit: true

    // Shows the draw for the start of a new game, once the first frame is on the screen. A resumed game has no draw,
    // but it ends the draw of the game before.
    function showDeal(): void {
        if (table.draws && table.shown && !table.gameTable.game.resumed)
            deal.begin()
        else
            deal.end()
    }

    onShownChanged: table.showDeal()
    onShowsFlatChanged: {
        table.skip()
        boards.putTogether()
    }

    TableBoards {
        id: boards

        anchors.fill: parent
        gameTable: table.gameTable
        hand: hand
        quality: table.quality
        solid: table.solid
        flat: table.showsFlat
        early: !table.shown
        safe: table.safe
        rackHeight: table.rackHeight
        before: table.rackLeft
        after: table.rackRight
        hovered: table.lifted
        dealt: deal.dealt
        handBusy: (hand.active && !hand.choosing) || input.turning
        keyed: !keys.rackKeys.activeFocus
        uprightLetters: table.uprightLetters
        heightMap: table.showsHeights
        lowered: table.lowered
        pointing: input.over
        pointer: input.last
        onSolidBoardChanged: {
            table.look(table.camera, false)
            solidBoard?.rig.restore(table.cameraBefore)
        }
    }
    TableMarks {
        anchors.fill: parent
        view: table.gameTable.view
        claims: table.gameTable.cursor.claims
        retry: table.gameTable.retry
        board: table.board
        hand: hand
        picked: keys.picked
        shown: table.shown
    }
    TableKeys {
        id: keys

        anchors.fill: parent
        view: table.gameTable.view
        cursor: table.gameTable.cursor
        speech: table.gameTable.speech
        board: table.shown ? table.board : null
        rack: table.rack
        hand: table.hand
    }
    TableInput {
        id: input

        anchors.fill: parent
        view: table.gameTable.view
        cursor: table.gameTable.cursor
        cards: table.gameTable.cards
        board: table.board
        hand: table.hand
        picked: keys.picked
        exploded: table.exploded
        onUsed: {
            (messages.item as TableMessages)?.dismiss()
            peel.hide()
        }
        onSpreadWanted: step => table.board.explosion.spreadBy(step)
        onClosed: table.explode(false)
    }
    Connections {
        target: table.gameTable.view

        function onBegun(): void {
            table.skip()
            table.showDeal()
        }
        function onStacksChanged(): void { table.explode(false) }
        // A typed tile flies from the rack. A tile from the hand is dropped by the hand.
        function onTileLaid(level: int, square: int, slot: int): void {
            deal.end()      // the draw does not notice that a screen reader lays a tile
            if (!hand.active && slot >= 0 && table.rack !== null)
                table.board.dropFrom(square, slot)
        }
    }
    // The first frame shows the board alone; with everything else it would take twice as long.
    Connections {
        target: table.Window.window
        enabled: !table.shown

        function onFrameSwapped(): void { table.shown = true }
    }
    Hand {
        id: hand

        gameTable: table.gameTable
        board: table.board
        rack: table.rack
        onLetterWanted: table.letterWanted()
    }
    LessonObserver {
        lesson: table.gameTable.lesson
        hint: table.gameTable.hint
        board: table.board
        rig: table.solidBoard?.rig ?? null
        peel: peel
        flat: table.showsFlat
        onTurnWanted: table.turnBy(1, 0)
    }
    TableSounds {
        gameTable: table.gameTable
        player: table.sounds
        hand: hand
    }
    OnDemand {
        id: buttons

        active: table.shown && table.rack !== null
        anchors.fill: parent
        content: TableButtons {
            anchors.fill: parent
            gameTable: table.gameTable
            commands: table.commands
            board: table.board
            solid: table.solid
            numbered: table.heightMap
            folded: table.folded
            withRack: !table.exploded || table.showsFlat
        }
    }
    OnDemand {
        id: messages

        active: buttons.active
        anchors.fill: parent
        content: TableMessages {
            anchors.fill: parent
            view: table.gameTable.view
            cursor: table.gameTable.cursor
            announcer: table.gameTable.announcer
            commands: table.commands
            hand: table.hand
            board: table.board
            whyFlat: table.preferences?.whyFlatKnown === table.whyFlat ? "" : table.whyFlat
            overhead: table.overhead
            onWhyFlatRead: table.preferences?.set("whyFlatKnown", table.whyFlat)
            lowerKnown: table.preferences?.lowerKnown ?? false
            onLowerRead: table.preferences?.set("lowerKnown", true)
            folded: table.folded
            rackHeight: table.rackHeight
        }
    }
    StartDraw {
        id: deal

        anchors.fill: parent
        game: table.gameTable.game
        view: table.gameTable.view
        board: table.board
        player: table.sounds
    }
    Peel {
        id: peel

        anchors.fill: parent
        gameTable: table.gameTable
        board: table.board
        pointed: input.pointed
        busy: hand.active || input.doing !== "" || table.exploded || (table.board?.turning ?? false)
    }
}
