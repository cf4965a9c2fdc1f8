import QtQuick
import Storeys
import Storeys.Table

// The buttons that lead on in a lesson. The lowest one goes on or shows what to do, so that a double click on it never
// leaves the lesson.
Column {
    id: foot

    required property Lesson lesson
    readonly property int number: lesson.number
    readonly property string easyGame: qsTr("Play an easy game")

    signal shownByKey()     // "Show me" was pressed by a key

    spacing: Theme.unit
    onNumberChanged: fresh.restart()

    // For this long, a new step is not shown, as the click may be the second one of a double click on "Continue".
    Timer { id: fresh; interval: 600 }

    TextButton {
        objectName: "lessonLeave"
        visible: foot.lesson.finished
        width: parent.width
        text: foot.lesson.gameWaits ? foot.easyGame : qsTr("New game")
        onClicked: foot.lesson.gameWaits ? foot.lesson.playEasyGame() : foot.lesson.leave()
    }
    TextButton {
        objectName: "lessonOn"
        visible: foot.lesson.done
        width: parent.width
        filled: true
        text: foot.lesson.finished ? (foot.lesson.gameWaits ? qsTr("Return to my game") : foot.easyGame) : foot.lesson.number < foot.lesson.count ? qsTr("Continue") : qsTr("Finish")
        hint: KeyNames.enter
        onClicked: foot.lesson.goOn()
    }
    TextButton {
        id: show

        objectName: "lessonShow"
        visible: !foot.lesson.done
        width: parent.width
        symbol: "bulb"
        text: qsTr("Show me")
        hint: qsTr("Shows how it is done")
        onClicked: {
            if (fresh.running)
                return
            const byKey = show.activeFocus
            foot.lesson.showMe()
            if (byKey)
                foot.shownByKey()
        }
    }
}
