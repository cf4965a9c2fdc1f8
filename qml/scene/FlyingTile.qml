import QtQuick
import Storeys

// A tile in the air over the board.
LooseTile {
    id: tile

    required property Flight flight

    symbol: flight.symbol
    level: flight.level
    mark: flight.mark
    position: flight.at
    scale: Qt.vector3d(flight.seen, flight.seen, flight.seen)       // its material can't be seen through
}
