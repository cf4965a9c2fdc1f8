import QtQuick
import QtQuick.Window
import Storeys

// A window for one dialog or panel.
Window {
    id: window

    property string theme: "light"          // light, dark, contrast
    property real textScale: 1

    width: 1280
    height: 800
    visible: true
    title: "Storeys"
    color: Theme.p.woodLight

    Binding { target: Theme; property: "name"; value: window.theme }
    Binding { target: Theme; property: "textScale"; value: window.textScale }
    Binding {
        target: Theme
        property: "windowScale"
        value: window.height < 720 ? 0.875 : window.height > 1200 ? 1.4 : 1
    }
}
