import QtQuick

// Makes its content while it is active, and drops it again. A Loader would do, but that of Qt 6.4 refuses components that are
// bound to their file. The content takes its size from this by itself; where this has no size, it is as large as the content.
FocusScope {
    id: place

    required property Component content
    property bool active: true
    property Item item: null            // null: there is none
    property bool complete: false       // content and active have their values

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
