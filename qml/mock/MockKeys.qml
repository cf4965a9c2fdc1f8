import QtQuick
import Storeys

// The page of the keys by itself, without C++.
MockWindow {
    id: window

    KeysPage {
        x: Theme.margin
        y: Theme.margin
        width: window.width - 2 * Theme.margin
        session: MockSession {}
    }
}
