import QtQuick
import Storeys

// One part of the camera's way to a preset.
PropertyAnimation {
    duration: Theme.turnCamera
    easing.type: Easing.InOutCubic
}
