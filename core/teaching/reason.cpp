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

std::vector<Board> evidenceBoards(const Reason& reason, const Board& before, const Candidate& subject)
{
    using enum Reason::Kind;
    const bool isLine = reason.kind == GoesOut || reason.kind == LeftWith || reason.kind == WinsBy;
    Board board = before;
    if (subject.play && reason.kind != BlankSpent)
        board = boardAfter(board, subject.play->toPlay());
    std::vector<Board> boards;
    for (const Play& play : reason.evidence) {
        boards.push_back(board);
        if (isLine)
            board = boardAfter(board, play);
    }
    return boards;
}

} // namespace storeys
