pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Storeys
import Storeys.Table

// The frame of every dialog: a card in the middle of the dimmed window. While it is open, Tab stays inside and keys of
// the game do nothing. Its children form a column that scrolls where the window is too low, above the buttons; the card
// is implicitWidth wide, or less in a narrow window.
T.Dialog {
    id: sheet

    default property alias lines: page.lines
    property alias foot: page.foot  // its buttons, always in sight
    property bool closable: true    // Escape closes it
    property bool aside: false      // at the side of the window, which is not dimmed and takes clicks
    property bool holdsClock: false // stops the clock: for a dialog that opens by itself
    property bool holdsPlay: hides  // computers wait while it is open
    property ClockView pausable: null     // a clock that is paused while it is open
    // hides the table, so that nobody thinks while the clock is paused
    readonly property bool hides: pausable?.paused ?? false
    // the button that Enter presses, unless another button has the focus
    property TextButton main: (page.foot as SheetButtons)?.main ?? null
    property TextButton last: main  // the button that Ctrl+Enter presses, wherever the focus is
    property Item first: main       // gets the focus on opening
    property Item detour: null      // the button that opens another dialog, which returns here
    property bool back: false       // the dialog is shown again, after its detour
    property string from: ""        // kind of the dialog after which it is shown again; "": none
    property bool left: false       // it is closing and must not take the focus again
    property bool byKey: false      // opened by a key, so the focus is visible
    property Item start: null       // what takeFocus() has given the focus

    readonly property ScrolledLines page: ScrolledLines {
        id: page

        property bool listOpen: false       // the list of a Picker in the dialog is open
        readonly property Item overlay: T.Overlay.overlay
        readonly property Shortcut finish: Shortcut {
            sequences: ["Ctrl+Return", "Ctrl+Enter"]
            enabled: sheet.visible && (sheet.last?.visible ?? false) && sheet.last.enabled
            onActivated: sheet.last.clicked()
        }

        spacing: Theme.margin
        LayoutMirroring.enabled: Theme.mirrored
        LayoutMirroring.childrenInherit: true
        Keys.onPressed: event => {
            event.accepted = page.turn(event.key)
            if (!event.accepted)
                sheet.keyPressed(event)
        }
        Keys.onEscapePressed: event => sheet.leaveByKey(event)
        Keys.onReturnPressed: sheet.confirmed()
        Keys.onEnterPressed: sheet.confirmed()
    }

    // height of the notice about a pause, with spacing
    readonly property real pauseRoom: paused.present ? paused.height + Theme.unit : 0
    // the greatest height that its lines can have without scrolling
    readonly property real room: (parent?.height ?? 0) - 2 * Theme.unit - implicitHeaderHeight - topPadding - bottomPadding - page.footRoom
    readonly property Item focused: page.Window.activeFocusItem

    signal confirmed()              // Enter, unless a button has the focus
    signal escaped()                // Escape, if not closable
    signal keyPressed(var event)    // any other key that no item handled
    signal wanted(string kind)      // another dialog, see Dialogs.show()
    signal fileWanted(string task)  // see FileTasks
    signal lessonWanted(string variant)     // "": the lesson for the game on the table

    function leaveByKey(event: var): void {
        event.accepted = !sheet.closable
        if (event.accepted)
            sheet.escaped()
    }
    // The height that the other lines leave for this one.
    function roomFor(line: Item): real {
        return Array.from(page.column.children).filter(other => other !== line && other.visible && other.height > 0)
            .reduce((left, other) => left - other.height - page.spacing, sheet.room)
    }
    // Positions are needed before the focus is set; without this, Positioners lay out only for the first frame.
    function layOut(item: Item): void {
        for (const child of Array.from(item.children))
            sheet.layOut(child)
        if (item instanceof Positioner)
            item.forceLayout()
    }
    // Focuses `first` if it is visible without scrolling, so that the top of the dialog stays in view.
    function takeFocus(): void {
        sheet.layOut(page)
        const seen = sheet.first !== null && page.isSeenAtTop(sheet.first)
        const start = sheet.back && sheet.detour !== null ? sheet.detour : seen ? sheet.first : page.nextItemInFocusChain(true)
        sheet.start = start
        if (!start.activeFocus)
            start.forceActiveFocus(sheet.byKey ? Qt.TabFocusReason : Qt.PopupFocusReason)
    }

    // The item with the focus can vanish or be hidden. Without a focus, Tab would leave the dialog and keys would reach
    // the game under it.
    function keepFocus(): void {
        if (!sheet.left && sheet.opened && sheet.modal && !sheet.holds(sheet.focused))
            sheet.takeFocus()
    }
    // Whether the item is in this dialog or in a popup over it, such as a list.
    function holds(item: Item): bool {
        if (item === null || item === page.parent || !item.visible)
            return false
        for (let at = item; at !== null; at = at.parent)
            if (at === page.overlay)
                return true
        return false
    }

    onConfirmed: sheet.main?.clicked()
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
    // Not modal while a list of a Picker is open, which is modal itself: Qt 6.4 takes the wheel from popups over a
    // modal dialog.
    modal: !page.listOpen && !aside
    dim: !aside
    focus: true
    // Takes the focus before it has faded in, so that no key is lost, and again once everything has its place, unless the
    // focus has moved on.
    onVisibleChanged: if (sheet.visible) sheet.takeFocus()
    onOpened: {
        if (sheet.focused === sheet.start)
            sheet.takeFocus()
        else
            sheet.keepFocus()
    }
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

            anchors { left: parent.left; right: parent.right; bottom: parent.bottom; leftMargin: 3 * Theme.unit; rightMargin: 3 * Theme.unit }
            warning: false
            text: sheet.hides ? qsTr("The clock is paused and the board is hidden. Pauses in this game: %1.").arg(sheet.pausable.pauses) : ""
        }
    }
    contentItem: page
    background: Card {
        radius: Math.round(16 * Theme.scale)
        color: Theme.p.panel
    }
    T.Overlay.modal: Rectangle { color: Qt.rgba(0.05, 0.08, 0.08, sheet.hides ? 1 : 0.5) }
    T.Overlay.modeless: Rectangle { color: Qt.rgba(0.05, 0.08, 0.08, sheet.hides ? 1 : 0.5) }

    enter: Transition { NumberAnimation { property: "opacity"; from: 0; to: 1; duration: Theme.fade } }
}
