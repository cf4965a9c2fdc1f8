pragma ComponentBehavior: Bound
import QtQuick
import Storeys
import Storeys.Table

// The steps of a play where plays are paths, as two tabs: tiles are laid, then words are claimed through them. The
// second tab says what is missing or wrong, and lists the claims.
Column {
    id: list

    required property TableView view
    required property ClaimPen claims

    signal wordRequested(string word)

    spacing: Theme.unit

    Choice {
        id: steps

        tabs: true
        options: [Options.of("tilesStep", qsTr("1 Tiles")), Options.of("wordsStep", qsTr("2 Words"))]
        onCurrentChanged: list.claims.writing = steps.current === "wordsStep"
    }
    // Keys on the board also lead from step to step.
    Binding { target: steps; property: "current"; value: list.claims.writing ? "wordsStep" : "tilesStep" }
    Paragraph {
        visible: list.claims.writing && list.claims.lines.length === 0
        text: qsTr("Drag from letter to letter, or type a word and press Enter.")
    }
    Row {
        width: parent.width
        visible: list.claims.writing && list.claims.lines.length > 0
        spacing: Theme.unit

        Icon {
            id: sign

            name: list.claims.complete ? "check" : "info"
            tint: Theme.p.accent
        }
        WrappedLabel {
            width: list.width - sign.width - Theme.unit
            text: list.claims.status
            color: Theme.p.soft
        }
    }
    Column {
        width: parent.width
        visible: list.claims.writing

        Repeater {
            model: list.claims.lines

            // A word that is claimed or being drawn: its number, its kind of line on the board, its points, and a
            // button to remove it.
            Item {
                id: row

                required property claimLine modelData
                // being drawn, so no claim yet
                readonly property bool drawn: list.claims.drawing && modelData.focused

                objectName: "claim" + modelData.number
                width: parent?.width ?? 0
                height: Math.max(Theme.target, word.height)
                Accessible.role: Accessible.ListItem
                Accessible.name: row.modelData.fault === "" ? row.modelData.spoken : qsTr("%1, not valid").arg(row.modelData.spoken)
                Accessible.selected: row.modelData.focused
                Accessible.onPressAction: list.claims.focus(row.modelData.number)

                Rectangle {
                    anchors.fill: parent
                    visible: row.modelData.focused
                    radius: Theme.noticeRadius
                    color: Theme.p.accentSoft
                }
                MouseArea {
                    anchors.fill: parent
                    onClicked: list.claims.focus(row.modelData.number)
                }
                ClaimInk { id: ink }
                ClaimBead {
                    id: bead

                    x: Theme.unit
                    anchors.verticalCenter: parent.verticalCenter
                    width: Theme.icon
                    number: row.modelData.number
                    color: ink.colourOf(number)
                }
                Canvas {
                    id: sample

                    readonly property color tint: bead.color

                    anchors { left: bead.right; leftMargin: Theme.unit; verticalCenter: parent.verticalCenter }
                    width: 2 * Theme.icon
                    height: Theme.icon
                    onTintChanged: sample.requestPaint()
                    onPaint: {
                        const context = sample.getContext("2d")
                        context.reset()
                        ink.arrow(context, Qt.point(height * 0.3, height / 2), Qt.point(width - height * 0.2, height / 2), row.modelData.number, sample.tint, 2.6 * height, true)
                    }
                }
                SilentLabel {
                    id: word

                    anchors { left: sample.right; leftMargin: Theme.unit; right: points.left; rightMargin: Theme.unit; verticalCenter: parent.verticalCenter }
                    text: row.modelData.word
                    color: row.modelData.fault === "" ? Theme.p.text : Theme.p.warning
                    font { bold: true; underline: link.containsMouse }

                    MouseArea {
                        id: link

                        width: Math.min(parent.contentWidth, parent.width)
                        height: parent.height
                        enabled: !row.drawn
                        hoverEnabled: true
                        cursorShape: Qt.PointingHandCursor
                        onClicked: {
                            list.claims.focus(row.modelData.number)
                            list.wordRequested(row.modelData.word)
                        }
                    }
                }
                SilentLabel {
                    id: points

                    objectName: "points"
                    anchors { right: remove.left; verticalCenter: parent.verticalCenter }
                    text: row.modelData.points
                    font.bold: true
                }
                IconButton {
                    id: remove

                    objectName: "removeClaim" + row.modelData.number
                    anchors { right: parent.right; verticalCenter: parent.verticalCenter }
                    symbol: "close"
                    text: qsTr("Remove %1").arg(row.modelData.word)
                    shortcut: row.modelData.focused ? qsTr("Delete") : ""
                    onClicked: row.drawn ? list.claims.drop() : list.claims.remove(row.modelData.number)
                }
            }
        }
    }
    TextButton {
        visible: list.claims.canSuggest
        width: Math.min(implicitWidth, parent.width)
        symbol: "bulb"
        text: qsTr("Find a word")
        hint: qsTr("Claims the best word that is left. It counts as a hint.")
        onClicked: list.claims.suggest()
    }
    BonusLines {
        visible: any && list.claims.writing && list.view.draft.legal
        bonus: list.view.draft.bonus
        starBonus: list.view.draft.starBonus
    }
    SumTotal {
        visible: list.claims.writing && list.view.draft.legal
        total: list.view.draft.score
    }
}
