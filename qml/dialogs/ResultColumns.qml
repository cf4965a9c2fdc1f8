import QtQuick
import Storeys

// Where the columns of the final table stand: name and tiles by their distance from the left, numbers by that of their
// right ends from the right.
QtObject {
    property real width: 0
    readonly property bool narrow: width < 470 * Theme.scale        // tiles stand below the name then
    readonly property int name: Math.round(44 * Theme.scale)
    readonly property int tiles: narrow ? name : Math.round(206 * Theme.scale)
    readonly property int points: Math.round(132 * Theme.scale)
    readonly property int subtraction: Math.round(82 * Theme.scale)
    readonly property int total: Theme.margin
}
