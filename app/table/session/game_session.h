#pragma once

#include "data_place.h"
#include "game/game.h"
#include "moves/generator.h"
#include "record/write_game.h"
#include "rules/features.h"
#include "table/draft/own_tiles.h"
#include "table/draft/typing_cursor.h"
#include "table/flow/turn_flow.h"
#include "table/game/live_game.h"
#include "table/help/dictionary.h"
#include "table/help/game_analysis.h"
#include "table/help/hint_giver.h"
#include "table/help/nearest_draft.h"
#include "table/learning/lesson.h"
#include "table/learning/rule_guide.h"
#include "table/results/solo_results.h"
#include "table/results/statistics.h"
#include "table/speech/announcer.h"
#include "table/speech/board_speech.h"
#include "table/start/game_start.h"
#include "table/start/own_variants.h"
#include "table/store/game_shelf.h"
#include "table/text/telling.h"
#include "table/views/game_rows.h"
#include "table/views/history_view.h"
#include "table/views/row_model.h"
#include "table/views/stack_story.h"

#include <QObject>
#include <QTimer>
#include <QtQml/qqmlregistration.h>

#include <chrono>
#include <functional>
#include <memory>
#include <optional>

namespace storeys {

// How a game becomes a picture of its board (PNG) or a page to print (HTML), which takes fonts and windows.
struct GamePrinters
{
    std::function<QByteArray(const Game&)> picture;
    std::function<QByteArray(const Game&)> page;
};

// The game in the window: the one object that changes it, for QML and for the players. Holds the game, its players,
// the draft and the order of every person's rack; all lists and texts follow from these. Lives on the main thread,
// computers think on others. For QML, a square is row * columns + column from the top left, and a tile its symbol: A to
// Z, a to z for a blank that stands for it, "?" for one on the rack; symbolText() gives what its face shows.
class GameSession : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The program makes the one session there is.")

