#include "table/view/scored_words.h"

#include "table/text/tile_symbol.h"

namespace storeys {

namespace {

ShownWord shownWord(const Alphabet& alphabet, const ScoredWord& scored)
{
    ShownWord word{QString::fromStdString(alphabet.spell(scored.word.letters())), scored.points.value};
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

} // namespace

QList<ShownWord> shownWords(const Variant& variant, const PlayScore& score)
{
    QList<ShownWord> words;
    for (const ScoredWord& word : score.words)
        words += shownWord(variant.tiles.alphabet, word);
    return words;
}

} // namespace storeys
