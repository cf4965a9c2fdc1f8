pragma ComponentBehavior: Bound
import QtQuick
import Storeys
import Storeys.Table

// Which board, and who plays; on the page "More options", by which rules. Also shown when the program starts without a
// game to continue, except the first time.
Sheet {
    id: dialog

    required property GameTable gameTable
    readonly property StartForm form: gameTable.choices.form
    readonly property string variant: form.variant
    property bool leaving: false    // Escape was pressed, and there is nothing to go back to

    title: qsTr("New game")
    pausable: gameTable.game.clock
    implicitWidth: Math.round(920 * Theme.scale)
    // always the same, so that nothing moves from under the pointer
    height: Math.min(Math.round(720 * Theme.scale), (parent?.height ?? 0) - 2 * Theme.unit)
    closable: gameTable.game.there
    first: startButton
    last: startButton
    detour: dialog.from === "design" ? boardLine.button : preferencesButton
    onEscaped: dialog.leaving = true
    Component.onCompleted: dialog.gameTable.choices.openForm()

    ProblemNotice { width: parent.width; gameTable: dialog.gameTable }
    Choice {
        id: pages

        tabs: true
        options: [Options.of("game", qsTr("Game")), Options.of("more", qsTr("More options"))]
        onCurrentChanged: {
            dialog.form.page = pages.current
            dialog.page.scroller.contentY = 0
        }

        Binding { target: pages; property: "current"; value: dialog.form.page }
    }
    Titled {
        visible: pages.current === "game"
        title: qsTr("Board")

        Choice {
            id: variants

            options: dialog.form.builtIn
            onCurrentChanged: if (variants.current !== "") dialog.form.chooseVariant(variants.current)

            Binding { target: variants; property: "current"; value: dialog.form.ownVariant ? "" : dialog.form.variant }
        }
        // The mini boards on the board of a new game, and a button to design another board.
        Item {
            id: boardLine

            readonly property alias button: button
            readonly property real side: Math.round(64 * Theme.scale)

            objectName: "boardLine"
            visible: dialog.form.boardName !== ""
            width: parent?.width ?? 0
            height: visible ? Math.max(side, words.height) : 0

            OnDemand {
                id: picture

                anchors { left: parent.left; verticalCenter: parent.verticalCenter }
                width: boardLine.side
                height: boardLine.side
                active: boardLine.visible
                content: VariantPicture {
                    width: boardLine.side
                    height: boardLine.side
                    shape: dialog.form.boardShape
                }
            }
            Label {
                id: words

                objectName: "boardName"
                anchors { left: picture.right; right: button.left; margins: Theme.unit * 1.5; verticalCenter: parent.verticalCenter }
                text: dialog.form.boardName
                wrapMode: Text.WordWrap
                elide: Text.ElideNone
            }
            TextButton {
                id: button

                objectName: "designButton"
                anchors { right: parent.right; verticalCenter: parent.verticalCenter }
                text: qsTr("Design the board")
                onClicked: {
                    dialog.gameTable.choices.designForm()
                    dialog.wanted("design")
                }
            }
        }
        PickerLine {
            objectName: "ownVariant"
            visible: dialog.form.own.length > 0
            title: qsTr("Own variant")
            options: [Options.of("", qsTr("None")), ...Array.from(dialog.form.own)]
            current: dialog.form.ownVariant ? dialog.form.variant : ""
            onChosen: id => dialog.form.chooseVariant(id)
        }
        Paragraph {
            objectName: "refusedVariants"
            visible: text !== ""
            text: Array.from(dialog.form.refusedVariants).slice(0, 3).map(why => qsTr("Not listed: %1").arg(why)).join("\n")
            font.pixelSize: Theme.caption
            wrapMode: Text.Wrap
        }
    }
    Repeater {
        model: dialog.form.rules

        PickerLine {
            required property string key
            required property string value

            objectName: "game-" + key
            visible: key === "language" && pages.current === "game"
            current: value
            onChosen: code => dialog.form.choose("language", code)
        }
    }
    Titled {
        visible: pages.current === "game"
        title: qsTr("Players")

        Seats {
            width: parent.width
            form: dialog.form
            windows: dialog.gameTable.away.possible
            onFinished: if (startButton.enabled) startButton.forceActiveFocus(Qt.TabFocusReason)
        }
        // The clock of a solo game, if it has one, is chosen here.
        Repeater {
            model: dialog.form.rules

            PickerLine {
                id: clock

                required property string key
                required property string value

                objectName: "solo-" + clock.key
                visible: clock.key === "time" && dialog.form.seats.count === 1
                current: value
                onChosen: id => dialog.form.choose(clock.key, id)
            }
        }
    }
    Paragraph {
        visible: pages.current === "game" && text !== ""
        text: dialog.gameTable.choices.wordsLanguage
    }
    Paragraph {
        objectName: "summary"
        visible: pages.current === "game" && text !== ""
        text: dialog.form.summary
    }
    MoreChoices {
        visible: pages.current === "more"
        width: parent.width
        form: dialog.form
        onVariantRequested: dialog.fileWanted("variant")
    }
    Notice {
        objectName: "setupProblem"
        visible: text !== ""
        text: dialog.form.problem
    }
    Notice {
        objectName: "leavingNotice"
        warning: false
        text: dialog.leaving && !dialog.closable ? qsTr("Start a game, or press Ctrl+Q to quit.") : ""
    }
    foot: SheetButtons {
        PreferencesButton { id: preferencesButton; visible: !dialog.closable; onClicked: dialog.wanted("preferences") }
        TextButton {
            objectName: "lessonButton"
            symbol: "book"
            text: dialog.gameTable.lesson.resumable ? qsTr("Resume the tutorial") : qsTr("Play the tutorial")
            hint: dialog.gameTable.lesson.teaches(dialog.variant) ? qsTr("A short practice game")
                                                                  : qsTr("A short practice game on the 10 × 10 board, with what all games share")
            onClicked: dialog.lessonWanted(dialog.variant)
        }
        TextButton {
            objectName: "gamesButton"
            symbol: "folder"
            text: qsTr("Continue a game")
            onClicked: dialog.wanted("games")
        }
        CancelButton { visible: dialog.closable; onClicked: dialog.close() }
        TextButton {
            id: startButton

            objectName: "startButton"
            filled: true
            enabled: dialog.form.ready
            text: qsTr("Start")
            hint: activeFocus ? KeyNames.enter : KeyNames.ctrlEnter     // elsewhere Enter alone starts nothing
            onClicked: if (dialog.gameTable.choices.startForm()) dialog.close()
        }
    }
}
