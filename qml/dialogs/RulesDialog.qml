pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Storeys
import Storeys.Table

// The rules help: a list of pages that can be searched for a word, and the chosen page. The page of keys is the last.
Sheet {
    id: dialog

    required property GameTable gameTable
    property list<Command> commands     // for the page of keys
    property string current: "goal"     // id of the chosen page
    readonly property list<rulePage> pages: Array.from(gameTable.guide.pages())
    readonly property list<string> wanted: dialog.meanings(search.text.trim().toLowerCase())
    readonly property list<rulePage> found: Array.from(pages).filter(page => dialog.matches(page))
    readonly property bool missing: found.length === 0
    readonly property rulePage shown: Array.from(found).find(page => page.id === dialog.current) ?? found[0] ?? pages[0]
    // Where the list of pages would scroll, a drop-down list takes its place, so that only the page scrolls.
    readonly property bool folded: search.height + Theme.unit + pages.length * list.rowHeight > body.height
    // Groups of synonyms, one per line: a search for one word finds the whole group.
    readonly property string synonyms: qsTr("stack height high tall level storey\nexchange swap trade\nscore points count value worth\nblank joker wildcard\nchallenge doubt dispute\nbag draw\nstart begin first opening\nend finish over win\npass skip")

    // What is searched for, and other words for it.
    function meanings(text: string): list<string> {
        const groups = dialog.synonyms.toLowerCase().split("\n").filter(group => text.length > 2 && group.split(" ").some(word => word.startsWith(text)))
        return [text, ...groups.join(" ").split(" ").filter(word => word !== "")]
    }
    function matches(page: rulePage): bool {
        const keys = page.id === "keys" ? Array.from(dialog.commands, command => command.keys !== "" ? command.text + " " + command.keys : "") : []
        const texts = [page.title, page.text, ...Array.from(page.examples, example => example.caption + " " + example.verdict), ...keys]
        return texts.some(text => {
            const plain = text.replace(/<[^>]*>/g, " ").toLowerCase()
            return Array.from(dialog.wanted).some(word => plain.includes(word))
        })
    }

    title: qsTr("Rules")
    pausable: gameTable.game.clock
    implicitWidth: Math.round(900 * Theme.scale)
    first: (folded ? picker : list) as Item
    onShownChanged: page.contentY = 0

    // Moves the focus from the search to the picker or the list of pages.
    function go(): void {
        if (dialog.folded)
            picker.forceActiveFocus(Qt.TabFocusReason)
        else
            list.go()
    }

    Item {
        id: body

        width: parent.width
        height: Math.max(4 * Theme.target, Math.min(Math.round(620 * Theme.scale), dialog.roomFor(body)))

        Field {
            id: search

            objectName: "ruleSearch"
            anchors.left: parent.left
            width: list.width
            placeholderText: qsTr("Search")
            Keys.onReturnPressed: dialog.go()
            Keys.onEnterPressed: dialog.go()
            Keys.onDownPressed: dialog.go()
        }
        Notice {
            id: nothing

            objectName: "nothingFound"
            y: search.height + Theme.unit
            width: list.width
            warning: false
            text: dialog.missing ? qsTr("Not found in the rules.") : ""
        }
        Picker {
            id: picker

            visible: dialog.folded
            anchors { left: search.right; leftMargin: Theme.unit; right: parent.right }
            options: Array.from(dialog.found, page => Options.of(page.id, page.title))
            current: dialog.shown.id
            Accessible.name: list.Accessible.name
            onChosen: id => dialog.current = id
        }
        // The titles of the pages. Arrow keys go from page to page.
        ScrolledList {
            id: list

            readonly property real rowHeight: Math.round(36 * Theme.scale) + spacing     // of a title in one line
            readonly property string current: dialog.shown.id
            readonly property int at: Array.from(dialog.found).findIndex(page => page.id === list.current)

            function choose(index: int): void { dialog.current = dialog.found[Math.max(0, Math.min(dialog.found.length - 1, index))].id }

            // Takes the focus from the search, and goes to the page that is shown.
            function go(): void {
                list.choose(Math.max(0, list.at))
                list.forceActiveFocus(Qt.TabFocusReason)
            }

            objectName: "rulePages"
            visible: !dialog.folded
            anchors.left: parent.left
            y: nothing.y + (nothing.shown ? nothing.height + Theme.unit : 0)
            width: Math.round(Math.min(210 * Theme.scale, parent.width / 3))
            height: parent.height - y
            onCurrentChanged: list.positionViewAtIndex(list.at, ListView.Contain)
            activeFocusOnTab: true
            clip: contentHeight > height
            spacing: Math.round(2 * Theme.scale)
            keyNavigationEnabled: false
            Keys.onUpPressed: list.choose(list.at - 1)
            Keys.onDownPressed: list.choose(list.at + 1)
            Keys.onPressed: event => {
                event.accepted = event.key === Qt.Key_Home || event.key === Qt.Key_End
                if (event.accepted)
                    list.choose(event.key === Qt.Key_Home ? 0 : dialog.found.length - 1)
            }
            Accessible.role: Accessible.List
            Accessible.name: qsTr("Pages")
            model: dialog.found

            delegate: T.ItemDelegate {
                id: line

                required property rulePage modelData
                readonly property bool isCurrent: modelData.id === list.current

                objectName: "page-" + modelData.id
                width: list.width
                implicitHeight: implicitContentHeight + 2 * verticalPadding
                // Centres the text. An alignment would lay it out again when the height changes, and so change the height.
                verticalPadding: Math.round(Math.max(Theme.unit, list.rowHeight - list.spacing - implicitContentHeight) / 2)
                hoverEnabled: true
                text: modelData.title
                Accessible.role: Accessible.ListItem
                Accessible.name: text
                Accessible.selected: isCurrent
                Accessible.onPressAction: line.clicked()
                onClicked: dialog.current = line.modelData.id

                contentItem: SilentLabel {
                    leftPadding: Math.round(10 * Theme.scale)
                    rightPadding: Math.round(10 * Theme.scale)
                    text: line.text
                    wrapMode: Text.WordWrap
                    font.bold: line.isCurrent
                }
                background: Rectangle {
                    radius: Theme.buttonRadius
                    color: line.isCurrent || line.hovered ? Theme.p.accentSoft : "transparent"
                    border { width: line.isCurrent ? (list.activeFocus ? 2 : 1) : 0; color: Theme.p.accent }
                }
            }
        }
        Flickable {
            id: page

            objectName: "rulePage"
            anchors.right: parent.right
            width: dialog.folded ? parent.width - Theme.unit : parent.width - list.width - 3 * Theme.unit
            y: dialog.folded ? list.y : 0
            height: parent.height - y
            visible: !dialog.missing
            contentHeight: keys.height + rule.height      // only one of them is visible
            clip: true
            boundsBehavior: Flickable.StopAtBounds
            activeFocusOnTab: contentHeight > height
            Keys.onPressed: event => {
                const steps = new Map([[Qt.Key_Up, -Theme.target], [Qt.Key_Down, Theme.target], [Qt.Key_PageUp, -0.8 * height], [Qt.Key_PageDown, 0.8 * height],
                                       [Qt.Key_Space, 0.8 * height], [Qt.Key_Home, -contentHeight], [Qt.Key_End, contentHeight]])
                event.accepted = steps.has(event.key)
                if (event.accepted)
                    contentY = Math.max(0, Math.min(contentHeight - height, contentY + (steps.get(event.key) ?? 0)))
            }
            T.ScrollBar.vertical: ScrollHandle {}

            FocusSight { view: page; edge: Theme.unit }
            OnDemand {
                id: keys

                width: page.width - 2 * Theme.unit
                active: dialog.shown.id === "keys"
                content: KeysPage { width: keys.width; view: dialog.gameTable.view; commands: Array.from(dialog.commands) }
            }
            OnDemand {
                id: rule

                width: page.width - 2 * Theme.unit
                active: !keys.active
                content: RulePage { width: rule.width; entry: dialog.shown }
            }
        }
        FocusRing { parent: page.parent; anchors { fill: page; leftMargin: -Theme.unit } shown: page.activeFocus }
    }
    foot: SheetButtons {
        TextButton {
            objectName: "lessonButton"
            symbol: "book"
            text: dialog.gameTable.lesson.resumable ? qsTr("Resume the tutorial") : qsTr("Play the tutorial")
            onClicked: dialog.lessonWanted("")
        }
        CloseButton { hint: KeyNames.esc; onClicked: dialog.close() }
    }
}
