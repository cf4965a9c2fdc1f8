import Storeys

// Closes a dialog in which nothing is to be decided.
MainButton {
    objectName: "closeButton"
    text: qsTr("Close")
}
