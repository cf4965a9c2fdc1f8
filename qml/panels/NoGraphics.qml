import QtQuick
import Storeys

// Says why the board is flat where nothing in 3D can be drawn.
Notice {
    id: notice

    required property real room     // width to be placed in
    property bool hidden: false

    width: Math.min(Math.ceil(oneLine), Math.round(560 * Theme.scale), room - 16 * Theme.unit)
    shown: !hidden
    warning: false
    dismissable: true
    text: qsTr("The board is shown flat because neither OpenGL nor Vulkan is available. To see it in 3D, install a graphics driver; Mesa's software renderer is enough.")
    onDismissed: notice.hidden = true
}
