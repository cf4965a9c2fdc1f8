pragma ComponentBehavior: Bound
import QtQuick
import Storeys
import Storeys.Table

// All dialogs, each created only when it is shown. The base of Dialogs, which does what dialogs ask for.
Item {
    id: known

    required property GameTable gameTable
    property Preferences preferences: null
    property Commands commands: null
    property string credits: ""
    property list<option> languages
    property string soughtCommand: ""   // what was typed so far of the name of a command
    property list<string> unsaved       // why games, results or analyses can't be saved, in sentences
    // why the file that the program was started with could not be opened; "" for none
    property string openProblem: ""
    property bool newGame: false        // the program was started to begin a new game
    property list<string> chosenRecords // the files that the program was started with, if there are several
    property string problem: openProblem        // what went wrong last with a file or the clipboard; "" for nothing
    property string problemTask: "open"         // and what was tried, as in RecordProblemDialog

    signal retryWanted(int turn)        // of a finished game, to be tried again; 0: all mistakes
    signal asWrittenWanted()                // of the record that was refused
    signal unlockWanted()                   // of the game that another computer has locked
    signal designed(string layout)
    signal letterChosen(string symbol)      // for a blank; "": none was chosen
    signal lossAccepted()                   // the person leaves the program although something can't be saved

    readonly property AnalysisChoice analysisChoice: AnalysisChoice {}
    readonly property Component newGameDialog: NewGameDialog { gameTable: known.gameTable }
    readonly property Component designDialog: DesignBoardDialog {
        pausable: known.gameTable.game.clock
        draft: known.gameTable.choices.layoutDraft
        onUsed: layout => known.designed(layout)
    }
    readonly property Component lessonOfferDialog: LessonOfferDialog {
        choices: known.gameTable.choices
    }
    readonly property Component gameLessonOfferDialog: LessonOfferDialog {
        choices: known.gameTable.choices
        welcomes: false
        game: choices.nameOf(known.gameTable.lesson.newGame())
    }
    // Asks before a lesson is left; it can be resumed.
    readonly property Component lessonSkipDialog: Sheet {
        id: skipping

        title: qsTr("Skip the tutorial?")
        implicitWidth: Math.round(420 * Theme.scale)

        Paragraph {
            text: known.gameTable.lesson.gameWaits ? qsTr("You return to your game. You can resume the tutorial from “New game” or the menu.")
                                                   : qsTr("You can resume it from “New game” or the menu.")
        }
        foot: SheetButtons {
            TextButton {
                objectName: "skipButton"
                text: qsTr("Skip")
                onClicked: {
                    skipping.close()
                    known.gameTable.lesson.leave()
                }
            }
            MainButton {
                objectName: "stayButton"
                text: qsTr("Continue tutorial")
                onClicked: skipping.close()
            }
        }
    }
    readonly property Component gamesDialog: GamesDialog { gameTable: known.gameTable }
    readonly property Component recordProblemDialog: RecordProblemDialog {
        problem: known.problem
        task: known.problemTask
        readable: known.problem !== "" && known.problem === known.gameTable.records.refusal
        locked: known.problem !== "" && known.problem === known.gameTable.records.locked
        onAsWrittenRequested: known.asWrittenWanted()
        onUnlockRequested: known.unlockWanted()
    }
    readonly property Component exchangeDialog: ExchangeDialog { game: known.gameTable.game; view: known.gameTable.view }
    readonly property Component rulesDialog: RulesDialog {
        gameTable: known.gameTable
        commands: known.commands?.all ?? []
    }
    readonly property Component analysisDialog: AnalysisDialog {
        gameTable: known.gameTable
        choice: known.analysisChoice
        onRetryWanted: turn => known.retryWanted(turn)
        onWordsChosen: words => known.preferences?.set("reviewWords", words)
    }
    readonly property Component unsavedDialog: UnsavedDialog {
        gameTable: known.gameTable
        reasons: known.unsaved
        onQuitRequested: known.lossAccepted()
    }
    readonly property Component unseenDialog: UnseenDialog { view: known.gameTable.view }
    readonly property Component wordDialog: WordDialog { dictionary: known.gameTable.dictionary }
    readonly property Component findDialog: FindDialog { commands: known.commands; sought: known.soughtCommand }
    readonly property Component statisticsDialog: StatisticsDialog { gameTable: known.gameTable }
    readonly property Component preferencesDialog: PreferencesDialog {
        pausable: known.gameTable.game.clock
        preferences: known.preferences
        languages: known.languages
        solid: known.commands?.view.solid ?? true
    }
    readonly property Component lettersDialog: LetterDialog { view: known.gameTable.view; onAnswered: symbol => known.letterChosen(symbol) }
    readonly property Component resignDialog: ResignDialog { flow: known.gameTable.flow }
    readonly property Component passDialog: PassDialog { game: known.gameTable.game; view: known.gameTable.view }
    readonly property Component handOverDialog: HandOverDialog { gameTable: known.gameTable; preferences: known.preferences }
    readonly property Component cardsDialog: CardSheet { flow: known.gameTable.flow; view: known.gameTable.view; cards: known.gameTable.cards }
    readonly property Component challengeDialog: ChallengeDialog { flow: known.gameTable.flow }
    readonly property Component outcomeDialog: OutcomeDialog { flow: known.gameTable.flow; view: known.gameTable.view }
    readonly property Component soloResultsDialog: SoloResultsDialog { gameTable: known.gameTable }
    readonly property Component aboutDialog: AboutDialog { pausable: known.gameTable.game.clock; credits: known.credits }
    readonly property Component triumphDialog: TriumphDialog { view: known.gameTable.view; who: known.gameTable.results.end.person }
    readonly property Component resultDialog: ResultDialog {
        gameTable: known.gameTable
        analysisKeys: known.commands?.play.analysis.keys ?? ""
    }
}
