import QtQuick
import Storeys

// A player: name, state, tiles on the rack, reserve, clock and points. A bar, a thicker border and a coloured
// background show whose turn it is.
Card {
    id: card

    required property string name
    required property string note
    required property int points
    required property string distance   // in a race, how far it is to the goal, shown instead of the points; else ""
    required property int blanks        // held in the reserve, -1 = the game has none
    required property int blockers      // likewise
    required property int tiles         // on the rack
    required property bool atTurn
    required property bool computer
    required property bool won
    // number of the colour and sign of squares that the player owns, from 1; 0 = none
    required property int side
    property bool thinking: false
    property bool compact: false        // one line high
    property bool slim: false           // no higher than its texts
    property string time: ""            // on the clock, "" = there is no clock
    property bool late: false           // little or no time is left
    property bool dealing: false        // the draw for who starts is being shown, so who is to move stays open
    readonly property bool active: atTurn && !dealing
    // a clock or large text leaves no room for sign and tiles beside the name
    readonly property bool tight: time !== "" && slim || width <= (time !== "" ? 260 : 200) * Theme.scale
    property real counted: points       // points as shown, on the way to their new value

    readonly property real inset: Math.round((tight ? 1 : 2.5) * Theme.unit) + kind.width + Math.round(1.25 * Theme.unit)     // of the name
    // Little height and no room beside the distance of a race: it takes the place of the state, below the name.
    readonly property bool folded: slim && distance !== "" && width - inset - shown.implicitWidth - shown.anchors.rightMargin - counters.width - 2 * Theme.unit
                                                              < Math.max(Math.min(nameSize.advanceWidth, widestName), toldSize.advanceWidth) + 2
    readonly property real spare: width - inset - (folded ? 0 : shown.width) - shown.anchors.rightMargin - Theme.unit       // between sign and points
    // Name and state have no room beside the counters, which are below them then.
    readonly property bool split: counters.width > 0 && spare - counters.width - Theme.unit < Math.max(Math.min(nameSize.advanceWidth, widestName), oneLine.advanceWidth) + 2
    readonly property real room: split ? spare : spare - (counters.width > 0 ? counters.width + Theme.unit : 0)     // for the name
    readonly property string onRack: qsTr("%n tile(s) on the rack", "", card.tiles)
    readonly property string told: card.dealing ? "" : card.won ? qsTr("winner") : card.thinking && card.atTurn ? qsTr("thinking…") : card.note
    readonly property string status: card.folded ? card.distance : card.told

    // The status stands beside the name where a compact card has room for it, else below the name.
    readonly property bool beside: compact && Math.min(nameSize.advanceWidth, widestName) + Theme.unit + oneLine.advanceWidth + 3 <= room
    readonly property int widestName: Math.round(width * (compact ? 0.5 : 0.55))
    // In a race, whose distance is no higher than the name, counters below it stand beside the state, with room there.
    readonly property bool joined: split && !beside && !folded && distance !== "" && oneLine.advanceWidth + 3 <= joinedRoom
    readonly property real joinedRoom: width - inset - counters.width - Theme.unit - shown.anchors.rightMargin
    readonly property real statusHeight: beside || statusLabel.text === "" ? 0 : statusLabel.height
    readonly property real texts: nameLabel.height + (joined ? Math.max(statusHeight, counters.height) : statusHeight + (split ? counters.height + Theme.unit / 2 : 0))

    height: Math.round(Math.max((slim ? 28 : compact ? 42 : 60) * Theme.scale, texts + (joined ? 1 : split ? 1.5 : slim && beside ? 0 : 1) * Theme.unit))
    color: active ? Theme.p.accentSoft : "transparent"
    marked: active
    Accessible.role: Accessible.ListItem
    Accessible.name: card.distance !== "" ? Theme.filled(qsTr("%1, %2, %3"), [card.name, card.told, card.distance])
                                          : Theme.signed(Theme.filled(qsTr("%1, %2, %n point(s)", "", card.points), [card.name, card.status]))
    Accessible.description: card.time === "" ? card.onRack : Theme.filled(qsTr("%1, %2 on the clock"), [card.onRack, card.time])

    Behavior on counted { NumberAnimation { duration: Theme.count; easing.type: Easing.OutCubic } }

    Rectangle {
        visible: card.active
        anchors { left: parent.left; leftMargin: Theme.unit; verticalCenter: parent.verticalCenter }
        width: Math.round(4 * Theme.scale)
        height: parent.height - (card.compact ? 2 : 3) * Theme.unit
        radius: width / 2
        color: Theme.p.accent
    }
    Icon {
        id: kind

        anchors { left: parent.left; leftMargin: Math.round((card.tight ? 1 : 2.5) * Theme.unit); verticalCenter: parent.verticalCenter }
        visible: !card.tight
        width: card.tight ? 0 : size
        name: card.won ? "trophy" : card.side > 0 ? "seat" + card.side : card.computer ? "computer" : "person"
        tint: card.side > 0 && !card.won ? Theme.p.premiumInk : card.active || card.won ? Theme.p.accent : Theme.p.soft
        scale: card.side > 0 && !card.won ? 0.75 : 1

        // The sign as on squares that the player owns.
        Rectangle {
            anchors.centerIn: parent
            z: -1
            visible: card.side > 0 && !card.won
            width: Math.round(parent.width * 1.6)
            height: width
            radius: Math.round(width / 6)
            color: Theme.p.seats[Math.max(0, card.side - 1) % Theme.p.seats.length]
        }
    }
    SilentLabel {
        id: nameLabel

        objectName: "name"
        anchors { left: kind.right; leftMargin: Math.round(1.25 * Theme.unit) }
        y: Math.round((card.height - card.texts) / 2)
        width: Math.min(implicitWidth, card.widestName, card.room)
        text: card.name
        font { pixelSize: card.compact ? Math.round(15 * Theme.scale) : Theme.title; bold: true }

        WholeText { of: nameLabel }
    }
    TextMetrics { id: nameSize; font: nameLabel.font; text: card.name }
    TextMetrics { id: toldSize; font: statusLabel.font; text: card.told }
    TextMetrics { id: oneLine; font: statusLabel.font; text: card.status }
    Caption {
        id: statusLabel

        objectName: "status"
        width: card.beside ? Math.ceil(oneLine.advanceWidth) + 1 : card.joined ? card.joinedRoom : card.room
        anchors { left: card.beside ? nameLabel.right : nameLabel.left; leftMargin: card.beside ? Theme.unit : 0 }
        y: nameLabel.y + (card.beside ? nameLabel.baselineOffset - baselineOffset : nameLabel.height + (card.joined ? Math.max(0, (counters.height - height) / 2) : 0))
        text: card.status
        color: card.folded ? Theme.p.text : Theme.p.soft
        wrapMode: Text.Wrap
    }
    // What the player holds, and the time on the clock.
    Row {
        id: counters

        objectName: "counters"
        x: card.split && !card.joined ? (Theme.mirrored ? card.width - card.inset - width : card.inset)
         : card.folded || card.joined ? (Theme.mirrored ? shown.x : shown.x + shown.width - width)     // in place of the points, or below
         : Theme.mirrored ? shown.x + shown.width + Theme.unit : shown.x - Theme.unit - width
        y: Math.round(card.split ? nameLabel.y + card.texts - height : (card.height - height) / 2)
        spacing: Theme.unit / 2

        Row {
            objectName: "reserve"
            visible: card.blanks >= 0 || card.blockers >= 0
            spacing: Math.round(Theme.unit / 2)

            HeapTag { visible: count >= 0; count: card.blanks; ground: Theme.p.yellowFace; ink: Theme.p.ink; words: qsTr("%n yellow blank(s)", "", card.blanks) }
            HeapTag { visible: count >= 0; count: card.blockers; ground: Theme.p.blockerFace; ink: Theme.p.blockerSign; words: qsTr("%n blocker(s)", "", card.blockers) }
        }
        // The number of tiles on the rack, in the outline of a tile. It is no secret: at a real table everybody sees
        // it.
        HeapTag {
            objectName: "tilesLeft"
            visible: !card.tight
            width: height
            height: Math.round(24 * Theme.scale)
            opacity: 1
            border.color: Theme.p.soft
            count: card.tiles
            ground: "transparent"
            ink: Theme.p.soft
            words: card.onRack
            Accessible.ignored: true        // the description of the card has it
        }
        // The time on a player's clock. With little or no time left it has the ground and border of a warning.
        Rectangle {
            id: clock

            readonly property string time: card.time        // "" = there is no clock

            objectName: "clock"
            visible: time !== ""
            width: sign.width + label.width + 1.5 * Theme.unit
            height: Math.round(24 * Theme.scale)
            radius: Theme.chipRadius
            color: card.late ? Theme.p.warningSoft : "transparent"
            border { width: card.late ? 2 : 1; color: card.late ? Theme.p.warning : Theme.p.line }

            Icon {
                id: sign

                anchors { left: parent.left; leftMargin: Theme.unit / 2; verticalCenter: parent.verticalCenter }
                name: "clock"
                size: Math.round(16 * Theme.scale)
                tint: label.color
            }
            SilentLabel {
                id: label

                anchors { left: sign.right; leftMargin: Theme.unit / 2; verticalCenter: parent.verticalCenter }
                text: clock.time
                color: card.late ? Theme.p.warning : Theme.p.text
                font.bold: true
            }
        }
    }
    SilentLabel {
        id: shown

        objectName: "result"
        visible: !card.folded
        anchors { right: parent.right; rightMargin: card.tight ? Theme.unit : Theme.margin }
        y: Math.round(card.joined ? nameLabel.y + (nameLabel.height - height) / 2
                                  : (card.height - height - (card.split ? counters.height + Theme.unit / 2 : 0)) / 2)
        text: card.distance !== "" ? card.distance : Theme.signed(Math.round(card.counted))
        font { pixelSize: card.distance !== "" ? Theme.body : card.compact ? Math.round(22 * Theme.scale) : Theme.points; bold: true }
    }
}
