import Storeys

// Closes a dialog that is only read.
TextButton {
    objectName: "closeButton"
    filled: true
    text: qsTr("Close")
    hint: KeyNames.enter
}
