import QtQuick
import Storeys
import Storeys.Table

// An effect of a play besides points, with its sign.
Row {
    id: line

    required property playEffect modelData

    spacing: Theme.unit

    Icon {
        id: sign

        name: line.modelData.sign
        tint: Theme.p.accent
    }
    WrappedLabel {
        width: line.width - sign.width - line.spacing
        anchors.verticalCenter: sign.verticalCenter
        text: line.modelData.text
    }
}
