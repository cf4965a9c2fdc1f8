import QtQuick
import Storeys

// The card in both of its states, without C++.
MockWindow {
    id: window

    Row {
        anchors.centerIn: parent
        spacing: Theme.margin

        LessonCard { width: Theme.panelWidth; most: 400; lesson: MockLesson { active: true } }
        LessonCard {
            width: Theme.panelWidth
            most: 400
            lesson: MockLesson { active: true; done: true; reply: qsTr("<b>CAMP</b>: 2 + 1 + 1 + 1 = 5.") }
        }
    }
}
