import QtQuick
import Storeys
import Storeys.Table
import Storeys.Desktop

// Passes the preferences, the size of the window and whether the board is seen on to the objects that depend on them.
Item {
    id: applied

    required property Preferences preferences
    required property LiveGame game
    required property GameAnalysis analysis
    required property TurnFlow flow
    required property SystemLook systemLook     // null: a light desktop is assumed
    required property SoundPlayer sounds        // null: no sound
    required property real windowWidth
    required property real windowHeight
    required property bool seen             // the first frame is on the screen, and a person may be watching
    required property Dialogs dialogs       // null until they are created
    required property bool dealing          // the draw for who starts is being shown
    // of the 3D picture; medium until its speed has been measured
    readonly property string quality: preferences.quality !== "auto" ? preferences.quality
                                    : preferences.measuredQuality !== "" ? preferences.measuredQuality : "medium"

    Binding {
        target: Theme
        property: "windowScale"
        value: applied.windowHeight < 580 ? 0.8 : applied.windowHeight < 720 ? 0.875 : applied.windowHeight > 1200 ? 1.4 : 1
    }
    Binding { target: Theme; property: "windowWidth"; value: applied.windowWidth }
    Binding { target: Theme; property: "name"; value: applied.preferences.theme !== "system" ? applied.preferences.theme : applied.systemLook?.theme ?? "light" }
    Binding { target: Theme; property: "textScale"; value: applied.preferences.textScale / 100 }
    Binding { target: Theme; property: "reducedMotion"; value: applied.preferences.reducedMotion }
    Binding { target: Theme; property: "showSpeed"; value: applied.preferences.showSpeed }
    Binding { target: applied.game; property: "offensiveWords"; value: applied.preferences.offensiveWords }
    Binding { target: applied.game; property: "commonWordsFirst"; value: applied.preferences.commonWordsFirst }
    Binding { target: applied.analysis; property: "byItself"; value: applied.preferences.reviewGames }
    Binding { target: applied.analysis; property: "words"; value: applied.preferences.reviewWords }
    Binding { target: applied.game.screen; property: "turnCamera"; value: applied.preferences.turnCamera }
    Binding { target: applied.flow; property: "pace"; value: Theme.showPace }
    FlowHold { flow: applied.flow; kind: FlowHold.Away; active: !applied.seen || applied.dealing || (applied.dialogs?.sheet?.holdsPlay ?? false) }
    Binding { target: applied.sounds; property: "on"; value: applied.preferences.sound; when: applied.sounds !== null }
    Binding { target: applied.sounds; property: "volume"; value: applied.preferences.volume; when: applied.sounds !== null }
}
