#include "record/play_text.h"

#include "base/text.h"
#include "record/gcg_text.h"
#include "rules/claim_rules.h"

namespace storeys {

namespace {

constexpr std::size_t longestPlay = 640; // longer than any play on a board, with all its blockers

struct Start
{
    Square square;
    Direction direction;
};

// Reads "5D" or "D5".
std::optional<Start> readStart(std::string_view text)
{
    const bool across = !text.empty() && isDigit(text.front());
    if (text.size() < 2)
        return std::nullopt;
    const char column = across ? text.back() : text.front();
    const std::string_view row = across ? text.substr(0, text.size() - 1) : text.substr(1);
    if (!isUpper(column) || !std::ranges::all_of(row, isDigit))
        return std::nullopt;
    int number = 0;
    for (const char digit : row)
        number = std::min(number * 10 + (digit - '0'), 1'000'000); // far off every board anyway
    return Start{{number - 1, column - 'A'}, across ? Direction::Across : Direction::Down};
}

std::string startText(const Start& start)
{
    const std::string row = std::to_string(start.square.row + 1);
    const auto column = static_cast<char>('A' + start.square.column);
    return start.direction == Direction::Across ? row + column : column + row;
}

// Reads "5D=D 5E=I / 5D-5E".
Result<Play> readPathsText(std::string_view text, const TileSet& tiles)
{
    const Error unreadable{Fault::PlayUnreadable, {inQuotes(text)}};
    Play play;
    std::string_view rest = text;
    while (!rest.empty() && rest.front() != '/') {
        const std::string_view part = takeUntil(rest, ' ');
        const std::size_t equals = part.find('=');
        const auto square = readSquare(part.substr(0, equals));
        if (!square || equals == std::string_view::npos || symbolCount(part.substr(equals + 1)) != 1)
            return unreadable;
        const std::string_view symbol = part.substr(equals + 1);
        const Tile tile = playedTile(symbol, tiles);
        if (tile.isNone())
            return Error{Fault::PlayText, {inQuotes(text)}, {{Fault::NotATile, {inQuotes(symbol)}}}};
        play.placements.push_back({*square, tile});
    }
    while (!rest.empty()) {
        const bool isSlash = takeUntil(rest, ' ') == "/";
        auto claim = readClaim(takeUntil(rest, ' '));
        if (!isSlash || !claim)
            return unreadable;
        play.claims.push_back(*std::move(claim));
    }
    return play;
}

std::string pathsText(const Board& before, const Play& given, const Alphabet& alphabet)
{
    const Play play = inOrder(before, given);
    std::string text;
    for (const Placement& placement : play.placements)
        text += squareText(placement.square) + '=' + alphabet.text(placement.tile) + ' ';
    for (const Claim& claim : play.claims) {
        text += claim == play.claims.front() ? "/" : " /";
        for (const Square& square : claim)
            text += (&square == &claim.front() ? ' ' : '-') + squareText(square);
    }
    return text;
}

Result<std::vector<Tile>> tilesInOrder(std::string_view text, const TileSet& tiles)
{
    std::vector<Tile> inOrder;
    if (symbolCount(text) > tiles.total())
        return Error{Fault::RackBeyondGame, {inQuotes(text)}};
    for (std::string_view rest = text; !rest.empty();) {
        const std::string_view symbol = takeSymbol(rest);
        const Tile tile = tiles.alphabet.tileOf(symbol);
        if (tile != tile.unplayed() || tile.isNone() || (tile.isBlank() && !tiles.hasBlanks()))
            return Error{Fault::RackText, {inQuotes(text)}, {{Fault::NotATile, {inQuotes(symbol)}}}};
        inOrder.push_back(tile);
    }
    return inOrder;
}

// Reads "-KQ" or, from programs that do not know the tiles, "-2".
Result<RecordedAction> readExchange(std::string_view text, const Variant& variant)
{
    const std::string_view given = text.substr(1);
    if (const auto count = readDigits(given)) {
        if (*count < 1 || *count > variant.rackSize)
            return Error{Fault::ExchangeNumber, {inQuotes(text)}};
        return RecordedAction{Pass{}, *count};
    }
    if (symbolCount(given) > variant.rackSize)
        return Error{Fault::ExchangeNumber, {inQuotes(text)}};
    auto tiles = tilesInOrder(given, variant.tiles);
    if (!tiles)
        return Error{Fault::ExchangeText, {inQuotes(text)}, tiles.error().because};
    return RecordedAction{Exchange{*std::move(tiles)}};
}

} // namespace

// ---- tiles

Tile playedTile(std::string_view symbol, const TileSet& tiles, bool ofReserve)
{
    const Tile tile = tiles.alphabet.tileOf(symbol);
    const bool isThere = tile.hasLetter() && (!tile.isBlank() || tiles.hasBlanks() || ofReserve);
    return isThere ? tile : Tile();
}

Result<Rack> readTiles(std::string_view text, const TileSet& tiles)
{
    const auto inOrder = tilesInOrder(text, tiles);
    if (!inOrder)
        return inOrder.error();
    return Rack(*inOrder);
}

std::string rackText(const Rack& rack, const Alphabet& alphabet)
{
    return alphabet.text(rack.tiles());
}

Result<HeldTiles> readHeldTiles(std::string_view text, const Variant& variant)
{
    HeldTiles held;
    std::string_view rest = text;
    const auto takeAll = [&](char symbol) {
        int count = 0;
        for (; rest.ends_with(symbol); rest.remove_suffix(1))
            ++count;
        return count;
    };
    if (variant.hasReserve()) {
        held.reserve.blockers = takeAll('#');
        held.reserve.blanks = takeAll('*');
    }
    if (held.reserve.blanks > variant.pile.blanks || held.reserve.blockers > variant.pile.blockers)
        return Error{Fault::ReserveBeyondGame, {inQuotes(text)}};
    const auto rack = readTiles(rest, variant.tiles);
    if (!rack)
        return rack.error();
    held.rack = *rack;
    return held;
}

Result<HeldTiles> readHeld(std::string_view text, const Variant& variant)
{
    auto held = readHeldTiles(text, variant);
    if (held && held->rack.size() > variant.rackSize)
        return Error{Fault::RackTooLong, {inQuotes(text), std::to_string(variant.rackSize)}};
    return held;
}

std::string reserveText(const Reserve& reserve)
{
    return std::string(static_cast<std::size_t>(reserve.blanks), '*')
           + std::string(static_cast<std::size_t>(reserve.blockers), '#');
}

std::string heldText(const Rack& rack, const Reserve& reserve, const Alphabet& alphabet)
{
    return rackText(rack, alphabet) + reserveText(reserve);
}

// ---- plays

std::optional<Square> readSquare(std::string_view text)
{
    const auto start = readStart(text);
    return start && start->direction == Direction::Across ? std::optional(start->square) : std::nullopt;
}

std::string squareText(Square square)
{
    return startText({square, Direction::Across});
}

std::optional<Claim> readClaim(std::string_view text)
{
    Claim claim;
    for (const std::string_view part : partsOf(text, '-')) {
        const auto square = readSquare(part);
        if (!square)
            return std::nullopt;
        claim.push_back(*square);
    }
    return claim;
}

Result<Play> readPlayText(std::string_view text, const TileSet& tiles)
{
    if (text.starts_with('/') || text.substr(0, text.find(' ')).find('=') != std::string_view::npos)
        return readPathsText(text, tiles);
    const Error unreadable{Fault::PlayUnreadable, {inQuotes(text)}};
    const std::size_t space = text.find(' ');
    const auto start = readStart(text.substr(0, space));
    if (!start || space == std::string_view::npos || space + 1 == text.size())
        return unreadable;
    Play play;
    Square square = start->square;
    const std::vector<std::string_view> words = partsOf(text.substr(space + 1), ' ');
    bool isReserve = false;
    for (std::string_view symbols = words.front(); !symbols.empty();) {
        const std::string_view symbol = takeSymbol(symbols);
        const Tile tile = playedTile(symbol, tiles, isReserve);
        if (isReserve && !tile.isBlank())
            return unreadable;
        if (symbol == "*") {
            isReserve = true;
            continue;
        }
        if (symbol == ".")
            play.kept.push_back(square);
        else if (tile.isNone())
            return Error{Fault::PlayText, {inQuotes(text)}, {{Fault::NotATile, {inQuotes(symbol)}}}};
        else
            play.placements.push_back({square, isReserve ? Tile::reserveAs(tile.letter()) : tile});
        isReserve = false;
        square = stepped(square, start->direction);
    }
    if (isReserve)
        return unreadable;
    for (const std::string_view blocker : std::span(words).subspan(1)) {
        const auto at = blocker.size() > 1 ? readSquare(blocker.substr(1)) : std::nullopt;
        if (!at || (blocker[0] != '-' && blocker[0] != '#'))
            return unreadable;
        (blocker[0] == '-' ? play.blockersOff : play.blockersOn).push_back(*at);
    }
    return play;
}

namespace {

// The letters of a word without brackets around letters that are not a tile of the game: "SOD" for "[S]OD".
std::string withoutBrackets(std::string_view word, const TileSet& tiles)
{
    std::string letters;
    while (!word.empty()) {
        const std::string_view symbol = takeSymbol(word);
        const bool isBracketed = symbol.size() > 2 && symbol.front() == '[' && symbol.back() == ']';
        letters +=
            isBracketed && playedTile(symbol, tiles, true).isNone() ? symbol.substr(1, symbol.size() - 2) : symbol;
    }
    return letters;
}

} // namespace

std::string withDots(const std::string& text, const Position& position)
{
    const std::size_t space = text.find(' ');
    const auto start = readStart(std::string_view(text).substr(0, space));
    if (!start || space == std::string::npos || featuresOf(position.variant(), position.houseRules()).heights)
        return text;
    const std::size_t end = std::min(text.find(' ', space + 1), text.size());
    std::string dotted = text.substr(0, space + 1);
    Square square = start->square;
    const std::string letters =
        withoutBrackets(std::string_view(text).substr(space + 1, end - space - 1), position.variant().tiles);
    for (std::string_view word = letters; !word.empty();) {
        const std::string_view symbol = takeSymbol(word);
        const Tile top = position.board.top(square);
        const Tile written = playedTile(symbol, position.variant().tiles, true);
        const bool isKept = !top.isNone() && !written.isNone() && written.letter() == top.letter();
        dotted += isKept ? "." : symbol;
        if (symbol != "*")
            square = stepped(square, start->direction);
    }
    return dotted + text.substr(end);
}

std::string playText(const Board& before, const Play& play, const Alphabet& alphabet)
{
    if (!play.claims.empty())
        return pathsText(before, play, alphabet);
    const Direction direction = mainDirection(before, play);
    const auto run = runThrough(boardAfter(before, play), play.placements.front().square, direction);
    std::string tiles;
    for (const Square square : run) {
        const Placement* placed = play.at(square);
        if (placed && placed->tile.isReserve())
            tiles += '*';
        tiles += placed ? alphabet.text(placed->tile) : ".";
    }
    for (const Square square : play.blockersOff)
        tiles += " -" + squareText(square);
    for (const Square square : play.blockersOn)
        tiles += " #" + squareText(square);
    return startText({run.front(), direction}) + ' ' + tiles;
}

// ---- all actions

Result<CardChoice> readChoiceText(std::string_view text, const TileSet& tiles)
{
    const Error unreadable{Fault::BadChoice, {std::string(text)}};
    if (!text.starts_with('-'))
        return unreadable;
    const std::string_view chosen = text.substr(1);
    if (chosen.empty())
        return CardChoice{};
    if (const auto square = readSquare(chosen))
        return CardChoice{{}, {*square}};
    if (const auto count = readDigits(chosen))
        return *count >= 1 && *count <= tiles.total()
                   ? Result(CardChoice{std::vector<Tile>(static_cast<std::size_t>(*count), Tile::unknown())})
                   : unreadable;
    auto inOrder = tilesInOrder(chosen, tiles); // keeps the order, for choiceText()
    if (!inOrder)
        return unreadable;
    return CardChoice{*std::move(inOrder)};
}

std::string choiceText(const CardChoice& choice, const Alphabet& alphabet)
{
    return '-' + alphabet.text(choice.tiles) + joined(choice.squares, "", squareText);
}

std::string actionText(const Board& before, const Action& action, const Alphabet& alphabet)
{
    if (const auto* play = std::get_if<Play>(&action))
        return playText(before, *play, alphabet);
    if (const auto* choice = std::get_if<CardChoice>(&action))
        return choiceText(*choice, alphabet);
    const auto* exchange = std::get_if<Exchange>(&action);
    return '-' + (exchange ? alphabet.text(exchange->tiles) : "");
}

Result<RecordedAction> readAction(const RecordEvent& event, const Variant& variant)
{
    if (event.kind == RecordEvent::Kind::Pass)
        return RecordedAction{Pass{}};
    if (event.kind == RecordEvent::Kind::Exchange)
        return readExchange(event.text, variant);
    if (event.text.size() > longestPlay)
        return Error{Fault::PlayTooLong, {inQuotes(event.text)}};
    auto play = readPlayText(event.text, variant.tiles);
    if (!play)
        return play.error();
    return RecordedAction{*std::move(play)};
}

} // namespace storeys
