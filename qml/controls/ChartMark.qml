import QtQuick
import Storeys

// The mark of one line of a chart: a disc, a square on its corner, a ring, a square, so that nobody needs to see colours.
Rectangle {
    required property int kind          // 0 … 3
    required property color tint

    width: Math.round((kind === 0 || kind === 2 ? 8 : 7) * Theme.scale)
    height: width
    radius: kind === 0 || kind === 2 ? width / 2 : 0
    rotation: kind === 1 ? 45 : 0
    antialiasing: true
    color: kind === 2 ? Theme.p.panel : tint
    border { width: Math.max(1, Math.round(2 * Theme.scale)); color: tint }
}
