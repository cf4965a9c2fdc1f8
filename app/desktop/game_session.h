#pragma once

#include "data_place.h"
#include "dictionary.h"
#include "draft_play.h"
#include "game/game.h"
#include "game/player.h"
#include "game_rows.h"
#include "game_start.h"
#include "hint_giver.h"
#include "history_view.h"
#include "nearest_draft.h"
#include "rack_order.h"
#include "row_model.h"
#include "statistics.h"
#include "typing_cursor.h"
#include "undone_turns.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include <chrono>
#include <memory>
#include <optional>

namespace storeys {

class Person;

// The game in the window: the one object that changes it, for QML and for the players. Holds the game, its players,
// the draft and the order of every person's rack; all lists and texts follow from these. The QML side of every member
// is described in qml/mock/MockSession.qml, which has the same properties, functions and signals.
// Lives on the main thread; computers think on others.
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
    Q_PROPERTY(QList<int> startSquares READ startSquares NOTIFY gameStarted)
    Q_PROPERTY(QString lexiconName READ lexiconName NOTIFY gameStarted)
    Q_PROPERTY(bool inGame READ inGame NOTIFY gameStarted)
    Q_PROPERTY(bool over READ isOver NOTIFY changed)
    Q_PROPERTY(int turn READ turn NOTIFY changed)
    Q_PROPERTY(bool humanTurn READ isHumanTurn NOTIFY changed)
    Q_PROPERTY(bool thinking READ isThinking NOTIFY changed)
    Q_PROPERTY(int bagCount READ bagCount NOTIFY changed)
    Q_PROPERTY(bool canPlay READ canPlay NOTIFY changed)
    Q_PROPERTY(bool canPass READ isHumanTurn NOTIFY changed)
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
    // ---- help, see game_session_help.cpp
    Q_PROPERTY(storeys::HintGiver* hint READ hint CONSTANT)
    Q_PROPERTY(storeys::NearestDraft* nearest READ nearest CONSTANT)
    Q_PROPERTY(storeys::Dictionary* dictionary READ dictionary CONSTANT)
    Q_PROPERTY(storeys::Statistics* statistics READ statistics CONSTANT)
    Q_PROPERTY(bool canHint READ canHint NOTIFY changed)
    Q_PROPERTY(bool canUndo READ canUndo NOTIFY changed)
    Q_PROPERTY(bool canRedo READ canRedo NOTIFY changed)
    // ---- start and end
    Q_PROPERTY(QVariantList variants READ variants CONSTANT)
    Q_PROPERTY(QVariantList levels READ levels CONSTANT)
    Q_PROPERTY(QVariantMap lastSetup READ lastSetup NOTIFY gameStarted)
    Q_PROPERTY(QVariantMap startDraw READ startDraw NOTIFY gameStarted)
    Q_PROPERTY(QVariantMap result READ result NOTIFY changed)

public:
    // Computers answer no sooner than `pause` after they are asked.
    explicit GameSession(DataPlace data, std::chrono::milliseconds pause = std::chrono::milliseconds(700),
                         QObject* parent = nullptr);
    ~GameSession() override;

    // ---- the game
    [[nodiscard]] QString variant() const;
    [[nodiscard]] QString variantName() const;
    [[nodiscard]] int rows() const;
    [[nodiscard]] int columns() const;
    [[nodiscard]] int stackLimit() const;
    [[nodiscard]] QList<int> startSquares() const;
    [[nodiscard]] QString lexiconName() const;
    [[nodiscard]] bool inGame() const { return m_game.has_value(); }
    [[nodiscard]] bool isOver() const { return m_game && m_game->isOver(); }
    [[nodiscard]] int turn() const;
    [[nodiscard]] bool isHumanTurn() const;
    [[nodiscard]] bool isThinking() const;
    [[nodiscard]] int bagCount() const;
    [[nodiscard]] bool canPlay() const;
    [[nodiscard]] bool canExchangeNow() const;
    [[nodiscard]] QStringList squareKinds() const;
    [[nodiscard]] QStringList tileFaces() const;
    [[nodiscard]] QStringList blankLetters() const;
    [[nodiscard]] int maxExchange() const;
    [[nodiscard]] QString problem() const { return m_problem; }
    [[nodiscard]] const std::optional<Game>& game() const { return m_game; }

    // ---- board, rack, draft, lists
    [[nodiscard]] QStringList stacks() const;
    [[nodiscard]] QList<int> marks() const;
    [[nodiscard]] QList<int> faults() const;
    [[nodiscard]] QStringList rack() const;
    [[nodiscard]] QString rackOwner() const;
    [[nodiscard]] DraftPlay* draft() { return &m_draft; }
    [[nodiscard]] TypingCursor* cursor() { return &m_cursor; }
    [[nodiscard]] RowModel* players() { return &m_playerRows; }
    [[nodiscard]] RowModel* history() { return &m_historyRows; }
    [[nodiscard]] HistoryView* historyView() { return &m_historyView; }