    // ---- the game
    Q_PROPERTY(QString variant READ variant NOTIFY gameStarted)
    Q_PROPERTY(QString variantName READ variantName NOTIFY gameStarted)
    Q_PROPERTY(int rows READ rows NOTIFY gameStarted)
    Q_PROPERTY(int columns READ columns NOTIFY gameStarted)
    Q_PROPERTY(int stackLimit READ stackLimit NOTIFY gameStarted)
    Q_PROPERTY(bool canStack READ canStack NOTIFY gameStarted)
    Q_PROPERTY(QList<int> startSquares READ startSquares NOTIFY gameStarted)
    Q_PROPERTY(QString lexiconName READ lexiconName NOTIFY changed)
    Q_PROPERTY(bool inGame READ inGame NOTIFY gameStarted)
    Q_PROPERTY(bool over READ isOver NOTIFY changed)
    Q_PROPERTY(int turn READ turn NOTIFY changed)
    Q_PROPERTY(bool humanTurn READ isHumanTurn NOTIFY changed)
    Q_PROPERTY(bool thinking READ isThinking NOTIFY changed)
    Q_PROPERTY(int bagCount READ bagCount NOTIFY changed)
    Q_PROPERTY(bool canPlay READ canPlay NOTIFY changed)
    Q_PROPERTY(bool canPass READ canPassNow NOTIFY changed)
    Q_PROPERTY(bool passEndsGame READ passEndsGame NOTIFY changed)
    Q_PROPERTY(bool canExchange READ canExchangeNow NOTIFY changed)
    Q_PROPERTY(QString problem READ problem NOTIFY problemChanged)
    // ---- what some variants have, see variant_values.h
    Q_PROPERTY(QStringList squareKinds READ squareKinds NOTIFY gameStarted)
    Q_PROPERTY(QStringList tileFaces READ tileFaces NOTIFY gameStarted)
    Q_PROPERTY(QStringList blankLetters READ blankLetters NOTIFY gameStarted)
    Q_PROPERTY(int maxExchange READ maxExchange NOTIFY changed)
    // ---- board, rack, draft, lists
    Q_PROPERTY(QStringList stacks READ stacks NOTIFY boardChanged)
    Q_PROPERTY(QList<int> marks READ marks NOTIFY boardChanged)
    Q_PROPERTY(QList<int> faults READ faults NOTIFY boardChanged)
    Q_PROPERTY(QStringList rack READ rack NOTIFY rackChanged)
    Q_PROPERTY(QString rackOwner READ rackOwner NOTIFY changed)
    Q_PROPERTY(storeys::DraftPlay* draft READ draft CONSTANT)
    Q_PROPERTY(storeys::TypingCursor* cursor READ cursor CONSTANT)
    Q_PROPERTY(storeys::RowModel* players READ players CONSTANT)
    Q_PROPERTY(storeys::RowModel* history READ history CONSTANT)
    Q_PROPERTY(storeys::HistoryView* historyView READ historyView CONSTANT)
    Q_PROPERTY(storeys::TurnFlow* flow READ flow CONSTANT)
    Q_PROPERTY(storeys::StackStory* story READ story CONSTANT)
    // ---- help, see game_session_help.cpp
    Q_PROPERTY(storeys::HintGiver* hint READ hint CONSTANT)
    Q_PROPERTY(storeys::NearestDraft* nearest READ nearest CONSTANT)
    Q_PROPERTY(storeys::Dictionary* dictionary READ dictionary CONSTANT)
    Q_PROPERTY(storeys::GameAnalysis* analysis READ analysis CONSTANT)
    Q_PROPERTY(storeys::Statistics* statistics READ statistics CONSTANT)
    Q_PROPERTY(bool offensiveWords READ proposesOffensiveWords WRITE setOffensiveWords NOTIFY changed)
    Q_PROPERTY(bool canHint READ canHint NOTIFY changed)
    Q_PROPERTY(QString noHints READ noHints NOTIFY changed)
    Q_PROPERTY(bool canUndo READ canUndo NOTIFY changed)
    Q_PROPERTY(bool canRedo READ canRedo NOTIFY changed)
    Q_PROPERTY(bool stuck READ isStuck NOTIFY changed)
    // ---- for those who hear it
    Q_PROPERTY(storeys::BoardSpeech* speech READ speech CONSTANT)
    Q_PROPERTY(storeys::Announcer* announcer READ announcer CONSTANT)
    // ---- start and end
    Q_PROPERTY(QVariantList variants READ variants NOTIFY variantsChanged)
    Q_PROPERTY(QStringList refusedVariants READ refusedVariants NOTIFY variantsChanged)
    Q_PROPERTY(QVariantList levels READ levels NOTIFY retold)
    Q_PROPERTY(QVariantMap lastSetup READ lastSetup NOTIFY gameStarted)
    Q_PROPERTY(QVariantMap startDraw READ startDraw NOTIFY gameStarted)
    Q_PROPERTY(QVariantMap result READ result NOTIFY changed)
    Q_PROPERTY(QVariantList lexicons READ lexicons NOTIFY retold)
    Q_PROPERTY(QString wordsLanguage READ wordsLanguage NOTIFY retold) // see wordsLanguageText()
    Q_PROPERTY(QVariantMap clocks READ clocks NOTIFY retold)
    // ---- challenges
    Q_PROPERTY(QStringList challengers READ challengers NOTIFY changed)
    Q_PROPERTY(QVariantMap challengeable READ challengeable NOTIFY changed)
    Q_PROPERTY(QVariantMap challengeOutcome READ challengeOutcome NOTIFY challengeDecided)
    // ---- learning
    Q_PROPERTY(storeys::Lesson* lesson READ lesson CONSTANT)
    Q_PROPERTY(storeys::RuleGuide* guide READ guide CONSTANT)
    // ---- several persons at this screen
    Q_PROPERTY(bool covered READ isCovered NOTIFY changed)
    Q_PROPERTY(QString lastTurn READ lastTurn NOTIFY changed)
    Q_PROPERTY(int personCount READ personCount NOTIFY gameStarted)
    Q_PROPERTY(qreal cameraSide READ cameraSide NOTIFY changed)
    Q_PROPERTY(bool turnCamera READ turnsCamera WRITE setTurnCamera NOTIFY changed)
    // ---- clock, solo
    Q_PROPERTY(storeys::ClockView* clock READ clock CONSTANT)
    Q_PROPERTY(bool solo READ isSolo NOTIFY gameStarted)
    Q_PROPERTY(int freeExchanges READ freeExchanges NOTIFY changed)
    Q_PROPERTY(QVariantMap toBeat READ toBeat NOTIFY changed)
    Q_PROPERTY(QVariantList soloResults READ soloResults NOTIFY soloResultsChanged)
    // ---- kept games
    Q_PROPERTY(storeys::GameShelf* shelf READ shelf CONSTANT)
    Q_PROPERTY(bool resumed READ isResumed NOTIFY gameStarted)
    Q_PROPERTY(bool lookOnly READ isLookOnly NOTIFY gameStarted)
    Q_PROPERTY(QString lookOnlyReason READ lookOnlyReason NOTIFY changed)

public:
    // Computers answer no sooner than `pause` after they are asked.
    explicit GameSession(DataPlace data, std::chrono::milliseconds pause = std::chrono::milliseconds(700),
                         GameClock::Now now = {}, QObject* parent = nullptr);
    ~GameSession() override;

