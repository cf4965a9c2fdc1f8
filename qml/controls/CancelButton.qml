import Storeys

// Leaves a dialog without doing anything.
TextButton {
    text: qsTr("Cancel")
    hint: KeyNames.esc
}
