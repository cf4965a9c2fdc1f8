import QtQuick
import Storeys

// The dialog by itself, without C++.
MockWindow {
    id: window

    PreferencesDialog {
        parent: window.contentItem
        visible: true
        preferences: MockPreferences {}
        languages: [{ id: "de", name: "Deutsch" }, { id: "en", name: "English" }]
        session: MockSession {}
    }
}
