#include "table/text/tile_symbol.h"

namespace storeys {

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
