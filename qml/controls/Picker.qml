pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Storeys
import Storeys.Table

// A drop-down list to choose one of several options. It shows `current` as chosen, or else the first option. Choosing
// an option only emits chosen(); the owner then sets `current`.
T.ComboBox {
    id: picker

    required property list<option> options
    property string current: ""     // id of an option
    property string symbol: ""      // icon for what the choice is about; "": none
    readonly property int inset: Math.round(10 * Theme.scale) + (symbol === "" ? 0 : Theme.icon + Theme.unit)
    readonly property real widest: metrics.height > 0 ? Math.max(0, ...Array.from(options, option => Math.ceil(metrics.advanceWidth(option.name)))) : 0     // reads metrics.height to follow the text size
    readonly property real wished: inset + widest + 5 * Theme.unit      // fits the longest name

    // Some option has a note.
    readonly property bool noted: Array.from(options).some(option => option.note !== "")
    readonly property int chosenAt: Math.max(0, Array.from(options).findIndex(option => option.id === picker.current))
    property option none            // for a row whose option is gone

    property Item before: null      // had the focus when the mouse opened the list
    property bool opening: false    // by a key, which is still pressed

    signal chosen(string id)

    // Binds currentIndex again, as a choice or a new model breaks the binding.
    function showChosen(): void { picker.currentIndex = Qt.binding(() => picker.chosenAt) }

    // Enter opens the list; a plain ComboBox accepts it without effect. In the open list, releasing a key chooses,
    // unless it is the key that opened the list.
    function openList(event: var): void {
        event.accepted = !picker.popup.visible
        picker.opening = event.accepted
        if (event.accepted)
            picker.popup.open()
    }

    // While the list is open, the box has the focus, so that keys, Escape too, go to the list.
    function holdKeys(open: bool): void {
        if (open && !picker.activeFocus) {
            picker.before = picker.Window.activeFocusItem
            picker.forceActiveFocus(Qt.MouseFocusReason)
        } else if (!open) {
            if (picker.activeFocus && picker.before?.visible)
                picker.before.forceActiveFocus(Qt.MouseFocusReason)
            picker.before = null
        }
    }
    // Tells the Sheet that contains it, if any, whether the list is open.
    function tellSheet(open: bool): void {
        for (let at = picker.parent; at !== null; at = at.parent)
            picker.tell(at, open)
    }
    function tell(item: var, open: bool): void {
        if (item.listOpen !== undefined)
            item.listOpen = open
    }

    implicitWidth: Math.round(150 * Theme.scale)
    implicitHeight: Theme.target
    hoverEnabled: true
    focusPolicy: Qt.TabFocus
    Keys.onReturnPressed: event => picker.openList(event)
    Keys.onEnterPressed: event => picker.openList(event)
    Keys.onReleased: event => {
        event.accepted = picker.opening
        picker.opening = false
    }
    Accessible.description: displayText
    Accessible.onPressAction: picker.popup.visible ? picker.popup.close() : picker.popup.open()
    model: Array.from(options, option => option.name)       // names alone: in lists of values a box of Qt 6.4 finds no role
    currentIndex: chosenAt
    onModelChanged: picker.showChosen()
    onActivated: at => {
        picker.chosen(picker.options[at].id)
        picker.showChosen()
    }

    HoverHandler { id: mouse }      // the box does not notice when the mouse moves on to the list
    FontMetrics { id: metrics; font { family: Theme.uiFont; pixelSize: Theme.body; bold: true } }

    contentItem: Item {
        Icon {
            anchors { left: parent.left; leftMargin: Math.round(10 * Theme.scale); verticalCenter: parent.verticalCenter }
            visible: picker.symbol !== ""
            name: picker.symbol
            tint: Theme.p.soft
        }
        SilentLabel {
            anchors {
                left: parent.left
                leftMargin: picker.inset
                right: parent.right
                rightMargin: 4 * Theme.unit
                verticalCenter: parent.verticalCenter
            }
            text: picker.displayText
        }
    }
    indicator: Icon {
        x: picker.mirrored ? Theme.unit : picker.width - width - Theme.unit
        anchors.verticalCenter: parent.verticalCenter
        name: "down"
        tint: Theme.p.soft
    }
    background: Rectangle {
        radius: Theme.buttonRadius
        color: mouse.hovered || picker.popup.visible ? Theme.p.accentSoft : Theme.p.control
        border { width: 1; color: Theme.p.line }

        FocusRing { shown: picker.visualFocus }
    }
    // A line of the list of a Picker.
    delegate: T.ItemDelegate {
        id: row

        required property int index
        readonly property option entry: picker.options[index] ?? picker.none
        readonly property bool chosen: picker.currentIndex === index

        width: ListView.view?.width ?? 0
        highlighted: picker.highlightedIndex === index
        implicitHeight: Math.max(Math.round(36 * Theme.scale), implicitContentHeight + Theme.unit)
        hoverEnabled: true
        text: entry.name
        Accessible.name: text
        Accessible.description: entry.note
        Accessible.selected: chosen
        Accessible.onPressAction: row.clicked()

        contentItem: LineWords {
            text: row.text
            bold: row.chosen
            note: row.entry.note
            before: Math.round(10 * Theme.scale)
            after: Theme.icon + 2 * Theme.unit

            Icon {
                anchors { right: parent.right; rightMargin: Theme.unit; verticalCenter: parent.verticalCenter }
                visible: row.chosen
                name: "check"
                tint: Theme.p.accent
            }
        }
        background: Rectangle {
            radius: Theme.noticeRadius
            color: row.highlighted ? Theme.p.accentSoft : "transparent"
        }
    }
    popup: T.Popup {
        x: picker.mirrored ? picker.width - width : 0
        y: picker.height + Math.round(4 * Theme.scale)
        width: Math.min(Math.max(picker.width, picker.widest + 2 * Theme.target, picker.noted ? Math.round(300 * Theme.scale) : 0), picker.Window.width - 2 * margins)
        height: Math.min(contentItem.implicitHeight + 2 * padding, Math.max(8 * Theme.target, Math.round(0.8 * picker.Window.height)), picker.Window.height - 2 * margins)
        padding: Math.round(4 * Theme.scale)
        margins: Theme.unit
        modal: true
        dim: false
        // also by a press on the box, which gets no clicks under a modal popup
        closePolicy: T.Popup.CloseOnEscape | T.Popup.CloseOnPressOutside
        onVisibleChanged: {
            picker.tellSheet(visible)
            picker.holdKeys(visible)
        }

        onAboutToShow: (picker.popup.contentItem as ListView).positionViewAtIndex(picker.currentIndex, ListView.Center)
        contentItem: ScrolledList {
            implicitHeight: contentHeight
            cacheBuffer: 4000       // creates all lines, so that the height is known
            model: picker.delegateModel
            currentIndex: picker.highlightedIndex
            LayoutMirroring.enabled: Theme.mirrored
            LayoutMirroring.childrenInherit: true
        }
        background: Card { radius: Theme.buttonRadius }
    }
}
