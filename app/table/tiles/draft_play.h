#pragma once

#include "rules/event.h"
#include "rules/position.h"
#include "table/qml.h"
#include "table/tiles/draft_effects.h"
#include "table/tiles/scored_words.h"

namespace storeys {

// The draft: tiles and blockers that the person to move has laid and not yet played, blockers to be taken off, and
// claimed words if plays are paths. It is judged after each change: a legal draft has the score of each word; an
// illegal one has a reason and squares at fault. While more tiles can still make it legal, no square is at fault until
// the person asks to play it as it is. Owned by OwnTiles, which alone lays tiles and takes them back.
class DraftPlay : public QObject
{
    Q_OBJECT
    TABLE_PART

public:
    struct Laid
    {
        Placement placement;  // a placement without a tile is a blocker
        int id = fromReserve; // id of the tile in its RackOrder

        static constexpr int fromReserve = -1;
        [[nodiscard]] bool isBlocker() const { return placement.tile.isNone(); }
    };

    using QObject::QObject;

    // ---- for QML
    PROPERTY(int, count, changed) { return static_cast<int>(m_laid.size()); }
    // "empty", "playable" (legal), "onTheWay" (more tiles or claims can make it legal), "impossible" (they can't) or
    // "refused" (it is not legal, but the person asked to play it).
    PROPERTY(QString, state, changed);
    FLAG(legal, isLegal, changed) { return count() > 0 && !m_violation; }
    // Whether state() is "impossible" or "refused".
    FLAG(wrong, isWrong, changed) { return m_violation && (m_refused || !m_mayBecomeLegal); }
    PROPERTY(int, score, changed) { return m_score.total().value; }
    PROPERTY(int, bonus, changed) { return m_score.bingoBonus.value; }
    PROPERTY(int, starBonus, changed) { return m_score.starBonus.value; }
    // Why the draft is not legal or, if it is "onTheWay", what it lacks. "" if it is legal or empty.
    PROPERTY(QString, reason, changed) { return m_reason; }
    // The words of a legal play, main word first.
    PROPERTY(QList<storeys::ShownWord>, words, changed) { return m_words; }

    // The effects of a legal play besides points.
    PROPERTY(QList<storeys::PlayEffect>, effects, changed) { return m_effects; }
    // Whether the draft is legal and reaches the goal.
    PROPERTY(bool, wins, changed) { return m_wins; }

    // Squares of the blockers that the draft takes off, and of those that it may still take off.
    PROPERTY(QList<int>, liftable, changed) { return m_liftable; }

    // ---- for OwnTiles and the view
    [[nodiscard]] const std::vector<Laid>& laid() const { return m_laid; }
    [[nodiscard]] Play play() const;
    // Squares of the blockers that the play takes off the board.
    [[nodiscard]] const std::vector<Square>& lifted() const { return m_lifted; }
    // The words that the player claims; each runs through tiles of the draft.
    [[nodiscard]] const std::vector<Claim>& claims() const { return m_claims; }
    // Why the draft is not legal; nullopt if it is, or if nothing is laid.
    [[nodiscard]] const std::optional<Violation>& violation() const { return m_violation; }
    [[nodiscard]] const Laid* at(Square square) const;
    // The squares at fault; empty unless isWrong().
    [[nodiscard]] std::vector<Square> faults(const Board& board) const;
    // lay(), move(), takeBack(), lift() and claim() change the draft and then judge it in the given position.
    void lay(const Laid& laid, const Position& position);
    // Moves the tile to another square; if a tile was laid there, the two swap.
    void move(Square from, const Placement& to, const Position& position);
    // Removes the tile on the square; there must be one.
    void takeBack(Square square, const Position& position);
    // Marks or unmarks the blocker on the square to be taken off by the play.
    void lift(Square square, const Position& position);
    // Replaces the claims. A claim is dropped when any of its tiles is taken back.
    void claim(std::vector<Claim> claims, const Position& position);
    void clear();
    // Marks the illegal draft as refused until it changes, because the person asked to play it.
    void refuse(const Position& position);
    void retell(const Position& position) { judge(position); }

signals:
    void changed();
    void refused();

private:
    void judge(const Position& position);
    void changeTo(const Position& position);
    void dropWithout(const Position& position);
    void findLiftable(const Position& position);

    std::vector<Laid> m_laid; // tiles and blockers in the order of laying
    std::vector<Square> m_lifted;
    std::vector<Claim> m_claims;
    std::optional<Violation> m_violation;
    PlayScore m_score;
    bool m_mayBecomeLegal = false; // more tiles or claims can make the draft legal
    bool m_refused = false;
    QString m_reason;
    QList<ShownWord> m_words;
    QList<PlayEffect> m_effects;
    QList<int> m_liftable;
    bool m_wins = false;
};

} // namespace storeys
