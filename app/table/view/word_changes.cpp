#include "table/view/word_changes.h"

#include "table/text/player_name.h"
#include "table/text/tile_symbol.h"
#include "table/view/card_story.h"
#include "table/view/scored_words.h"

#include <QCoreApplication>
#include <QStringList>

namespace storeys {

namespace {

class NewsText
{
    Q_DECLARE_TR_FUNCTIONS(NewsText)

public:
    static QString of(const Game& game, std::size_t turn, const QString& who)
    {
        if (game.turns()[turn].isLost())
            return sentenceOf(who, tr("You lost the turn"), tr("%1 lost the turn"));
        if (game.turns()[turn].isChoice())
            return choiceText(game, turn);
        const auto* exchange = std::get_if<Exchange>(&game.turns()[turn].action);
        return exchange ? tr("%1 exchanged %n tile(s)", nullptr, static_cast<int>(exchange->tiles.size())).arg(who)
                        : tr("%1 passed").arg(who);
    }
};

QStringList spelled(const std::vector<FormedWord>& words, const Alphabet& alphabet)
{
    QStringList spellings;
    for (const FormedWord& word : words)
        spellings += QString::fromStdString(alphabet.spell(word.letters()));
    return spellings;
}

void addFormer(ShownWord& word, const FormedWord& formed, const Board& before, const Alphabet& alphabet)
{
    word.was = spelled(formerWords(before, formed), alphabet);
    for (qsizetype i = 0; i < word.chips.size(); ++i) {
        const Square square = formed.squares[static_cast<std::size_t>(i)].square;
        word.chips[i].wasHeight = before.height(square).value;
        if (before.isOccupied(square))
            word.chips[i].was = faceText(alphabet, before.top(square));
    }
}

} // namespace

QVariantMap wordChanges(const Game& game, std::size_t turn, bool back)
{
    const Turn& taken = game.turns()[turn];
    if (taken.placed().empty())
        return {};
    const Variant& variant = game.position().variant();
    const Alphabet& alphabet = variant.tiles.alphabet;
    const Board& before = game.positionBefore(taken.isWithdrawal() ? turn + 1 : turn).board;
    QList<ShownWord> words = shownWords(variant, taken.score());
    for (qsizetype i = 0; i < words.size(); ++i)
        addFormer(words[i], taken.score().words[static_cast<std::size_t>(i)].word, before, alphabet);
    return {{"who", shownName(game.setup().players[static_cast<std::size_t>(taken.seat)])},
            {"own", false},
            {"back", back != taken.isWithdrawal()},
            {"points", taken.score().total().value},
            {"bonus", taken.score().bingoBonus.value},
            {"words", QVariant::fromValue(words)}};
}

QVariantMap turnNews(const Game& game, std::size_t turn)
{
    const Turn& taken = game.turns()[turn];
    const QString who = shownName(game.setup().players[static_cast<std::size_t>(taken.seat)]);
    return {{"who", who},
            {"own", false},
            {"back", false},
            {"points", 0},
            {"bonus", 0},
            {"words", QVariant::fromValue(QList<ShownWord>())},
            {"news", NewsText::of(game, turn, who)}};
}

} // namespace storeys
