import QtQuick
import Storeys

// The card that tells what a play changed, at different times of its story, and of a play that is taken off.
MockWindow {
    id: window

    readonly property var times: [100, 400, 900, 1300, 1800, 100000]

    MockSession { id: mockSession }
    MockChange { id: change }
    Flow {
        anchors { fill: parent; margins: Theme.margin }
        spacing: Theme.margin

        Repeater {
            model: window.times.length * 2

            ChangeCard {
                id: card

                required property int index

                width: Theme.panelWidth - 2 * Theme.margin
                session: mockSession
                Component.onCompleted: {
                    card.story.begin(Object.assign({}, change.value, { back: index >= window.times.length }))
                    card.story.stopAt(window.times[index % window.times.length])
                }
            }
        }
    }
}
