import QtQuick
import Storeys

// A tile in the air over the board, one after the other: see Flights.
LooseTile {
    id: tile

    required property Flight flight

    visible: flight.flying
    symbol: flight.symbol
    level: flight.level
    mark: flight.mark
    position: flight.at
    scale: Qt.vector3d(1, 1, 1).times(flight.seen)        // its material can't be seen through
}
