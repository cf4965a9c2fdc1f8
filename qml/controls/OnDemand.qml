import QtQuick

// Creates its content when it becomes active, and destroys it when it no longer is. Not a Loader, which in Qt 6.4
// refuses bound components. The content sets its own size, usually to that of this item; if this item has none, it
// takes the size of its content.
FocusScope {
    id: place

    required property Component content
    property bool active: true
    property Item item: null            // null: not created
    property bool complete: false       // all properties are set

    function follow(): void {
        if (!place.complete || place.active === (place.item !== null))
            return
        const last = place.item
        place.item = place.active ? place.content.createObject(place) as Item : null
        if (last !== null) {
            last.visible = false
            last.parent = null
            last.destroy()
        }
    }

    implicitWidth: item?.width ?? 0
    implicitHeight: item?.height ?? 0
    onActiveChanged: place.follow()
    Component.onCompleted: {
        place.complete = true
        place.follow()
    }
}
