#include "cli/puzzle_proof.h"

#include "record/play_text.h"
#include "rules/formed_words.h"
#include "rules/legality.h"
#include "rules/scoring.h"

#include <algorithm>
#include <map>
#include <set>

namespace storeys::cli {

namespace {

// ---- all plays, found the obvious way

// A row or a column, with the letters that can stand there without a blank.
struct Row
{
    Direction direction;
    std::vector<Square> squares;
    LetterMask letters;
};

std::vector<Row> rowsOf(const SeatView& view)
{
    std::vector<Row> rows;
    const auto add = [&](Square from, Direction direction) {
        Row row{direction, {}, view.own().rack.letters()};
        for (; view.board.contains(from); from = stepped(from, direction)) {
            row.squares.push_back(from);
            if (const Tile top = view.board.top(from); !top.isNone())
                row.letters |= maskOf(top.letter());
        }
        rows.push_back(std::move(row));
    };
    for (int row = 0; row < view.board.rows(); ++row)
        add({row, 0}, Direction::Across);
    for (int column = 0; column < view.board.columns(); ++column)
        add({0, column}, Direction::Down);
    return rows;
}

class AllPlays
{
public:
    explicit AllPlays(const SeatView& view) : m_view(view), m_rest(view.own().rack)
    {
        const std::vector<Row> rows = rowsOf(view);
        const int blanks = m_rest.count(Tile::blank().kind());
        view.book->lexicon->words.forEachWord([&](const Letters& word, unsigned) {
            LetterMask needed = 0;
            for (const Letter letter : word)
                needed |= maskOf(letter);
            for (const Row& row : rows)
                if (std::popcount(needed & ~row.letters) <= blanks)
                    for (const Square from : row.squares)
                        if (mayLie(word.size(), from, row.direction))
                            lay(word, 0, from, row.direction);
        });
    }

    // By their texts, so that each is there once.
    [[nodiscard]] const std::map<std::string, Play>& plays() const { return m_plays; }

private:
    // Whether a word there is a whole one, and touches tiles unless it may stand alone. Others only cost time.
    [[nodiscard]] bool mayLie(std::size_t length, Square from, Direction direction) const
    {
        const auto size = static_cast<int>(length);
        if (m_view.board.isOccupied(stepped(from, direction, -1))
            || m_view.board.isOccupied(stepped(from, direction, size)))
            return false;
        bool touches = m_view.board.isEmpty() || m_view.variant().startsStay;
        for (int n = 0; n < size && !touches; ++n) {
            const Square at = stepped(from, direction, n);
            touches = m_view.board.isOccupied(at) || m_view.board.hasNeighbour(at);
        }
        return touches;
    }
    // Lays the letters from `next` on, beginning at the square: each keeps what shows it already, or is a tile of the rack.
    void lay(const Letters& word, std::size_t next, Square at, Direction direction)
    {
        if (next == word.size())
            return keepIfLegal();
        if (!m_view.board.contains(at))
            return;
        const Tile top = m_view.board.top(at);
        if (!top.isNone() && top.letter() == word[next])
            return lay(word, next + 1, stepped(at, direction), direction);
        for (const Tile tile : {Tile::of(word[next]), Tile::blankAs(word[next])}) {
            if (!m_rest.has(tile))
                continue;
            m_rest.remove(tile);
            m_play.placements.push_back({at, tile});
            lay(word, next + 1, stepped(at, direction), direction);
            m_play.placements.pop_back();
            m_rest.add(tile.unplayed());
        }
    }
    void keepIfLegal()
    {
        if (!violationOf(m_view, m_play) && !badWords(m_view, m_play))
            m_plays.emplace(playText(m_view.board, m_play, m_view.variant().tiles.alphabet), m_play);
    }

    const SeatView& m_view;
    Rack m_rest;
    Play m_play;
    std::map<std::string, Play> m_plays;
};

// ---- what a play does, seen from the boards before and after it

// A word of a board: where it lies, and its letters.
struct WordThere
{
    Direction direction;
    Square first;
    Letters letters;
    auto operator<=>(const WordThere&) const = default;
};

std::set<WordThere> wordsOn(const Board& board)
{
    std::set<WordThere> words;
    for (int index = 0; index < board.squareCount(); ++index)
        for (const Direction direction : {Direction::Across, Direction::Down}) {
            const Square first = board.squareAt(index);
            if (!board.isOccupied(first) || board.isOccupied(stepped(first, direction, -1)))
                continue;
            Letters letters;
            for (Square at = first; board.isOccupied(at); at = stepped(at, direction))
                letters.push_back(board.top(at).letter());
            if (letters.size() > 1)
                words.insert({direction, first, letters});
        }
    return words;
}

std::vector<WordThere> missingIn(const std::set<WordThere>& words, const std::set<WordThere>& others)
{
    std::vector<WordThere> missing;
    std::ranges::set_difference(words, others, std::back_inserter(missing));
    return missing;
}

struct Deed
{
    std::optional<int> achieved;
    bool isOrdinary = true; // all its words are common, and none is offensive
};

class Deeds
{
public:
    Deeds(const Puzzle& puzzle, const BotKnowledge& knowledge)
        : m_puzzle(puzzle), m_knowledge(knowledge), m_before(puzzle.view.board), m_wordsBefore(wordsOn(m_before))
    {}

