pragma ComponentBehavior: Bound
import QtQuick
import Storeys
import Storeys.Table

// A choice of one of a few options, all visible: side by side, or in several rows where that is too wide.
Grid {
    id: choice

    required property list<option> options
    property string current: ""     // id of the chosen option
    property bool slim: false       // one line high, without notes
    property bool tabs: false       // slim; the options are tabs of what is shown below
    readonly property real widest: Math.max(0, ...Array.from(choice.children, child => (child as ChoiceOption)?.wished ?? 0))

    function step(by: int): void {
        const at = Array.from(choice.options).findIndex(option => option.id === choice.current)
        const next = Math.max(0, Math.min(choice.options.length - 1, at + by))
        choice.current = choice.options[next].id
        buttons.itemAt(next).forceActiveFocus(Qt.TabFocusReason)
    }
    function fits(abreast: int): bool { return abreast * choice.widest + (abreast - 1) * choice.spacing <= choice.width }

    // All in one row, or else the most columns that fit and leave at most one place of the last row empty.
    columns: Array.of(options.length, 4, 3, 2).find(abreast => choice.fits(abreast) && (options.length % abreast === 0 || options.length % abreast === abreast - 1)) ?? 1
    spacing: tabs ? 0 : Theme.unit
    Keys.onLeftPressed: choice.step(Theme.mirrored ? 1 : -1)
    Keys.onRightPressed: choice.step(Theme.mirrored ? -1 : 1)
    Keys.onUpPressed: choice.step(-1)
    Keys.onDownPressed: choice.step(1)

    Repeater {
        id: buttons

        model: choice.options

        ChoiceOption {
            id: option

            required property int index

            objectName: modelData.id
            reachable: index === 0 && !Array.from(choice.options).some(option => option.id === choice.current)
            width: Math.floor((choice.width - (choice.columns - 1) * choice.spacing) / choice.columns)
            slim: choice.slim
            tab: choice.tabs
            checked: modelData.id === choice.current
            onClicked: {
                choice.current = modelData.id
                option.checked = Qt.binding(() => option.modelData.id === choice.current)
            }
        }
    }
}
