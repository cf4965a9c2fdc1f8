import QtQuick
import Storeys

// Where the columns of the final table stand: name and tiles from the left, the numbers' right ends from the right.
QtObject {
    readonly property int name: Math.round(44 * Theme.scale)
    readonly property int tiles: Math.round(206 * Theme.scale)
    readonly property int points: Math.round(132 * Theme.scale)
    readonly property int subtraction: Math.round(82 * Theme.scale)
    readonly property int total: Theme.margin
}
