#include "table/typing/typed_play.h"

#include "base/letters.h"
#include "moves/claim_paths.h"
#include "record/play_text.h"
#include "rules/legality.h"
#include "table/qml.h"
#include "table/text/error_text.h"
#include "table/text/square_text.h"

#include <QHash>
#include <QRegularExpression>

#include <algorithm>
#include <ranges>

namespace storeys {

namespace {

// The play with typed letters that already stand on the board as kept squares instead of tiles.
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

// Replaces letters that the rack lacks by blanks of the rack, while it has any. Where the play asks for a blank and the
// rack has none left, uses a yellow one of the reserve.
void useBlanks(Play& play, const Seat& seat)
{
    Rack rack = seat.rack;
    auto yellow = seat.reserve.blanks
                  - std::ranges::count_if(play.placements, [](const Placement& p) { return p.tile.isReserve(); });
    std::vector<Tile*> missing;
    for (Placement& placement : play.placements) {
        if (placement.tile.isReserve())
            continue;
        if (rack.has(placement.tile))
            rack.remove(placement.tile);
        else if (!placement.tile.isBlank())
            missing.push_back(&placement.tile);
        else if (yellow-- > 0)
            placement.tile = Tile::reserveAs(placement.tile.letter());
    }
    for (Tile* tile : missing) {
        if (!rack.has(Tile::blank()))
            return;
        rack.remove(Tile::blank());
        *tile = Tile::blankAs(tile->letter());
    }
}

// Why the tiles can't be put down at all; nullopt if they can.
std::optional<Violation> obstacle(const Play& play, const Position& position)
{
    for (const Square square : play.kept)
        if (!position.board.isOccupied(square))
            return Violation{position.board.contains(square) ? Violation::Kind::Gap : Violation::Kind::OffBoard,
                             {square}};
    const auto violation = violationOf(position, play);
    return violation && violation->kind <= Violation::Kind::SameLetter ? violation : std::nullopt;
}

// A sentence that names the first tile that the player lacks or, if none is lacking, the broken rule.
QString refusal(const Violation& violation, const Play& play, const Position& position)
{
    if (violation.kind != Violation::Kind::NotOnRack || violation.squares.empty())
        return violationText(violation, position);
    const Placement* missing = play.at(violation.squares.front());
    if (!missing)
        return Words::tr("You have no blocker.");
    const Alphabet& alphabet = position.variant().tiles.alphabet;
    return lackOfTileText(missing->tile, alphabet, position.toMove().rack.has(missing->tile));
}

// Removes the first tile from the typed letters and returns its symbol: one letter, or [CH], which may be typed as CH.
std::string takeTyped(std::string_view& letters, const Alphabet& alphabet)
{
    for (int i = 0; i < alphabet.size(); ++i) {
        const auto& [symbol, spelling] = alphabet.face(static_cast<Letter>(i));
        if (symbol.starts_with('[') && letters.starts_with(spelling)) {
            letters.remove_prefix(spelling.size());
            return symbol;
        }
    }
    return std::string(takeSymbol(letters));
}

// Converts typed letters to the form that readPlayText() reads: upper case for tiles and lower case for blanks.
Result<std::string, QString> notationOf(const QString& typed, const Variant& variant)
{
    const Alphabet& alphabet = variant.tiles.alphabet;
    std::string notation;
    std::string sign;    // a "?" or "*" that waits for its letter
    std::string belongs; // letters that belong to the previous tile, such as the U of Qu
    const std::string capitals = alphabet.spelled(typed.toStdString());
    for (std::string_view rest = capitals; !rest.empty();) {
        const std::string symbol = takeTyped(rest, alphabet);
        if (sign.empty() && belongs.starts_with(symbol)) {
            belongs.erase(0, symbol.size());
            continue;
        }
        belongs.clear();
        if (symbol == "?" && !variant.tiles.hasBlanks() && !variant.hasReserve())
            return Words::tr("This game has no blanks.");
        if (symbol == "?" || symbol == "*") {
            sign = symbol;
            continue;
        }
        const auto letter = alphabet.letterOf(symbol);
        if (!letter && symbol != ".")
            return Words::tr("“%1” is not a tile in this game.").arg(QString::fromStdString(symbol).toHtmlEscaped());
        if (sign == "*" || (sign == "?" && !variant.tiles.hasBlanks()))
            notation += '*';
        notation += sign.empty() ? symbol : lower(symbol);
        if (letter && !symbol.starts_with('['))
            belongs = alphabet.face(*letter).spelling.substr(symbol.size());
        sign.clear();
    }
    if (!sign.empty())
        notation += '*'; // readPlayText() rejects a "*" without a letter
    return notation;
}

// Converts a typed play to the form that readPlayText() reads. The error is a sentence.
Result<std::string, QString> lineNotation(const QString& text, const Variant& variant)
{
    const QStringList parts = text.simplified().split(' ');
    QString typed;
    QString blockers; // to put down and to take off, as in play text: "#5G" and "-5F"
    for (const QString& part : parts.mid(1)) {
        if (part.startsWith('#') || part.startsWith('-'))
            blockers += ' ' + part.toUpper();
        else
            typed += part;
    }
    const auto letters = notationOf(typed, variant);
    if (!letters)
        return letters.error();
    return parts.front().toUpper().toStdString() + ' ' + *letters + blockers.toStdString();
}

// Like lineNotation(), for games whose plays are paths: "5D=D 5E=O / 5D-5E". Only the text after "=" is letters; the
// rest is put into upper case, and squares named as elsewhere in these games ("D5") into the form of records.
Result<std::string, QString> pathNotation(const QString& text, const Variant& variant)
{
    QStringList parts = QString(text).replace('/', " / ").simplified().split(' ');
    for (QString& part : parts) {
        const QString square = part.section('=', 0, 0);
        const auto letter = notationOf(part.mid(square.size() + 1), variant);
        if (!letter)
            return letter.error();
        static const QRegularExpression columnFirst("\\b([A-Z])([0-9]+)\\b");
        part = square.toUpper().replace(columnFirst, "\\2\\1") + part.mid(square.size(), 1)
               + QString::fromStdString(*letter);
    }
    return parts.join(' ').toStdString();
}

bool playsPaths(const Position& position)
{
    return featuresOf(position.variant(), position.houseRules()).claims;
}

QString pathText(const Claim& path)
{
    return listOf<QStringList>(path, [](Square square) { return QString::fromStdString(squareText(square)); })
        .join('-');
}

// How a play of paths is typed, by the example of a word across from 5D.
QString pathsHelp(const QString& word)
{
    QStringList tiles;
    Claim path;
    for (const QChar letter : word) {
        path.push_back({4, 3 + static_cast<int>(path.size())});
        tiles += QString::fromStdString(squareText(path.back())) + '=' + letter;
    }
    return Words::tr(
               "Enter the tiles with their squares, then each word after a slash: <b>%1</b>. Instead of a word, you "
               "can enter its squares: <b>%2</b>.")
        .arg(tiles.join(' ') + " / " + word, pathText(path));
}

Result<Play, QString> readAs(const std::string& notation, const Position& position)
{
    const auto read = readPlayText(notation, position.variant().tiles);
    if (!read)
        return playsPaths(position)
                   ? pathsHelp(exampleWord(position.variant().language))
                   : Words::tr(
                       "Enter a square, then the tiles: <b>5D W...</b> reads across from row 5, column D; <b>D5 "
                       "L..P</b> reads down. A dot keeps the tile on the board.");
    return *read;
}

Result<Play, QString> unlessRefused(const Play& play, const Position& position)
{
    if (const auto violation = obstacle(play, position))
        return refusal(*violation, play, position);
    return play;
}

// Reads typed notation: what stands stays, and blanks take the place of letters that the rack lacks.
Result<Play, QString> playOf(const Result<std::string, QString>& notation, const Position& position)
{
    if (!notation)
        return notation.error();
    const auto read = readAs(*notation, position);
    if (!read)
        return read.error();
    Play play = withoutStanding(*read, position.board);
    useBlanks(play, position.toMove());
    return unlessRefused(play, position);
}

// The letters of a typed word; empty if it contains something else, such as a dot.
Result<Letters, QString> lettersOf(const QString& word, const Variant& variant)
{
    const auto notation = notationOf(word, variant);
    if (!notation)
        return notation.error();
    Letters letters;
    for (std::string_view rest = *notation; !rest.empty();) {
        const Tile tile = variant.tiles.alphabet.tileOf(takeSymbol(rest));
        if (!tile.hasLetter())
            return Letters();
        letters.push_back(tile.letter());
    }
    return letters;
}

// The only path that spells the word and contains a tile of the play. The error is a sentence.
Result<Claim, QString> onlyPathOf(const QString& word, const Play& play, const Position& position)
{
    const auto letters = lettersOf(word, position.variant());
    if (!letters)
        return letters.error();
    std::vector<Claim> paths = pathsSpelling(position.board, play, *letters);
    // There and back is the same path.
    const bool isPalindrome = std::ranges::equal(*letters, *letters | std::views::reverse);
    std::erase_if(paths, [&](const Claim& path) {
        return std::ranges::none_of(path, [&](Square square) { return play.at(square); })
               || (isPalindrome && path.back() < path.front());
    });
    const QString name = word.toUpper().toHtmlEscaped();
    if (paths.empty())
        return Words::tr("No path through your tiles spells %1.").arg(name);
    if (paths.size() > 1)
        return Words::tr("Several paths spell %1. Enter the squares of the one you mean, for example <b>%2</b>.")
            .arg(name, pathText(paths.front()));
    return paths.front();
}

// Like pathNotation(), with squares in place of words: "5D=D 5E=O / 5D-5E" for "5D=D 5E=O / DO".
Result<std::string, QString> wordPathNotation(const QString& text, const Position& position)
{
    QStringList parts = text.split('/');
    for (qsizetype i = 1; i < parts.size(); ++i) {
        static const QRegularExpression word("^\\s*[^\\s\\d]+\\s*$");
        if (!word.match(parts[i]).hasMatch())
            continue;
        const auto tiles = playOf(pathNotation(parts.front(), position.variant()), position);
        if (!tiles)
            return tiles.error();
        const auto path = onlyPathOf(parts[i].trimmed(), *tiles, position);
        if (!path)
            return path.error();
        parts[i] = pathText(*path);
    }
    return pathNotation(parts.join('/'), position.variant());
}

} // namespace

Result<Play, QString> typedPlay(const QString& text, const Position& position)
{
    return playOf(playsPaths(position) ? wordPathNotation(text, position) : lineNotation(text, position.variant()),
                  position);
}

Result<Play, QString> notedPlay(const QString& text, const Position& position)
{
    const auto read = readAs(text.toStdString(), position);
    return read ? unlessRefused(*read, position) : read;
}

QString exampleWord(const std::string& language)
{
    const QHash<std::string_view, QString> words{{"en", "CAT"}, {"de", "TOR"}, {"fr", "ROI"}, {"es", "SOL"}};
    return words.value(language);
}

QString lackOfTileText(Tile tile, const Alphabet& alphabet, bool isAnother)
{
    return tile.isReserve() ? Words::tr("You have no yellow blank.")
           : tile.isBlank() ? Words::tr("You have no blank on your rack.")
           : isAnother      ? Words::tr("You have no other %1 on your rack.").arg(faceText(alphabet, tile))
                            : Words::tr("You have no %1 on your rack.").arg(faceText(alphabet, tile));
}

} // namespace storeys
