pragma ComponentBehavior: Bound
import QtQuick
import Storeys
import Storeys.Scene
import Storeys.Table

// The rack and the reserve for the keyboard and for screen readers: an item over each tile and heap. Left and Right go
// from one to the next; with Shift they move the tile. Enter or Space picks it to be laid, Escape goes back to the
// board.
FocusScope {
    id: access

    required property TableView view
    required property BoardSpeech speech
    required property PlayRack rack
    required property PickedTile picked
    readonly property int slots: view.rack.length
    readonly property list<reserveHeap> heaps: view.reserve
    readonly property int count: slots + heaps.length   // places: the slots of the rack, then the heaps
    property int current: 0         // place that has or last had the focus

    signal boardWanted()            // the focus is to go to the board

    // The slot of a place, as the view counts slots; -1: none. The rack and its heaps can vanish before the items over
    // them, so this and the next function allow for that.
    function slotOf(place: int): int { return place < access.slots ? place : access.heaps[place - access.slots]?.slot ?? -1 }
    function slotPoint(slot: int): point { return access.rack?.slotPoint(slot) ?? Qt.point(0, 0) }
    function goTo(slot: int): void {
        access.current = Math.max(0, Math.min(access.count - 1, slot))
        places.itemAt(access.current).focus = true
    }
    function step(by: int, moving: bool): void {
        const to = access.current + by
        if (to < 0 || to >= access.count)
            return
        if (moving && Math.max(to, access.current) < access.slots)
            access.view.moveInRack(access.current, to)
        access.goTo(to)
    }

    activeFocusOnTab: true
    Accessible.role: Accessible.List
    Accessible.name: view.owner === "" ? qsTr("Rack") : view.isYou(view.owner) ? qsTr("Your rack") : qsTr("Rack: %1").arg(view.owner)
    Keys.onEscapePressed: {
        access.picked.drop()
        access.boardWanted()
    }
    Keys.onLeftPressed: event => access.step(-1, Boolean(event.modifiers & Qt.ShiftModifier))
    Keys.onRightPressed: event => access.step(1, Boolean(event.modifiers & Qt.ShiftModifier))

    Repeater {
        id: places

        model: access.count

        Item {
            id: place

            required property int index
            readonly property int slot: access.slotOf(index)
            readonly property bool chosen: access.picked.slot === slot
            readonly property point at: access.slotPoint(slot)
            readonly property real side: Math.abs(access.slotPoint(0).x - access.slotPoint(1).x)

            function pick(): void {
                access.goTo(place.index)
                access.picked.pick(place.slot)
            }
            // False for an empty place: the window gets the key, so that Enter still plays.
            function pickByKey(): bool {
                place.pick()
                if (access.picked.slot >= 0)
                    access.boardWanted()
                return access.view.symbolAt(place.slot) !== ""
            }

            objectName: "place" + index
            x: Math.round(at.x - side / 2)
            y: Math.round(at.y - side / 2)
            width: Math.round(side)
            height: width
            focus: index === 0
            Accessible.role: Accessible.ListItem
            Accessible.name: access.speech.places[index] ?? ""
            Accessible.focusable: true
            Accessible.selectable: true
            Accessible.selected: chosen
            Accessible.onPressAction: place.pick()
            Keys.onReturnPressed: event => event.accepted = place.pickByKey()
            Keys.onEnterPressed: event => event.accepted = place.pickByKey()
            Keys.onSpacePressed: event => event.accepted = place.pickByKey()

            // The number of pieces in a heap of the reserve, at its corner. An empty heap is an outline.
            Item {
                id: badge

                readonly property int count: access.heaps[place.index - access.slots]?.count ?? 0
                readonly property bool blocker: Symbols.faceOf(access.heaps[place.index - access.slots]?.symbol ?? "", []).blocker

                visible: place.index >= access.slots
                anchors.fill: parent
                LayoutMirroring.enabled: false

                Rectangle {
                    anchors { fill: parent; margins: Math.round(parent.width * 0.08) }
                    visible: badge.count === 0
                    radius: Math.round(width / 8)
                    color: "transparent"
                    border { width: Math.max(1, Math.round(1.5 * Theme.scale)); color: Theme.p.coordinate }

                    Rectangle {
                        anchors.centerIn: parent
                        width: Math.round(parent.width * 0.5)
                        height: badge.blocker ? Math.round(parent.width * 0.16) : width
                        radius: badge.blocker ? height / 3 : width / 2
                        color: badge.blocker ? Theme.p.coordinate : "transparent"
                        border { width: badge.blocker ? 0 : Math.max(1, Math.round(2 * Theme.scale)); color: Theme.p.coordinate }
                    }
                }
                Rectangle {
                    anchors { right: parent.right; bottom: parent.bottom; margins: -Math.round(parent.width * 0.02) }
                    visible: badge.count > 0
                    width: Math.max(height, number.implicitWidth + Theme.unit)
                    height: Math.round(Math.min(20 * Theme.scale, badge.width / 2))     // leaves the piece in sight
                    radius: height / 2
                    color: Theme.p.card
                    border { width: Math.max(1, Math.round(1.5 * Theme.scale)); color: Theme.p.accent }

                    SilentLabel {
                        id: number

                        anchors.centerIn: parent
                        text: badge.count
                        font { pixelSize: Math.min(Theme.caption, Math.max(1, Math.round(parent.height * 0.7))); bold: true }
                    }
                }
            }
            // A ring in the colours of the marks on the board, which stand out against wood, tray and tiles. Thicker
            // with the focus.
            Rectangle {
                id: ring

                readonly property int line: Math.max(2, Math.round((place.activeFocus ? 3 : 2) * Theme.scale))
                // width of the edge on each side of the line
                readonly property int edge: Math.max(place.activeFocus ? 2 : 1, Math.round((place.activeFocus ? 2 : 1) * Theme.scale))

                anchors.fill: parent
                visible: place.activeFocus || place.chosen
                radius: Math.round(width / 8)
                color: "transparent"
                border { width: ring.line + 2 * ring.edge; color: Theme.p.targetEdge }

                Rectangle {
                    anchors { fill: parent; margins: ring.edge }
                    radius: parent.radius - anchors.margins
                    color: "transparent"
                    border { width: ring.line; color: Theme.p.target }
                }
            }
        }
    }
}
