pragma ComponentBehavior: Bound
import QtQuick
import Storeys
import Storeys.Table
import Storeys.Desktop

// The window: the table on the left, the side panel on the right, dialogs over both.
Window {
    id: window

    required property GameTable gameTable
    required property Preferences preferences
    property SystemLook systemLook: null    // null: a light desktop is assumed
    property FileChooser files: null
    property SoundPlayer sounds: null       // null: no sound
    // of the 3D picture: low, medium or high; medium until its speed has been measured
    readonly property string quality: preferences.quality !== "auto" ? preferences.quality
                                    : preferences.measuredQuality !== "" ? preferences.measuredQuality : "medium"
    property string camera: "corner"        // where the board is seen from at first: top, corner or low
    property var cameraBefore: ({})         // cameraPlace when the window last closed; {}: the preset in `camera`
    readonly property var cameraPlace: table?.solidBoard?.rig.place ?? ({})
    property bool newGame: false            // the program was started to begin a new game
    property string openProblem: ""         // why the record given at the start can't be opened; "" if it can
    property list<string> chosenRecords     // several records given at the start, to choose from
    property bool still: false              // for screenshots: no computer plays
    property bool silent: still             // no dialog opens by itself, and no draw is shown
    property string credits: ""             // for the about dialog
    property list<option> languages         // for the preferences
    // Why 3D can't be drawn: "none" (no driver), "old" (the driver can't do enough), "lost" (it has failed); "": 3D can
    // be drawn.
    property string whyFlat: game.GraphicsInfo.api === GraphicsInfo.Software
                             || (started && game.GraphicsInfo.api === GraphicsInfo.Unknown) ? "none" : ""
    readonly property Table table: tableHost.item as Table
    readonly property Dialogs dialogs: dialogsHost.item as Dialogs
    readonly property PlayEntry entry: entryHost.item as PlayEntry
    readonly property bool dealing: table?.dealing ?? false     // the draw for who starts is being shown
    // the others of this game have windows of their own, and now it is this one's turn
    readonly property bool calls: gameTable.game.followed && gameTable.view.mayAct
    readonly property string trouble: gameTable.away.trouble    // with the other window
    property bool started: false            // the scene graph exists, so its graphics API is known
    property bool shown: false              // the first frame is on the screen

    width: 1280
    height: 800
    minimumWidth: 760
    minimumHeight: 500
    visible: true
    title: {
        const named = qsTr("Storeys, words in %1"), language = window.gameTable.game.there ? window.gameTable.view.wordsLanguage() : ""
        return window.calls ? qsTr("Your turn · Storeys") : language === "" ? qsTr("Storeys") : named.arg(language)
    }
    color: Theme.p.panel                    // seen where the panel will be; the table covers the rest
    onSceneGraphInitialized: window.started = true
    onCallsChanged: if (window.calls) window.alert(0)
    onTroubleChanged: if (window.trouble !== "") window.gameTable.announcer.say(window.trouble)
    onClosing: close => close.accepted = window.dialogs?.mayQuit() ?? true

    // What depends on the preferences, on the size of the window and on whether the board is seen.
    Binding {
        target: Theme
        property: "windowScale"
        value: window.height < 580 ? 0.8 : window.height < 720 ? 0.875 : window.height > 1200 ? 1.4 : 1
    }
    Binding { target: Theme; property: "windowWidth"; value: window.width }
    Binding { target: Theme; property: "name"; value: window.preferences.theme !== "system" ? window.preferences.theme : window.systemLook?.theme ?? "light" }
    Binding { target: Theme; property: "textScale"; value: window.preferences.textScale / 100 }
    Binding { target: Theme; property: "reducedMotion"; value: window.preferences.reducedMotion }
    Binding { target: Theme; property: "showSpeed"; value: window.preferences.showSpeed }
    Binding { target: window.gameTable.game; property: "offensiveWords"; value: window.preferences.offensiveWords }
    Binding { target: window.gameTable.game; property: "commonWordsFirst"; value: window.preferences.commonWordsFirst }
    Binding { target: window.gameTable.analysis; property: "byItself"; value: window.preferences.reviewGames }
    Binding { target: window.gameTable.analysis; property: "words"; value: window.preferences.reviewWords }
    Binding { target: window.gameTable.game.screen; property: "turnCamera"; value: window.preferences.turnCamera }
    Binding { target: window.gameTable.flow; property: "pace"; value: Theme.showPace }
    FlowHold { flow: window.gameTable.flow; kind: FlowHold.Away; active: !window.shown || window.still || window.dealing || (window.dialogs?.sheet?.holdsPlay ?? false) }
    Binding { target: window.sounds; property: "on"; value: window.preferences.sound; when: window.sounds !== null }
    Binding { target: window.sounds; property: "volume"; value: window.preferences.volume; when: window.sounds !== null }

    // The panel is created only after the first frame: it would take a third of the time until then.
    Connections {
        target: window
        enabled: !window.shown

        function onFrameSwapped(): void { window.shown = true }
    }
    Timer { running: window.shown; interval: 1000; onTriggered: window.sounds?.prepare() }     // takes a moment: nobody waits now
    Connections {
        target: window.dialogs

        function onQuitWanted(): void { Qt.quit() }
        function onLetterChosen(symbol: string): void { window.table.hand.chooseLetter(symbol) }
    }

    Item {
        id: game

        anchors.fill: parent
        LayoutMirroring.enabled: Theme.mirrored
        LayoutMirroring.childrenInherit: true
        Keys.onPressed: event => keys.handle(event)

        OnDemand {
            id: tableHost

            anchors.left: parent.left
            width: parent.width - Theme.panelWidth
            height: parent.height
            focus: true
            content: Table {
                id: scene

                anchors.fill: parent
                gameTable: window.gameTable
                preferences: window.preferences
                sounds: window.sounds
                quality: window.quality
                commands: windowCommands
                whyFlat: window.whyFlat
                uprightLetters: window.preferences.uprightLetters
                flat: window.preferences.view === "flat"
                onFlatChanged: window.preferences.view = scene.flat ? "flat" : "solid"
                camera: window.camera
                draws: !window.silent
                overhead: window.entry?.open ? window.entry.height + Theme.unit : 0
                cameraBefore: window.cameraBefore
                onLetterWanted: window.dialogs.show("letters")
            }
        }
        OnDemand {
            id: entryHost

            active: window.shown
            // width beside the buttons
            readonly property real beside: tableHost.width - 2 * (Theme.target + 4 * Theme.unit)

            // above the board, which makes room; covers the buttons only where it would otherwise be too narrow to read
            anchors { horizontalCenter: tableHost.horizontalCenter; top: parent.top; topMargin: Theme.unit }
            width: Math.min(Math.round(560 * Theme.scale), beside < 160 * Theme.scale ? tableHost.width - 2 * Theme.unit : beside)
            content: PlayEntry {
                width: entryHost.width
                gameTable: window.gameTable
                told: low && ((panelHost.item as SidePanel)?.showsPlay ?? false)
                onBoardWanted: window.table.keys.boardKeys.forceActiveFocus(Qt.OtherFocusReason)
                onOpenChanged: if (!open) window.table.keys.boardKeys.forceActiveFocus()
            }
        }
        OnDemand {
            id: panelHost

            active: window.shown
            anchors.right: parent.right
            width: Theme.panelWidth
            height: parent.height
            content: SidePanel {
                anchors.fill: parent
                gameTable: window.gameTable
                commands: windowCommands
                news: window.dialogs?.files.news ?? ""
                dealing: window.dealing
                entryProblem: window.entry?.told && window.entry.open ? window.entry.problem : ""
                onWordRequested: word => window.dialogs.showWord(word)
                onLessonSkipRequested: window.dialogs.show("lessonSkip")
            }
        }
    }
    Commands {
        id: windowCommands

        gameTable: window.gameTable
        window: window
        table: window.table
        settings: window.preferences
        onDialogWanted: kind => window.dialogs?.show(kind)
        onGameWanted: window.dialogs?.continueGame()
        onRulesWanted: page => window.dialogs?.showRules(page)
        onFileWanted: task => window.dialogs?.files.begin(task)
        onClipboardWanted: task => window.dialogs?.files.useClipboard(task)
        onLessonWanted: window.dialogs?.startLesson("")
        onFindWanted: part => window.dialogs?.find(part)
        onEntryWanted: window.entry?.show()
        onRegionWanted: by => focus.step(by)
        onQuitWanted: if (window.dialogs?.mayQuit() ?? true) Qt.quit()
    }
    GameKeys {
        id: keys

        enabled: window.dialogs !== null && !window.dialogs.open && !window.entry?.activeFocus
        entry: window.entry
        starting: window.dialogs?.starting ?? false
        gameTable: window.gameTable
        commands: windowCommands
        table: window.table
        onUsed: window.table?.skip()
        onTyped: window.table?.explode(false)
        onRefused: why => window.table?.refuse(why)
        onBoardUsed: if (window.table !== null) focus.useBoard()
    }
    WindowFocus {
        id: focus

        view: window.gameTable.view
        dialogs: window.dialogs
        table: window.table
        home: window.table?.keys.boardKeys ?? tableHost
        panel: panelHost
        play: (panelHost.item as SidePanel)?.play ?? null
        focused: window.activeFocusItem
    }
    // Tells screen readers what has just happened: an invisible notice that is shown again for every piece of news.
    Item {
        id: news

        width: 1
        height: 1
        visible: false
        Accessible.role: Accessible.Notification
        Accessible.name: window.gameTable.announcer.text

        Connections {
            target: window.gameTable.announcer

            function onSaid(): void {
                // Hidden and shown again: screen readers then read it as a new notice.
                news.visible = false
                news.visible = true
            }
        }
    }
    // Accepts game records that are dropped on the window, and says so while files are dragged over it.
    DropArea {
        id: area

        anchors.fill: parent
        enabled: window.dialogs !== null
        keys: ["text/uri-list"]
        onDropped: drop => {
            if (!drop.hasUrls || drop.urls.length === 0)
                return
            drop.accept(Qt.CopyAction)
            window.dialogs.openFiles(Array.from(drop.urls, file => file.toString()))
        }

        Rectangle {
            anchors { fill: parent; margins: Theme.margin }
            visible: area.containsDrag
            radius: Theme.cardRadius
            color: Qt.rgba(Theme.p.panel.r, Theme.p.panel.g, Theme.p.panel.b, 0.85)
            border { width: 2; color: Theme.p.accent }

            Label {
                anchors.centerIn: parent
                text: qsTr("Drop the game record here to open it")
                font { pixelSize: Theme.title; bold: true }
            }
        }
    }
    OnDemand {
        id: dialogsHost

        active: window.shown
        anchors.fill: parent
        content: Dialogs {
            anchors.fill: parent
            gameTable: window.gameTable
            preferences: window.preferences
            commands: windowCommands
            chooser: window.files
            credits: window.credits
            languages: window.languages
            silent: window.silent
            dealing: window.dealing
            openProblem: window.openProblem
            chosenRecords: window.chosenRecords
            newGame: window.newGame
        }
    }
}