    // ---- the game
    [[nodiscard]] QString variant() const;
    [[nodiscard]] QString variantName() const;
    [[nodiscard]] int rows() const;
    [[nodiscard]] int columns() const;
    [[nodiscard]] int stackLimit() const;
    [[nodiscard]] bool canStack() const;
    [[nodiscard]] Features features() const;
    [[nodiscard]] QList<int> startSquares() const;
    [[nodiscard]] QString lexiconName() const;
    [[nodiscard]] bool inGame() const { return m_live.isThere(); }
    [[nodiscard]] bool isOver() const { return m_live.isOver(); }
    [[nodiscard]] int turn() const { return m_live.mover(); }
    [[nodiscard]] bool isHumanTurn() const;
    [[nodiscard]] bool isThinking() const { return m_flow.isThinking(); }
    [[nodiscard]] int bagCount() const;
    [[nodiscard]] bool canPlay() const;
    [[nodiscard]] bool canPassNow() const { return isHumanTurn() && !isPractice(); }
    [[nodiscard]] bool passEndsGame() const;
    [[nodiscard]] bool canExchangeNow() const;
    [[nodiscard]] QStringList squareKinds() const;
    [[nodiscard]] QStringList tileFaces() const;
    [[nodiscard]] QStringList blankLetters() const;
    [[nodiscard]] int maxExchange() const;
    [[nodiscard]] QString problem() const { return m_problem.text(); }
    [[nodiscard]] const std::optional<Game>& game() const { return m_live.game(); }

    // ---- board, rack, draft, lists
    [[nodiscard]] QStringList stacks() const;
    [[nodiscard]] QList<int> marks() const;
    [[nodiscard]] QList<int> faults() const;
    [[nodiscard]] QStringList rack() const;
    [[nodiscard]] QString rackOwner() const;
    [[nodiscard]] DraftPlay* draft() { return &m_tiles.draft(); }
    [[nodiscard]] TypingCursor* cursor() { return &m_cursor; }
    [[nodiscard]] RowModel* players() { return &m_playerRows; }
    [[nodiscard]] RowModel* history() { return &m_historyRows; }
    [[nodiscard]] HistoryView* historyView() { return &m_historyView; }
    [[nodiscard]] TurnFlow* flow() { return &m_flow; }
    [[nodiscard]] LiveGame* live() { return &m_live; }
    [[nodiscard]] StackStory* story() { return &m_story; }