    // ---- help
    [[nodiscard]] HintGiver* hint() { return &m_hint; }
    [[nodiscard]] NearestDraft* nearest() { return &m_nearest; }
    [[nodiscard]] Dictionary* dictionary() { return &m_dictionary; }
    [[nodiscard]] Statistics* statistics() { return &m_statistics; }
    [[nodiscard]] bool canHint() const { return isHumanTurn() && m_hint.canGoOn(); }
    [[nodiscard]] bool canUndo() const;
    [[nodiscard]] bool canRedo() const;
    Q_INVOKABLE void giveHint();
    Q_INVOKABLE void undoTurn();
    Q_INVOKABLE void redoTurn();
    // See unseen_tiles.h; of the seat whose rack is shown, empty without a game.
    Q_INVOKABLE QVariantMap unseen() const;

    // ---- start and end
    [[nodiscard]] QVariantList variants() const;
    [[nodiscard]] QVariantList levels() const;
    [[nodiscard]] QVariantMap lastSetup() const;
    [[nodiscard]] QVariantMap startDraw() const;
    [[nodiscard]] QVariantMap result() const;

    // ---- commands, see MockSession.qml
    Q_INVOKABLE QString newGame(const QVariantMap& setup);
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
    Q_INVOKABLE void play();
    Q_INVOKABLE void pass();
    Q_INVOKABLE void exchange(const QList<int>& places);
    Q_INVOKABLE void playOnFromHere();

    // Starts a game; says why not, or "".
    QString start(const GameStart& start);
    // Goes on with the game of a record file; says why not, or "".
    QString open(const QString& file);

signals:
    void gameStarted();
    void changed();
    void boardChanged();
    void rackChanged();
    void problemChanged();
    void tilesLanded(const QVariantList& tiles);
    void tilesLifted(const QVariantList& tiles);
    void gameEnded();

private:
    // ---- turns
    void begin(Game game, std::vector<SeatKind> kinds, std::optional<bool> undoAgreed = {});
    void seatPlayers();
    void askForTurn();
    void take(const Action& action);
    void settle();
    void helpWithDraft();
    void changeTurns(void (UndoneTurns::*change)(Game&, const UndoneTurns::Persons&));
    [[nodiscard]] UndoneTurns::Persons persons() const;
    void announce(const Transition& turn);
    [[nodiscard]] QVariantList placedTiles(const Transition& turn) const;
    [[nodiscard]] Person* personToMove() const;

    // ---- what is shown
    // What the board and the rack are like: as in the game or, before the first one, as in the last game ever played.
    [[nodiscard]] const Variant& shownVariant() const { return m_game ? position().variant() : m_variantBefore; }
    void refresh();
    void refreshBoard();
    [[nodiscard]] RackOrder& shownRack() { return m_racks[m_shownSeat]; }
    void matchRacks();
    void showRackOfMover();

    void lookChanged();
    // While an earlier position is looked at, the laid tiles are out of sight.
    [[nodiscard]] const DraftPlay& shownDraft() const { return m_historyView.isActive() ? m_noDraft : m_draft; }

    // ---- laying
    [[nodiscard]] const Position& position() const { return m_game->position(); }
    [[nodiscard]] Square squareAt(int index) const;
    void putBack(Square square);
    // What the tile is on the board: a blank stands for the letter, a symbol, and is none without one.
    [[nodiscard]] Tile playedAs(Tile tile, const QString& letter) const;

    DataPlace m_data;
    std::chrono::milliseconds m_pause;
    Variant m_variantBefore;
    std::optional<Game> m_game;
    HistoryView m_historyView{m_game};
    std::vector<std::unique_ptr<Player>> m_players; // by seat
    std::vector<SeatKind> m_kinds;                  // by seat
    std::vector<RackOrder> m_racks;                 // by seat
    int m_shownSeat = 0;
    UndoneTurns m_undone;
    std::optional<bool> m_undoAgreed;
    HintGiver m_hint;
    NearestDraft m_nearest;
    Dictionary m_dictionary{m_game, m_data};
    Statistics m_statistics{Statistics::usualFile()};
    DraftPlay m_draft;
    const DraftPlay m_noDraft{};
    TypingCursor m_cursor{*this};
    RandomSource m_shuffler;
    RowModel m_playerRows;
    RowModel m_historyRows;
    QString m_problem;
};

} // namespace storeys
