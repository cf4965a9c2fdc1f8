#include "rules/variant_reader.h"

#include "base/files.h"
#include "base/letters.h"
#include "base/text.h"
#include "rules/ends.h"
#include "rules/legality.h"
#include "rules/variant_file.h"

#include <set>

namespace storeys {

namespace {

using json = nlohmann::ordered_json;

// Limits far above any real game, but low enough for the search, which computes bounds of scores in 16-bit integers.
constexpr int mostPerTile = 10;
constexpr int mostBonus = 1000;
constexpr int mostWordFactor = 32'767; // the product of the word factors in one row or column
constexpr int mostTiles = 1000;
constexpr int mostInSpelling = 8;
constexpr int mostInPile = 40;
constexpr int mostSideWithSupplies = mostOnRack; // largest side of a board in games with a reserve
static_assert(mostSideWithSupplies <= mostReserveBlanks);
constexpr int mostCards = 100;
constexpr int mostAlike = 20; // copies of one card

// ---- id and tiles

std::string readId(const VariantEntry& id)
{
    const std::string text = id.text();
    const auto isGood = [](char c) { return isLower(c) || isDigit(c) || c == '-'; };
    id.require(!text.empty() && text.size() <= 40 && std::ranges::all_of(text, isGood), Fault::BadId);
    return text;
}

struct TileKind
{
    std::string spelling;
    int count = 0;
    Points value{};
};

// Whether the text is a capital letter, or two to four in brackets.
bool isSymbol(std::string_view text)
{
    const bool inBrackets = text.starts_with('[') && text.ends_with(']');
    const std::string_view letters = inBrackets ? text.substr(1, text.size() - 2) : text;
    const int count = characterCount(letters);
    return isInCapitals(letters) && (inBrackets ? count >= 2 && count <= 4 : count == 1);
}

TileKind readKind(const VariantEntry& entry, const std::string& symbol)
{
    entry.allow({"symbol", "spells", "count", "value"});
    const bool inBrackets = symbol.size() > 1 && symbol.front() == '[';
    TileKind kind{inBrackets ? symbol.substr(1, symbol.size() - 2) : symbol, entry.at("count").number(1, 200),
                  Points(0)};
    if (const auto value = entry.find("value"))
        kind.value = Points(value->number(0, mostPerTile));
    const auto spells = entry.find("spells");
    if (!spells)
        return kind;
    const std::string spelling = spells->text();
    const bool isSpelling = isInCapitals(spelling) && characterCount(spelling) <= mostInSpelling;
    spells->require(isSpelling && symbol != "?", Fault::BadSpelling);
    spells->require(!inBrackets || spelling == kind.spelling, Fault::SpellingNotOfSymbol, {symbol});
    kind.spelling = spelling;
    return kind;
}

// Reads the letters that no tile has and the capitals that spell them: { "ß": "SS" }.
std::vector<Alphabet::Fold> readFolds(const VariantEntry& file)
{
    std::vector<Alphabet::Fold> folds;
    if (const auto entry = file.find("folds"))
        for (const auto& [letter, spelling] : entry->members()) {
            const std::string capitals = spelling.text();
            spelling.require(characterCount(letter) == 1 && (capitals.empty() || isInCapitals(capitals)),
                             Fault::BadFold);
            folds.push_back({upper(letter), capitals});
        }
    return folds;
}

// Keeps the order of the tiles if the file names a language. Otherwise sorts them by symbol, so that two variants with
// the same tiles have the same alphabet.
TileSet readTiles(const VariantEntry& file, int players, int rackSize)
{
    const VariantEntry tiles = file.at("tiles");
    std::vector<std::pair<std::string, TileKind>> kinds;
    std::set<std::string> spellings;
    int total = 0;
    for (const VariantEntry& entry : tiles.elements()) {
        const std::string symbol = entry.at("symbol").text();
        entry.at("symbol").require(symbol == "?" || isSymbol(symbol), Fault::BadSymbol);
        TileKind kind = readKind(entry, symbol);
        entry.require(!contains(kinds, symbol, &std::pair<std::string, TileKind>::first), Fault::NameTwice, {symbol});
        entry.require(spellings.insert(kind.spelling).second, Fault::NameTwice, {kind.spelling});
        total += kind.count;
        kinds.emplace_back(symbol, std::move(kind));
    }
    const std::size_t letters = kinds.size() - spellings.count("?");
    tiles.require(letters >= 2, Fault::FewLetters);
    tiles.require(letters <= maxLetters, Fault::ManyLetters);
    tiles.require(total <= mostTiles, Fault::ManyTiles, {std::to_string(total)});
    tiles.require(total > players * rackSize, Fault::FewTiles,
                  {std::to_string(total), std::to_string(players), std::to_string(rackSize)});
    if (!file.find("language"))
        std::ranges::sort(kinds, {}, &std::pair<std::string, TileKind>::first);
    TileSet set;
    std::vector<Alphabet::Face> faces;
    for (const auto& [symbol, kind] : kinds) {
        const std::size_t place = symbol == "?" ? static_cast<std::size_t>(Tile::blank().kind()) : faces.size();
        set.counts[place] = kind.count;
        set.values[place] = kind.value;
        if (symbol != "?")
            faces.push_back({symbol, kind.spelling});
    }
    set.alphabet = Alphabet(std::move(faces), readFolds(file), file.find("language").has_value());
    return set;
}

void readPlayers(Variant& variant, const VariantEntry& players)
{
    const auto range = players.elements();
    players.require(range.size() == 2, Fault::BadPlayers);
    variant.fewestPlayers = range[0].number(1, mostSeats);
    variant.mostPlayers = range[1].number(variant.fewestPlayers, mostSeats);
}

Letter letterNamed(const Alphabet& alphabet, const VariantEntry& place, const std::string& symbol)
{
    const auto letter = alphabet.letterOf(symbol);
    place.require(letter.has_value(), Fault::NoSuchTile, {symbol});
    return *letter;
}

// ---- board

// All kinds of squares, by their characters in a file. To add one, add a line here.
constexpr std::pair<char, SquareKind> squareTable[] = {
    {'.', {}},
    {'*', {.start = true}},
    {'S', {.start = true, .wordFactor = 2}}, // the factor is dropped unless words score as in crosswords
    {'d', {.letterFactor = 2}},
    {'t', {.letterFactor = 3}},
    {'D', {.wordFactor = 2}},
    {'T', {.wordFactor = 3}},
    {'q', {.letterFactor = 4}},
    {'Q', {.wordFactor = 4}},
    {'X', {.wall = true}},
    {'o', {.wall = true, .sign = 'o'}},
    {'b', {.effect = SquareEffect::TakeBlank}},
    {'w', {.effect = SquareEffect::TakeBlank}},
    {'f', {.effect = SquareEffect::TakeBlank}},
    {'c', {.effect = SquareEffect::TakeBlank}},
    {'k', {.effect = SquareEffect::TakeBlocker}},
    {'r', {.effect = SquareEffect::TakeBlocker}},
    {'p', {.effect = SquareEffect::LiftBlocker}},
    {'g', {.effect = SquareEffect::DrawCard}},
    {'u', {.effect = SquareEffect::DrawCard}},
    {'a', {.start = true}},
    {'e', {.earth = true}},
    {'1', {.corner = 1}}, // lower left
    {'2', {.corner = 2}}, // upper left
    {'3', {.corner = 3}}, // upper right
    {'4', {.corner = 4}}, // lower right
};

SquareKind squareFrom(char c, bool haveValues, const VariantEntry& row)
{
    const auto* entry = lookUp(squareTable, c, &std::pair<char, SquareKind>::first);
    row.require(entry != nullptr, Fault::NoSuchSquare, {std::string(1, c)});
    SquareKind kind = entry->second;
    if (kind.effect != SquareEffect::None)
        kind.sign = c;
    return kind.start && !haveValues ? SquareKind{.start = true} : kind;
}

void checkFactors(const Variant& variant, const VariantEntry& board)
{
    for (const auto& [lines, length, stride, step] : {std::tuple(variant.rows, variant.columns, variant.columns, 1),
                                                      std::tuple(variant.columns, variant.rows, 1, variant.columns)})
        for (int line = 0; line < lines; ++line) {
            int factor = 1;
            for (int i = 0; i < length; ++i) {
                factor *= variant.squares[line * stride + i * step].wordFactor;
                board.require(factor <= mostWordFactor, Fault::LargeWordFactor);
            }
        }
}

void readBoard(Variant& variant, const VariantEntry& board)
{
    const bool haveValues = variant.scoring == WordScoring::Crossword;
    const auto rows = board.elements();
    board.require(rows.size() >= 2 && rows.size() <= Board::maxSide, Fault::RowCount, {std::to_string(rows.size())});
    variant.rows = static_cast<int>(rows.size());
    for (const VariantEntry& row : rows) {
        const std::string text = row.text();
        if (variant.squares.empty()) {
            row.require(text.size() >= 2 && text.size() <= Board::maxSide, Fault::ColumnCount,
                        {std::to_string(text.size())});
            variant.columns = static_cast<int>(text.size());
        }
        row.require(static_cast<int>(text.size()) == variant.columns, Fault::RowLength,
                    {std::to_string(text.size()), std::to_string(variant.columns)});
        for (const char c : text) {
            variant.squares.push_back(squareFrom(c, haveValues, row));
            row.require(haveValues || !variant.squares.back().isPremium(), Fault::PremiumWithoutValues,
                        {std::string(1, c)});
        }
    }
    checkFactors(variant, board);
    const auto isOpen = [](SquareKind kind) { return kind == SquareKind{.start = kind.start}; };
    board.require(variant.plays == PlayShape::Lines || std::ranges::all_of(variant.squares, isOpen),
                  Fault::PathsAreOpen);
}

// ---- whose squares

// Reads the corner of each seat by number of players: {"2": [1, 3], …}.
void readCorners(Variant& variant, const VariantEntry& corners)
{
    for (const auto& [players, entry] : corners.members()) {
        const int seats = players.size() == 1 ? players[0] - '0' : 0;
        entry.require(seats >= 1 && seats <= 4, Fault::CornersOfNobody, {players});
        std::vector<int> owned = listOf(entry.elements(), [](const VariantEntry& e) { return e.number(1, 4); });
        const std::set<int> distinct(owned.begin(), owned.end());
        entry.require(static_cast<int>(owned.size()) == seats && distinct.size() == owned.size(), Fault::CornersOfSeats,
                      {players});
        for (const int corner : owned)
            entry.require(contains(variant.squares, corner, &SquareKind::corner), Fault::NoSuchCorner,
                          {std::to_string(corner)});
        variant.corners[seats] = std::move(owned);
    }
}

// Reads rows like those of the board: each character is the seat, from 1, whose side the square is on, or '.' for none.
void readSides(Variant& variant, const VariantEntry& sides)
{
    const auto rows = sides.elements();
    sides.require(static_cast<int>(rows.size()) == variant.rows, Fault::SideRows,
                  {std::to_string(rows.size()), std::to_string(variant.rows)});
    for (const VariantEntry& row : rows) {
        const std::string text = row.text();
        row.require(static_cast<int>(text.size()) == variant.columns, Fault::RowLength,
                    {std::to_string(text.size()), std::to_string(variant.columns)});
        for (const char c : text) {
            row.require(c == '.' || (c >= '1' && c < '1' + mostSeats), Fault::NoSuchSide, {std::string(1, c)});
            variant.sides.push_back(static_cast<std::uint8_t>(c == '.' ? 0 : c - '0'));
        }
    }
}

// ---- beside the rack

// For each square, whether its character in the file is one of `characters`.
std::vector<bool> squaresOf(const VariantEntry& board, const std::string& characters)
{
    std::vector<bool> these;
    for (const VariantEntry& row : board.elements())
        for (const char c : row.text())
            these.push_back(characters.find(c) != std::string::npos);
    return these;
}

// Reads {"not-on": "X1234", "not-beside": "1234"}: no blocker may lie on walls or squares with the characters of
// `not-on`, nor on or next to (also diagonally) squares with the characters of `not-beside`.
void readBlockerPlaces(Variant& variant, const VariantEntry& file)
{
    std::string notOn, notBeside;
    if (const auto entry = file.find("blockers")) {
        entry->allow({"not-on", "not-beside"});
        if (const auto squares = entry->find("not-on"))
            notOn = squares->text();
        if (const auto squares = entry->find("not-beside"))
            notBeside = squares->text();
    }
    variant.noBlockers = squaresOf(file.at("board"), notOn + "Xo");
    const std::vector<bool> avoided = squaresOf(file.at("board"), notBeside);
    for (int i = 0; i < static_cast<int>(avoided.size()); ++i)
        for (int step = 0; avoided[i] && step < 9; ++step) {
            const int row = i / variant.columns + step / 3 - 1;
            const int column = i % variant.columns + step % 3 - 1;
            if (row >= 0 && row < variant.rows && column >= 0 && column < variant.columns)
                variant.noBlockers[row * variant.columns + column] = true;
        }
}

void readSupplies(Variant& variant, const VariantEntry& file)
{
    if (const auto supplies = file.find("supplies")) {
        supplies->allow({"blanks", "blockers"});
        variant.pile = {supplies->at("blanks").number(0, mostInPile), supplies->at("blockers").number(0, mostInPile)};
    }
    if (const auto classes = file.find("classes"))
        variant.hasClasses = classes->flag();
    const auto gives = [&](SquareEffect effect) { return contains(variant.squares, effect, &SquareKind::effect); };
    const VariantEntry board = file.at("board");
    board.require(variant.pile.blanks > 0 || !gives(SquareEffect::TakeBlank), Fault::NoSupply, {"blanks"});
    board.require(variant.pile.blockers > 0 || !(gives(SquareEffect::TakeBlocker) || gives(SquareEffect::LiftBlocker)),
                  Fault::NoSupply, {"blockers"});
    board.require(!variant.cards.empty() || !gives(SquareEffect::DrawCard), Fault::NoCards);
    board.require(!variant.hasReserve() || std::max(variant.rows, variant.columns) <= mostSideWithSupplies,
                  Fault::LargeBoardWithSupplies);
    if (variant.pile.blockers > 0)
        readBlockerPlaces(variant, file);
}

void readCards(Variant& variant, const VariantEntry& cards)
{
    for (const VariantEntry& entry : cards.elements()) {
        entry.allow({"id", "name", "count", "does"});
        Card card{readId(entry.at("id")), entry.at("name").text()};
        if (const auto count = entry.find("count"))
            card.count = count->number(1, mostAlike);
        for (const VariantEntry& effect : entry.at("does").elements()) {
            const auto does = placeIn<CardEffect>(cardEffectNames, effect.text());
            effect.require(does.has_value(), Fault::NoSuchCardEffect, {effect.text()});
            card.does.push_back(*does);
        }
        entry.require(!contains(variant.cards, card.id, &Card::id), Fault::NameTwice, {card.id});
        variant.cards.push_back(std::move(card));
    }
    cards.require(variant.cards.size() <= mostCards, Fault::ManyCards, {std::to_string(variant.cards.size())});
}

// Reads the goal and checks that every seat has a goal square, for every number of players.
void readGoal(Variant& variant, const VariantEntry& goal)
{
    const auto named = goalNamed(goal.text());
    goal.require(named.has_value(), Fault::NoSuchGoal, {goal.text()});
    variant.goal = *named;
    findGoalSteps(variant);
    for (int seats = variant.fewestPlayers; seats <= variant.mostPlayers; ++seats)
        for (int seat = 0; seat < seats; ++seat)
            goal.require(std::ranges::count(variant.goalSteps(seats, seat), 0) > 0, Fault::NoGoalFor,
                         {std::to_string(seat + 1), std::to_string(seats)});
}

// Checks that every seat has a start square, for every number of players.
void checkStarts(const Variant& variant, const VariantEntry& board)
{
    board.require(std::ranges::any_of(variant.squares, &SquareKind::start), Fault::NoStartSquare);
    for (int seats = variant.fewestPlayers; seats <= variant.mostPlayers; ++seats)
        for (int seat = 0; seat < seats; ++seat) {
            const auto& rows = variant.territory(seats, seat).starts[0];
            const bool hasStart = std::ranges::any_of(rows, [](Territory::Places row) { return row != 0; });
            board.require(hasStart, Fault::NoStartSquareFor, {std::to_string(seat + 1), std::to_string(seats)});
        }
}

// ---- plays and scoring

PlayShape readPlays(const VariantEntry& plays)
{
    const std::string name = plays.text();
    plays.require(name == "lines" || name == "paths", Fault::NoSuchPlays, {name});
    return name == "paths" ? PlayShape::Paths : PlayShape::Lines;
}

void readTilesLeft(Variant& variant, const VariantEntry& left)
{
    if (left.value() == "values-to-who-went-out") {
        variant.leftTiles = LeftTiles::ValuesToWhoWentOut;
        return;
    }
    left.require(left.value().is_number(), Fault::BadTilesLeft);
    variant.penaltyPerTile = Points(left.number(0, 100));
}

void readStacked(Variant& variant, const VariantEntry& scoring)
{
    scoring.allow(
        {"words", "flat-tile", "stacked-tile", "flat-bonus", "all-tiles-bonus", "tiles-left", "tie-by-points-played"});
    variant.flatTile = Points(scoring.at("flat-tile").number(0, mostPerTile));
    variant.stackedTile = Points(scoring.at("stacked-tile").number(0, mostPerTile));
    if (const auto bonus = scoring.find("flat-bonus"))
        for (const auto& [symbol, points] : bonus->members())
            variant.flatBonus[letterNamed(variant.tiles.alphabet, points, symbol)] =
                Points(points.number(0, mostPerTile));
}

void readCrossword(Variant& variant, const VariantEntry& scoring)
{
    scoring.allow({"words", "all-tiles-bonus", "tiles-left", "tie-by-points-played", "star-bonus"});
    if (const auto bonus = scoring.find("star-bonus"))
        variant.starBonus = Points(bonus->number(0, mostBonus));
}

struct ScoringEntry
{
    std::string_view name;
    WordScoring scoring;
    void (*read)(Variant&, const VariantEntry&);
};

// All scorings. To add one, add a line here and its class in rules/scoring.h.
constexpr ScoringEntry scoringTable[] = {
    {"stacked", WordScoring::Stacked, readStacked},
    {"crossword", WordScoring::Crossword, readCrossword},
    {"claims", WordScoring::Claims, readCrossword},
    {"none", WordScoring::None, [](Variant&, const VariantEntry& scoring) { scoring.allow({"words"}); }},
};

void readScoring(Variant& variant, const VariantEntry& scoring)
{
    const VariantEntry words = scoring.at("words");
    const std::string name = words.text();
    const auto* entry = lookUp(scoringTable, name, &ScoringEntry::name);
    words.require(entry != nullptr, Fault::NoSuchScoring, {name});
    variant.scoring = entry->scoring;
    words.require((variant.scoring == WordScoring::Claims) == (variant.plays == PlayShape::Paths),
                  Fault::ClaimsAndPaths);
    entry->read(variant, scoring);
    if (!variant.hasPoints())
        return;
    variant.bingoBonus = Points(scoring.at("all-tiles-bonus").number(0, mostBonus));
    readTilesLeft(variant, scoring.at("tiles-left"));
    if (const auto tie = scoring.find("tie-by-points-played"))
        variant.tieByPlayed = tie->flag();
}

// ---- rules and ends

// Rules that a variant must list if its plays are lines, because the search for plays always follows them.
constexpr std::array required{"no-tiles", "not-on-rack", "off-board",    "square-twice",  "not-in-line", "stack-full",
                              "gap",      "too-short",   "start-square", "not-connected", "not-a-word"};
// Rules that a variant must list if its plays are paths; it may list no others.
constexpr std::array requiredOfPaths{"no-tiles",     "not-on-rack", "off-board", "square-twice",  "stack-full",
                                     "start-square", "claims",      "claim-gap", "claim-path",    "claim-twice",
                                     "claim-old",    "claim-same",  "unclaimed", "not-connected", "not-a-word"};

// Whether the rule applies to plays of that shape.
bool goesWith(PlayShape plays, std::string_view code)
{
    const bool isForPaths = contains(requiredOfPaths, code);
    const bool isForPathsOnly = ruleOrder(code) >= ruleOrder("claims") && ruleOrder(code) <= ruleOrder("unclaimed");
    return plays == PlayShape::Paths ? isForPaths : !isForPathsOnly;
}

// The rules must be listed in the order of Violation::Kind, so that a bad play gets the same error in every game.
void readRules(Variant& variant, const VariantEntry& file)
{
    const VariantEntry rules = file.at("rules");
    std::vector<std::string> codes;
    for (const VariantEntry& entry : rules.elements()) {
        const std::string code = entry.text();
        const Rule rule = ruleNamed(code);
        entry.require(rule != nullptr, Fault::NoSuchRule, {code});
        entry.require(!contains(codes, code), Fault::NameTwice, {code});
        entry.require(goesWith(variant.plays, code), Fault::RuleOfOtherPlays, {code});
        if (!codes.empty() && ruleOrder(codes.back()) > ruleOrder(code))
            entry.refuse({Fault::RuleOutOfOrder, {codes.back(), code}});
        codes.push_back(code);
        variant.rules.push_back(rule);
    }
    const auto has = [&](const char* code) { return contains(codes, code); };
    const bool paths = variant.plays == PlayShape::Paths;
    for (const char* code : paths ? std::span<const char* const>(requiredOfPaths) : required)
        rules.require(has(code), Fault::RuleMissing, {code});
    rules.require(has("same-letter") || variant.houseRules.flat, Fault::SameLetterMissing);
    rules.require(has("wall") || std::ranges::none_of(variant.squares, &SquareKind::wall), Fault::RuleMissing,
                  {"wall"});
    for (const char* code : {"blocked", "blocker-place"})
        rules.require(has(code) || variant.pile.blockers == 0, Fault::RuleMissing, {code});
    rules.require(has("not-yours") || variant.territories.size() == 1, Fault::RuleMissing, {"not-yours"});
    const auto plural = file.find("plural-letter");
    rules.require(!has("only-plural") || plural, Fault::PluralLetterMissing);
    if (plural)
        variant.pluralLetter = letterNamed(variant.tiles.alphabet, *plural, plural->text());
}

void readEnds(Variant& variant, const VariantEntry& ends)
{
    for (const VariantEntry& entry : ends.elements()) {
        const auto end = endNamed(entry.text());
        entry.require(end.has_value(), Fault::NoSuchEnd, {entry.text()});
        entry.require(!contains(variant.ends, *end), Fault::NameTwice, {entry.text()});
        variant.ends.push_back(*end);
    }
    const auto has = [&](EndCondition end) { return contains(variant.ends, end); };
    ends.require(has(EndCondition::AllPassed), Fault::MightNeverEnd);
    ends.require(!has(EndCondition::Rounds) || variant.plays == PlayShape::Paths, Fault::RoundsAndPaths);
    ends.require(has(EndCondition::Goal) == variant.isRace(), Fault::GoalAndEnd);
    ends.require(variant.hasPoints() || variant.isRace(), Fault::NothingToWin);
}

// ---- house rules

void readHouseRules(Variant& variant, const VariantEntry& file)
{
    variant.houseRules.points = variant.hasPoints();
    if (const auto rules = file.find("house-rules"))
        for (const auto& [name, value] : rules->members())
            if (const auto error = variant.houseRules.set(name, value.text()))
                value.refuse(*error);
    variant.houseRules.flat = variant.houseRules.stackLimit == 1;
    if (variant.scoring != WordScoring::Stacked && !variant.houseRules.flat)
        throw BadVariant("/house-rules/stack-limit", {Fault::CrosswordStackLimit});
    const auto choices = file.find("house-rule-choices");
    for (const VariantEntry& entry : choices ? choices->elements() : std::vector<VariantEntry>()) {
        const std::string name = entry.text();
        entry.require(!HouseRules::valuesOf(name).empty(), Fault::NoSuchHouseRule, {name});
        entry.require(!contains(variant.houseRuleChoices, name), Fault::NameTwice, {name});
        variant.houseRuleChoices.push_back(name);
    }
}

// ---- the whole file

Variant variantOf(const json& merged)
{
    const VariantEntry file(merged);
    file.allow({"format",        "id",      "name",     "note",           "values",      "players",
                "rack",          "board",   "corners",  "sides",          "starts-stay", "bare-board",
                "mini-boards",   "layout",  "supplies", "blockers",       "classes",     "cards",
                "goal",          "plays",   "language", "folds",          "tiles",       "rules",
                "plural-letter", "scoring", "ends",     "solo-exchanges", "house-rules", "house-rule-choices"});
    if (const auto format = file.find("format"))
        (void)format->number(1, 2);
    Variant variant;
    variant.id = readId(file.at("id"));
    if (const auto name = file.find("name"))
        variant.name = name->text();
    if (const auto note = file.find("note"))
        variant.note = note->text();
    variant.values = variant.id;
    if (const auto values = file.find("values"))
        variant.values = readId(*values);
    variant.rackSize = file.at("rack").number(1, mostOnRack);
    if (const auto players = file.find("players"))
        readPlayers(variant, *players);
    if (const auto language = file.find("language"))
        variant.language = readId(*language); // becomes part of file names: must not be a path
    variant.tiles = readTiles(file, variant.mostPlayers, variant.rackSize);
    if (const auto plays = file.find("plays"))
        variant.plays = readPlays(*plays);
    readScoring(variant, file.at("scoring"));
    readBoard(variant, file.at("board"));
    if (const auto miniBoards = file.find("mini-boards")) {
        variant.miniBoards = readMiniBoards(*miniBoards);
        variant.layout = file.at("layout").text();
    }
    if (const auto corners = file.find("corners"))
        readCorners(variant, *corners);
    if (const auto sides = file.find("sides"))
        readSides(variant, *sides);
    if (const auto stay = file.find("starts-stay"))
        variant.startsStay = stay->flag();
    if (const auto cards = file.find("cards"))
        readCards(variant, *cards);
    readSupplies(variant, file);
    variant.findTerritories();
    checkStarts(variant, file.at("board"));
    if (const auto goal = file.find("goal"))
        readGoal(variant, *goal);
    readHouseRules(variant, file);
    readRules(variant, file);
    readEnds(variant, file.at("ends"));
    variant.soloExchanges = file.at("solo-exchanges").number(0, 99);
    return variant;
}

// The JSON of the file; if it names a `base`, merged over the JSON of that variant.
json mergedFile(const std::filesystem::path& path, const std::filesystem::path& builtIn)
{
    json file = readVariantFile(path);
    const auto base = VariantEntry(file).find("base");
    if (!base)
        return file;
    const std::string name = base->text();
    std::error_code failed;
    const auto basePath = builtIn / (name + ".json");
    base->require(name.find('/') == std::string::npos && std::filesystem::exists(basePath, failed), Fault::NoSuchBase,
                  {name});
    json merged = readVariantFile(basePath);
    if (VariantEntry(merged).find("base"))
        base->refuse({Fault::BaseOfBase, {name}});
    file.erase("base");
    merged.merge_patch(file);
    return merged;
}

// The board before mini boards are laid on it.
std::vector<std::string> bareRows(const VariantEntry& file)
{
    return listOf(file.at(file.find("bare-board") ? "bare-board" : "board").elements(), &VariantEntry::text);
}

// Lays the mini boards onto the board. Keeps the bare board in the JSON, so that another layout can replace this one.
void layOut(json& merged)
{
    const VariantEntry file(merged);
    const auto miniBoards = file.find("mini-boards");
    for (const char* name : {"layout", "bare-board"})
        if (const auto entry = file.find(name))
            entry->require(miniBoards.has_value(), Fault::NoMiniBoards);
    if (!miniBoards)
        return;
    const std::vector<std::string> bare = bareRows(file);
    const auto layout = file.find("layout");
    const std::string text = layout ? layout->text() : "";
    const auto rows = laidOut(bare, readMiniBoards(*miniBoards), text);
    if (!rows)
        throw BadVariant("/layout", rows.error());
    const auto hasStar = [](const std::string& row) { return row.find_first_of("S*") != std::string::npos; };
    if (!text.empty() && std::ranges::none_of(*rows, hasStar))
        throw BadVariant("/layout", {Fault::NoStar});
    merged["layout"] = text;
    merged["bare-board"] = bare;
    merged["board"] = *rows;
}

// Sets `text` and `data`. In stacking games both write a start square as S, even if the file has '*'.
void setText(Variant& variant, json merged)
{
    if (variant.scoring == WordScoring::Stacked)
        for (json& row : merged["board"]) {
            std::string squares = row;
            std::ranges::replace(squares, '*', 'S');
            row = squares;
        }
    variant.text = merged.dump(2);
    variant.data = merged.dump(-1, ' ', true);
    if (variant.data.size() > largestVariantData)
        throw BadVariant("", {Fault::VariantDataTooLarge});
}

Variant wholeVariant(json merged)
{
    layOut(merged);
    Variant variant = variantOf(merged);
    setText(variant, std::move(merged));
    return variant;
}

} // namespace

Result<Variant> readVariant(const std::filesystem::path& path, const std::filesystem::path& builtIn,
                            const std::string& language)
{
    try {
        const auto folder = builtIn.empty() ? path.parent_path() : builtIn;
        json merged = mergedFile(path, folder);
        putIntoLanguage(merged, folder.parent_path() / "languages", language);
        return wholeVariant(std::move(merged));
    } catch (const BadVariant& bad) {
        return Error{Fault::At, {path.string()}, {bad.error}};
    } catch (const Error& unreadable) {
        return unreadable;
    }
}

Result<Variant> readVariantData(const std::string& data)
{
    try {
        if (data.size() > largestVariantData)
            throw BadVariant("", {Fault::VariantDataTooLarge});
        return wholeVariant(parseVariant(data));
    } catch (const BadVariant& bad) {
        return bad.error;
    }
}

Result<Variant> composed(const Variant& variant, const std::string& layout)
{
    if (variant.miniBoards.empty())
        return Error{Fault::NoMiniBoards};
    try {
        json file = json::parse(variant.text);
        file["layout"] = layout;
        return wholeVariant(std::move(file));
    } catch (const BadVariant& bad) {
        return bad.error;
    }
}

Result<Variant> sketched(const Variant& variant, const std::string& layout)
{
    if (variant.miniBoards.empty())
        return Error{Fault::NoMiniBoards};
    try {
        const json merged = json::parse(variant.text);
        const VariantEntry file(merged);
        const auto rows = laidOut(bareRows(file), variant.miniBoards, layout);
        if (!rows)
            return rows.error();
        Variant sketch = variant;
        sketch.layout = layout;
        sketch.squares.clear();
        for (const std::string& row : *rows)
            for (const char c : row)
                sketch.squares.push_back(squareFrom(c, variant.scoring == WordScoring::Crossword, file));
        return sketch;
    } catch (const BadVariant& bad) {
        return bad.error;
    }
}

Result<std::vector<Alphabet>> readAlphabets(const std::filesystem::path& folder, const std::string& language)
{
    std::vector<std::filesystem::path> files;
    for (const auto& path : entriesOf(folder))
        if (path.extension() == ".json")
            files.push_back(path);
    if (files.empty())
        return Error{Fault::NoVariants, {folder.string()}};
    std::ranges::sort(files);
    std::vector<Alphabet> alphabets;
    for (const auto& file : files) {
        const auto variant = readVariant(file, folder, language);
        if (!variant)
            return variant.error();
        if (!contains(alphabets, variant->tiles.alphabet))
            alphabets.push_back(variant->tiles.alphabet);
    }
    return alphabets;
}

} // namespace storeys
