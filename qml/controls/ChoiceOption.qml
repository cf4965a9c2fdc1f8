pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Storeys
import Storeys.Table

// One option of a Choice: a frame, with a check mark if it is chosen, or a tab, underlined if it is chosen. An option
// that is a game has a picture of its board.
T.RadioButton {
    id: option

    required property option modelData
    readonly property bool pictured: modelData.pictured
    readonly property int side: Math.round(52 * Theme.scale)      // of the picture
    readonly property int before: pictured ? side + Theme.unit : 0
    property bool slim: false           // one line high, without the note
    property bool tab: false
    property bool reachable: false      // by Tab though not chosen, as no option is chosen
    readonly property int mark: tab ? 0 : Theme.icon + Theme.unit       // space for the check mark
    readonly property int inset: Math.round(14 * Theme.scale)
    // preferred width
    readonly property real wished: pictured ? Math.round(208 * Theme.scale) : implicitContentWidth + leftPadding + rightPadding

    leftPadding: pictured ? Math.round(Theme.unit / 2) + (mirrored ? 0 : before) : inset + (mirrored ? mark : 0)
    rightPadding: pictured ? Math.round(Theme.unit / 2) + (mirrored ? before : 0) : inset + (mirrored ? 0 : mark)
    implicitHeight: Math.max(pictured ? side + Theme.unit : slim || tab ? Theme.target : Math.round(58 * Theme.scale), implicitContentHeight + Theme.unit)
    hoverEnabled: true
    focusPolicy: checked || reachable || activeFocus ? Qt.TabFocus : Qt.NoFocus
    text: modelData.name
    Accessible.role: tab ? Accessible.PageTab : Accessible.RadioButton
    Accessible.name: modelData.name
    Accessible.description: modelData.note
    Accessible.onPressAction: option.clicked()
    Accessible.onToggleAction: option.clicked()

    contentItem: ChoiceWords { text: option.text; note: option.modelData.note; slim: option.slim || option.tab; small: option.pictured; tab: option.tab; faint: option.tab && !option.checked }
    background: Rectangle {
        radius: Theme.buttonRadius
        color: option.tab ? (option.hovered && !option.checked ? Theme.p.accentSoft : "transparent")
             : option.checked || option.hovered ? Theme.p.accentSoft : Theme.p.control
        border { width: option.tab ? 0 : option.checked ? 2 : 1; color: option.checked ? Theme.p.accent : Theme.p.line }

        Rectangle {
            anchors.bottom: parent.bottom
            visible: option.tab
            width: parent.width
            height: option.checked ? Math.round(3 * Theme.scale) : 1
            color: option.checked ? Theme.p.accent : Theme.p.line
        }
        Icon {
            objectName: "check"
            anchors { right: parent.right; rightMargin: option.inset; verticalCenter: parent.verticalCenter }
            visible: option.checked && !option.tab && !option.pictured
            name: "check"
            tint: Theme.p.accent
        }
        OnDemand {
            x: option.mirrored ? parent.width - width - Math.round(Theme.unit / 2) : Math.round(Theme.unit / 2)
            anchors.verticalCenter: parent.verticalCenter
            width: option.side
            height: option.side
            active: option.pictured
            content: VariantPicture {
                anchors.fill: parent
                shape: option.modelData.shape

                Rectangle {
                    objectName: "pictureCheck"
                    anchors { right: parent.right; bottom: parent.bottom; margins: -Math.round(2 * Theme.scale) }
                    visible: option.checked
                    width: Math.round(22 * Theme.scale)
                    height: width
                    radius: width / 2
                    color: Theme.p.accent

                    Icon { anchors.centerIn: parent; name: "check"; size: Math.round(16 * Theme.scale); tint: Theme.p.accentInk }
                }
            }
        }
        FocusRing { shown: option.visualFocus }
    }
}
