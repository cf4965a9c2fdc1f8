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
            session: known.host.session
            last: known.host.chosen ?? known.host.session.choices.lastSetup
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
            pausable: known.host.session.game.clock
            draft: known.host.session.choices.layoutDraft
            onUsed: layout => known.host.useDesign(layout)
        }
    }
    readonly property Component lessonOffer: Component {
        LessonOfferDialog {
            parent: known.host
            session: known.host.session
            onLessonRequested: known.host.startLesson("")
            onGameRequested: known.host.showNewGame()
            onPreferencesRequested: known.host.showPreferences()
        }
    }
    readonly property Component gameLessonOffer: Component {
        GameLessonOfferDialog { parent: known.host; session: known.host.session; onLessonRequested: known.host.startLesson("") }
    }
    readonly property Component lessonSkip: Component { LessonSkipDialog { parent: known.host; session: known.host.session } }
    readonly property Component games: Component {
        GamesDialog {
            parent: known.host
            session: known.host.session
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
    readonly property Component exchange: Component { ExchangeDialog { parent: known.host; session: known.host.session } }
    readonly property Component rules: Component {
        RulesDialog {
            parent: known.host
            session: known.host.session
            commands: known.host.commands
            onLessonRequested: known.host.startLesson("")
        }
    }
    readonly property Component analysis: Component { AnalysisDialog { parent: known.host; session: known.host.session } }
    readonly property Component unsaved: Component {
        UnsavedDialog {
            parent: known.host
            session: known.host.session
            onQuitRequested: known.host.quit()
            onExportRequested: known.host.exportRecord()
        }
    }
    readonly property Component unseen: Component { UnseenDialog { parent: known.host; session: known.host.session } }
    readonly property Component wordLook: Component { WordDialog { parent: known.host; dictionary: known.host.session.dictionary } }
    readonly property Component statistics: Component {
        StatisticsDialog {
            parent: known.host
            statistics: known.host.session.results.statistics
            choices: known.host.session.choices
            onExportRequested: known.host.exportStatistics()
        }
    }
    readonly property Component preferences: Component {
        PreferencesDialog {
            parent: known.host
            preferences: known.host.preferences
            languages: known.host.languages
            session: known.host.session
        }
    }
    readonly property Component letters: Component { LetterDialog { parent: known.host; session: known.host.session; onAnswered: symbol => known.host.letterChosen(symbol) } }
    readonly property Component pass: Component { PassDialog { parent: known.host; session: known.host.session } }
    readonly property Component handOver: Component { HandOverDialog { parent: known.host; session: known.host.session } }
    readonly property Component cards: Component { CardSheet { parent: known.host; session: known.host.session } }
    readonly property Component challenge: Component { ChallengeDialog { parent: known.host; session: known.host.session } }
    readonly property Component outcome: Component { OutcomeDialog { parent: known.host; session: known.host.session } }
    readonly property Component soloResults: Component { SoloResultsDialog { parent: known.host; session: known.host.session } }
    readonly property Component about: Component { AboutDialog { parent: known.host; credits: known.host.credits } }
    readonly property Component triumph: Component { TriumphDialog { parent: known.host; session: known.host.session; who: known.host.session.results.end.person } }
    readonly property Component result: Component {
        ResultDialog {
            parent: known.host
            session: known.host.session
            onNewGameRequested: known.host.showNewGame()
            onAnalysisRequested: known.host.showAnalysis()
            onDesignRequested: known.host.showNextDesign()
        }
    }
}
