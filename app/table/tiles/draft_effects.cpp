#include "table/tiles/draft_effects.h"

#include "rules/ends.h"
#include "rules/piece_rules.h"
#include "table/text/square_text.h"
#include "table/text/variant_text.h"

namespace storeys {

namespace {

void addCollected(const Position& position, const Play& play, const Collection& collected, QList<PlayEffect>& effects)
{
    const Reserve sum = collected.sum();
    if (sum.blanks > 0)
        effects += PlayEffect{"blank", Words::tr("Gives %n yellow blank(s)", nullptr, sum.blanks)};
    if (sum.blockers > 0)
        effects += PlayEffect{"blocker", Words::tr("Gives %n blocker(s)", nullptr, sum.blockers)};
    const auto gives = [&](const Placement& placement) {
        const SquareEffect effect = position.variant().kindOf(placement.square).effect;
        return givenBy(effect, position.toMove().playerClass, position.houseRules()) != Reserve{};
    };
    if (std::ranges::count_if(play.placements, gives) > static_cast<int>(collected.supplies.size()))
        effects += PlayEffect{"blank", Words::tr("The pile is empty: gives nothing")};
}

void addBlockers(const Play& play, const Collection& collected, QList<PlayEffect>& effects)
{
    if (const int more = collected.lifts - static_cast<int>(play.blockersOff.size()); more > 0)
        effects += PlayEffect{
            "pickaxe", Words::tr("You may take off %n blocker(s): click one, or type # at the cursor", nullptr, more)};
    for (const Square square : play.blockersOff)
        effects += PlayEffect{"pickaxe", Words::tr("Takes the blocker off %1").arg(squareName(square))};
    for (const Square square : play.blockersOn)
        effects += PlayEffect{"blocker", Words::tr("Puts a blocker on %1").arg(squareName(square))};
}

void addCards(const Position& position, const Collection& collected, QList<PlayEffect>& effects)
{
    const int squares = static_cast<int>(collected.cards.size());
    const int cards = std::min(squares, static_cast<int>(position.cards.deck.size()));
    if (squares > 0 && position.houseRules().cards)
        effects +=
            PlayEffect{"card", cards > 0 ? Words::tr("Draws %n card(s)", nullptr, cards) : Words::tr("No cards left")};
}

int stepsOf(const Position& position, const Board& board)
{
    return distanceToGoal(position.variant(), board, position.seatCount(), position.turn);
}

} // namespace

QList<PlayEffect> effectsOf(const Position& position, const Play& play)
{
    QList<PlayEffect> effects;
    const auto replaced = std::ranges::count_if(
        play.placements, [&](const Placement& placement) { return position.board.isBlocked(placement.square); });
    if (replaced > 0)
        effects += PlayEffect{"blocker", Words::tr("Replaces %n blocker(s)", nullptr, static_cast<int>(replaced))};
    const GoalTexts& texts = goalTexts(position.variant());
    const QString seat = QString("seat%1").arg(position.turn + 1);
    if (winsAtOnce(position, play))
        return effects += PlayEffect{seat, Words::tr(texts.wins)};
    const Collection collected = collectionOf(position, play);
    addCollected(position, play, collected, effects);
    addBlockers(play, collected, effects);
    addCards(position, collected, effects);
    if (position.variant().isRace()) {
        const int steps = stepsOf(position, boardAfter(position.board, play));
        if (steps != Variant::noSteps)
            effects +=
                PlayEffect{seat, texts.nearer(steps, stepsOf(position, position.board), position.variant().rows)};
    }
    return effects;
}

namespace {

constexpr std::array bothDirections{Direction::Across, Direction::Down};

class Prospect
{
public:
    Prospect(const Position& position, const Play& play)
        : m_position(position), m_board(position.board),
          m_territory(position.variant().territory(position.seatCount(), position.turn)), m_play(play),
          m_left(position.toMove().rack.size() + position.toMove().reserve.blanks
                 - static_cast<int>(play.placements.size()))
    {}

