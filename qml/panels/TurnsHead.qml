import QtQuick
import Storeys
import Storeys.Table

// The head of the list of turns: buttons to look back, undo, redo and analyse, and how many tiles and pieces are left
// to draw.
Item {
    id: head

    required property GameTable gameTable
    readonly property tableStock stock: gameTable.view.stock
    readonly property int small: Math.round(30 * Theme.scale)

    required property Commands commands
    // How many buttons there are.
    readonly property int buttons: 2 + (charts ? 1 : 0) + (undoes ? 2 : 0) + (gameTable.analysis.available ? 1 : 0)
    // both buttons show if one can be used, so that using one moves none
    readonly property bool undoes: gameTable.flow.canUndo || gameTable.flow.canRedo
    readonly property bool charts: gameTable.view.shape.counted && (gameTable.analysis.count > 1 || gameTable.flow.canRedo)
    // There is no room for the buttons; a menu has them.
    readonly property bool folded: title.implicitWidth + small * buttons + bagLabel.implicitWidth + bagIcon.width + piles.width + 3 * Theme.unit > width

    readonly property string bagText: head.stock.tiles > 0 ? qsTr("%n tile(s) in the bag", "", head.stock.tiles) : qsTr("bag empty")
    // There is no room for the words beside the number of tiles.
    readonly property bool brief: title.implicitWidth + small * buttons + fullBag.width + bagIcon.width + piles.width + 3 * Theme.unit > width

    implicitHeight: Math.round(30 * Theme.scale)

    component HeadButton: IconButton {
        implicitWidth: Math.round(30 * Theme.scale)
        implicitHeight: implicitWidth
    }

    TextMetrics { id: fullBag; font: bagLabel.font; text: head.bagText }

    Label {
        id: title

        anchors { left: parent.left; verticalCenter: parent.verticalCenter }
        text: head.stock.rounds > 0 ? Theme.filled(qsTr("Round %1 of %2"), [head.stock.round, head.stock.rounds]) : qsTr("Turns")
        font.bold: true
        Accessible.role: Accessible.Heading
    }
    MenuButton {
        objectName: "turnsMenu"
        anchors { left: title.right; leftMargin: Theme.unit / 2; verticalCenter: parent.verticalCenter }
        visible: head.folded
        implicitWidth: head.small
        implicitHeight: head.small
        symbol: "more"
        text: qsTr("Turns")

        MenuLines { commands: Array.from(head.commands.named(["lookBack", "undo", "redo", "scoreChart", "analysis", "unseen"])) }
    }
    Row {
        visible: !head.folded
        anchors { left: title.right; leftMargin: Theme.unit; verticalCenter: parent.verticalCenter }

        // While looking back, the card below has that button.
        HeadButton {
            objectName: "lookBackButton"
            command: head.commands.play.lookBack
            enabled: command.enabled && !head.gameTable.view.look.active
            Accessible.ignored: head.gameTable.view.look.active
        }
        HeadButton { objectName: "undoButton"; command: head.commands.play.undo; visible: head.undoes }
        HeadButton { objectName: "redoButton"; command: head.commands.play.redo; visible: head.undoes }
        HeadButton { objectName: "chartButton"; command: head.commands.view.scoreChart; visible: head.charts }
        HeadButton { objectName: "analysisButton"; command: head.commands.play.analysis; visible: head.gameTable.analysis.available }
    }
    Row {
        anchors { right: head.folded ? parent.right : unseen.left; verticalCenter: parent.verticalCenter }
        spacing: Math.round(6 * Theme.scale)

        // Pieces on the pile and cards in the deck.
        Row {
            id: piles

            anchors.verticalCenter: parent.verticalCenter
            spacing: Theme.unit / 2

            HeapTag { visible: count >= 0; count: head.stock.blanks; ground: Theme.p.yellowFace; ink: Theme.p.ink; words: qsTr("%n yellow blank(s) on the pile", "", count) }
            HeapTag { visible: count >= 0; count: head.stock.blockers; ground: Theme.p.blockerFace; ink: Theme.p.blockerSign; words: qsTr("%n blocker(s) on the pile", "", count) }
            HeapTag { visible: count >= 0; count: head.stock.cards; ground: Theme.p.plumPlaque; ink: Theme.p.premiumInk; words: qsTr("%n card(s) in the deck", "", count) }
        }
        Icon {
            id: bagIcon

            anchors.verticalCenter: parent.verticalCenter
            visible: !head.folded
            name: "bag"
            size: Math.round(18 * Theme.scale)
            tint: Theme.p.soft
        }
        Label {
            id: bagLabel

            objectName: "bagCount"
            anchors.verticalCenter: parent.verticalCenter
            text: head.brief ? head.stock.tiles : head.bagText
            Accessible.name: head.bagText
            color: Theme.p.soft
            font.pixelSize: Theme.caption
        }
    }
    HeadButton {
        id: unseen

        objectName: "unseenButton"
        anchors { right: parent.right; verticalCenter: parent.verticalCenter }
        visible: !head.folded
        command: head.commands.play.unseen
        symbol: "info"
        hintSide: Qt.LeftEdge
    }
}
