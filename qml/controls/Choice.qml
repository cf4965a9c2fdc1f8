pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Storeys
import Storeys.Table

// A choice of one of a few options, all visible: side by side, or in several rows where that is too wide.
Grid {
    id: choice

    required property list<option> options
    property string current: ""     // id of the chosen option
    property bool slim: false       // one line high, without notes
    property bool tabs: false       // slim; the options are tabs of what is shown below
    readonly property real widest: Math.max(0, ...Array.from(choice.children, child => child.implicitWidth))

    function step(by: int): void {
        const at = Array.from(choice.options).findIndex(option => option.id === choice.current)
        const next = Math.max(0, Math.min(choice.options.length - 1, at + by))
        choice.current = choice.options[next].id
        buttons.itemAt(next).forceActiveFocus(Qt.TabFocusReason)
    }
    // Up or down, in the same column where there is more than one row.
    function stepRow(by: int): void {
        const at = Array.from(choice.options).findIndex(option => option.id === choice.current)
        const abreast = choice.columns < choice.options.length ? choice.columns : 1
        if (at + by * abreast >= 0 && at + by * abreast < choice.options.length)
            choice.step(by * abreast)
    }
    function fits(abreast: int): bool { return abreast * choice.widest + (abreast - 1) * choice.spacing <= choice.width }

    width: parent?.width ?? 0
    // All in one row, or else the most columns that fit and leave at most one place of the last row empty.
    columns: Array.of(options.length, 4, 3, 2).find(abreast => choice.fits(abreast) && (options.length % abreast === 0 || options.length % abreast === abreast - 1)) ?? 1
    spacing: tabs ? 0 : Theme.unit
    Keys.onLeftPressed: choice.step(Theme.mirrored ? 1 : -1)
    Keys.onRightPressed: choice.step(Theme.mirrored ? -1 : 1)
    Keys.onUpPressed: choice.stepRow(-1)
    Keys.onDownPressed: choice.stepRow(1)

    Repeater {
        id: buttons

        model: choice.options

        // One option of a Choice: a frame, with a check mark if it is chosen, or a tab, underlined if it is chosen. An
        // option that is a game has a picture of its board.
        T.RadioButton {
            id: entry

            required property int index
            required property option modelData
            readonly property bool pictured: modelData.pictured
            readonly property int side: Math.round(52 * Theme.scale)      // of the picture
            readonly property int before: pictured ? side + Theme.unit : 0
            // by Tab, although it is not chosen, because no option is
            readonly property bool reachable: index === 0 && !Array.from(choice.options).some(option => option.id === choice.current)
            readonly property int mark: choice.tabs ? 0 : Theme.icon + Theme.unit       // space for the check mark
            readonly property int inset: Math.round(14 * Theme.scale)

            leftPadding: pictured ? Math.round(Theme.unit / 2) + (mirrored ? 0 : before) : inset + (mirrored ? mark : 0)
            rightPadding: pictured ? Math.round(Theme.unit / 2) + (mirrored ? before : 0) : inset + (mirrored ? 0 : mark)
            implicitWidth: pictured ? Math.round(208 * Theme.scale) : implicitContentWidth + leftPadding + rightPadding
            implicitHeight: Math.max(pictured ? side + Theme.unit : choice.slim || choice.tabs ? Theme.target : Math.round(58 * Theme.scale), implicitContentHeight + Theme.unit)
            hoverEnabled: true
            focusPolicy: checked || reachable || activeFocus ? Qt.TabFocus : Qt.NoFocus
            text: modelData.name
            Accessible.role: choice.tabs ? Accessible.PageTab : Accessible.RadioButton
            Accessible.name: modelData.name
            Accessible.description: modelData.note
            Accessible.onPressAction: entry.clicked()
            Accessible.onToggleAction: entry.clicked()
            contentItem: content
            // A property of its own, as in MenuLine.
            readonly property Item content: Item {
                id: content

                readonly property bool slim: choice.slim || choice.tabs

                implicitWidth: Math.max(name.implicitWidth, choice.slim ? 0 : remark.implicitWidth)
                implicitHeight: words.height

                Column {
                    id: words

                    anchors.verticalCenter: parent.verticalCenter
                    width: parent.width
                    spacing: Math.round(2 * Theme.scale)

                    SilentLabel {
                        id: name

                        width: parent.width
                        text: entry.text
                        wrapMode: Text.WordWrap
                        horizontalAlignment: choice.tabs ? Text.AlignHCenter : Text.AlignLeft
                        color: choice.tabs && !entry.checked ? Theme.p.soft : Theme.p.text
                        font { pixelSize: content.slim || entry.pictured ? Theme.body : Theme.title; bold: true }
                    }
                    Remark {
                        id: remark

                        visible: !content.slim
                        text: entry.modelData.note
                    }
                }
            }

            objectName: modelData.id
            width: Math.floor((choice.width - (choice.columns - 1) * choice.spacing) / choice.columns)
            checked: modelData.id === choice.current
            onClicked: {
                choice.current = modelData.id
                entry.checked = Qt.binding(() => entry.modelData.id === choice.current)
            }
            background: Rectangle {
                radius: Theme.buttonRadius
                color: choice.tabs ? (entry.hovered && !entry.checked ? Theme.p.accentSoft : "transparent")
                     : entry.checked || entry.hovered ? Theme.p.accentSoft : Theme.p.control
                border { width: choice.tabs ? 0 : entry.checked ? 2 : 1; color: entry.checked ? Theme.p.accent : Theme.p.line }

                Rectangle {
                    anchors.bottom: parent.bottom
                    visible: choice.tabs
                    width: parent.width
                    height: entry.checked ? Math.round(3 * Theme.scale) : 1
                    color: entry.checked ? Theme.p.accent : Theme.p.line
                }
                Icon {
                    objectName: "check"
                    anchors { right: parent.right; rightMargin: entry.inset; verticalCenter: parent.verticalCenter }
                    visible: entry.checked && !choice.tabs && !entry.pictured
                    name: "check"
                    tint: Theme.p.accent
                }
                OnDemand {
                    x: entry.mirrored ? parent.width - width - Math.round(Theme.unit / 2) : Math.round(Theme.unit / 2)
                    anchors.verticalCenter: parent.verticalCenter
                    width: entry.side
                    height: entry.side
                    active: entry.pictured
                    content: VariantPicture {
                        anchors.fill: parent
                        shape: entry.modelData.shape

                        Rectangle {
                            objectName: "pictureCheck"
                            anchors { right: parent.right; bottom: parent.bottom; margins: -Math.round(2 * Theme.scale) }
                            visible: entry.checked
                            width: Math.round(22 * Theme.scale)
                            height: width
                            radius: width / 2
                            color: Theme.p.accent

                            Icon { anchors.centerIn: parent; name: "check"; size: Math.round(16 * Theme.scale); tint: Theme.p.accentInk }
                        }
                    }
                }
                FocusRing { shown: entry.visualFocus }
            }
        }
    }
}
