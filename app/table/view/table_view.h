#pragma once

#include "moves/generator.h"
#include "rules/ends.h"
#include "rules/legality.h"
#include "table/flow/turn_flow.h"
#include "table/qml.h"
#include "table/text/lexicon_text.h"
#include "table/text/player_name.h"
#include "table/tiles/own_tiles.h"
#include "table/tiles/scored_words.h"
#include "table/view/board_shape.h"
#include "table/view/game_rows.h"
#include "table/view/history_view.h"
#include "table/view/stack_story.h"
#include "table/view/unseen_tiles.h"
#include "table/view/value_model.h"

#include <functional>
#include <optional>

namespace storeys {

// What one person sees of the game and moves by hand: the board with the laid tiles, a rack, the lists, or an earlier
// position during a look back. It shows the rack of Screen::seat() or of one fixed seat. Everything shown is computed
// once per change. Turns go to the TurnFlow. In all calls a square is its number, row * columns + column; a tile is its
// symbol, see text/square_text.h; a slot is a place on the rack or, with a higher number, a heap of the reserve. The
// GameTable owns one view; tests create more.
class TableView : public QObject
{
    Q_OBJECT
    TABLE_PART
    Q_PROPERTY(storeys::BoardShape shape READ shape NOTIFY shapeChanged)
    Q_PROPERTY(QList<QString> stacks READ stacks NOTIFY boardChanged)
    Q_PROPERTY(storeys::DraftPlay* draft READ draft CONSTANT)

public:
    // `before`: the board shown before the first game. `seat`: the seat whose rack is shown; if none, Screen::seat().
    TableView(LiveGame& live, TurnFlow& flow, const BoardShape& before, std::optional<int> seat = std::nullopt);

    // ---- board and rack; during a look back, those of that position
    [[nodiscard]] const BoardShape& shape() const { return m_shape; }
    // The stack on each square: symbols from the bottom up, including the tiles of the draft.
    [[nodiscard]] const QStringList& stacks() const { return m_stacks; }
    // The mark of the top tile on each square; see topMarks().
    PROPERTY(QList<int>, marks, boardChanged) { return m_marks; }
    // Squares where the draft is at fault, including empty ones.
    PROPERTY(QList<int>, faults, boardChanged) { return m_faults; }
    // The symbol in each slot; "" if the slot is empty or its tile is laid. All are "" while the rack is covered.
    PROPERTY(QList<QString>, rack, rackChanged) { return m_rack; }
    // The heaps of the reserve, which everybody may see.
    PROPERTY(QList<storeys::ReserveHeap>, reserve, rackChanged) { return m_reserve; }
    // The symbol of the tile or piece that can be taken from the slot; "" if there is none.
    Q_INVOKABLE QString symbolAt(int slot) const;
    // The seat whose rack is shown. During a look back, if racks need not be hidden now, the seat that took the turn
    // looked at; its rack is the one that it had for this turn.
    [[nodiscard]] int rackSeat() const { return rackPosition().second; }
    PROPERTY(QString, owner, changed) { return m_live.isThere() ? nameOf(game(), rackSeat()) : QString(); }
    PROPERTY(storeys::TableStock, stock, changed)
    {
        return m_live.isThere() ? stockOf(m_look.position()) : TableStock();
    }
    // The tiles drawn to decide who starts, round by round. Empty once everybody has had a turn, and for a game that
    // was not begun here or comes back after a lesson.
    PROPERTY(QList<storeys::DrawnTile>, startDraw, begun);
    Q_INVOKABLE QString symbolText(const QString& symbol) const;
    // The tiles unseen by the seat whose rack is shown; see unseen_tiles.h. Empty without a game.
    Q_INVOKABLE storeys::UnseenTiles unseen() const;
    // The name of the language of the game's words if it is not that of the interface; else "". Call it again for each
    // game and after the language of the interface has changed.
    Q_INVOKABLE QString wordsLanguage() const
    {
        return m_live.isThere() ? otherLanguageName(position().variant().language) : QString();
    }
    // The last turn in words; "" before the first.
    Q_INVOKABLE QString lastTurn() const;
    // Whether a shown name is that of a person who gave no name; see player_name.h.
    Q_INVOKABLE static bool isYou(const QString& name) { return storeys::isYou(name); }

