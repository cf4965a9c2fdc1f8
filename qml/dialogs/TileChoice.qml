pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Storeys
import Storeys.Scene
import Storeys.Table

// The tiles of the rack, of which some can be chosen: by mouse, by arrows and Space, or by their letters. Backspace
// gives up the last one chosen. If only one can be chosen, arrows choose it, and another choice replaces it.
Row {
    id: choice

    required property TableView view
    property int most: 1                // how many tiles can be chosen
    property list<int> chosen: []       // slots of the rack, in the order of choosing

    signal confirmed()                  // by Enter

    readonly property Item first: tiles.count > 0 ? tiles.itemAt(0) : null
    // slots of the rack that hold a tile
    readonly property list<int> filled: Array.from(view.rack).map((symbol, at) => symbol === "" ? -1 : at).filter(at => at >= 0)

    function step(from: int, by: int): void {
        const starting = choice.most === 1 && choice.chosen.length === 0
        const next = starting ? from : Math.max(0, Math.min(tiles.count - 1, from + by))
        if (choice.most === 1)
            choice.chosen = [choice.filled[next]]
        tiles.itemAt(next).forceActiveFocus(Qt.TabFocusReason)
    }
    function toggle(place: int): void {
        if (choice.most === 1)
            choice.chosen = [place]
        else if (Array.from(choice.chosen).includes(place))
            choice.chosen = Array.from(choice.chosen).filter(other => other !== place)
        else if (choice.chosen.length < choice.most)
            choice.chosen = [...Array.from(choice.chosen), place]
    }

    // Chooses the next tile with that letter that is not chosen; if all of them are, gives them up. C is also for CH.
    function type(symbol: string): void {
        const begins = place => choice.view.symbolText(choice.view.rack[place]).toUpperCase().startsWith(symbol)
        const isAlone = place => choice.view.rack[place] === symbol
        const like = Array.from(choice.filled).filter(begins).sort((a, b) => isAlone(b) - isAlone(a) || a - b)
        if (like.length === 0)
            return
        const after = like.filter(place => choice.most === 1 ? place > (choice.chosen[0] ?? -1) : !Array.from(choice.chosen).includes(place))
        const place = after[0] ?? like[0]
        if (choice.most > 1 && after.length === 0)
            choice.chosen = Array.from(choice.chosen).filter(other => !like.includes(other))
        else
            choice.toggle(place)
        tiles.itemAt(Array.from(choice.filled).indexOf(place)).forceActiveFocus(Qt.TabFocusReason)
    }
    function handle(event: var): void {
        const text = layout.latin(event.text, event.nativeScanCode).toUpperCase()
        const letter = text === "?" || text.toLowerCase() !== text
        event.accepted = letter || event.key === Qt.Key_Backspace
        if (letter)
            choice.type(text)
        else if (event.accepted)
            choice.chosen = Array.from(choice.chosen).slice(0, -1)
    }

    LayoutMirroring.enabled: false
    Keys.onPressed: event => choice.handle(event)
    spacing: Theme.unit
    Keys.onReturnPressed: choice.confirmed()
    Keys.onEnterPressed: choice.confirmed()

    KeyLayout { id: layout }
    Repeater {
        id: tiles

        model: choice.filled

        T.AbstractButton {
            id: tile

            required property int modelData
            required property int index
            readonly property bool chosen: Array.from(choice.chosen).includes(modelData)
            readonly property int lift: Math.round(6 * Theme.scale)

            objectName: "tile" + modelData
            implicitWidth: Math.round(48 * Theme.scale)
            implicitHeight: implicitWidth + 2 * lift
            hoverEnabled: true
            focusPolicy: chosen || activeFocus || (choice.chosen.length === 0 && index === 0) ? Qt.TabFocus : Qt.NoFocus
            text: choice.view.symbolText(choice.view.rack[modelData])
            checkable: true
            checked: chosen
            Accessible.name: text
            Accessible.onPressAction: tile.clicked()
            Accessible.onToggleAction: tile.clicked()
            onClicked: {
                choice.toggle(modelData)
                tile.checked = Qt.binding(() => tile.chosen)
            }
            Keys.onLeftPressed: choice.step(index, -1)
            Keys.onRightPressed: choice.step(index, 1)

            contentItem: Item {
                TileChip {
                    y: tile.chosen ? 0 : tile.hovered ? tile.lift / 2 : tile.lift
                    face: tile.text
                    laid: tile.chosen
                    size: tile.width

                    FocusRing { shown: tile.visualFocus; cornerRadius: parent.radius }
                }
            }
        }
    }
}
