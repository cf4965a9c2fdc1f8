pragma ComponentBehavior: Bound
import QtQuick
import Storeys
import Storeys.Table

// Letters and numbers on the rim of the flat board, on all four sides.
Item {
    id: coordinates

    required property TableView view
    required property int cell
    required property real rim      // width of the rim, in cells
    required property real size     // of the letters; 1 is normal

    component Sign: Text {
        visible: coordinates.cell >= 12         // else there is no room to read them
        width: coordinates.cell
        height: coordinates.cell
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        color: Theme.p.coordinate
        font { family: Theme.uiFont; bold: true; pixelSize: Math.max(8, Math.round(coordinates.cell * 0.3 * coordinates.size)) }
    }

    Repeater {
        model: 2 * coordinates.view.shape.columns

        Sign {
            required property int index
            readonly property bool far: index >= coordinates.view.shape.columns

            x: index % coordinates.view.shape.columns * coordinates.cell
            y: (far ? coordinates.view.shape.rows + coordinates.rim / 2 - 0.5 : -(coordinates.rim / 2 + 0.5)) * coordinates.cell
            text: String.fromCharCode(65 + index % coordinates.view.shape.columns)
        }
    }
    Repeater {
        model: 2 * coordinates.view.shape.rows

        Sign {
            required property int index
            readonly property bool far: index >= coordinates.view.shape.rows

            x: (far ? coordinates.view.shape.columns + coordinates.rim / 2 - 0.5 : -(coordinates.rim / 2 + 0.5)) * coordinates.cell
            y: index % coordinates.view.shape.rows * coordinates.cell
            text: String(index % coordinates.view.shape.rows + 1)
        }
    }
}
