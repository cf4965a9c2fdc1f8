pragma ComponentBehavior: Bound
import QtQuick
import QtQuick3D
import Storeys
import Storeys.Scene

// Brackets on the tiles of the rack in the slots of the model, as on squares of the board.
Repeater3D {
    id: signs

    required property vector3d floor        // of the tray, added to the places of `space`
    required property BoardSpace space

    SquareFrame {
        required property int modelData

        position: signs.space.place(modelData, 1).plus(signs.floor).plus(Qt.vector3d(0, 0.12, 0))
    }
}
