#include "table/text/place_text.h"

#include <QCoreApplication>

namespace storeys {

namespace {

class PlaceText
{
    Q_DECLARE_TR_FUNCTIONS(PlaceText)

public:
    static QString across(const QString& square) { return tr("%1 across", "a square").arg(square); }
    static QString down(const QString& square) { return tr("%1 down", "a square").arg(square); }
};

} // namespace

QString squareName(Square square)
{
    const bool hasName = square.row >= 0 && square.column >= 0 && square.column < 26;
    return hasName ? QString("%1%2").arg(QChar(u'A' + square.column), QString::number(square.row + 1)) : QString();
}

QString placeText(const std::string& playText)
{
    const QString square = QString::fromStdString(playText).section(u' ', 0, 0);
    if (square.isEmpty())
        return {};
    return square.front().isDigit() ? PlaceText::across(square.back() + square.chopped(1)) : PlaceText::down(square);
}

QStringList wordsOf(const Turn& play, const Alphabet& alphabet)
{
    QStringList words;
    for (const ScoredWord& scored : play.score().words)
        words += QString::fromStdString(alphabet.spell(scored.word.letters()));
    return words;
}

} // namespace storeys
