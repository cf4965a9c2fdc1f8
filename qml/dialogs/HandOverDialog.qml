import QtQuick
import QtQuick.Templates as T
import Storeys
import Storeys.Table

// Comes between the turns of two persons at one screen: the rack is hidden until the next person asks for it. It stands
// in the place of the rack, so that the board and the last play stay in sight.
Sheet {
    id: dialog

    required property GameTable gameTable
    required property Preferences preferences   // null in tests without any
    readonly property TableView view: gameTable.view
    // Two persons read this, and “You” alone could be either.
    readonly property string who: view.isYou(view.owner) ? qsTr("Player %1").arg(gameTable.game.mover + 1) : view.owner

    title: qsTr("%1, your turn").arg(who)
    implicitWidth: Math.round(420 * Theme.scale)
    closable: false
    holdsClock: true
    anchors.centerIn: undefined
    x: {
        const onTable = Math.round((parent.width - Theme.panelWidth - width) / 2) + (Theme.mirrored ? Theme.panelWidth : 0)
        return Math.max(Theme.unit, Math.min(parent.width - width - Theme.unit, onTable))
    }
    y: parent.height - height - Theme.margin
    T.Overlay.modal: Rectangle { color: Qt.rgba(0.05, 0.08, 0.08, 0.15) }

    Paragraph {
        visible: text !== ""
        text: dialog.view.lastTurn()
    }
    CheckLine {
        objectName: "turnCamera"
        width: parent.width
        text: qsTr("Turn the board to face the player to move")
        checked: dialog.preferences?.turnCamera ?? true
        onToggled: dialog.preferences.turnCamera = checked
    }
    foot: SheetButtons {
        MainButton {
            objectName: "showRackButton"
            text: qsTr("Show my tiles")
            onClicked: {
                dialog.close()
                dialog.gameTable.game.screen.uncover()
            }
        }
    }
}
