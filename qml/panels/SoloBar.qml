import QtQuick
import Storeys
import Storeys.Table

// In a solo game: the free exchanges that are left, and the total to beat. Takes no room in other games.
Item {
    id: bar

    required property GameTable gameTable
    readonly property soloRow best: gameTable.results.toBeat
    readonly property int line: Math.round(24 * Theme.scale)
    readonly property bool narrow: free.implicitWidth + toBeat.implicitWidth + Theme.unit > width   // then two lines

    visible: gameTable.game.solo
    height: !visible ? 0 : narrow ? free.height + toBeat.height : line

    WrappedLabel {
        id: free

        objectName: "freeExchanges"
        anchors.left: parent.left
        width: Math.min(implicitWidth, parent.width)
        height: Math.max(bar.line, contentHeight)
        verticalAlignment: Text.AlignVCenter
        text: qsTr("%n free exchange(s) left", "", bar.gameTable.game.freeExchanges)
        color: Theme.p.soft
    }
    WrappedLabel {
        id: toBeat

        objectName: "toBeat"
        anchors { right: parent.right; bottom: parent.bottom }
        width: Math.min(implicitWidth, parent.width)
        height: Math.max(bar.line, contentHeight)
        verticalAlignment: Text.AlignVCenter
        text: bar.best.rank > 0 ? qsTr("best: %1").arg(Theme.signed(bar.best.total)) : qsTr("no best total yet")
        color: bar.best.rank > 0 ? Theme.p.text : Theme.p.soft
        font.bold: bar.best.rank > 0
    }
}