    // ---- parts
    [[nodiscard]] DraftPlay* draft() { return &m_tiles.draft(); }
    [[nodiscard]] const DraftPlay& draft() const { return m_tiles.draft(); }
    [[nodiscard]] OwnTiles& tiles() { return m_tiles; }
    [[nodiscard]] const HistoryView& look() const { return m_look; }
    [[nodiscard]] LiveGame& live() const { return m_live; }

    // ---- what the person may do now
    // The name of the seat's player; "" for the seat that this view shows.
    [[nodiscard]] QString othersName(int seat) const { return seat == this->seat() ? QString() : nameOf(game(), seat); }
    // Whether the person is to move and sees the present position. False while a card is due: its choice comes first.
    PROPERTY(bool, mayAct, changed)
    {
        return m_flow.isAsked(seat()) && !m_look.isActive() && position().cards.due.empty();
    }
    PROPERTY(bool, canPlay, changed) { return mayAct() && m_tiles.draft().isLegal(); }
    PROPERTY(bool, canPass, changed) { return mayAct() && !m_live.isPractice(); }
    Q_INVOKABLE bool passEndsGame() const { return canPass() && storeys::passEndsGame(position()); }
    [[nodiscard]] bool canExchange() const { return mayAct() && storeys::canExchange(position()); }
    // How many tiles of the rack may be exchanged now.
    PROPERTY(int, maxExchange, changed) { return canExchange() ? mostExchanged(position()) : 0; }
    // Whether the person is to move and no play is possible with the tiles of the rack. Always false in lessons and
    // other practice games, and in challenge mode, where it would give away what the lexicon has.
    FLAG(stuck, isStuck, changed) { return m_stuck && mayAct(); }

    // Names the first turn that undo takes back, by word and player or in a sentence; "" if undo is not possible. Call
    // it again after each turn.
    Q_INVOKABLE QString undoName() const;

    // ---- tiles
    // See OwnTiles. Nothing can be laid during a look back or another player's turn; lay() and relay() return whether
    // the tile was laid. With an empty letter, relay() keeps the letter of a blank.
    Q_INVOKABLE QString refusal(int slot, int fromSquare, int square) const;
    // All squares, apart from `fromSquare`, for which refusal() gives a reason.
    Q_INVOKABLE QList<int> refusedSquares(int slot, int fromSquare) const;
    Q_INVOKABLE bool lay(int slot, int square, const QString& letter = {});
    Q_INVOKABLE bool relay(int from, int to, const QString& letter = {});
    // Takes a laid tile back to a slot of the rack; -1 means its old slot.
    Q_INVOKABLE void takeBack(int square, int slot = -1) { moveTiles(&OwnTiles::takeBack, square, slot); }
    Q_INVOKABLE void takeBackLast() { moveTiles(&OwnTiles::takeBackLast); }
    Q_INVOKABLE void takeBackAll() { moveTiles(&OwnTiles::takeBackAll); }
    Q_INVOKABLE void liftBlocker(int square);
    Q_INVOKABLE void moveInRack(int from, int to) { moveTiles(&OwnTiles::move, from, to); }
    Q_INVOKABLE void shuffleRack() { moveTiles(&OwnTiles::shuffle); }
    Q_INVOKABLE void sortRack() { moveTiles(&OwnTiles::sort); }

    // ---- turns
    // Plays the draft, unless words are to be claimed first. If it is not legal, refuses it.
    Q_INVOKABLE void play();
    Q_INVOKABLE void pass();
    // Exchanges the tiles in these slots of the rack. Exchanges none if there are too many slots, or if one is empty.
    Q_INVOKABLE void exchange(const QList<int>& places);
    // Answers a card with slots of the rack or squares of blockers. Changes nothing if the card does not allow it.
    void choose(const QList<int>& places, const QList<int>& squares);