    // ---- help
    [[nodiscard]] HintGiver* hint() { return &m_hint; }
    [[nodiscard]] const HintGiver& hint() const { return m_hint; }
    [[nodiscard]] NearestDraft* nearest() { return &m_nearest; }
    [[nodiscard]] Dictionary* dictionary() { return &m_dictionary; }
    [[nodiscard]] GameAnalysis* analysis() { return &m_analysis; }
    [[nodiscard]] Statistics* statistics() { return &m_statistics; }
    [[nodiscard]] Position proposing() const { return m_live.proposing(); }
    [[nodiscard]] bool proposesOffensiveWords() const { return m_live.proposesOffensiveWords(); }
    void setOffensiveWords(bool propose);
    [[nodiscard]] bool canHint() const;
    // Why this game gives none, or "".
    [[nodiscard]] QString noHints() const;
    [[nodiscard]] bool canUndo() const { return m_flow.canUndo(); }
    [[nodiscard]] bool canRedo() const { return m_flow.canRedo(); }
    // A person is to move and no play is possible with the tiles of the rack. Never told in challenge mode, where it
    // would give the lexicon away.
    [[nodiscard]] bool isStuck() const { return m_stuck && isHumanTurn(); }
    Q_INVOKABLE void giveHint();
    Q_INVOKABLE void undoTurn() { m_flow.undo(); }
    Q_INVOKABLE void redoTurn() { m_flow.redo(); }
    // See unseen_tiles.h; of the seat whose rack is shown, empty without a game.
    Q_INVOKABLE QVariantMap unseen() const;

    // ---- for those who hear it
    [[nodiscard]] BoardSpeech* speech() { return &m_speech; }
    [[nodiscard]] Announcer* announcer() { return &m_announcer; }

    // ---- start and end
    [[nodiscard]] QVariantList variants() const;
    [[nodiscard]] QStringList refusedVariants() const { return ownVariants().refused; }
    // From now on a file's variant is listed too; says why not, or "".
    Q_INVOKABLE QString openVariant(const QString& file);
    // The id by which variants() has what a GameStart has as its variant; the usual one if there is none such any more.
    Q_INVOKABLE QString listedVariant(const QString& start) const;
    [[nodiscard]] QVariantList levels() const;
    [[nodiscard]] QVariantMap lastSetup() const;
    [[nodiscard]] QVariantMap startDraw() const;
    [[nodiscard]] QVariantMap result() const;
    // Of a name as it is shown: see player_name.h.
    Q_INVOKABLE static bool isYou(const QString& name);

    [[nodiscard]] QVariantList lexicons() const;
    [[nodiscard]] static QString wordsLanguage();
    [[nodiscard]] QVariantMap clocks() const;

    // ---- challenges
    [[nodiscard]] QStringList challengers() const { return m_flow.challengers(); }
    [[nodiscard]] QVariantMap challengeable() const { return m_flow.challengeable(); }
    [[nodiscard]] QVariantMap challengeOutcome() const { return m_flow.outcome(); }

    // ---- learning: a position is practised, which is kept nowhere and counts for nothing
    [[nodiscard]] Lesson* lesson() { return &m_lesson; }
    [[nodiscard]] RuleGuide* guide() { return &m_guide; }
    [[nodiscard]] bool isPractice() const { return m_live.isPractice(); }
    // With one person at the first seat; the game in the window is left, on the shelf.
    void practise(Game game, std::vector<SeatKind> kinds = {SeatKind{}});
    // There is no game then, as before the first one. To be called in a practice.
    void leavePractice();

    // ---- several persons at this screen
    [[nodiscard]] bool isCovered() const { return m_live.screen().isCovered(); }
    [[nodiscard]] QString lastTurn() const;
    [[nodiscard]] int personCount() const { return m_live.personCount(); }
    [[nodiscard]] qreal cameraSide() const { return m_live.screen().cameraSide(); }
    [[nodiscard]] bool turnsCamera() const { return m_live.screen().turnsCamera(); }
    void setTurnCamera(bool turns);
    // Hides the racks between the turns of different persons from now on. Only for whoever shows a way to uncover them.
    void setHandOver(bool on);

