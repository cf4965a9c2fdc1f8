import QtQuick
import Storeys
import Storeys.Table

// A turn in the list: its number, what was done, who did it, how the points come about, and the points. A click shows
// the board after it; a click on a word looks the word up.
Item {
    id: row

    required property int index
    required property turnRow entry
    property bool latest: false         // the last turn
    property bool first: index === 0    // at the top of the list
    property bool counted: true         // plays bring points
    property bool shown: false          // the board shows the game after this turn
    property bool chosen: false         // by keys, for Enter

    // the words are links
    readonly property bool linked: entry.words.length > 0 && mouse.containsMouse

    signal lookRequested()
    signal wordRequested(string word)

    objectName: "turn" + row.entry.number
    implicitHeight: Math.max(Math.round(43 * Theme.scale), note.y + (row.entry.note === "" ? 0 : note.height) + Math.round(4 * Theme.scale))
    Accessible.role: Accessible.ListItem
    Accessible.name: {
        const done = row.entry.sum.includes("+") ? Theme.filled(qsTr("%1, %2"), [row.entry.what, row.entry.sum.replace(/ · /g, ", ")]) : row.entry.what
        return row.counted ? Theme.signed(Theme.filled(qsTr("%1: %2, %3, %n point(s)", "", row.entry.points), [row.entry.number, row.entry.who, done]))
                           : Theme.filled(qsTr("%1: %2, %3", "number of a turn, who, what"), [row.entry.number, row.entry.who, done])
    }
    Accessible.description: Array.of(row.entry.gains, row.entry.doubt, row.entry.note).filter(part => part !== "").join("\n")
    Accessible.selected: row.shown
    Accessible.focused: row.chosen
    Accessible.onPressAction: row.lookRequested()

    Rectangle {
        anchors { fill: parent; topMargin: 1 }
        visible: row.shown || mouse.containsMouse
        radius: Theme.noticeRadius
        color: row.shown ? Theme.p.accentSoft : Theme.p.control
        border { width: row.shown ? 2 : 1; color: row.shown ? Theme.p.accent : Theme.p.line }
    }
    MouseArea {
        id: mouse

        anchors.fill: parent
        z: 1
        hoverEnabled: true
        cursorShape: Qt.PointingHandCursor
        onClicked: mouse => {
            const word = row.linked ? what.linkAt(mouse.x - what.x, mouse.y - what.y) : ""
            word === "" ? row.lookRequested() : row.wordRequested(word)
        }
    }
    Rectangle {
        visible: !row.first
        width: parent.width
        height: 1
        color: Theme.p.line
    }
    SilentLabel {
        id: number

        anchors { left: parent.left; leftMargin: Math.round(4 * Theme.scale) }
        y: what.y
        width: Math.max(Math.round(22 * Theme.scale), implicitWidth)
        horizontalAlignment: Text.AlignRight
        text: row.entry.number
        color: Theme.p.soft
    }
    SilentLabel {
        id: what

        anchors { left: number.right; leftMargin: Math.round(6 * Theme.scale); right: points.left; rightMargin: Theme.unit }
        y: Math.round(5 * Theme.scale)
        text: row.linked ? Array.from(row.entry.words, word => "<a href='" + word.word + "'>" + word.word + "</a>").join(" · ") : row.entry.what
        textFormat: row.linked ? Text.StyledText : Text.PlainText      // other lines can contain a name: not markup
        wrapMode: Text.WordWrap
        linkColor: color
        color: row.entry.play ? Theme.p.text : Theme.p.soft
        font.bold: row.entry.play
    }
    // The mark of hints is below the number, where it takes no room from the words, unless a doubtful turn has its mark
    // there.
    Icon {
        id: bulb

        readonly property bool aside: row.entry.doubt === ""

        anchors {
            left: aside ? undefined : what.left
            leftMargin: Math.min(line.implicitWidth, line.width) + Theme.unit / 2
            right: aside ? number.right : undefined
            verticalCenter: line.verticalCenter
        }
        visible: row.entry.hints > 0
        name: "bulb"
        size: Math.round(15 * Theme.scale)
        tint: Theme.p.soft
        Accessible.role: Accessible.StaticText
        Accessible.name: qsTr("with %n hint(s)", "", row.entry.hints)
    }
    Caption {
        id: line

        anchors { left: what.left; right: tag.left; rightMargin: Theme.unit + (bulb.visible && !bulb.aside ? bulb.width + Theme.unit / 2 : 0) }
        y: Math.max(Math.round(23 * Theme.scale), what.y + what.height)
        wrapMode: Text.WordWrap
        text: Array.of(row.entry.who, row.entry.sum, row.entry.gains).filter(part => part !== "").join(" · ")
    }
    Caption {
        id: note

        objectName: "turnNote"
        anchors { left: what.left; right: points.right }
        // Plays always have room for the tag, so that the height does not depend on which row is the last.
        y: line.y + Math.max(line.height, row.entry.play ? tag.height - Math.round(2 * Theme.scale) : 0)
        visible: row.entry.note !== ""
        wrapMode: Text.WordWrap
        maximumLineCount: 2         // LookCard shows all of it
        text: row.entry.note.replace(/\n/g, " ")
        font.italic: true
    }
    // The mark of a doubtful turn.
    Icon {
        objectName: "doubtMark"
        anchors { right: number.right; verticalCenter: line.verticalCenter }
        visible: row.entry.doubt !== ""
        name: "doubt"
        size: Math.round(18 * Theme.scale)
        tint: Theme.p.warning
        Accessible.ignored: true
    }
    Hint {
        objectName: "doubtHint"
        side: Theme.mirrored ? Qt.RightEdge : Qt.LeftEdge
        width: Math.min(implicitWidth, Math.round(400 * Theme.scale))
        visible: row.entry.doubt !== "" && (mouse.containsMouse || row.chosen)
        text: row.entry.doubt
    }
    SilentLabel {
        id: points

        anchors { right: parent.right; rightMargin: Math.round(6 * Theme.scale); baseline: what.baseline }
        text: row.counted ? Theme.signed(row.entry.points) : ""
        color: row.entry.play ? Theme.p.text : Theme.p.soft
        font.bold: row.entry.play
    }
    FocusRing { anchors.margins: 0; shown: row.chosen; cornerRadius: Theme.noticeRadius }
    // The tag of the last play, whose tiles are marked on the board. While hidden it has no width, so that text uses
    // its place.
    Rectangle {
        id: tag

        anchors { right: parent.right; top: line.top; topMargin: -Math.round(2 * Theme.scale) }
        visible: row.latest && row.entry.play
        width: visible ? tagWords.implicitWidth + Math.round(12 * Theme.scale) : 0
        height: Math.max(Math.round(18 * Theme.scale), tagWords.implicitHeight)
        radius: Math.round(4 * Theme.scale)
        color: "transparent"
        border { width: Math.max(1, Math.round(1.5 * Theme.scale)); color: Theme.p.lastTag }

        Label {
            id: tagWords

            anchors.centerIn: parent
            text: qsTr("last play")
            color: Theme.p.lastTag
            font { pixelSize: Math.round(11 * Theme.scale); bold: true }
        }
    }
}
