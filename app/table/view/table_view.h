#pragma once

#include "moves/generator.h"
#include "table/flow/turn_flow.h"
#include "table/view/board_shape.h"
#include "table/view/drawn_tile.h"
#include "table/view/history_view.h"
#include "table/view/own_tiles.h"
#include "table/view/play_story.h"
#include "table/view/player_model.h"
#include "table/view/square_model.h"
#include "table/view/table_stock.h"
#include "table/view/turn_model.h"
#include "table/view/typing_cursor.h"
#include "table/view/unseen_tiles.h"

#include <QObject>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include <functional>
#include <optional>

namespace storeys {

// What one looker sees of the game and moves with the hand: the board with the tiles laid on it, a rack, the lists, an
// earlier position while looking back. Follows the seat in front of the screen, or has a seat of its own. What it shows is
// worked out once for each change. Turns go to the TurnFlow. A square is its number, row * columns + column; a tile is
// its symbol, see tile_symbol.h; a slot is a place of the rack or the heap of the reserve that has that number.
class TableView : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The table makes its views.")
    // ---- board and rack
    Q_PROPERTY(storeys::BoardShape shape READ shape NOTIFY shapeChanged)
    Q_PROPERTY(QList<QString> stacks READ stacks NOTIFY boardChanged)
    Q_PROPERTY(QList<int> marks READ marks NOTIFY boardChanged)
    Q_PROPERTY(QList<int> faults READ faults NOTIFY boardChanged)
    Q_PROPERTY(QList<QString> rack READ rack NOTIFY rackChanged)
    Q_PROPERTY(QList<storeys::ReserveHeap> reserve READ reserve NOTIFY rackChanged)
    Q_PROPERTY(QString owner READ owner NOTIFY changed)
    Q_PROPERTY(storeys::TableStock stock READ stock NOTIFY changed)
    Q_PROPERTY(QList<storeys::DrawnTile> startDraw READ startDraw NOTIFY begun)
    // ---- what the person may do now
    Q_PROPERTY(bool mayAct READ mayAct NOTIFY changed)
    Q_PROPERTY(bool canPlay READ canPlay NOTIFY changed)
    Q_PROPERTY(bool canPass READ canPass NOTIFY changed)
    Q_PROPERTY(int maxExchange READ maxExchange NOTIFY changed)
    Q_PROPERTY(bool stuck READ isStuck NOTIFY changed)
    // ---- parts
    Q_PROPERTY(storeys::DraftPlay* draft READ draft CONSTANT)
    Q_PROPERTY(storeys::TypingCursor* cursor READ cursor CONSTANT)
    Q_PROPERTY(storeys::HistoryView* look READ look CONSTANT)
    Q_PROPERTY(storeys::SquareModel* squares READ squares CONSTANT)
    Q_PROPERTY(storeys::PlayerModel* players READ players CONSTANT)
    Q_PROPERTY(storeys::TurnModel* turns READ turns CONSTANT)

public:
    // `before`: what the board is like before the first game. `seat`: of a looker who has one; else the screen's.
    TableView(LiveGame& live, TurnFlow& flow, const BoardShape& before, std::optional<int> seat = std::nullopt);

    // ---- board and rack; while looking back those of that time
    [[nodiscard]] const BoardShape& shape() const { return m_shape; }
    // By square, symbols from the bottom up, with the tiles laid.
    [[nodiscard]] QStringList stacks() const { return m_stacks; }
    // Of the top tile of each square: 0 none, 1 last play, 2 laid, 3 laid and at fault; 4 a blocker that the play takes off.
    [[nodiscard]] QList<int> marks() const { return m_marks; }
    // Squares at fault of what is laid, empty ones too.
    [[nodiscard]] QList<int> faults() const { return m_faults; }
    // Slot by slot, "" where there is none now; empty slots while it is covered.
    [[nodiscard]] QStringList rack() const { return m_rack; }
    // The heaps beside it, which everybody sees.
    [[nodiscard]] QList<ReserveHeap> reserve() const { return m_reserve; }
    // The symbol of what can be taken from the slot, "" for nothing.
    Q_INVOKABLE QString symbolAt(int slot) const;
    // Whose rack it is: while looking back that of the seat to move then, if the person here may see it.
    [[nodiscard]] int rackSeat() const;
    [[nodiscard]] QString owner() const;
    [[nodiscard]] TableStock stock() const;
    // What was drawn for who starts, round by round; nothing once everybody has had a turn, or in a game that was not begun
    // here.
    [[nodiscard]] QList<DrawnTile> startDraw() const;
    Q_INVOKABLE QString symbolText(const QString& symbol) const;
    // See unseen_tiles.h; of the seat whose rack is shown, empty without a game.
    Q_INVOKABLE storeys::UnseenTiles unseen() const;
    // The last turn as a sentence, "" before the first.
    Q_INVOKABLE QString lastTurn() const;
    // Of a name as it is shown: see player_name.h.
    Q_INVOKABLE static bool isYou(const QString& name);

    // ---- parts
    [[nodiscard]] DraftPlay* draft() { return &m_tiles.draft(); }
    [[nodiscard]] const DraftPlay& draft() const { return m_tiles.draft(); }
    [[nodiscard]] OwnTiles& tiles() { return m_tiles; }
    [[nodiscard]] TypingCursor* cursor() { return &m_cursor; }
    [[nodiscard]] HistoryView* look() { return &m_look; }
    // While looking back as they were then.
    // The board, square by square.
    [[nodiscard]] SquareModel* squares() { return &m_squares; }
    [[nodiscard]] PlayerModel* players() { return &m_players; }
    // All of them, also while looking back.
    [[nodiscard]] TurnModel* turns() { return &m_turns; }
    [[nodiscard]] LiveGame& live() const { return m_live; }

