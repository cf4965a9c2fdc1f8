#include "support/random_game.h"

#include "moves/generator.h"
#include "moves/path_search.h"
#include "rules/legality.h"
#include "rules/piece_rules.h"
#include "rules/variant.h"

#include <algorithm>

namespace storeys::test {

namespace {

// Makes turns of every kind, all from one random source.
class TurnMaker
{
public:
    TurnMaker(Game& game, std::uint64_t seed, const std::function<void(const Game&)>& look)
        : m_game(game), m_random(seed), m_look(look)
    {}

    void takeTurn()
    {
        const Position& now = m_game.position();
        if (const auto question = questionOf(now))
            return take(choice(*question, now));
        const bool arePaths = featuresOf(now.variant(), now.houseRules()).claims;
        const auto paths = arePaths ? bestPathPlays(now, now.turn, 300, 3000).plays : std::vector<PathPlay>();
        std::vector<FoundPlay> lines;
        if (!arePaths)
            m_generator.allPlays(now.book, now.board, withFewBlanks(moverOf(now, now.turn)), lines);
        const std::size_t count = paths.size() + lines.size();
        if (canExchange(now) && (count == 0 || oneIn(8)))
            return take(someTiles(now));
        if (count == 0 || oneIn(15))
            return take(Pass{});
        const std::size_t chosen = below(count);
        Play play = arePaths ? paths[chosen].play : lines[chosen].toPlay();
        if (now.houseRules().mode == HouseRules::Mode::Challenge && oneIn(3))
            spell(play, now);
        if (now.variant().hasReserve())
            moveBlockers(play, now);
        take(play);
    }

    void challenge()
    {
        for (int seat = 0; seat < m_game.position().seatCount(); ++seat)
            if (m_game.mayChallenge(seat) && oneIn(3)) {
                (void)m_game.challenge(seat);
                m_look(m_game);
            }
    }

private:
    std::size_t below(std::size_t bound) { return m_random.below(static_cast<std::uint32_t>(bound)); }
    bool oneIn(std::size_t n) { return below(n) == 0; }
    void take(const Action& action)
    {
        (void)m_game.take(action);
        m_look(m_game);
    }

    Exchange someTiles(const Position& now)
    {
        auto tiles = now.toMove().rack.tiles();
        m_random.shuffle(std::span(tiles));
        const bool any = now.houseRules().exchange == HouseRules::ExchangeSize::Any;
        tiles.resize(any ? 1 + below(tiles.size()) : 1);
        Exchange exchange{tiles};
        if (violationOf(now, exchange))
            exchange.tiles.resize(1);
        return exchange;
    }

    // Something, or nothing.
    CardChoice choice(const CardQuestion& question, const Position& now)
    {
        CardChoice choice;
        auto tiles = now.toMove().rack.tiles();
        m_random.shuffle(std::span(tiles));
        tiles.resize(below(static_cast<std::size_t>(question.mostTiles) + 1));
        choice.tiles = std::move(tiles);
        for (int i = 0; i < now.board.squareCount() && question.mostSquares > 0 && choice.squares.empty(); ++i)
            if (now.board.isBlocked(now.board.squareAt(i)) && oneIn(2))
                choice.squares = {now.board.squareAt(i)};
        return choice;
    }

    // Other tiles of the rack on the same squares, if that is legal but for the words.
    void spell(Play& play, const Position& now)
    {
        auto tiles = now.toMove().rack.tiles();
        m_random.shuffle(std::span(tiles));
        Play other = play;
        for (std::size_t i = 0; i < std::min(other.placements.size(), tiles.size()); ++i)
            other.placements[i].tile = tiles[i].isBlank() ? Tile::blankAs(static_cast<Letter>(below(26))) : tiles[i];
        if (!violationOf(now, other))
            play = other;
    }

    // Any that the play may take off, and put down: bad words are for others to see.
    void moveBlockers(Play& play, const Position& now)
    {
        const auto allows = [&](const Play& wanted) {
            const auto violation = violationOf(now, wanted);
            return !violation || violation->kind == Violation::Kind::NotAWord;
        };
        for (const auto squares : {&Play::blockersOff, &Play::blockersOn})
            for (int tries = 0; tries < 8; ++tries) {
                Play wanted = play;
                (wanted.*squares)
                    .push_back(
                        now.board.squareAt(static_cast<int>(below(static_cast<std::size_t>(now.board.squareCount())))));
                if (allows(wanted))
                    play = wanted;
            }
    }

    Generator m_generator; // one for all turns is quicker
    Game& m_game;
    RandomSource m_random;
    const std::function<void(const Game&)>& m_look;
};

} // namespace

Game randomGame(const RuleBookPtr& book, int players, std::uint64_t seed, int turns,
                const std::function<void(const Game&)>& look)
{
    std::vector<std::string> names{"Ann Lee", "Bo", "Cléo", "Bo"};
    names.resize(players);
    GameSetup setup{book, names, seed};
    if (book->variant.hasClasses)
        for (int seat = 0; seat < players; ++seat)
            setup.classes.push_back(static_cast<PlayerClass>((seed + static_cast<std::uint64_t>(seat)) % 3));
    Game game(std::move(setup));
    TurnMaker maker(game, seed, look);
    for (; turns > 0 && !game.isOver(); --turns) {
        maker.takeTurn();
        maker.challenge();
    }
    return game;
}

} // namespace storeys::test
