import QtQuick
import Storeys
import Storeys.Table
import Storeys.Desktop

// Passes on what a person has set, the size of the window and whether the board is seen, to the objects that depend on
// it.
Item {
    id: wishes

    required property Preferences preferences
    required property LiveGame game
    required property TurnFlow flow
    required property SystemLook systemLook     // null: the desktop is taken for light
    required property SoundPlayer sounds        // null: no sound
    required property real windowWidth
    required property real windowHeight
    required property bool seen             // the first frame is on the screen, and somebody may look at it
    required property Dialogs dialogs       // null before they are made
    required property bool dealing          // the draw for the start is shown
    // of the 3D picture; medium until its speed has been measured
    readonly property string quality: preferences.quality !== "auto" ? preferences.quality
                                    : preferences.measuredQuality !== "" ? preferences.measuredQuality : "medium"

    Binding {
        target: Theme
        property: "windowScale"
        value: wishes.windowHeight < 580 ? 0.8 : wishes.windowHeight < 720 ? 0.875 : wishes.windowHeight > 1200 ? 1.4 : 1
    }
    Binding { target: Theme; property: "windowWidth"; value: wishes.windowWidth }
    Binding { target: Theme; property: "name"; value: wishes.preferences.theme !== "system" ? wishes.preferences.theme : wishes.systemLook?.theme ?? "light" }
    Binding { target: Theme; property: "textScale"; value: wishes.preferences.textScale / 100 }
    Binding { target: Theme; property: "reducedMotion"; value: wishes.preferences.reducedMotion }
    Binding { target: Theme; property: "showSpeed"; value: wishes.preferences.showSpeed }
    Binding { target: wishes.game; property: "offensiveWords"; value: wishes.preferences.offensiveWords }
    Binding { target: wishes.game; property: "commonWordsFirst"; value: wishes.preferences.commonWordsFirst }
    Binding { target: wishes.flow; property: "pace"; value: Theme.showPace }
    FlowHold { flow: wishes.flow; kind: FlowHold.Away; active: !wishes.seen || wishes.dealing || (wishes.dialogs?.sheet?.holdsPlay ?? false) }
    Binding { target: wishes.sounds; property: "on"; value: wishes.preferences.sound; when: wishes.sounds !== null }
    Binding { target: wishes.sounds; property: "volume"; value: wishes.preferences.volume; when: wishes.sounds !== null }
}
