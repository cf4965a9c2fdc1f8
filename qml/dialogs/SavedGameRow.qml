import QtQuick
import Storeys
import Storeys.Scene
import Storeys.Table

// A saved game in a list: its picture, its players and how it stands. It can be opened and, after a question, deleted.
// A file of the player's own can only be opened.
Card {
    id: row

    required property savedGame game
    readonly property bool held: openButton.activeFocus || deleteButton.activeFocus || keepButton.activeFocus || reallyButton.activeFocus     // has the focus
    property bool ours: true            // the program keeps it
    property bool asking: false         // it asks whether the game should really be deleted
    readonly property bool crowded: texts.remark !== "" && (row.canOpen || row.asking)     // the buttons need a line of their own
    readonly property bool canOpen: !row.game.elsewhere && row.game.problem === "" && !row.game.open

    signal opened()
    signal deleted()

    // Gives the focus to its first visible button; false if there is none.
    function takeFocus(): bool {
        const first = (openButton.visible ? openButton : deleteButton.visible ? deleteButton : keepButton) as Item
        if (first.visible)
            first.forceActiveFocus(Qt.TabFocusReason)
        return first.visible
    }

    height: Math.max(Math.round(116 * Theme.scale), crowded ? texts.height + buttons.height + 3 * Theme.unit : 0)
    border.color: row.game.open ? Theme.p.accent : Theme.p.line
    Accessible.role: Accessible.ListItem
    Accessible.name: texts.summary

    VariantPicture {
        id: picture

        readonly property real cell: 100 * Theme.scale / Math.max(1, row.game.shape.rows, row.game.shape.columns)

        objectName: "gamePicture"
        anchors { left: parent.left; leftMargin: Theme.unit + (Math.round(100 * Theme.scale) - width) / 2; verticalCenter: parent.verticalCenter }
        visible: row.game.shape.rows > 0
        width: Math.round(row.game.shape.columns * cell)
        height: Math.round(row.game.shape.rows * cell)
        shape: row.game.shape

        BoardPicture {
            anchors { fill: parent; margins: picture.rim }
            rows: row.game.shape.rows
            columns: row.game.shape.columns
            stacks: row.game.stacks
            faces: row.game.faces
            storeys: Theme.p.storeys
            ink: Theme.p.ink
            font: Theme.displayFont
        }
        HoverHandler { enabled: openButton.visible; cursorShape: Qt.PointingHandCursor }
        TapHandler { enabled: openButton.visible; onTapped: row.opened() }
    }
    // The text beside a saved game's picture.
    Column {
        id: texts

        readonly property string remark: row.game.problem !== "" ? row.game.problem
                                       : row.game.elsewhere ? qsTr("Open in another window")
                                       : row.game.locked !== "" ? row.game.locked
                                       : row.game.open ? qsTr("In this window")
                                       : row.game.doubts > 0 ? qsTr("%n doubt(s)", "lines of a record", row.game.doubts) : ""
        // where a game comes from: the name of the file of another's, or the turn
        readonly property string origin: !row.ours ? row.game.id
                                       : row.game.from > 0 ? qsTr("Continued from turn %1").arg(row.game.from)
                                       : row.game.from === 0 ? qsTr("Continued from the start") : ""
        readonly property string summary: Array.of(who.text, standing.text, origin, remark).filter(text => text !== "").join(qsTr(", ", "between parts of a summary"))

        anchors { left: parent.left; leftMargin: Theme.unit + Math.round(100 * Theme.scale) + Theme.margin; right: deleteButton.left; top: parent.top; topMargin: Theme.unit }
        spacing: Math.round(3 * Theme.scale)

        SilentLabel {
            id: who

            width: parent.width
            text: row.game.who === "" ? qsTr("Unreadable record") : row.game.who
            font { pixelSize: Theme.title; bold: true }

            WholeText { of: who }
        }
        SilentLabel {
            id: standing

            visible: text !== ""
            width: parent.width
            text: row.game.who === "" ? ""
                // a race
                : row.game.points === "" ? qsTr("%1 · %n turn(s)", "a game without points", row.game.turns).arg(row.game.variantName)
                : Theme.filled(qsTr("%1 · %n turn(s) · %2", "", row.game.turns), [row.game.variantName, Theme.signed(row.game.points)])
        }
        Caption {
            width: parent.width
            text: texts.origin === "" ? row.game.when : Theme.filled(qsTr("%1 · %2", "time, remark"), [row.game.when, texts.origin])
        }
        SilentLabel {
            objectName: "remark"
            width: parent.width
            visible: text !== ""
            text: texts.remark
            color: row.game.problem !== "" ? Theme.p.warning : Theme.p.accent
            font.pixelSize: Theme.caption
            wrapMode: row.game.problem !== "" ? Text.WrapAnywhere : Text.WordWrap     // paths are long
            maximumLineCount: 3
        }
    }
    Row {
        id: buttons

        anchors { right: parent.right; bottom: parent.bottom; margins: Theme.unit }
        spacing: Theme.unit

        TextButton {
            id: keepButton

            objectName: "keepButton"
            visible: row.asking
            text: qsTr("Keep")
            onClicked: {
                const held = keepButton.activeFocus
                row.asking = false
                if (held)
                    deleteButton.forceActiveFocus(Qt.TabFocusReason)
            }
        }
        TextButton {
            id: reallyButton

            objectName: "reallyDeleteButton"
            visible: row.asking
            text: qsTr("Delete permanently")
            onClicked: row.deleted()
        }
        TextButton {
            id: openButton

            objectName: "openButton"
            visible: row.canOpen && !row.asking
            text: !row.ours ? qsTr("Open") : row.game.over ? qsTr("View only") : qsTr("Continue")
            onClicked: row.opened()
        }
    }
    // Comes after the other buttons, so that Tab reaches it last.
    IconButton {
        id: deleteButton

        objectName: "deleteButton"
        anchors { right: parent.right; top: parent.top; margins: Theme.unit / 2 }
        visible: row.ours && !row.game.open && !row.game.elsewhere && !row.asking
        symbol: "trash"
        text: qsTr("Delete this game")
        onClicked: {
            const held = deleteButton.activeFocus
            row.asking = true
            if (held)
                keepButton.forceActiveFocus(Qt.TabFocusReason)
        }
    }
}
