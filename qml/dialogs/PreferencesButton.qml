import Storeys

// Leads to the preferences, from a dialog of the start.
TextButton {
    objectName: "preferencesButton"
    symbol: "sliders"
    text: qsTr("Preferences")
}
