#include "table/text/square_text.h"

#include "table/qml.h"

#include <QHash>

namespace storeys {

namespace {

struct Kind
{
    QString name;
    QString effect{};
};

Kind kindOf(const QString& kind)
{
    const QString blank = Words::tr("gives a yellow blank"), blocker = Words::tr("gives a blocker"),
                  card = Words::tr("draws a card");
    const QHash<QString, Kind> kinds{{"2L", {Words::tr("double letter")}},
                                     {"3L", {Words::tr("triple letter")}},
                                     {"4L", {Words::tr("quadruple letter")}},
                                     {"2W", {Words::tr("double word")}},
                                     {"3W", {Words::tr("triple word")}},
                                     {"4W", {Words::tr("quadruple word")}},
                                     {"blank", {Words::tr("Blank square"), blank}},
                                     {"blocker", {Words::tr("Blocker square"), blocker}},
                                     {"wild", {Words::tr("Wild"), blank}},
                                     {"flashlight", {Words::tr("flashlight"), blank}},
                                     {"rocks", {Words::tr("rocks"), blocker}},
                                     {"pickaxe", {Words::tr("pickaxe"), Words::tr("takes a blocker off")}},
                                     {"dog", {Words::tr("guard dog"), card}},
                                     {"comet", {Words::tr("comet"), blank}},
                                     {"saucer", {Words::tr("saucer"), card}},
                                     {"wall", {Words::tr("wall")}},
                                     {"asteroid", {Words::tr("asteroid")}}};
    return kinds.value(kind, {kind});
}

} // namespace

QString kindName(const QString& kind)
{
    return kindOf(kind).name;
}

QString kindText(const QString& kind)
{
    const Kind known = kindOf(kind);
    return known.effect.isEmpty() ? known.name
                                  : Words::tr("%1, %2", "a square, what it does").arg(known.name, known.effect);
}

QString squareName(Square square)
{
    const bool hasName = square.row >= 0 && square.column >= 0 && square.column < 26;
    return hasName ? QString("%1%2").arg(QChar(u'A' + square.column), QString::number(square.row + 1)) : QString();
}

QString wallText(Square square, const Variant& variant)
{
    return (isAsteroid(variant.kindOf(square)) ? Words::tr("%1 is an asteroid.", "a square")
                                               : Words::tr("%1 is a wall.", "a square"))
        .arg(squareName(square));
}

QString placeText(const std::string& playText)
{
    const QString square = QString::fromStdString(playText).section(u' ', 0, 0);
    if (square.isEmpty())
        return {};
    return square.front().isDigit() ? Words::tr("%1 across", "a square").arg(square)
                                    : Words::tr("%1 down", "a square").arg(square);
}

QList<int> indexesOf(const std::vector<Square>& squares, const Board& board)
{
    return listOf<QList<int>>(squares, [&](Square square) { return board.indexOf(square); });
}

QString spelled(const Letters& letters, const Alphabet& alphabet)
{
    return QString::fromStdString(alphabet.spell(letters));
}

QStringList wordsOf(const PlayScore& score, const Alphabet& alphabet)
{
    return listOf<QStringList>(score.words,
                               [&](const ScoredWord& scored) { return spelled(scored.word.letters(), alphabet); });
}

QString symbolText(const Alphabet& alphabet, Tile tile)
{
    const auto byPlace = [&](char16_t first) { return QString(QChar(static_cast<char16_t>(first + tile.letter()))); };
    if (tile.isReserve())
        return tile.hasLetter() ? byPlace(yellowByPlace) : QString(u'*');
    const QString text = QString::fromStdString(alphabet.text(tile));
    return text.size() == 1 ? text : byPlace(tile.isBlank() ? blanksByPlace : tilesByPlace);
}

QString stackText(const Board& board, Square square, const Alphabet& alphabet)
{
    QString stack;
    for (int level = 0; level < board.height(square).value; ++level)
        stack += symbolText(alphabet, board.tileAt(square, level));
    return board.isBlocked(square) ? stack + blockerSymbol : stack;
}

QString faceText(const Alphabet& alphabet, Tile tile)
{
    if (!tile.hasLetter())
        return "?";
    const QString spelling = QString::fromStdString(alphabet.face(tile.letter()).spelling);
    return spelling.left(1) + spelling.mid(1).toLower().replace(u'l', u'L'); // a small L looks like a capital I
}

QStringList faceTexts(const std::vector<Tile>& tiles, const Alphabet& alphabet)
{
    return listOf<QStringList>(tiles, [&](Tile tile) { return faceText(alphabet, tile); });
}

std::optional<Letter> letterOfSymbol(const Alphabet& alphabet, QChar symbol)
{
    if (const int place = placeToldBy(symbol); place >= 0)
        return place < alphabet.size() ? std::optional(static_cast<Letter>(place)) : std::nullopt;
    return alphabet.letterOf(QString(symbol).toStdString());
}

Tile tileOfSymbol(const Alphabet& alphabet, QChar symbol)
{
    if (symbol == u'?')
        return Tile::blank();
    if (symbol == u'*')
        return Tile::reserveBlank();
    const auto letter = letterOfSymbol(alphabet, symbol.toUpper());
    if (!letter)
        return {};
    const bool told = placeToldBy(symbol) >= 0;
    if (told && symbol >= QChar(yellowByPlace))
        return Tile::reserveAs(*letter);
    return (told ? symbol >= QChar(blanksByPlace) : symbol.isLower()) ? Tile::blankAs(*letter) : Tile::of(*letter);
}

} // namespace storeys
