import QtQuick
import Storeys
import Storeys.Table

// What a person sets once for all games. Every choice takes effect and is saved at once.
Sheet {
    id: dialog

    required property Preferences preferences
    required property LiveGame game
    property list<option> languages         // each named in itself
    property bool solid: true               // the board can be shown in three dimensions

    readonly property list<option> qualities: [Options.of("low", qsTr("low")), Options.of("medium", qsTr("medium")), Options.of("high", qsTr("high"))]
    readonly property string automatic: preferences.measuredQuality === "" ? qsTr("Automatic")
        : qsTr("Automatic: %1").arg(Array.from(qualities).find(quality => quality.id === preferences.measuredQuality)?.name ?? "")

    title: qsTr("Preferences")
    pausable: game.clock
    implicitWidth: Math.round(520 * Theme.scale)
    first: closeButton
    onConfirmed: dialog.close()

    Titled {
        title: qsTr("Display")

        PickerLine {
            objectName: "theme"
            title: qsTr("Colours")
            options: [Options.of("system", qsTr("Same as system")), Options.of("light", qsTr("Light")), Options.of("dark", qsTr("Dark")), Options.of("contrast", qsTr("High contrast"))]
            current: dialog.preferences.theme
            onChosen: id => dialog.preferences.theme = id
        }
        PickerLine {
            objectName: "quality"
            visible: dialog.solid
            title: qsTr("Graphics quality")
            options: [Options.of("auto", dialog.automatic), Options.of("low", qsTr("Low")), Options.of("medium", qsTr("Medium")), Options.of("high", qsTr("High"))]
            current: dialog.preferences.quality
            onChosen: id => dialog.preferences.quality = id
        }
        CheckLine {
            objectName: "uprightLetters"
            visible: dialog.solid
            width: parent.width
            text: qsTr("Keep letters upright")
            checked: dialog.preferences.uprightLetters
            onToggled: dialog.preferences.uprightLetters = checked
        }
    }
    Titled {
        title: qsTr("Text and motion")

        PickerLine {
            objectName: "language"
            title: qsTr("Language")
            options: [Options.of("", qsTr("Same as system")), ...Array.from(dialog.languages)]
            current: dialog.preferences.language
            onChosen: id => dialog.preferences.language = id
        }
        SliderLine {
            objectName: "textScale"
            title: qsTr("Text size")
            from: 100
            to: 200
            step: 25
            value: dialog.preferences.textScale
            onChosen: value => dialog.preferences.textScale = value
        }
        PickerLine {
            objectName: "showSpeed"
            title: qsTr("Animation speed")
            options: [Options.of("slow", qsTr("Slow")), Options.of("normal", qsTr("Normal")), Options.of("fast", qsTr("Fast")), Options.of("off", qsTr("Off"))]
            current: dialog.preferences.showSpeed
            onChosen: id => dialog.preferences.showSpeed = id
        }
        CheckLine {
            objectName: "reducedMotion"
            width: parent.width
            text: qsTr("Reduce motion")
            checked: dialog.preferences.reducedMotion
            onToggled: dialog.preferences.reducedMotion = checked
        }
    }
    Titled {
        title: qsTr("Sound")

        CheckLine {
            objectName: "sound"
            width: parent.width
            text: qsTr("Sound effects")
            checked: dialog.preferences.sound
            onToggled: dialog.preferences.sound = checked
        }
        SliderLine {
            objectName: "volume"
            enabled: dialog.preferences.sound
            title: qsTr("Volume")
            from: 0
            to: 100
            step: 10
            value: dialog.preferences.volume
            onChosen: value => dialog.preferences.volume = value
        }
    }
    Titled {
        title: qsTr("Words")

        CheckLine {
            objectName: "commonWordsFirst"
            width: parent.width
            text: qsTr("Hints use rare words only if no common word fits")
            checked: dialog.preferences.commonWordsFirst
            onToggled: dialog.preferences.commonWordsFirst = checked
        }
        CheckLine {
            objectName: "offensiveWords"
            width: parent.width
            text: qsTr("Computers and hints may use offensive words")
            checked: dialog.preferences.offensiveWords
            onToggled: dialog.preferences.offensiveWords = checked
        }
    }
    Titled {
        title: qsTr("Sharing this screen")

        CheckLine {
            objectName: "turnCamera"
            width: parent.width
            text: qsTr("Turn the board to face the player to move")
            checked: dialog.game.screen.turnCamera
            onToggled: dialog.game.screen.turnCamera = checked
        }
    }
    foot: SheetButtons {
        CloseButton { id: closeButton; onClicked: dialog.close() }
    }
}
