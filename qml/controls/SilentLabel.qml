import QtQuick
import Storeys

// A label that screen readers skip, because the item that it belongs to says the same.
Label {
    Accessible.ignored: true
}
