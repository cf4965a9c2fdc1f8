import QtQuick
import Storeys

// The dialog by itself, without C++.
MockWindow {
    id: window

    AboutDialog {
        parent: window.contentItem
        visible: true
        credits: "League Spartan by The League of Moveable Type.\nLato by Łukasz Dziedzic.\nWord list from SCOWL."
    }
}
