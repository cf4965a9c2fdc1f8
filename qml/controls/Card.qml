import QtQuick
import Storeys

// The frame of a card in the panel, in a list or on the table.
Rectangle {
    property bool marked: false         // with a border that stands out

    radius: Theme.cardRadius
    color: Theme.p.card
    border { width: marked ? 2 : 1; color: marked ? Theme.p.accent : Theme.p.line }
}