    [[nodiscard]] Deed of(const Play& play) const
    {
        const Board after = boardAfter(m_before, play);
        const std::set<WordThere> words = wordsOn(after);
        const auto changed = static_cast<int>(missingIn(m_wordsBefore, words).size());
        Deed deed{achieved(play, after, changed)};
        const Lexicon& lexicon = *m_puzzle.view.book->lexicon;
        for (const WordThere& word : missingIn(words, m_wordsBefore))
            deed.isOrdinary = deed.isOrdinary && lexicon.isCommon(word.letters)
                              && !m_knowledge.isOffensive(m_puzzle.view.variant().tiles.alphabet.spell(word.letters));
        return deed;
    }

private:
    [[nodiscard]] std::optional<int> achieved(const Play& play, const Board& after, int changed) const
    {
        bool isDone = true;
        int value = scoreOf(m_puzzle.view, play).total().value;
        switch (m_puzzle.kind) {
        case PuzzleKind::Cover:
            isDone = after.height(*m_puzzle.square) > m_before.height(*m_puzzle.square);
            value = 1;
            break;
        case PuzzleKind::OneTile: isDone = after.tileCount() == m_before.tileCount() + 1 && changed > 0; break;
        case PuzzleKind::Rewrite:
            isDone = changed > 0;
            value = changed;
            break;
        case PuzzleKind::Five: value = tallest(after); break;
        case PuzzleKind::UseTile:
            isDone = after.count(m_puzzle.tile->kind()) > m_before.count(m_puzzle.tile->kind());
            break;
        case PuzzleKind::Points: break;
        }
        return isDone ? std::optional(value) : std::nullopt;
    }
    // The height of the tallest stack that has grown.
    [[nodiscard]] int tallest(const Board& after) const
    {
        int tallest = 0;
        for (int index = 0; index < after.squareCount(); ++index)
            if (const Square at = after.squareAt(index); after.height(at) > m_before.height(at))
                tallest = std::max(tallest, after.height(at).value);
        return tallest;
    }

    const Puzzle& m_puzzle;
    const BotKnowledge& m_knowledge;
    const Board& m_before;
    std::set<WordThere> m_wordsBefore;
};

// ---- the proof

// What ordinary plays achieve, the most first.
using Achievements = std::vector<int>;

// Why these plays don't make a puzzle of that kind; "" if they do. Numbers are as the task names them.
std::string faultOf(PuzzleKind kind, int goal, const Achievements& all)
{
    if (all.empty())
        return "no ordinary play does what is asked";
    const auto solutions = std::ranges::count_if(all, [&](int achieved) { return achieved >= goal; });
    if (Puzzle::asksForPoints(kind)) {
        if (goal != all.front())
            return "ordinary words reach " + std::to_string(all.front()) + " points, not " + std::to_string(goal);
        return all.size() < 3 ? "there is no choice" : all[0] - all[1] < 3 ? "the next play is too near" : "";
    }
    if (kind == PuzzleKind::Rewrite && (goal < 2 || goal != all.front()))
        return "ordinary words change " + std::to_string(all.front()) + " words, not " + std::to_string(goal);
    if (kind == PuzzleKind::Five && goal != 5)
        return "the height is not five";
    const auto most = kind == PuzzleKind::Cover ? 4 : kind == PuzzleKind::Rewrite ? 3 : 5;
    return solutions < 1 || solutions > most ? std::to_string(solutions) + " ordinary plays solve it" : "";
}

std::string faultOf(const PuzzleAnswer& answer, const std::optional<int>& achieved, int goal)
{
    const int value = achieved.value_or(0);
    if (answer.solved != (achieved && value >= goal))
        return answer.solved ? "solves it wrongly" : "should solve it";
    if (answer.beyond != (achieved && value > goal))
        return answer.beyond ? "is not beyond what is asked" : "is beyond what is asked";
    return answer.tried == value && answer.best == std::max(value, goal) ? "" : "has other numbers";
}

} // namespace

std::string proofFault(const Puzzle& puzzle, const BotKnowledge& knowledge)
{
    const Alphabet& alphabet = puzzle.view.variant().tiles.alphabet;
    const AllPlays all(puzzle.view);
    const Deeds deeds(puzzle, knowledge);
    std::set<std::string> expected, keys;
    Achievements ordinary;
    for (const auto& [text, play] : all.plays()) {
        const Deed deed = deeds.of(play);
        if (const auto fault = faultOf(judged(puzzle, {puzzle.view.seat, play, {}}), deed.achieved, puzzle.goal);
            !fault.empty())
            return text + ' ' + fault;
        if (!deed.achieved || !deed.isOrdinary)
            continue;
        ordinary.push_back(*deed.achieved);
        if (*deed.achieved >= puzzle.goal)
            expected.insert(text);
    }
    for (const Candidate& key : puzzle.keys) {
        const Play play = key.play->toPlay();
        const std::string text = playText(puzzle.view.board, play, alphabet);
        if (key.score() != scoreOf(puzzle.view, play).total())
            return "the key " + text + " has another score";
        if (!keys.insert(text).second)
            return "the key " + text + " is there twice";
        if (!expected.contains(text))
            return "the key " + text + " is no solution with ordinary words";
    }
    for (const std::string& text : expected)
        if (!keys.contains(text))
            return "the key " + text + " is missing";
    std::ranges::sort(ordinary, std::greater());
    return faultOf(puzzle.kind, puzzle.goal, ordinary);
}

} // namespace storeys::cli