    // ---- clock, solo
    [[nodiscard]] ClockView* clock() { return m_live.clock(); }
    [[nodiscard]] bool isSolo() const { return m_live.isSolo(); }
    [[nodiscard]] int freeExchanges() const;
    [[nodiscard]] QVariantMap toBeat() const;
    [[nodiscard]] QVariantList soloResults() const { return m_soloResults.tables(); }
    // The language is another one: all texts are to be read again.
    void retell();
    // What a record of the game says beside its turns.
    [[nodiscard]] RecordDetails recordDetails() const;

    // ---- kept games
    [[nodiscard]] GameShelf* shelf() { return &m_shelf; }
    [[nodiscard]] bool isResumed() const { return m_live.isResumed(); }
    // A record that can't be gone on with is shown: nobody is to move.
    [[nodiscard]] bool isLookOnly() const { return m_live.isLookOnly(); }
    // Why it can't be gone on with, or "".
    [[nodiscard]] QString lookOnlyReason() const;
    // From now on every turn is saved there; before it is called nothing is.
    void keepGamesIn(const StorePlaces& places);
    // Before anything but records is exported.
    void setPrinters(GamePrinters printers) { m_printers = std::move(printers); }
    // The game so far as a record file has it. Only in a game.
    [[nodiscard]] QByteArray recordText() const;

    // ---- commands
    Q_INVOKABLE QString newGame(const QVariantMap& setup);
    Q_INVOKABLE QString again();
    Q_INVOKABLE void challenge(int seat, int turn) { m_flow.challenge(seat, turn); }
    Q_INVOKABLE void showRack() { m_live.screen()->uncover(); }
    Q_INVOKABLE QString symbolText(const QString& symbol) const;
    Q_INVOKABLE QString refusal(int slot, int fromSquare, int square) const;
    Q_INVOKABLE bool lay(int slot, int square, const QString& letter = {});
    Q_INVOKABLE bool relay(int from, int to, const QString& letter = {});
    Q_INVOKABLE void takeBack(int square, int slot = -1);
    Q_INVOKABLE void takeBackLast();
    Q_INVOKABLE void takeBackAll();
    Q_INVOKABLE void moveInRack(int from, int to);
    Q_INVOKABLE void shuffleRack();
    Q_INVOKABLE void sortRack();
    // What is laid; if it is not legal, the draft is refused.
    Q_INVOKABLE void play();
    Q_INVOKABLE void pass();
    Q_INVOKABLE void exchange(const QList<int>& places);
    Q_INVOKABLE void playOnFromHere();

