pragma ComponentBehavior: Bound
import QtQuick
import Storeys
import Storeys.Table

// The messages on the table: at the top, that an earlier turn is shown and why 3D is missing; above the rack, why a
// tile may not lie where it is held, and how stacks are lowered.
Item {
    id: messages

    required property TableView view
    required property TypingCursor cursor
    required property Announcer announcer
    required property Commands commands
    required property Hand hand
    required property PlayBoard board   // null: there is none yet
    required property string whyFlat    // why three dimensions can't be drawn, if that is to be said; else ""
    required property bool lowerKnown   // the person was told how to lower all stacks
    required property bool folded       // no buttons stand beside the messages
    required property int rackHeight
    property real overhead: 0           // as in Table
    // height of the message that 3D is missing
    readonly property real notice: why.item?.visible ? why.item.height + Theme.unit : 0
    // height of all messages at the top
    readonly property real banner: notice + (sign.visible ? sign.height + Theme.unit : 0)
    // lower edge and greatest width of messages above the rack, which hide no letter of the board or the rack
    readonly property int lowest: height - Math.round(rackHeight * 0.88)
    readonly property real room: width - (folded ? 4 : 20) * Theme.unit

    signal whyFlatRead()
    signal lowerRead()

    // Shows for a moment why something can't be done, or other words.
    function refuse(why: string): void { refusal.tell(why, true) }
    function show(words: string): void { refusal.tell(words, false) }
    function dismiss(): void { refusal.last = "" }

    OnDemand {
        id: why

        active: messages.whyFlat !== ""
        anchors { horizontalCenter: parent.horizontalCenter; top: parent.top; topMargin: Theme.unit + messages.overhead }
        content: Notice {
            width: Math.min(Math.ceil(oneLine), Math.round(560 * Theme.scale), messages.width - 16 * Theme.unit)
            warning: false
            dismissable: true
            text: messages.whyFlat === "old" ? qsTr("The board is shown flat because the graphics driver is too old: 3D needs OpenGL 3.3 or OpenGL ES 3.0. Mesa's software renderer is enough.")
                : messages.whyFlat === "lost" ? qsTr("The board is shown flat because the graphics driver has failed. The next start will try 3D again.")
                : qsTr("The board is shown flat because neither OpenGL nor Vulkan is available. To see it in 3D, install a graphics driver; Mesa's software renderer is enough.")
            onDismissed: messages.whyFlatRead()
        }
    }
    // The sign that the board shows an earlier turn, with a button back to the game. It is in the middle of the table
    // or, where that is narrow, to the right of the buttons.
    Card {
        id: sign

        readonly property real aside: Theme.target + 4 * Theme.unit     // width of the buttons at the left
        readonly property real room: messages.width - (messages.folded ? aside + 2 * Theme.unit : 2 * aside)
        // width with the button beside the words; where there is no room for it, the button stands below them
        readonly property real needed: words.implicitWidth + Theme.margin + back.implicitWidth + 2 * Theme.margin
        readonly property bool abreast: needed <= room
        // little height for text of this size: the card in the panel has the button too
        readonly property bool low: messages.height < 450 * Theme.scale

        objectName: "lookSign"
        visible: messages.view.look.active
        x: messages.folded ? aside + (room - width) / 2 : (messages.width - width) / 2
        y: 2 * Theme.unit + messages.overhead + messages.notice
        width: Math.min(room, abreast ? needed : Math.max(words.implicitWidth, back.visible ? back.implicitWidth : 0) + 2 * Theme.margin)
        height: line.height + (abreast ? 1 : 2) * Theme.unit
        color: Theme.p.panel
        marked: true
        Accessible.role: Accessible.AlertMessage
        Accessible.name: words.text

        Grid {
            id: line

            anchors.centerIn: parent
            columns: sign.abreast ? 2 : 1
            columnSpacing: Theme.margin
            rowSpacing: Theme.unit / 2
            horizontalItemAlignment: Grid.AlignHCenter
            verticalItemAlignment: Grid.AlignVCenter

            SilentLabel {
                id: words

                width: Math.min(implicitWidth, sign.room - 2 * Theme.margin)
                horizontalAlignment: Text.AlignHCenter
                wrapMode: Text.WordWrap
                text: messages.view.look.imagined ? messages.view.look.caption : messages.view.look.turn === 0 ? qsTr("Start of the game") : Theme.filled(qsTr("After turn %1 of %2"), [messages.view.look.turn, messages.view.look.count])
                font.bold: true
            }
            TextButton {
                id: back

                objectName: "lookSignButton"
                visible: sign.abreast || !sign.low
                width: Math.min(implicitWidth, sign.room - 2 * Theme.margin)
                command: messages.commands.play.lookLeave
                hint: KeyNames.esc
            }
        }
    }
    // Says which key lowers all stacks, the first time that some sink for the pointer or the typing cursor. Disappears
    // after a while, or once the person lowers them.
    Notice {
        id: hint

        readonly property SinkingStacks sinking: messages.board?.sinking ?? null        // null: no stack sinks
        readonly property bool all: sinking?.all ?? false
        readonly property bool sunk: !all && (sinking?.depths.length ?? 0) > 0
        property bool due: false                    // stacks have sunk, and the person has not been told yet

        function end(): void {
            if (!hint.due)
                return
            hint.due = false
            messages.lowerRead()
        }

        objectName: "sinkingHint"
        anchors.horizontalCenter: parent.horizontalCenter
        y: messages.lowest - height
        width: Math.min(Math.ceil(oneLine), Math.round(600 * Theme.scale), messages.room)
        warning: false
        dismissable: true
        text: due && !refusal.present ? qsTr("Stacks sink where they hide a letter. Hold %1 to lower all of them.").arg(messages.commands.view.lowerMeanwhile.keys) : ""
        onSunkChanged: if (hint.sunk && !messages.lowerKnown) hint.due = true
        onAllChanged: if (hint.all) hint.end()
        onDismissed: hint.end()

        Timer {
            interval: 8000
            running: hint.due
            onTriggered: hint.end()
        }
    }
    // Why a tile may not lie where it is: shown while it is held there, and for a moment after it was let go. Also says
    // why typing was refused, and shows other words that a key asked for.
    Notice {
        id: refusal

        property string last: ""        // what was said last, "" once its time is over
        property bool refused: true     // `last` is a refusal

        function tell(words: string, refused: bool): void {
            refusal.refused = refused
            refusal.last = words
            pause.restart()
        }

        objectName: "boardMessage"
        anchors.horizontalCenter: parent.horizontalCenter
        y: messages.lowest - height
        width: Math.min(Math.ceil(oneLine), Math.round(620 * Theme.scale), messages.room)
        warning: messages.hand.reason !== "" || refused
        text: messages.hand.reason !== "" ? messages.hand.reason : last

        Connections {
            target: messages.hand

            function onRefused(why: string): void {
                messages.refuse(why)
                messages.announcer.say(why)
            }
        }
        Connections {
            target: messages.cursor

            function onRefused(why: string): void { messages.refuse(why) }
        }
        Timer {
            id: pause

            interval: Math.max(2500, 60 * refusal.last.length)       // long enough to read
            onTriggered: messages.dismiss()
        }
    }
}
