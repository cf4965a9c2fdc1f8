pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Window
import QtQuick.Templates as T
import Storeys
import Storeys.Table

// The frame of every dialog: a card in the middle of the dimmed window. While it is open, Tab stays inside and the
// keys of the game do nothing. What is put in stands one below the other, and scrolls where the window is too low for it;
// where the window is too narrow for its implicitWidth, the dialog is as wide as the window.
T.Dialog {
    id: sheet

    default property alias lines: page.lines
    property bool closable: true    // Escape closes it
    property bool aside: false      // it stands at the side of the window, which stays bright and takes clicks
    property bool holdsClock: false // it came by itself: nobody loses time while it is open
    property bool holdsPlay: hides  // and computers wait until the board is seen
    property ClockView pausable: null     // a clock that is paused while it is open
    readonly property bool hides: pausable?.paused ?? false     // the table: nobody thinks while the clock stands
    property Item first: null       // has the focus when it opens, mostly the button that Enter presses
    property Item detour: null      // the button that leads to a dialog which comes back here
    property bool back: false       // that one has closed
    property bool left: false       // it goes, and wants no focus any more
    property bool byKey: false      // it was opened by a key: the focus shows

    readonly property ScrolledLines page: ScrolledLines {
        id: page

        property bool listOpen: false       // of a Picker in it
        readonly property Item overlay: T.Overlay.overlay

        spacing: Theme.margin
        LayoutMirroring.enabled: Theme.mirrored
        LayoutMirroring.childrenInherit: true
        Keys.onPressed: event => {
            event.accepted = false
            sheet.keyPressed(event)
        }
        Keys.onEscapePressed: event => {
            event.accepted = !sheet.closable
            if (event.accepted)
                sheet.escaped()
        }
        Keys.onReturnPressed: sheet.confirmed()
        Keys.onEnterPressed: sheet.confirmed()
    }

    readonly property real pauseRoom: paused.present ? paused.height + Theme.unit : 0   // for the notice of a pause
    readonly property Item focused: page.Window.activeFocusItem

    signal confirmed()              // Enter, unless a button has the focus
    signal escaped()                // Escape, in one that it doesn't close
    signal keyPressed(var event)    // another key that nothing in it has taken

    // Otherwise done with the first frame, which can come later than the focus is wanted.
    function layOut(item: Item): void {
        for (const child of Array.from(item.children))
            sheet.layOut(child)
        if (item instanceof Positioner)
            item.forceLayout()
    }
    // What had to be scrolled to would hide how the dialog begins.
    function takeFocus(): void {
        sheet.layOut(page)
        const seen = sheet.first !== null && sheet.first.mapToItem(page.column, 0, sheet.first.height).y <= page.height + 1
        const start = sheet.back && sheet.detour !== null ? sheet.detour : seen ? sheet.first : page.nextItemInFocusChain(true)
        start.forceActiveFocus(sheet.byKey ? Qt.TabFocusReason : Qt.PopupFocusReason)
    }

    // What had the focus can go or be hidden: from nowhere, Tab would lead out of the dialog and keys to the game under it.
    function keepFocus(): void {
        if (!sheet.left && sheet.opened && sheet.modal && !sheet.holds(sheet.focused))
            sheet.takeFocus()
    }
    // Or what has opened over it, such as a list, does.
    function holds(item: Item): bool {
        if (item === null || item === page.parent || !item.visible)
            return false
        for (let at = item; at !== null; at = at.parent)
            if (at === page.overlay)
                return true
        return false
    }

    onFocusedChanged: Qt.callLater(sheet.keepFocus)
    anchors.centerIn: aside ? undefined : parent
    x: aside ? (parent?.width ?? width) - width - Theme.unit : 0
    y: aside ? Math.round(((parent?.height ?? height) - height) / 2) : 0
    implicitWidth: Math.round(440 * Theme.scale)
    width: Math.min(implicitWidth, (parent?.width ?? implicitWidth) - 2 * Theme.unit)
    height: Math.min(implicitHeight, (parent?.height ?? implicitHeight) - 2 * Theme.unit)
    implicitHeight: implicitContentHeight + implicitHeaderHeight + topPadding + bottomPadding
    horizontalPadding: 3 * Theme.unit
    topPadding: Math.round(12 * Theme.scale)
    bottomPadding: 3 * Theme.unit
    // Qt 6.4 takes the wheel from whatever opens over a modal dialog; the list of a Picker is modal itself.
    modal: !page.listOpen && !aside
    dim: !aside
    focus: true
    onOpened: sheet.takeFocus()
    closePolicy: closable ? T.Popup.CloseOnEscape : T.Popup.NoAutoClose

    header: Label {
        topPadding: 3 * Theme.unit
        leftPadding: 3 * Theme.unit
        rightPadding: 3 * Theme.unit
        bottomPadding: sheet.pauseRoom
        text: sheet.title
        wrapMode: Text.WordWrap
        font { pixelSize: Math.round(22 * Theme.scale); bold: true }
        LayoutMirroring.enabled: Theme.mirrored
        LayoutMirroring.childrenInherit: true
        Accessible.role: Accessible.Heading

        Notice {
            id: paused

            objectName: "pauseNotice"
            anchors { left: parent.left; right: parent.right; bottom: parent.bottom; leftMargin: 3 * Theme.unit; rightMargin: 3 * Theme.unit }
            warning: false
            text: sheet.hides ? qsTr("The clock is paused and the board is hidden. Pauses in this game: %1.").arg(sheet.pausable.pauses) : ""
        }
    }
    contentItem: page
    background: Rectangle {
        radius: Math.round(16 * Theme.scale)
        color: Theme.p.panel
        border { width: 1; color: Theme.p.line }
    }
    T.Overlay.modal: Rectangle { color: Qt.rgba(0.05, 0.08, 0.08, sheet.hides ? 1 : 0.5) }
    T.Overlay.modeless: Rectangle { color: Qt.rgba(0.05, 0.08, 0.08, sheet.hides ? 1 : 0.5) }

    enter: Transition { NumberAnimation { property: "opacity"; from: 0; to: 1; duration: Theme.fade } }
}
