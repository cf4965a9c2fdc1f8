pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Storeys
import Storeys.Table

// The plays that were possible in the turn that is shown, in place of the list of turns. Their values become more exact
// until they are known well. Enter or a click shows a play on the board.
Item {
    id: area

    required property PlayList plays
    readonly property alias list: rows

    Row {
        id: head

        width: parent.width
        spacing: Theme.unit / 2

        WrappedLabel {
            width: parent.width - pause.width - back.width - 2 * parent.spacing
            anchors.verticalCenter: parent.verticalCenter
            text: Theme.filled(qsTr("Other plays, turn %1"), [area.plays.turn])
            font.bold: true
            Accessible.role: Accessible.Heading
        }
        IconButton {
            id: pause

            objectName: "pausePlaysButton"
            quiet: false
            visible: !area.plays.settled
            symbol: area.plays.running ? "pause" : "stepOn"
            text: area.plays.running ? qsTr("Pause") : qsTr("Continue")
            onClicked: area.plays.running ? area.plays.pause() : area.plays.goOn()
        }
        IconButton {
            id: back

            objectName: "closePlaysButton"
            quiet: false
            symbol: "close"
            text: qsTr("Back to the turns")
            onClicked: area.plays.close()
        }
    }
    Remark {
        id: state

        anchors.top: head.bottom
        text: area.plays.exact ? qsTr("Every play was solved to the end of the game.")
                               : qsTr("Expected gain in points, from %n game(s) sampled for each play", "", area.plays.samples)
    }
    ScrolledList {
        id: rows

        objectName: "playsList"
        anchors { top: state.bottom; topMargin: Theme.unit / 2; left: parent.left; right: parent.right; bottom: parent.bottom }
        activeFocusOnTab: true
        highlightMoveDuration: 0
        model: area.plays.plays
        onCurrentIndexChanged: if (rows.activeFocus) rows.positionViewAtIndex(rows.currentIndex, ListView.Contain)
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Other plays")
        Keys.onReturnPressed: (rows.currentItem as T.AbstractButton)?.clicked()
        Keys.onEnterPressed: (rows.currentItem as T.AbstractButton)?.clicked()

        HoverHandler { id: hover }
        Binding { target: area.plays; property: "held"; value: hover.hovered || rows.activeFocus }

        delegate: T.AbstractButton {
            id: row

            required property int index
            required property otherPlay entry
            readonly property bool highlighted: rows.activeFocus && ListView.isCurrentItem
            readonly property string gain: area.plays.exact ? Theme.oneDigit(row.entry.value) : Theme.filled(qsTr("%1 ± %2"), [Theme.oneDigit(row.entry.value), Theme.oneDigit(row.entry.error)])
            readonly property string detail: {
                const points = row.entry.place === "" ? "" : Theme.filled(qsTr("%1, %n point(s)", "", row.entry.points), [row.entry.place])
                const chance = row.entry.chance < 0 ? "" : qsTr("%1% to win").arg(row.entry.chance)
                return Array.of(points, chance, row.entry.taken ? qsTr("played") : "").filter(part => part !== "").join(" · ")
            }

            width: rows.width - Theme.unit
            implicitHeight: words.height + Theme.unit
            hoverEnabled: true
            focusPolicy: Qt.NoFocus
            onClicked: area.plays.imagine(row.index)
            Accessible.role: Accessible.ListItem
            Accessible.name: Theme.filled(qsTr("%1. %2. Expected gain %3"), [row.entry.what, row.detail, row.gain])
            Accessible.onPressAction: row.clicked()

            background: Rectangle {
                radius: Theme.noticeRadius
                color: row.highlighted || row.hovered ? Theme.p.accentSoft : "transparent"

                FocusRing { anchors.margins: 0; shown: row.highlighted; cornerRadius: Theme.noticeRadius }
            }
            Column {
                id: words

                anchors { left: parent.left; leftMargin: Theme.unit / 2; right: gain.left; rightMargin: Theme.unit; verticalCenter: parent.verticalCenter }

                WrappedLabel {
                    text: row.entry.what
                    font.bold: row.entry.taken
                    Accessible.ignored: true
                }
                Remark {
                    text: row.detail
                }
            }
            SilentLabel {
                id: gain

                anchors { right: parent.right; rightMargin: Theme.unit / 2; verticalCenter: parent.verticalCenter }
                text: row.gain
            }
        }
    }
}
