#pragma once

#include "base/alphabet.h"
#include "base/estimate.h"
#include "moves/generator.h"

#include <vector>

namespace storeys {

// How often a kind of reply is made, 0 … 1, and how many points it brings then.
struct ReplyShare
{
    Estimate chance;
    Estimate points;
};

// A word on the board that replies change.
struct WordThreat
{
    Letters word;
    std::vector<Square> squares;
    ReplyShare share;
    std::vector<Letters> becomes;   // the words that likely replies turn it into, the likeliest first
    std::vector<FoundPlay> replies; // for each word of `becomes`, the likeliest reply that makes it
};

// A reply that came more than once with the same main word.
struct LikelyReply
{
    FoundPlay play;
    Letters word;
    int seen = 0; // number of samples in which the reply certainly came
};

// Whether the main word of the play has one of the squares.
[[nodiscard]] bool hasSquareOf(const FoundPlay& play, const std::vector<Square>& squares);

// What the next player does in sampled games: which squares the replies cover and which words they change. Keeps counts
// and sums only, so its size does not depend on the number of samples. One tally belongs to one board.
class ReplyTally
{
public:
    // At most this many words are counted one by one, the rest as others(). Replies usually change about ten.
    static constexpr std::size_t mostWords = 64;

    // `own`: the squares of the play that the replies answer, for through().
    explicit ReplyTally(std::vector<Square> own = {}) : m_own(std::move(own)) {}

    // Adds a sample: the reply on that board, and the size of the rack that it came from; nullptr if the next player
    // exchanged or passed. Do not call it if the game was over.
    void add(const Board& board, const FoundPlay* reply, int rack);

    [[nodiscard]] int samples() const { return m_samples; }
    // Replies that use the whole rack.
    [[nodiscard]] ReplyShare wholeRack() const { return shareOf(m_wholeRack); }
    // Replies whose main word has a square of the play that they answer.
    [[nodiscard]] ReplyShare through() const { return shareOf(m_through); }
    // Replies that put a tile on the square.
    [[nodiscard]] ReplyShare covering(Square square) const;
    // The words that replies change, likeliest first.
    [[nodiscard]] std::vector<WordThreat> words() const;
    // Replies that change a word beyond the first mostWords, once for each such word.
    [[nodiscard]] ReplyShare others() const { return shareOf(m_others); }
    // Replies that came most often, likeliest first. Rare ones may be missing.
    [[nodiscard]] std::vector<LikelyReply> likely() const;

private:
    // One of the most frequent replies. Only a few are remembered: a newcomer replaces the rarest and inherits its
    // count (Metwally, Agrawal and El Abbadi, 2005: "space saving").
    struct Frequent
    {
        FoundPlay play;
        Letters makes;
        int count = 0;
        int inherited = 0; // the part of `count` that may belong to other replies
    };
    struct Word
    {
        Letters word;
        std::vector<Square> squares;
        Moments points;
        std::vector<Frequent> frequent;
    };

    [[nodiscard]] ReplyShare shareOf(const Moments& points) const;
    void addWord(const FoundPlay& reply, Letters before, std::vector<Square> squares, const Letters& now);
    static void count(std::vector<Frequent>& frequent, std::size_t most, const FoundPlay& reply, const Letters& makes);

    std::vector<Square> m_own;
    int m_samples = 0;
    Moments m_wholeRack;
    Moments m_through;
    Moments m_others;
    std::vector<Moments> m_covered; // by Surface::slot(); empty before the first reply
    std::vector<Word> m_words;
    std::vector<Frequent> m_likely;
};

} // namespace storeys
