#include "table/tiles/scored_words.h"

#include "table/text/card_text.h"
#include "table/text/player_name.h"
#include "table/text/square_text.h"

namespace storeys {

namespace {

ShownWord shownWord(const Alphabet& alphabet, const ScoredWord& scored)
{
    ShownWord word{spelled(scored.word.letters(), alphabet), scored.points.value};
    QStringList summands;
    for (const WordSquare& square : scored.word.squares) {
        word.chips += {faceText(alphabet, square.top), square.height.value, square.points.value, square.placed};
        summands += QString::number(square.points.value);
    }
    word.factor = scored.factor;
    word.sum = summands.join(" + ");
    if (word.factor != 1)
        word.sum = QString("(%1) × %2").arg(word.sum, QString::number(word.factor));
    return word;
}

// Adds the tiles, heights and words on the word's squares before the play. In games with claims, adds no words:
// adjacent tiles were not necessarily a word.
void addFormer(ShownWord& word, const FormedWord& formed, const Position& before)
{
    const Alphabet& alphabet = before.variant().tiles.alphabet;
    const Board& board = before.board;
    if (!featuresOf(before.variant(), before.houseRules()).claims)
        for (const FormedWord& former : formerWords(board, formed))
            word.was += spelled(former.letters(), alphabet);
    for (qsizetype i = 0; i < word.chips.size(); ++i) {
        const Square square = formed.squares[static_cast<std::size_t>(i)].square;
        word.chips[i].wasHeight = board.height(square).value;
        if (board.isOccupied(square))
            word.chips[i].was = faceText(alphabet, board.top(square));
    }
}

} // namespace

QList<ShownWord> shownWords(const Variant& variant, const PlayScore& score)
{
    return listOf<QList<ShownWord>>(score.words,
                                    [&](const ScoredWord& word) { return shownWord(variant.tiles.alphabet, word); });
}

PlayStory wordChanges(const Game& game, std::size_t turn, bool back)
{
    const Turn& taken = game.turns()[turn];
    const Position& before = game.positionBefore(taken.isWithdrawal() ? turn + 1 : turn);
    PlayStory story{nameOf(game, taken.seat)};
    story.back = back != taken.isWithdrawal();
    story.points = taken.score().total().value;
    story.bonus = taken.score().bingoBonus.value;
    story.starBonus = taken.score().starBonus.value;
    story.words = shownWords(before.variant(), taken.score());
    for (qsizetype i = 0; i < story.words.size(); ++i)
        addFormer(story.words[i], taken.score().words[static_cast<std::size_t>(i)].word, before);
    return story;
}

PlayStory turnNews(const Game& game, std::size_t turn)
{
    const Turn& taken = game.turns()[turn];
    PlayStory story{nameOf(game, taken.seat)};
    if (taken.isLost()) {
        story.news = sentenceOf(story.who, Words::tr("You lost the turn"), Words::tr("%1 lost the turn"));
    } else if (taken.isChoice()) {
        story.news = choiceText(game, turn);
    } else {
        const auto* exchange = std::get_if<Exchange>(&taken.action);
        story.news = (exchange ? Words::tr("%1 exchanged %n tile(s)", nullptr, static_cast<int>(exchange->tiles.size()))
                               : Words::tr("%1 passed"))
                         .arg(story.who);
    }
    return story;
}

} // namespace storeys
