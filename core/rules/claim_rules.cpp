#include "rules/claim_rules.h"

#include "rules/legality.h"

#include <cstdlib>

namespace storeys {

namespace {

using Kind = Violation::Kind;

// The squares of the path for which the test is true, each once.
template<class Test>
std::vector<Square> squaresWhere(const Claim& claim, Test test)
{
    std::vector<Square> squares;
    for (const Square square : claim)
        if (test(square) && !contains(squares, square))
            squares.push_back(square);
    return squares;
}

// The first thing wrong with this claim, ignoring the other claims; none if it is good.
std::optional<Violation> faultOf(const Claim& claim, const Position& position, const Play& play)
{
    const auto isOpen = [&](Square s) { return !position.board.isOccupied(s) && !play.at(s); };
    if (auto open = squaresWhere(claim, isOpen); !open.empty())
        return Violation{Kind::ClaimGap, std::move(open)};
    // The same square twice in a row is no ClaimPath but a ClaimTwice, which is checked below.
    const auto isStep = [](Square a, Square b) { return a == b || areNeighbors(a, b); };
    if (claim.size() < 2 || std::ranges::adjacent_find(claim, std::not_fn(isStep)) != claim.end())
        return Violation{Kind::ClaimPath, claim};
    if (auto twice = squaresWhere(claim, [&](Square s) { return std::ranges::count(claim, s) > 1; }); !twice.empty())
        return Violation{Kind::ClaimTwice, std::move(twice)};
    if (std::ranges::none_of(claim, [&](Square s) { return play.at(s); }))
        return Violation{Kind::ClaimOld, claim};
    return std::nullopt;
}

} // namespace

bool areNeighbors(Square a, Square b)
{
    return a != b && std::abs(a.row - b.row) <= 1 && std::abs(a.column - b.column) <= 1;
}

std::vector<FormedWord> claimedWords(const Board& before, const Play& play)
{
    std::vector<FormedWord> words;
    for (const Claim& claim : play.claims) {
        FormedWord& word = words.emplace_back(FormedWord{Direction::Across});
        for (const Square square : claim) {
            const Placement* placed = play.at(square);
            const Height height(before.height(square).value + (placed ? 1 : 0));
            word.squares.push_back({square, placed ? placed->tile : before.top(square), height, placed != nullptr});
        }
    }
    return words;
}

std::vector<Square> unclaimedSquares(const Play& play)
{
    std::vector<Square> squares;
    for (const Placement& placement : play.placements)
        if (std::ranges::none_of(play.claims, [&](const Claim& claim) { return contains(claim, placement.square); }))
            squares.push_back(placement.square);
    return squares;
}

std::optional<Violation> refusalOfClaims(const Position& position, const Play& play)
{
    for (const Claim& claim : play.claims)
        if (auto violation = faultOf(claim, position, play))
            return violation;
    return rules::claimSame(position, play);
}

Play inOrder(const Board& before, Play play)
{
    std::ranges::sort(play.placements, {}, &Placement::square);
    std::vector<std::pair<Letters, Claim>> claims;
    for (const FormedWord& word : claimedWords(before, play))
        claims.emplace_back(word.letters(), std::move(play.claims[claims.size()]));
    std::ranges::sort(claims);
    std::ranges::transform(claims, play.claims.begin(), [](auto& claim) { return std::move(claim.second); });
    return play;
}

bool isOneGroup(const Board& before, const Play& play)
{
    std::vector<Square> rest;
    for (int i = 0; i < before.squareCount(); ++i)
        if (const Square square = before.squareAt(i); before.isOccupied(square) || play.at(square))
            rest.push_back(square);
    if (rest.empty())
        return true;
    std::vector<Square> reached{rest.back()};
    rest.pop_back();
    for (std::size_t next = 0; next < reached.size(); ++next) {
        const Square from = reached[next];
        const auto near = std::partition(rest.begin(), rest.end(), [&](Square s) { return !areNeighbors(from, s); });
        reached.insert(reached.end(), near, rest.end());
        rest.erase(near, rest.end());
    }
    return rest.empty();
}

namespace rules {

std::optional<Violation> claims(const Position&, const Play& play)
{
    if (play.claims.empty() || play.claims.size() > mostClaims)
        return Violation{Kind::Claims};
    return std::nullopt;
}

template<Kind kind>
std::optional<Violation> claimFault(const Position& position, const Play& play)
{
    for (const Claim& claim : play.claims)
        if (auto violation = faultOf(claim, position, play))
            return violation->kind == kind ? violation : std::nullopt;
    return std::nullopt;
}
template std::optional<Violation> claimFault<Kind::ClaimGap>(const Position&, const Play&);
template std::optional<Violation> claimFault<Kind::ClaimPath>(const Position&, const Play&);
template std::optional<Violation> claimFault<Kind::ClaimTwice>(const Position&, const Play&);
template std::optional<Violation> claimFault<Kind::ClaimOld>(const Position&, const Play&);

std::optional<Violation> claimSame(const Position& position, const Play& play)
{
    std::vector<Letters> words;
    for (const FormedWord& word : claimedWords(position.board, play)) {
        const Letters letters = word.letters();
        if (contains(words, letters))
            return Violation{Kind::ClaimSame, {}, {position.variant().tiles.alphabet.spell(letters)}};
        words.push_back(letters);
    }
    return std::nullopt;
}

std::optional<Violation> unclaimed(const Position&, const Play& play)
{
    std::vector<Square> squares = unclaimedSquares(play);
    return squares.empty() ? std::nullopt : std::optional(Violation{Kind::Unclaimed, std::move(squares)});
}

} // namespace rules

} // namespace storeys
