import QtQuick
import Storeys

// A tile in the air over the board, one after the other: see Flights.
LooseTile {
    id: tile

    property Flight flight: null    // null: none at the moment

    visible: flight !== null
    symbol: flight?.symbol ?? ""
    level: flight?.level ?? 0
    mark: flight?.mark ?? 0
    position: flight?.at ?? Qt.vector3d(0, 0, 0)
    scale: Qt.vector3d(1, 1, 1).times(flight?.seen ?? 1)        // its material can't be seen through
}
