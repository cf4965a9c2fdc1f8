import QtQuick
import Storeys

// A button with text: filled for the main action, outlined for others.
PlainButton {
    id: button

    property bool filled: false
    property string hint: command?.keys ?? ""       // tooltip, usually the shortcut key
    property bool large: false      // for what matters most in a card
    readonly property color ink: filled && enabled ? Theme.p.accentInk : enabled ? Theme.p.text : Theme.p.soft

    implicitWidth: Math.max(implicitContentWidth + leftPadding + rightPadding, 2 * Theme.target)
    implicitHeight: large ? Math.round(46 * Theme.scale) : Math.max(Theme.target, implicitContentHeight + Theme.unit)
    horizontalPadding: Theme.margin
    text: command?.text ?? ""
    Accessible.description: hint
    contentItem: content
    // A property of its own, as in MenuLine.
    readonly property Item content: Item {
        id: content

        // Not the row's own, as its label shrinks where space is short.
        implicitWidth: label.implicitWidth + (button.symbol === "" ? 0 : Theme.icon + row.spacing)
        implicitHeight: row.implicitHeight

        Row {
            id: row

            anchors.centerIn: parent
            spacing: Theme.unit / 2

            Icon {
                anchors.verticalCenter: parent.verticalCenter
                visible: button.symbol !== ""
                name: button.symbol
                tint: button.ink
            }
            SilentLabel {
                id: label

                anchors.verticalCenter: parent.verticalCenter
                width: Math.min(implicitWidth, content.width - x)
                text: button.text
                wrapMode: Text.WordWrap
                horizontalAlignment: Text.AlignHCenter
                color: button.ink
                font { pixelSize: button.large ? Theme.title : Theme.body; bold: true }
            }
        }
    }
    background: Rectangle {
        readonly property color ground: button.filled && button.enabled ? Theme.p.accent
                                      : button.enabled ? Theme.p.control : "transparent"

        radius: Theme.buttonRadius
        color: !button.enabled ? ground
             : button.filled ? Qt.darker(ground, button.down ? 1.25 : button.hovered ? 1.12 : 1)
             : button.down ? Qt.darker(Theme.p.accentSoft, 1.06) : button.hovered ? Theme.p.accentSoft : ground
        border { width: button.filled || !button.enabled ? 0 : 1; color: Theme.p.line }      // none if disabled

        FocusRing { shown: button.visualFocus }
    }

    Hint { visible: button.hovered && button.hint !== ""; side: button.hintSide; text: button.hint }
}
