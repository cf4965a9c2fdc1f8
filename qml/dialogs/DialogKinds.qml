pragma ComponentBehavior: Bound
import QtQuick
import Storeys

// Every dialog there is, made only when it is shown.
QtObject {
    id: known

    required property var host           // what shows them: a Dialogs

    readonly property Component newGame: Component {
        NewGameDialog {
            parent: known.host
            gameTable: known.host.gameTable
            last: known.host.chosen ?? known.host.gameTable.choices.lastSetup
            onGamesRequested: known.host.showGames()
            onLessonRequested: variant => known.host.startLesson(variant)
            onPreferencesRequested: known.host.showPreferences()
            onVariantRequested: known.host.openVariant()
            onDesignRequested: known.host.showDesign()
        }
    }
    readonly property Component design: Component {
        DesignBoardDialog {
            parent: known.host
            pausable: known.host.gameTable.game.clock
            draft: known.host.gameTable.choices.layoutDraft
            onUsed: layout => known.host.useDesign(layout)
        }
    }
    readonly property Component lessonOffer: Component {
        LessonOfferDialog {
            parent: known.host
            choices: known.host.gameTable.choices
            onLessonRequested: known.host.startLesson("")
            onGameRequested: known.host.showNewGame()
            onPreferencesRequested: known.host.showPreferences()
        }
    }
    readonly property Component gameLessonOffer: Component {
        GameLessonOfferDialog { parent: known.host; choices: known.host.gameTable.choices; lesson: known.host.gameTable.lesson; onLessonRequested: known.host.startLesson("") }
    }
    readonly property Component lessonSkip: Component { LessonSkipDialog { parent: known.host; lesson: known.host.gameTable.lesson } }
    readonly property Component games: Component {
        GamesDialog {
            parent: known.host
            game: known.host.gameTable.game
            records: known.host.gameTable.records
            notices: known.host.gameTable.notices
            onNewGameRequested: known.host.showNewGame()
            onFileRequested: known.host.openRecord()
            onPreferencesRequested: known.host.showPreferences()
        }
    }
    readonly property Component recordProblem: Component {
        RecordProblemDialog {
            parent: known.host
            problem: known.host.openProblem
            onOtherRequested: known.host.openRecord()
            onNewGameRequested: known.host.showNewGame()
        }
    }
    readonly property Component exportProblem: Component { RecordProblemDialog { parent: known.host; problem: known.host.exportProblem; writing: true } }
    readonly property Component exchange: Component { ExchangeDialog { parent: known.host; game: known.host.gameTable.game; view: known.host.gameTable.view } }
    readonly property Component rules: Component {
        RulesDialog {
            parent: known.host
            view: known.host.gameTable.view
            lesson: known.host.gameTable.lesson
            guide: known.host.gameTable.guide
            commands: known.host.commands
            onLessonRequested: known.host.startLesson("")
        }
    }
    readonly property Component analysis: Component { AnalysisDialog { parent: known.host; view: known.host.gameTable.view; analysis: known.host.gameTable.analysis } }
    readonly property Component unsaved: Component {
        UnsavedDialog {
            parent: known.host
            records: known.host.gameTable.records
            onQuitRequested: known.host.quit()
            onExportRequested: known.host.exportRecord()
        }
    }
    readonly property Component unseen: Component { UnseenDialog { parent: known.host; view: known.host.gameTable.view } }
    readonly property Component wordLook: Component { WordDialog { parent: known.host; dictionary: known.host.gameTable.dictionary } }
    readonly property Component statistics: Component {
        StatisticsDialog {
            parent: known.host
            statistics: known.host.gameTable.results.statistics
            choices: known.host.gameTable.choices
            onExportRequested: known.host.exportStatistics()
        }
    }
    readonly property Component preferences: Component {
        PreferencesDialog {
            parent: known.host
            preferences: known.host.preferences
            languages: known.host.languages
            game: known.host.gameTable.game
        }
    }
    readonly property Component letters: Component { LetterDialog { parent: known.host; view: known.host.gameTable.view; onAnswered: symbol => known.host.letterChosen(symbol) } }
    readonly property Component pass: Component { PassDialog { parent: known.host; game: known.host.gameTable.game; view: known.host.gameTable.view } }
    readonly property Component handOver: Component { HandOverDialog { parent: known.host; game: known.host.gameTable.game; view: known.host.gameTable.view } }
    readonly property Component cards: Component { CardSheet { parent: known.host; flow: known.host.gameTable.flow; view: known.host.gameTable.view; cards: known.host.gameTable.cards } }
    readonly property Component challenge: Component { ChallengeDialog { parent: known.host; flow: known.host.gameTable.flow } }
    readonly property Component outcome: Component { OutcomeDialog { parent: known.host; flow: known.host.gameTable.flow; view: known.host.gameTable.view } }
    readonly property Component soloResults: Component { SoloResultsDialog { parent: known.host; choices: known.host.gameTable.choices; results: known.host.gameTable.results } }
    readonly property Component about: Component { AboutDialog { parent: known.host; credits: known.host.credits } }
    readonly property Component triumph: Component { TriumphDialog { parent: known.host; view: known.host.gameTable.view; who: known.host.gameTable.results.end.person } }
    readonly property Component result: Component {
        ResultDialog {
            parent: known.host
            gameTable: known.host.gameTable
            onNewGameRequested: known.host.showNewGame()
            onAnalysisRequested: known.host.showAnalysis()
            onDesignRequested: known.host.showNextDesign()
        }
    }
}
