pragma ComponentBehavior: Bound
import QtQuick
import Storeys
import Storeys.Table

// The buttons on the table, the legend of a map of heights, and messages: about an earlier turn that is shown, about 3D
// that is missing, and why a tile may not lie where it is held.
Item {
    id: buttons

    required property TableView view
    required property Lesson lesson
    required property Announcer announcer
    required property Commands commands
    required property Hand hand
    required property PlayBoard board
    required property bool solid        // three dimensions can be drawn
    required property string whyFlat    // why not, if that is to be said; else ""
    required property bool lowerKnown   // the person was told how to lower all stacks
    required property bool numbered     // a map of heights is wanted
    required property bool folded       // two menus have the buttons, for lack of room
    required property bool withRack     // the rack is shown; else the storeys have its place
    required property int rackHeight
    property real overhead: 0           // as in Table
    // height of the message that 3D is missing
    readonly property real notice: why.item?.visible ? why.item.height + Theme.unit : 0
    // of messages about the board: they hide no letter of the board or the rack
    readonly property int messageBottom: height - Math.round(rackHeight * 0.74)
    // height of all messages at the top
    readonly property real banner: notice + (sign.visible ? sign.height + Theme.unit : 0)

    signal whyFlatRead()
    signal lowerRead()

    function dismiss(): void { refusal.dismiss() }
    function refuse(why: string): void { refusal.tell(why) }
    function show(words: string): void { refusal.inform(words) }

    component ViewButton: IconButton {
        objectName: command.name + "Button"
        visible: command.offered
        hintSide: Qt.RightEdge
    }

    MenuButton {
        objectName: "viewMenuButton"
        visible: buttons.folded
        x: 2 * Theme.unit
        y: 2 * Theme.unit
        quiet: false
        icon: "corner"
        text: qsTr("View")
        hintSide: Qt.RightEdge
        fromLeft: true

        MenuLines { commands: Array.from(buttons.commands.of("view")) }
    }
    MenuButton {
        objectName: "rackMenuButton"
        visible: buttons.folded && buttons.withRack
        x: 2 * Theme.unit
        anchors { bottom: parent.bottom; bottomMargin: 2 * Theme.unit }
        quiet: false
        icon: "more"
        text: qsTr("Rack and turn")
        hintSide: Qt.RightEdge
        fromLeft: true

        MenuLines { commands: Array.from(buttons.commands.named(["shuffle", "sort", "recall", "exchange", "pass"])) }
    }
    // The buttons of the view. On the flat board those of the camera stay, and lead back to three dimensions.
    Column {
        visible: !buttons.folded
        x: 2 * Theme.unit
        y: 2 * Theme.unit
        spacing: Theme.unit

        Column {
            visible: buttons.solid
            spacing: Theme.unit / 2

            ViewButton { command: buttons.commands.view.top; marked: buttons.lesson.button === "camera" }
            ViewButton { command: buttons.commands.view.corner; marked: buttons.lesson.button === "camera" }
            ViewButton { command: buttons.commands.view.low; marked: buttons.lesson.button === "camera" }
            // always there, so that no button moves
            ViewButton { command: buttons.commands.view.reset; objectName: "resetViewButton" }
        }
        Column {
            spacing: Theme.unit / 2

            ViewButton { command: buttons.commands.view.flat; visible: buttons.solid; marked: buttons.lesson.button === "flat" }
            ViewButton { command: buttons.commands.view.heights }
            ViewButton { command: buttons.commands.view.explode; marked: buttons.lesson.button === "explode" }
        }
        HeightLegend {
            // Left out where there is no room: the tiles show their numbers too.
            visible: buttons.numbered && limit > 1 && 10 * (Theme.target + Theme.unit / 2) + 8 * Theme.unit + 12 * Theme.body < buttons.height
            limit: buttons.view.shape.stackLimit
        }
    }
    LookSign {
        id: sign

        objectName: "lookSign"
        // Width of the buttons at the left. The sign is in the middle of the table or, where that is narrow, of the
        // rest.
        readonly property real aside: Theme.target + 4 * Theme.unit

        x: buttons.folded ? aside + (room - width) / 2 : (buttons.width - width) / 2
        y: 2 * Theme.unit + buttons.overhead + buttons.notice
        room: buttons.width - (buttons.folded ? aside + 2 * Theme.unit : 2 * aside)
        look: buttons.view.look
        command: buttons.commands.play.lookLeave
    }
    FloorNames { board: buttons.board }
    OnDemand {
        id: why

        active: buttons.whyFlat !== ""
        anchors { horizontalCenter: parent.horizontalCenter; top: parent.top; topMargin: Theme.unit + buttons.overhead }
        content: Notice {
            width: Math.min(Math.ceil(oneLine), Math.round(560 * Theme.scale), buttons.width - 16 * Theme.unit)
            warning: false
            dismissable: true
            text: buttons.whyFlat === "old" ? qsTr("The board is shown flat because the graphics driver is too old: 3D needs OpenGL 3.3 or OpenGL ES 3.0. Mesa's software renderer is enough.")
                : buttons.whyFlat === "lost" ? qsTr("The board is shown flat because the graphics driver has failed. The next start will try 3D again.")
                : qsTr("The board is shown flat because neither OpenGL nor Vulkan is available. To see it in 3D, install a graphics driver; Mesa's software renderer is enough.")
            onDismissed: buttons.whyFlatRead()
        }
    }
    // Beside the rack: at the left, buttons to order it and to take laid tiles back; at the right, turns that lay no
    // tile.
    Column {
        visible: !buttons.folded && buttons.withRack
        anchors { left: parent.left; bottom: parent.bottom; margins: 2 * Theme.unit }
        spacing: Theme.unit / 2

        IconButton { command: buttons.commands.play.shuffle; hintSide: Qt.RightEdge }
        IconButton { command: buttons.commands.play.sort; hintSide: Qt.RightEdge }
        IconButton { command: buttons.commands.play.recall; shortcut: KeyNames.esc; hintSide: Qt.RightEdge }
    }
    Column {
        visible: !buttons.folded && buttons.withRack
        anchors { right: parent.right; bottom: parent.bottom; margins: 2 * Theme.unit }
        spacing: Theme.unit / 2

        IconButton {
            objectName: "exchangeTileButton"
            command: buttons.commands.play.exchange
            marked: buttons.lesson.button === "exchange"
            hintSide: Qt.LeftEdge
        }
        IconButton { objectName: "passTurnButton"; command: buttons.commands.play.pass; hintSide: Qt.LeftEdge }
    }
    SinkingHint {
        objectName: "sinkingHint"
        anchors.horizontalCenter: parent.horizontalCenter
        y: buttons.messageBottom - height
        room: refusal.room
        sinking: buttons.board?.sinking ?? null
        known: buttons.lowerKnown
        keys: buttons.commands.view.lowerMeanwhile.keys
        covered: refusal.present
        onRead: buttons.lowerRead()
    }
    RefusalNotice {
        id: refusal

        readonly property real room: parent.width - (narrow ? 4 : 20) * Theme.unit

        anchors.horizontalCenter: parent.horizontalCenter
        y: buttons.messageBottom - height
        hand: buttons.hand
        announcer: buttons.announcer
        narrow: buttons.folded
    }
}
