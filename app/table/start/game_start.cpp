#include "table/start/game_start.h"

#include "bots/levels.h"
#include "rules/variant_reader.h"
#include "table/start/own_variants.h"
#include "table/text/error_text.h"
#include "table/text/lexicon_text.h"
#include "table/text/player_name.h"

#include <QRandomGenerator>
#include <QSet>

namespace storeys {

namespace {

constexpr int maxPlayers = 4;

bool isControl(QChar c)
{
    return c.category() == QChar::Other_Control || c == QChar::LineSeparator || c == QChar::ParagraphSeparator;
}

// The name of the class in records; "" in a game without classes.
QString classText(const Variant& variant, PlayerClass playerClass)
{
    const std::string_view name = classNames[static_cast<std::size_t>(playerClass)];
    return variant.hasClasses ? QString::fromUtf8(name) : QString();
}

} // namespace

QString levelList()
{
    return listOf<QStringList>(botLevels(), &QString::fromStdString).join(Words::tr(", ", "between levels in a list"));
}

GameStart GameStart::usual()
{
    GameStart start;
    start.seats = {{QString::fromStdString(usualName()), QString()}, {Words::tr("Ada"), usualLevel}};
    return start;
}

GameStart GameStart::fromMap(const QVariantMap& map)
{
    GameStart start;
    start.variant = map.value("variant", start.variant).toString();
    start.language = map.value("language").toString();
    if (map.contains("layout"))
        start.layout = map.value("layout").toString();
    start.lexicon = map.value("lexicon", start.lexicon).toString();
    start.houseWords = map.value("houseWords").toString();
    if (map.contains("seed"))
        start.seed = map.value("seed").toULongLong();
    for (const QVariant& entry : map.value("players").toList()) {
        const QVariantMap player = entry.toMap();
        start.seats.push_back({keptName(player.value("name").toString().trimmed()), player.value("level").toString(),
                               player.value("playerClass").toString(), player.value("away").toBool()});
    }
    start.houseRules = map.value("houseRules").toMap();
    start.setClock(map.value("clock").toMap());
    return start;
}

void GameStart::setClock(const QVariantMap& ids)
{
    QStringList words;
    for (const char* part : {"time", "increment", "atZero", "pauses"})
        words += ids.value(part).toString();
    const auto rules = ClockRules::read(words.join(' ').toStdString());
    clock = rules ? std::optional(*rules) : std::nullopt;
}

QVariantMap GameStart::clockIds() const
{
    QVariantMap ids{{"time", ""}, {"increment", ""}, {"atZero", ""}, {"pauses", ""}};
    if (clock)
        for (const QString& word : QString::fromStdString(clock->text()).split(' '))
            ids[word.startsWith("increment") ? "increment"
                : word.startsWith("at-zero") ? "atZero"
                : word.startsWith("pauses")  ? "pauses"
                                             : "time"] = word;
    return ids;
}

GameStart GameStart::like(const Game& game, const std::vector<SeatKind>& kinds, const std::optional<ClockRules>& clock,
                          const DataPlace& data)
{
    const RuleBook& book = *game.setup().book;
    GameStart start;
    start.variant = startOfVariant(book.variant, data);
    start.language = QString::fromStdString(book.variant.language);
    if (!book.variant.miniBoards.empty())
        start.layout = QString::fromStdString(book.variant.layout);
    start.lexicon = QString::fromStdString(book.lexicon->name);
    start.houseWords = QString::fromStdString(book.lexicon->house.text());
    for (std::size_t seat = 0; seat < kinds.size(); ++seat)
        start.seats.push_back({QString::fromStdString(game.setup().players[seat]), kinds[seat].level,
                               classText(book.variant, game.position().seats[seat].playerClass), kinds[seat].away});
    for (const std::string& name : HouseRules::names())
        if (const auto value = book.houseRules.valueOf(name); value != book.variant.houseRules.valueOf(name))
            start.houseRules.insert(QString::fromStdString(name), QString::fromStdString(value));
    start.clock = clock;
    return start;
}

QVariantMap GameStart::toMap() const
{
    QVariantList players;
    for (const Seat& seat : seats) {
        QVariantMap player{{"name", seat.name}, {"level", seat.level}};
        if (!seat.playerClass.isEmpty())
            player.insert("playerClass", seat.playerClass);
        if (seat.away)
            player.insert("away", true);
        players += player;
    }
    QVariantMap map{{"variant", variant}, {"lexicon", lexicon},       {"houseWords", houseWords},
                    {"players", players}, {"houseRules", houseRules}, {"clock", clockIds()}};
    if (!language.isEmpty())
        map.insert("language", language);
    if (layout)
        map.insert("layout", *layout);
    return map;
}

std::vector<GameStart::Seat> GameStart::seatsFromText(const QString& text)
{
    std::vector<Seat> seats;
    for (const QString& part : text.split(',')) {
        const qsizetype colon = part.lastIndexOf(':');
        const QString kind = colon < 0 ? QString() : part.mid(colon + 1).trimmed();
        const bool away = kind == inSecondWindow;
        seats.push_back({part.left(colon < 0 ? part.size() : colon).trimmed(), away ? QString() : kind, {}, away});
    }
    return seats;
}

QString problemOf(const GameStart& start)
{
    if (start.seats.empty() || start.seats.size() > maxPlayers)
        return Words::tr("A game needs one to four players.");
    QSet<QString> names;
    for (const auto& [name, level, playerClass, away] : start.seats) {
        if (name.isEmpty())
            return Words::tr("Give every player a name.");
        if (std::ranges::any_of(name, isControl))
            return Words::tr("The name of a player has a control character in it, such as a tab. Take it out.");
        if (names.contains(name))
            return Words::tr("Two players are named %1. Change one of the names.").arg(shownName(name));
        names.insert(name);
        if (!level.isEmpty() && !readBotSpec(level.toStdString()))
            return Words::tr("There is no computer level “%1”. The levels are %2.").arg(level, levelList());
    }
    return {};
}

Result<GameSetup, QString> setupOf(const GameStart& start, const DataPlace& data)
{
    if (const QString problem = problemOf(start); !problem.isEmpty())
        return problem;
    auto variant = variantOfStart(start.variant, data, start.language);
    if (!variant)
        return errorText(variant.error());
    if (start.layout && !variant->miniBoards.empty())
        variant = composed(*variant, start.layout->toStdString());
    if (!variant)
        return errorText(variant.error());
    if (const int seats = static_cast<int>(start.seats.size());
        seats < variant->fewestPlayers || seats > variant->mostPlayers)
        return errorText(
            {Fault::PlayerCount, {std::to_string(variant->fewestPlayers), std::to_string(variant->mostPlayers)}});
    auto lexicon = openLexicon(start.lexicon.toStdString(), variant->tiles.alphabet, data.lexicon(variant->language));
    if (!lexicon)
        return errorText(lexicon.error());
    const auto house = HouseWords::read(start.houseWords.toStdString(), variant->tiles.alphabet);
    if (!house)
        return houseWordsProblem(house.error());
    const auto words = withHouseWords(*lexicon, *house, variant->tiles.alphabet);
    GameSetup setup;
    HouseRules houseRules = variant->houseRules;
    for (const auto& [name, value] : start.houseRules.asKeyValueRange())
        if (const auto error = houseRules.set(name.toStdString(), value.toString().toStdString()))
            return errorText(*error);
    setup.book = std::make_shared<RuleBook>(RuleBook{*std::move(variant), houseRules, words});
    for (const GameStart::Seat& seat : start.seats) {
        setup.players.push_back(seat.name.toStdString());
        if (setup.book->variant.hasClasses)
            setup.classes.push_back(classNamed(seat.playerClass.toStdString()).value_or(PlayerClass::Rookie));
    }
    // Not from the global generator: the seeds of finished games would give away those of later ones.
    setup.seed = start.seed.value_or(QRandomGenerator::system()->generate64());
    return setup;
}

} // namespace storeys
