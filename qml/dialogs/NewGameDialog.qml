import QtQuick
import Storeys

// Which board, and who plays. The first thing seen when the program starts without a game.
Sheet {
    id: dialog

    required property var session
    property string refused: ""     // why the session did not start the game

    signal gamesRequested()

    function start(): void {
        if (seats.problem !== "")
            return
        dialog.refused = dialog.session.newGame({ variant: variants.current, players: seats.setup() })
        if (dialog.refused === "")
            dialog.close()
    }

    title: qsTr("New game")
    width: Math.round(480 * Theme.scale)
    closable: session.inGame
    onOpened: startButton.forceActiveFocus()
    onConfirmed: dialog.start()

    ProblemNotice { width: parent.width; session: dialog.session }
    Titled {
        title: qsTr("Board")

        Choice {
            id: variants

            width: parent.width
            options: dialog.session.variants
            current: dialog.session.lastSetup.variant
        }
    }
    Titled {
        title: qsTr("Players")

        Seats {
            id: seats

            width: parent.width
            session: dialog.session
        }
    }
    Notice {
        objectName: "setupProblem"
        visible: text !== ""
        text: seats.problem !== "" ? seats.problem : dialog.refused
    }
    SheetButtons {
        TextButton {
            objectName: "gamesButton"
            symbol: "folder"
            text: qsTr("Continue a game")
            onClicked: dialog.gamesRequested()
        }
        TextButton {
            visible: dialog.closable
            text: qsTr("Cancel")
            hint: qsTr("Esc")
            onClicked: dialog.close()
        }
        TextButton {
            id: startButton

            objectName: "startButton"
            filled: true
            enabled: seats.problem === ""
            text: qsTr("Start")
            hint: qsTr("Enter")
            onClicked: dialog.start()
        }
    }
}