    [[nodiscard]] int left() const { return m_left; } // number of tiles, with yellow blanks, that are not laid
    // Whether the tiles left can extend the play, which has no gaps and touches no other tile, at one of its ends to a
    // square for which the test is true.
    template<class Test>
    [[nodiscard]] bool reaches(Test isWanted) const
    {
        const auto [first, last] = std::ranges::minmax(m_play.placements, {}, &Placement::square);
        for (const Direction along : bothDirections) {
            if (!mayGoOn(along))
                continue;
            for (const auto& [end, step] : {std::pair(first.square, -1), std::pair(last.square, 1)}) {
                Square square = end;
                for (int laid = 0; laid < m_left && isOpen(square = stepped(square, along, step)); ++laid)
                    if (isWanted(square))
                        return true;
            }
        }
        return false;
    }
    [[nodiscard]] bool reachesStart() const
    {
        const auto isStart = [&](Square square) { return m_territory.isStart(square); };
        const auto onStart = [&](const Placement& p) { return isStart(p.square); };
        return std::ranges::any_of(m_play.placements, onStart) ? m_left > 0 : reaches(isStart);
    }
    [[nodiscard]] bool reachesTiles() const
    {
        return reaches([&](Square s) {
            return std::ranges::any_of(bothDirections, [&](Direction d) {
                return m_board.isOccupied(stepped(s, d, -1)) || m_board.isOccupied(stepped(s, d, 1));
            });
        });
    }
    // Whether further tiles can change all words that are not in the lexicon. They change words in one direction only.
    [[nodiscard]] bool canChangeWords() const
    {
        std::array<bool, 2> isWrong{};
        for (const FormedWord& word : formedWords(m_board, m_play)) {
            if (m_position.book->lexicon->words.contains(word.letters()))
                continue;
            if (!mayGoOn(word.direction) || !canChange(word))
                return false;
            isWrong[word.direction == Direction::Across ? 0 : 1] = true;
        }
        return m_left > 0 && !(isWrong[0] && isWrong[1]);
    }

private:
    // Whether a word can continue on that square.
    [[nodiscard]] bool isOpen(Square square) const
    {
        return m_board.contains(square) && !m_territory.isClosed(square)
               && (!m_board.isBlocked(square) || mayReplaceBlockers(m_position.seats, m_position.turn));
    }
    [[nodiscard]] bool mayGoOn(Direction along) const
    {
        return m_play.placements.size() == 1 || mainDirection(m_board, m_play) == along;
    }
    // Whether a tile can still be laid directly before or after the word, or on one of its older tiles.
    [[nodiscard]] bool canChange(const FormedWord& word) const
    {
        const int limit = m_position.houseRules().stackLimit;
        const auto takesTile = [&](const WordSquare& s) { return !s.placed && s.height.value < limit; };
        return isOpen(stepped(word.squares.front().square, word.direction, -1))
               || isOpen(stepped(word.squares.back().square, word.direction, 1))
               || std::ranges::any_of(word.squares, takesTile);
    }

    const Position& m_position;
    const Board& m_board;
    const Territory& m_territory;
    const Play& m_play;
    int m_left;
};

} // namespace

bool canBecomeLegal(const Position& position, const Play& play, const Violation& violation)
{
    const Prospect prospect(position, play);
    using enum Violation::Kind;
    // In games whose plays are paths, the next tile may go anywhere, and words are claimed once all tiles are laid.
    if (featuresOf(position.variant(), position.houseRules()).claims)
        return violation.kind == Claims || violation.kind == Unclaimed
               || ((violation.kind == StartSquare || violation.kind == NotConnected) && prospect.left() > 0);
    switch (violation.kind) {
    case NoTiles: return true;
    case Gap: return static_cast<int>(violation.squares.size()) <= prospect.left();
    case TooShort:
    case StartSquare: return prospect.reachesStart();
    case NotConnected: return prospect.reachesTiles();
    case OnlyPlural: return prospect.left() > 0;
    case NotAWord: return prospect.canChangeWords();
    default: return false;
    }
}

} // namespace storeys
