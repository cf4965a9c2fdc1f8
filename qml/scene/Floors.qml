pragma ComponentBehavior: Bound
import QtQuick
import QtQuick3D
import Storeys
import Storeys.Table

// A tray with coordinates for each storey above the first while the board is taken apart so far that they lie side by side.
Repeater3D {
    id: floors

    required property TableView view
    required property Explosion explosion
    required property real angle        // as in Coordinates

    model: explosion.seen && explosion.spread === 1 ? explosion.storeys - 1 : 0

    Tray {
        required property int index
        readonly property int level: index + 1

        // Each a little lower than the one before, so that they don't meet while they slide.
        position: floors.explosion.away(level, floors.explosion.amount).times(Qt.vector3d(1, 0, 1)).plus(Qt.vector3d(0, -0.3 * level, 0))
        rows: floors.view.shape.rows
        columns: floors.view.shape.columns
        heights: Array.from(floors.view.stacks).map(stack => stack.length > level ? 1 : 0)

        Coordinates { rows: floors.view.shape.rows; columns: floors.view.shape.columns; size: floors.explosion.coordinates; angle: floors.angle }
    }
}
