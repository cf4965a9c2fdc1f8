import QtQuick
import Storeys

// The mark of a line in a chart: a disc, a diamond, a ring or a square, so that lines can be told apart without
// colours.
Rectangle {
    required property int kind          // 0 to 3, in that order
    required property color tint

    width: Math.round((kind === 0 || kind === 2 ? 8 : 7) * Theme.scale)
    height: width
    radius: kind === 0 || kind === 2 ? width / 2 : 0
    rotation: kind === 1 ? 45 : 0
    antialiasing: true
    color: kind === 2 ? Theme.p.panel : tint
    border { width: Math.max(1, Math.round(2 * Theme.scale)); color: tint }
}
