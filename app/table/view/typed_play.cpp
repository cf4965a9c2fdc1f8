#include "table/view/typed_play.h"

#include "record/play_text.h"
#include "rules/features.h"
#include "rules/legality.h"
#include "table/text/violation_text.h"

#include <QCoreApplication>

#include <algorithm>

namespace storeys {

namespace {

class TypedText
{
    Q_DECLARE_TR_FUNCTIONS(TypedText)

public:
    static QString unreadable()
    {
        return tr("Enter a square, then the tiles: <b>5D W...</b> reads across from row 5, column D; <b>D5 "
                  "L..P</b> reads down. A dot keeps the tile on the board.");
    }
    static QString unreadablePaths()
    {
        return tr("Enter the tiles with their squares, then each word after a slash: <b>5D=D 5E=O / 5D-5E</b>.");
    }
    static QString notOnRack(const QString& face, bool isAnother)
    {
        return (isAnother ? tr("You have no other %1 on your rack.") : tr("You have no %1 on your rack.")).arg(face);
    }
    static QString noTile(QChar letter)
    {
        return tr("“%1” is not a tile in this game.").arg(QString(letter).toHtmlEscaped());
    }
};

// Without the letters that stand on the board already.
Play withoutStanding(const Play& play, const Board& board)
{
    Play rest = play;
    rest.placements.clear();
    for (const Placement& placement : play.placements) {
        const Tile top = board.top(placement.square);
        const bool stands = !top.isNone() && !placement.tile.isBlank() && top.letter() == placement.tile.letter();
        if (stands)
            rest.kept.push_back(placement.square);
        else
            rest.placements.push_back(placement);
    }
    return rest;
}

// Uses blanks for letters that are not on the rack, while there are blanks; yellow ones only where the text says so.
void useBlanks(Play& play, Rack rack)
{
    for (Placement& placement : play.placements) {
        if (placement.tile.isReserve())
            continue;
        if (!rack.has(placement.tile) && rack.has(Tile::blank()))
            placement.tile = Tile::blankAs(placement.tile.letter());
        if (rack.has(placement.tile))
            rack.remove(placement.tile);
    }
}

// Why the tiles can't be put down at all, if they can't.
std::optional<Violation> obstacle(const Play& play, const Position& position)
{
    for (const Square square : play.kept)
        if (!position.board.isOccupied(square))
            return Violation{position.board.contains(square) ? Violation::Kind::Gap : Violation::Kind::OffBoard};
    const auto violation = violationOf(position, play);
    return violation && violation->kind <= Violation::Kind::SameLetter ? violation : std::nullopt;
}

// A sentence that names the first letter that is missing, or else the violation.
QString refusal(const Violation& violation, const Play& play, const Position& position)
{
    const auto missing = violation.kind != Violation::Kind::NotOnRack || violation.squares.empty()
                             ? play.placements.end()
                             : std::ranges::find(play.placements, violation.squares.front(), &Placement::square);
    if (missing == play.placements.end())
        return violationText(violation, position);
    const auto& face = position.variant().tiles.alphabet.face(missing->tile.letter());
    return TypedText::notOnRack(QString::fromStdString(face.spelling), position.toMove().rack.has(missing->tile));
}

// The text as readPlayText() reads it. The error is a sentence.
Result<std::string, QString> lineText(const QString& text, const TileSet& tiles)
{
    const QStringList parts = text.simplified().split(' ');
    QString letters;
    QString blockers; // put down and taken off
    for (const QString& part : parts.mid(1))
        (part.startsWith('#') || part.startsWith('-') ? blockers : letters) +=
            part.startsWith('#') || part.startsWith('-') ? ' ' + part.toUpper() : part;
    if (!tiles.hasBlanks())
        letters = letters.toUpper();
    for (const QChar letter : letters)
        if (letter != '.' && letter != '*' && (letter.unicode() > 127 || playedTile(letter.toLatin1(), tiles).isNone()))
            return TypedText::noTile(letter);
    return (parts.front().toUpper() + ' ' + letters + blockers).toStdString();
}

// The same where plays are paths. What stands before a "=", and a part without one, are squares.
std::string pathText(const QString& text)
{
    QStringList parts = QString(text).replace('/', " / ").simplified().split(' ');
    for (QString& part : parts)
        part = part.section('=', 0, 0).toUpper() + part.mid(part.section('=', 0, 0).size());
    return parts.join(' ').toStdString();
}

} // namespace

Result<Play, QString> typedPlay(const QString& text, const Position& position)
{
    const TileSet& tiles = position.variant().tiles;
    const bool isPath = featuresOf(position.variant(), position.houseRules()).claims;
    const auto plain = isPath ? Result<std::string, QString>(pathText(text)) : lineText(text, tiles);
    if (!plain)
        return plain.error();
    const auto read = readPlayText(*plain, tiles);
    if (!read)
        return isPath ? TypedText::unreadablePaths() : TypedText::unreadable();
    Play play = withoutStanding(*read, position.board);
    useBlanks(play, position.toMove().rack);
    if (const auto violation = obstacle(play, position))
        return refusal(*violation, play, position);
    return play;
}

} // namespace storeys