    // Starts a game; says why not, or "".
    QString start(const GameStart& start);
    // Goes on with the game of a record file, a path or a URL; says why not, or "".
    Q_INVOKABLE QString open(const QString& file);
    // Writes the game in the window as a record to a file; says why not, or "".
    Q_INVOKABLE QString exportTo(const QString& file);
    // The same of a picture of its board (PNG) and of a page to print (HTML), by the printers.
    Q_INVOKABLE QString exportPicture(const QString& file);
    Q_INVOKABLE QString exportPage(const QString& file);
    // The same of a table of all statistics, see Statistics::csv().
    Q_INVOKABLE QString exportStatistics(const QString& file);
    // A name for a file of the game.
    Q_INVOKABLE QString exportName(const QString& ending = ".gcg") const;

signals:
    void gameStarted();
    void changed();
    void boardChanged();
    void rackChanged();
    void problemChanged();
    // A person laid a tile from that slot of the rack, or (-1) moved a laid one, onto a stack of level tiles.
    void tileLaid(int level, int square, int slot);
    // A person's play stands.
    void played();
    void tilesLanded(const QVariantList& tiles);
    void tilesWithdrawn(const QVariantList& tiles);
    void challengeDecided();
    void soloResultsChanged();
    void tilesLifted(const QVariantList& tiles);
    void wordsChanged(const QVariantMap& change);
    void gameEnded();
    // In a practice, after a turn that was allowed.
    void practised(const storeys::Turn& turn);
    // Texts that hold for every game are in another language.
    void retold();
    void variantsChanged();

private:
    // ---- what the game tells
    void showStarted();
    void showLeft();
    void showTurn(int turn);
    void showWithdrawn(int turn);
    void showUndone(const Game& before);
    void showRedone(int first);
    void showEnd();
    void showScreen();
    void settle();
    // Tiles that lie on the board go back to the rack, also while an earlier position is looked at.
    void dropDraft();
    // Before another game comes: what is laid is gone, and so is all that was said of it.
    void clearTable();
    void begin(BegunGame game);
    [[nodiscard]] std::shared_ptr<const BotKnowledge> knowledgeOf(const Game& game) const;
    void announce(std::size_t turn);
    void helpWithDraft();
    void lookForPlay();
    void countEnd();
    void say(const Telling& problem);

    // ---- saving
    void saveGame();
    void saveTable();
    void restoreTable();
    // Why there is nothing to export, or "".
    [[nodiscard]] QString exportProblem() const;

    // ---- variants that are not built in
    // Read anew: of the folder, those opened, the one last chosen and that of the game.
    [[nodiscard]] OwnVariants ownVariants() const;

    // ---- what is shown
    // What the board and the rack are like: as in the game or, before the first one, as in the last game ever played.
    [[nodiscard]] const HouseRules& shownHouseRules() const;
    [[nodiscard]] const Variant& shownVariant() const { return inGame() ? position().variant() : m_variantBefore; }
    void refresh();
    void refreshBoard();
    // Whose rack is shown: while looking back that of the seat to move then, if the person here may see it.
    [[nodiscard]] int rackSeat() const;
    void lookChanged();
    // While an earlier position is looked at, the laid tiles are out of sight.
    [[nodiscard]] const DraftPlay& shownDraft() const { return m_historyView.isActive() ? m_noDraft : m_tiles.draft(); }

    // ---- laying
    [[nodiscard]] const Position& position() const { return m_live.position(); }
    // At any time in a game, but not while an earlier position is looked at.
    [[nodiscard]] bool mayMoveTiles() const { return inGame() && !m_historyView.isActive(); }

    DataPlace m_data;
    GamePrinters m_printers;
    Variant m_variantBefore;
    QString m_variantFolder; // of the player's own; "" for none
    QStringList m_openedVariants;
    LiveGame m_live;
    TurnFlow m_flow;
    HistoryView m_historyView{m_live.game()};
    OwnTiles m_tiles{m_live.game()};
    HintGiver m_hint;
    NearestDraft m_nearest;
    Dictionary m_dictionary{m_live.game(), m_data};
    GameAnalysis m_analysis{m_live.game(), m_data};
    Statistics m_statistics;
    const DraftPlay m_noDraft{};
    StackStory m_story{m_live.game(), m_historyView, m_tiles.draft()};
    TypingCursor m_cursor{*this};
    Lesson m_lesson{*this, m_data};
    RuleGuide m_guide{m_live.game(), m_data};
    RowModel m_playerRows;
    RowModel m_historyRows;
    Telling m_problem;
    GameShelf m_shelf;
    QTimer m_noteSoon;
    QByteArray m_lookedAt;    // the record of a game that is looked at
    QString m_missingLexicon; // that it names; "" for none
    int m_from = -1;          // the turn of another game that this one goes on from; -1 for none
    bool m_stuck = false;     // the seat to move can make no play, where that is told
    Generator m_plays;        // to know that
    SoloResults m_soloResults;
    BoardSpeech m_speech{*this};
    Announcer m_announcer{*this};
};

} // namespace storeys
