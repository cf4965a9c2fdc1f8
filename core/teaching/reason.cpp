#include "teaching/reason.h"

namespace storeys {

std::string_view reasonName(Reason::Kind kind)
{
    static constexpr std::string_view names[reasonKinds] = {
        "more-points",    "tall-word",   "all-tiles",    "keeps-more", "keeps-two",   "keeps-heavy", "uses-last",
        "blank-spent",    "opens-word",  "opens-square", "holds-down", "fills-stack", "unplayable",  "sets-up",
        "all-tiles-next", "brings-more", "goes-out",     "left-with",  "wins-by",     "no-word"};
    return names[static_cast<std::size_t>(kind)];
}

std::string_view termName(Term term)
{
    static constexpr std::string_view names[termCount] = {"score", "reply", "next", "kept", "theirs"};
    return names[static_cast<std::size_t>(term)];
}

bool isOfSolvedEnding(Reason::Kind kind)
{
    using enum Reason::Kind;
    return kind == GoesOut || kind == LeftWith || kind == WinsBy;
}

bool isWhole(const Reason& reason)
{
    // The least that a kind needs: words, squares, tiles, plays; and which estimates.
    struct Needs
    {
        std::size_t words = 0, squares = 0, tiles = 0, plays = 0;
        bool points = true, chance = false, otherPoints = false, otherChance = false;
    };
    const Needs needs = [&]() -> Needs {
        using enum Reason::Kind;
        switch (reason.kind) {
        case MorePoints:
        case TallWord: return {.words = 1};
        case KeepsTwo:
        case KeepsHeavy:
        case UsesLast: return {.tiles = 1};
        case AllTiles:
        case KeepsMore:
        case BlankSpent:
        case HoldsDown:
        case BringsMore: return {};
        case OpensWord: return {.words = 2, .chance = true};
        case OpensSquare: return {.squares = 1, .chance = true};
        case FillsStack: return {.squares = 1, .tiles = 1, .points = false, .otherChance = true};
        case Unplayable: return {.tiles = 1, .points = false, .chance = true};
        case SetsUp: return {.words = 1, .plays = 1, .chance = true};
        case AllTilesNext: return {.points = false, .chance = true, .otherChance = true};
        case GoesOut: return {.words = 1, .otherPoints = true};
        case LeftWith:
        case WinsBy: return {.otherPoints = true};
        case NoWord: return {.words = 1, .points = false};
        }
        return {};
    }();
    return reason.words.size() >= needs.words && reason.squares.size() >= needs.squares
           && reason.tiles.size() >= needs.tiles && reason.evidence.size() >= needs.plays
           && (reason.points || !needs.points) && (reason.chance || !needs.chance)
           && (reason.otherPoints || !needs.otherPoints) && (reason.otherChance || !needs.otherChance);
}

std::optional<Imagined> shownBy(const Reason& reason, const Candidate& subject, int seats, std::size_t example)
{
    const std::vector<Play>& plays = reason.evidence;
    if (reason.kind == Reason::Kind::BlankSpent)
        return plays.empty() ? std::nullopt : std::optional(Imagined{{plays[example % plays.size()]}, true});
    Imagined imagined{{subject.action()}};
    if (isOfSolvedEnding(reason.kind)) {
        imagined.actions.insert(imagined.actions.end(), plays.begin(), plays.end());
    } else if (!plays.empty()) {
        if (reason.term == Term::Next) // the example is the same player's next play
            imagined.actions.insert(imagined.actions.end(), static_cast<std::size_t>(seats) - 1, Pass{});
        imagined.actions.emplace_back(plays[example % plays.size()]);
    }
    return imagined;
}

std::vector<Board> evidenceBoards(const Reason& reason, const Board& before, const Candidate& subject)
{
    Board board = before;
    if (subject.play && reason.kind != Reason::Kind::BlankSpent)
        board = boardAfter(board, subject.play->toPlay());
    std::vector<Board> boards;
    for (const Play& play : reason.evidence) {
        boards.push_back(board);
        if (isOfSolvedEnding(reason.kind))
            board = boardAfter(board, play);
    }
    return boards;
}

} // namespace storeys
