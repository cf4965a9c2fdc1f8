#include "table/text/square_text.h"

#include <QCoreApplication>
#include <QHash>

namespace storeys {

namespace {

class SquareText
{
    Q_DECLARE_TR_FUNCTIONS(SquareText)

public:
    struct Kind
    {
        QString name;
        QString effect{};
    };

    static Kind of(const QString& kind)
    {
        const QString blank = tr("gives a yellow blank"), blocker = tr("gives a blocker"), card = tr("draws a card");
        const QHash<QString, Kind> kinds{{"2L", {tr("double letter")}},
                                         {"3L", {tr("triple letter")}},
                                         {"4L", {tr("quadruple letter")}},
                                         {"2W", {tr("double word")}},
                                         {"3W", {tr("triple word")}},
                                         {"4W", {tr("quadruple word")}},
                                         {"blank", {tr("Blank square"), blank}},
                                         {"blocker", {tr("Blocker square"), blocker}},
                                         {"wild", {tr("Wild"), blank}},
                                         {"flashlight", {tr("flashlight"), blank}},
                                         {"rocks", {tr("rocks"), blocker}},
                                         {"pickaxe", {tr("pickaxe"), tr("takes a blocker off")}},
                                         {"dog", {tr("guard dog"), card}},
                                         {"comet", {tr("comet"), blank}},
                                         {"saucer", {tr("saucer"), card}},
                                         {"wall", {tr("wall")}},
                                         {"asteroid", {tr("asteroid, a wall")}}};
        return kinds.value(kind, {kind});
    }
    static QString joined(const Kind& kind)
    {
        return kind.effect.isEmpty() ? kind.name : tr("%1, %2", "a square, what it does").arg(kind.name, kind.effect);
    }
};

} // namespace

QString kindName(const QString& kind)
{
    return SquareText::of(kind).name;
}

QString kindText(const QString& kind)
{
    return SquareText::joined(SquareText::of(kind));
}

bool isWall(const QString& kind)
{
    return kind == "wall" || kind == "asteroid";
}

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

namespace {

constexpr char16_t circledA = u'ⓐ';
constexpr char16_t circledZ = u'ⓩ';

bool isCircled(QChar symbol)
{
    return symbol >= circledA && symbol <= circledZ;
}

} // namespace

QString symbolText(const Alphabet& alphabet, Tile tile)
{
    if (!tile.isReserve())
        return QString(QLatin1Char(alphabet.symbolOf(tile)));
    return tile.hasLetter() ? QString(QChar(circledA + (alphabet.face(tile.letter()).symbol - 'A'))) : QString(u'*');
}

QString faceText(const Alphabet& alphabet, Tile tile)
{
    if (!tile.hasLetter())
        return "?";
    const QString spelling = QString::fromStdString(alphabet.face(tile.letter()).spelling);
    return spelling.left(1) + spelling.mid(1).toLower();
}

QChar capitalOf(QChar symbol)
{
    return isCircled(symbol) ? QChar(u'A' + (symbol.unicode() - circledA)) : symbol.toUpper();
}

Tile tileOfSymbol(const Alphabet& alphabet, QChar symbol)
{
    if (symbol == u'?')
        return Tile::blank();
    if (symbol == u'*')
        return Tile::reserveBlank();
    const auto letter = alphabet.letterOf(capitalOf(symbol).toLatin1());
    if (!letter)
        return {};
    return isCircled(symbol) ? Tile::reserveAs(*letter) : symbol.isLower() ? Tile::blankAs(*letter) : Tile::of(*letter);
}

} // namespace storeys
