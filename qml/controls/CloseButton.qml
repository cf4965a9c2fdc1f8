import Storeys

// Closes a dialog that has nothing to confirm.
TextButton {
    objectName: "closeButton"
    filled: true
    text: qsTr("Close")
    hint: KeyNames.enter
}
