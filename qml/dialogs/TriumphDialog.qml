pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Storeys
import Storeys.Table

// Shown before the result to a person who has won: stacks come down one after the other and form a stair. It closes by
// itself, or by any key or click.
Sheet {
    id: dialog

    required property TableView view
    required property string who
    //: Five letters on five stacks, for somebody who has won
    readonly property list<string> letters: Array.from(qsTr("BRAVO"))
    readonly property int size: Math.round(58 * Theme.scale)
    readonly property int step: Math.round(0.34 * size)         // height of a storey, in pixels
    readonly property int fall: 420                             // milliseconds that a stack falls
    readonly property int gap: 150                              // milliseconds from stack to stack

    title: view.isYou(who) ? qsTr("Well played!") : qsTr("Well played, %1!").arg(who)
    implicitWidth: Math.round(460 * Theme.scale)
    closePolicy: T.Popup.CloseOnEscape | T.Popup.CloseOnPressOutside
    first: stair
    onConfirmed: dialog.close()
    onKeyPressed: event => {
        event.accepted = true
        dialog.close()
    }

    Timer {
        running: dialog.opened
        interval: dialog.letters.length * dialog.gap + dialog.fall + 1500
        onTriggered: dialog.close()
    }
    Item {
        id: stair

        width: parent.width
        height: dialog.size + dialog.letters.length * dialog.step + Theme.margin
        Accessible.role: Accessible.StaticText
        Accessible.name: Array.from(dialog.letters).join("")
        LayoutMirroring.enabled: false      // words run from left to right, as on the board
        LayoutMirroring.childrenInherit: true

        Row {
            anchors { horizontalCenter: parent.horizontalCenter; bottom: parent.bottom }
            spacing: Math.round(0.16 * dialog.size)

            Repeater {
                model: dialog.letters

                Item {
                    id: stack

                    required property string modelData
                    required property int index
                    property real down          // 0: in the air, 1: on the ground

                    width: dialog.size
                    height: stair.height
                    opacity: Math.min(1, 4 * stack.down)

                    SequentialAnimation on down {
                        running: dialog.opened

                        PauseAnimation { duration: stack.index * dialog.gap }
                        NumberAnimation { from: 0; to: 1; duration: dialog.fall; easing { type: Easing.OutBounce; amplitude: 0.5 } }
                    }
                    Item {
                        id: body

                        y: -Math.round((1 - stack.down) * stack.height / 2)
                        width: parent.width
                        height: parent.height

                        // The visible sides of its storeys, the lowest first.
                        Repeater {
                            model: stack.index + 1

                            Rectangle {
                                required property int index

                                y: body.height - height - index * dialog.step
                                width: dialog.size
                                height: dialog.size
                                radius: Math.round(dialog.size / 6)
                                color: Qt.darker(Theme.p.storeys[index], 1.25)
                                border { width: 1; color: Qt.darker(Theme.p.storeys[index], 1.6) }
                            }
                        }
                        TileChip {
                            y: body.height - height - (stack.index + 1) * dialog.step
                            face: stack.modelData
                            storey: stack.index + 1
                            size: dialog.size
                        }
                    }
                }
            }
        }
    }
    MouseArea {
        parent: dialog.contentItem
        anchors { fill: parent; margins: -dialog.bottomPadding; topMargin: -dialog.header.height - dialog.topPadding }
        onPressed: dialog.close()
    }
}
