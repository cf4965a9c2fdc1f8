import Storeys

// Closes a dialog in which nothing is to be decided.
TextButton {
    objectName: "closeButton"
    filled: true
    text: qsTr("Close")
    hint: KeyNames.enter
}