    // ---- for the GameTable
    // Lets `put` restore the saved racks and draft, then refreshes the view once.
    void arrange(const std::function<void(OwnTiles&)>& put);
    void retell();
    // From now on, play() asks whether words are to be claimed first; if so, it leaves the draft alone.
    void askBeforePlay(std::function<bool()> wordsComeFirst) { m_wordsComeFirst = std::move(wordsComeFirst); }

signals:
    // There is now another game, or no game.
    void begun();
    void shapeChanged();
    void boardChanged();
    void rackChanged();
    void changed();
    // The person laid a tile from that slot, or moved a laid one (`slot` is -1), onto a stack of `level` tiles.
    void tileLaid(int level, int square, int slot);
    // The person typed a letter that the rules refuse at once, or that the stack already shows.
    void tried(int slot, int square);
    // A person's play was accepted.
    void played();
    // Tiles and pieces to animate, in order. Landed: they come down, as in another player's play or a redo. Withdrawn:
    // they leave after a challenge. Lifted: they rise, as on their way back to the rack.
    void tilesLanded(const QList<storeys::MovingTile>& tiles);
    void tilesWithdrawn(const QList<storeys::MovingTile>& tiles);
    void tilesLifted(const QList<storeys::MovingTile>& tiles);
    // Another player took a turn, a person here made a play, a play was withdrawn, or turns were undone or redone.
    void wordsChanged(const storeys::PlayStory& story);

private:
    // ---- following the game
    void connectGame();
    void connectTiles();
    void showGame();
    void showTurn(int turn);
    void showWithdrawn(int turn);
    void showUndone(const Game& before);
    void showRedone(int first);
    void showStep(int turn, bool back);
    void dropDraft();
    void settle();
    void showTurns(int first = 0);
    void announce(std::size_t turn);
    void lookForPlay();

    // ---- what is shown
    void refresh();
    // workOutBoard() and workOutRack() return whether what is shown has changed.
    bool workOutBoard();
    bool workOutRack();
    // The position whose racks are shown, and the seat whose rack it is.
    [[nodiscard]] std::pair<const Position&, int> rackPosition() const;
    [[nodiscard]] QStringList rackNow() const;
    [[nodiscard]] QList<ReserveHeap> reserveNow() const;
    [[nodiscard]] bool isCovered() const { return !m_ownSeat && m_live.screen()->isCovered(); }
    // The draft to show: during a look back, an empty one.
    [[nodiscard]] const DraftPlay& shownDraft() const { return m_look.isActive() ? m_noDraft : m_tiles.draft(); }

    [[nodiscard]] int seat() const { return m_ownSeat.value_or(m_live.screen()->seat()); }
    [[nodiscard]] const Game& game() const { return *m_live.game(); }
    [[nodiscard]] const Position& position() const { return m_live.position(); }
    // Moves tiles of the rack or the draft, unless there is no game or an earlier position is shown.
    template<class... Values>
    void moveTiles(void (OwnTiles::*how)(Values...), Values... values)
    {
        if (m_live.isThere() && !m_look.isActive())
            (m_tiles.*how)(values...);
    }

    LiveGame& m_live;
    TurnFlow& m_flow;
    std::optional<int> m_ownSeat;
    BoardShape m_shape;
    PART(HistoryView, look);
    OwnTiles m_tiles;
    PART(StackStory, story){m_live.game(), m_look, m_tiles.draft()};
    const DraftPlay m_noDraft{};
    // Now or, during a look back, in the earlier position.
    ROWS(SquareState, squares);
    ROWS(PlayerRow, players);
    // All turns, even during a look back.
    ROWS(TurnRow, turns);
    QStringList m_stacks;
    QList<int> m_marks;
    QList<int> m_faults;
    QStringList m_rack;
    QList<ReserveHeap> m_reserve;
    bool m_quiet = false;                   // a change is not complete, so nothing is computed yet
    bool m_stuck = false;                   // the seat to move can make no play; false if that must stay secret
    Generator m_plays;                      // finds out whether there is a play
    std::function<bool()> m_wordsComeFirst; // none: no words are claimed
};

} // namespace storeys
