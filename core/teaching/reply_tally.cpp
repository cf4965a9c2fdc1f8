#include "teaching/reply_tally.h"

namespace storeys {

bool hasSquareOf(const FoundPlay& play, const std::vector<Square>& squares)
{
    for (int i = 0; i < play.length; ++i)
        if (contains(squares, stepped(play.first, play.direction, i)))
            return true;
    return false;
}

void ReplyTally::add(const Board& board, const FoundPlay* reply, int rack)
{
    ++m_samples;
    if (!reply)
        return;
    const double points = reply->score.value;
    if (reply->fromRack() == rack)
        m_wholeRack.add(points);
    if (hasSquareOf(*reply, m_own))
        m_through.add(points);
    m_covered.resize(Board::maxSide * Board::maxSide);
    reply->forEachPlaced([&](Square square, Tile) { m_covered[Surface::slot(square)].add(points); });
    constexpr std::size_t mostLikely = 32; // most plays remembered, whatever words they change
    const std::vector<FormedWord> words = formedWords(board, reply->toPlay());
    count(m_likely, mostLikely, *reply, words.front().letters());
    for (const FormedWord& now : words)
        for (const FormedWord& before : formerWords(board, now))
            addWord(*reply, before.letters(), listOf(before.squares, &WordSquare::square), now.letters());
}

void ReplyTally::addWord(const FoundPlay& reply, Letters before, std::vector<Square> squares, const Letters& now)
{
    constexpr std::size_t mostFrequent = 8; // most plays remembered for each word
    auto word = std::ranges::find(m_words, squares, &Word::squares);
    if (word == m_words.end() && m_words.size() == mostWords)
        return m_others.add(reply.score.value);
    if (word == m_words.end())
        word = m_words.insert(word, {std::move(before), std::move(squares), {}, {}});
    word->points.add(reply.score.value);
    count(word->frequent, mostFrequent, reply, now);
}

void ReplyTally::count(std::vector<Frequent>& frequent, std::size_t most, const FoundPlay& reply, const Letters& makes)
{
    auto place = std::ranges::find_if(
        frequent, [&](const Frequent& known) { return known.play == reply && known.makes == makes; });
    if (place == frequent.end() && frequent.size() < most)
        place = frequent.insert(place, {reply, makes});
    if (place == frequent.end()) {
        place = std::ranges::min_element(frequent, {}, &Frequent::count);
        place->play = reply;
        place->makes = makes;
        place->inherited = place->count;
    }
    ++place->count;
}

ReplyShare ReplyTally::shareOf(const Moments& points) const
{
    if (m_samples == 0)
        return {};
    const double chance = static_cast<double>(points.count()) / m_samples;
    return {{chance, std::sqrt(chance * (1 - chance) / m_samples)}, points.mean()};
}

ReplyShare ReplyTally::covering(Square square) const
{
    return m_covered.empty() ? ReplyShare() : shareOf(m_covered[Surface::slot(square)]);
}

std::vector<LikelyReply> ReplyTally::likely() const
{
    std::vector<LikelyReply> replies;
    for (const Frequent& reply : m_likely)
        if (const int seen = reply.count - reply.inherited; seen > 1)
            replies.push_back({reply.play, reply.makes, seen});
    std::ranges::stable_sort(replies, std::ranges::greater(), &LikelyReply::seen);
    return replies;
}

std::vector<WordThreat> ReplyTally::words() const
{
    std::vector<WordThreat> threats;
    for (const Word& word : m_words) {
        std::vector<Frequent> frequent = word.frequent;
        std::ranges::stable_sort(frequent, std::ranges::greater(), &Frequent::count);
        WordThreat threat{word.word, word.squares, shareOf(word.points), {}, {}};
        for (const Frequent& reply : frequent)
            if (!contains(threat.becomes, reply.makes)) {
                threat.becomes.push_back(reply.makes);
                threat.replies.push_back(reply.play);
            }
        threats.push_back(std::move(threat));
    }
    std::ranges::stable_sort(threats, std::ranges::greater(),
                             [](const WordThreat& threat) { return threat.share.chance.value; });
    return threats;
}

} // namespace storeys