    // ---- what the person may do now
    // What a player is called who is not the one that looks; "" for that one.
    [[nodiscard]] QString othersName(int seat) const;
    // Not while a card is due: what it leaves to choose comes first.
    [[nodiscard]] bool mayAct() const
    {
        return m_flow.isAsked(seat()) && !m_look.isActive() && position().cards.due.empty();
    }
    [[nodiscard]] bool canPlay() const { return mayAct() && m_tiles.draft().isLegal(); }
    [[nodiscard]] bool canPass() const { return mayAct() && !m_live.isPractice(); }
    Q_INVOKABLE bool passEndsGame() const;
    [[nodiscard]] bool canExchange() const;
    // Tiles of the rack that may be exchanged now.
    [[nodiscard]] int maxExchange() const;
    // The person is to move and no play is possible with the tiles of the rack. Never told in challenge mode, where it
    // would give the lexicon away.
    [[nodiscard]] bool isStuck() const { return m_stuck && mayAct(); }

    // ---- tiles
    // Why a tile of the rack slot (or, with fromSquare >= 0, the laid tile there) can't lie on that square, or "".
    Q_INVOKABLE QString refusal(int slot, int fromSquare, int square) const;
    // All squares where that tile can't lie.
    Q_INVOKABLE QList<int> refusedSquares(int slot, int fromSquare) const;
    // From a slot to a square, a blank with the symbol it stands for; false if refused.
    Q_INVOKABLE bool lay(int slot, int square, const QString& letter = {});
    // A laid tile to another square; a blank keeps its letter where it is given none.
    Q_INVOKABLE bool relay(int from, int to, const QString& letter = {});
    // A laid tile to a slot of the rack (-1: its old place).
    Q_INVOKABLE void takeBack(int square, int slot = -1);
    Q_INVOKABLE void takeBackLast();
    Q_INVOKABLE void takeBackAll();
    // The play takes the blocker there off, if it may, or no longer.
    Q_INVOKABLE void liftBlocker(int square);
    // Slots; the others close up.
    Q_INVOKABLE void moveInRack(int from, int to);
    Q_INVOKABLE void shuffleRack();
    Q_INVOKABLE void sortRack();

    // ---- turns
    // What is laid; if it is not legal, the draft is refused, or words are to be claimed first.
    Q_INVOKABLE void play();
    Q_INVOKABLE void pass();
    // Rack slots; too many tiles, or slots without one, change nothing.
    Q_INVOKABLE void exchange(const QList<int>& places);
    // The answer to a card: rack slots, or squares of blockers; what it does not allow changes nothing.
    void choose(const QList<int>& places, const QList<int>& squares);

    // ---- for the table
    // Puts racks and laid tiles in the order in which they were left.
    void arrange(const std::function<void(OwnTiles&)>& put);
    // The language is another one: what is said of tiles and turns is made anew.
    void retell();

signals:
    // Another game is shown, or none.
    void begun();
    void shapeChanged();
    void boardChanged();
    void rackChanged();
    void changed();
    // The person laid a tile from that slot of the rack, or (-1) moved a laid one, onto a stack of level tiles.
    void tileLaid(int level, int square, int slot);
    // A letter was typed, and the rules refuse it at once, or it stands there already.
    void tried(int slot, int square);
    // A person's play stands.
    void played();
    // Tiles that come down by somebody else's play, go after a challenge, or are taken up, in the order to show. Pieces move
    // like tiles.
    void tilesLanded(const QList<storeys::MovingTile>& tiles);
    void tilesWithdrawn(const QList<storeys::MovingTile>& tiles);
    void tilesLifted(const QList<storeys::MovingTile>& tiles);
    // A turn was taken by somebody else, or a play by a person here; or turns were undone or redone.
    void wordsChanged(const storeys::PlayStory& story);

private:
    // ---- what the game tells
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
    void announce(std::size_t turn);
    void lookForPlay();

    // ---- what is shown
    void refresh();
    // True if they are others than before.
    bool workOutBoard();
    bool workOutRack();
    [[nodiscard]] QStringList rackNow() const;
    [[nodiscard]] QList<ReserveHeap> reserveNow() const;
    [[nodiscard]] bool isCovered() const { return !m_ownSeat && m_live.screen()->isCovered(); }
    // While an earlier position is looked at, the laid tiles are out of sight.
    [[nodiscard]] const DraftPlay& shownDraft() const { return m_look.isActive() ? m_noDraft : m_tiles.draft(); }

    [[nodiscard]] bool isReadyForWords() const;
    [[nodiscard]] int seat() const { return m_ownSeat.value_or(m_live.screen()->seat()); }
    [[nodiscard]] const Game& game() const { return *m_live.game(); }
    [[nodiscard]] const Position& position() const { return m_live.position(); }
    // At any time in a game, but not while an earlier position is looked at.
    [[nodiscard]] bool mayMoveTiles() const { return m_live.isThere() && !m_look.isActive(); }

    LiveGame& m_live;
    TurnFlow& m_flow;
    std::optional<int> m_ownSeat;
    BoardShape m_shape;
    HistoryView m_look;
    OwnTiles m_tiles;
    const DraftPlay m_noDraft{};
    SquareModel m_squares;
    PlayerModel m_players;
    TurnModel m_turns;
    QStringList m_stacks;
    QList<int> m_marks;
    QList<int> m_faults;
    QStringList m_rack;
    QList<ReserveHeap> m_reserve;
    bool m_quiet = false; // a change is not complete yet: nothing is worked out
    bool m_stuck = false; // the seat to move can make no play, where that is told
    Generator m_plays;    // to know that
    TypingCursor m_cursor;
};

} // namespace storeys
