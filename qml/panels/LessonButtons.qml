import QtQuick
import Storeys

// The way on in a lesson, and out of it.
Column {
    id: foot

    required property var lesson
    readonly property int number: lesson.number

    spacing: Theme.unit
    onNumberChanged: fresh.restart()

    // A double click on "Continue" shows nothing of the step that follows.
    Timer { id: fresh; interval: 600 }

    TextButton {
        objectName: "lessonOn"
        visible: foot.lesson.done
        width: parent.width
        filled: true
        text: foot.lesson.finished ? qsTr("Play an easy game") : foot.lesson.number < foot.lesson.count ? qsTr("Continue") : qsTr("Finish")
        hint: qsTr("Enter")
        onClicked: foot.lesson.goOn()
    }
    TextButton {
        objectName: "lessonShow"
        visible: !foot.lesson.done
        width: parent.width
        symbol: "bulb"
        text: qsTr("Show me")
        hint: qsTr("Lays the tiles for you")
        onClicked: if (!fresh.running) foot.lesson.showMe()
    }
    TextButton {
        objectName: "lessonLeave"
        visible: foot.lesson.finished || !foot.lesson.done || foot.lesson.number < foot.lesson.count     // there is nothing left to skip
        width: parent.width
        text: foot.lesson.gameWaits ? (foot.lesson.finished ? qsTr("Back to my game") : qsTr("Skip, back to my game"))
            : foot.lesson.finished ? qsTr("Another game") : qsTr("Skip the lesson")
        onClicked: foot.lesson.leave()
    }
}
