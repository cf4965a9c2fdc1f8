import QtQuick
import Storeys
import Storeys.Scene

// Letters and numbers on the rim of the board, turned to the viewer.
BoardSign {
    id: coordinates

    required property int rows
    required property int columns
    required property real size         // as in RimLabels, like margin
    required property real margin
    required property real angle        // of the viewer round the board, degrees

    geometry: RimLabels { rows: coordinates.rows; columns: coordinates.columns; size: coordinates.size; margin: coordinates.margin; angle: coordinates.angle }
    picture: LabelAtlas {}
    tint: Theme.p.coordinate
}
