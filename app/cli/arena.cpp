// storeys-cli arena: computer against computer.

#include "arena/tournament.h"
#include "base/files.h"
#include "base/text.h"
#include "cli/commands.h"
#include "cli/game_options.h"
#include "cli/interruption.h"
#include "record/write_game.h"

#include <algorithm>
#include <cstdio>
#include <iostream>
#include <thread>
#include <unistd.h>

namespace storeys::cli {

namespace {

using Json = nlohmann::ordered_json;
using Clock = std::chrono::steady_clock;

constexpr const char* staticPlayer = "expert/candidates=0"; // knows all words, takes the play of best equity
constexpr auto saveInterval = std::chrono::seconds(10);

struct ArenaOptions
{
    GameOptions game;
    std::vector<std::string> bots;
    std::int64_t games = 0;
    std::uint64_t seed = 1;
    int threads = 0;
    int milliseconds = 0;
    std::string fromBag; // N[:PLAYER], see setOpening()
    std::filesystem::path resume;
    std::filesystem::path gcg;
};

void checkBots(const ArenaOptions& options)
{
    for (const std::string& bot : options.bots)
        (void)valueOf(readBotSpec(bot));
    if (options.bots.size() < 2)
        throw UnusableInput{"--bots needs two or more bots, separated by commas"};
    if (options.games < 2 || options.games % 2 != 0)
        throw UnusableInput{"--games must be even and at least 2: games are played in pairs"};
    if (options.games > 2 * arena::Tournament::mostPairs)
        throw UnusableInput{"--games must be at most " + std::to_string(2 * arena::Tournament::mostPairs)};
}

// The bots as text (see readBotSpec()); a bot without a time limit gets the value of --time.
std::vector<std::string> timedBots(const ArenaOptions& options)
{
    std::vector<std::string> bots = options.bots;
    for (std::string& bot : bots)
        if (options.milliseconds > 0 && !valueOf(readBotSpec(bot)).time)
            bot.insert(std::min(bot.find('/'), bot.size()), '@' + std::to_string(options.milliseconds) + "ms");
    return bots;
}

// Sets the opening from --from-bag, N[:PLAYER]: PLAYER plays for both seats until the bag has at most N tiles.
void setOpening(const std::string& text, arena::MatchTerms& match)
{
    if (text.empty())
        return;
    std::string_view player = text;
    const auto tiles = readDigits(takeUntil(player, ':'));
    if (!tiles)
        throw UnusableInput{"--from-bag cannot be '" + text + "': write a number of tiles, such as 7 or 7:greedy"};
    match.openingEnds = *tiles;
    match.opening = player.empty() ? staticPlayer : std::string(player);
    (void)valueOf(readBotSpec(match.opening));
}

// The 64-bit FNV-1a hash of the text, continued from that of the text before it.
std::uint64_t hashOf(std::string_view text, std::uint64_t before = 0xcbf29ce484222325)
{
    for (const char byte : text)
        before = (before ^ static_cast<unsigned char>(byte)) * 0x100000001b3;
    return before;
}

std::uint64_t hashOf(const Lexicon& lexicon, std::uint64_t before)
{
    lexicon.words.forEachWord([&](const Letters& word, unsigned grade) {
        std::string text(word.begin(), word.end()); // letters are numbers below 32
        text += static_cast<char>(0x80 + grade);
        before = hashOf(text, before);
    });
    return hashOf(joined(lexicon.levels, " ", [](int level) { return std::to_string(level); }), before);
}

std::string hexText(std::uint64_t hash)
{
    char text[17];
    std::snprintf(text, sizeof text, "%016llx", static_cast<unsigned long long>(hash));
    return text;
}

// All that decides the games, except for the number of threads. A saved tournament can be resumed only with the same
// terms. Files are named by what they hold, because they may change between two runs.
Json termsJson(const ArenaOptions& options, const RuleBookPtr& book, const BotKnowledge& knowledge)
{
    Json terms{{"variant", options.game.variant},
               {"language", book->variant.language},
               {"lexicon", options.game.lexicon},
               {"house_rules", options.game.houseRules},
               {"bots", options.bots},
               {"games", options.games},
               {"seed", options.seed}};
    if (options.game.layoutGiven->count() > 0)
        terms["layout"] = options.game.layout;
    if (!options.fromBag.empty())
        terms["from_bag"] = options.fromBag;
    terms["version"] = STOREYS_VERSION;
    terms["variant_hash"] = hexText(hashOf(book->variant.text));
    const std::uint64_t words = hashOf(*book->lexicon, hashOf(""));
    terms["lexicon_hash"] = hexText(hashOf(*knowledge.decent(book)->lexicon, words)); // bots propose no offensive words
    terms["values_hash"] = hexText(hashOf(knowledge.values().toJson(book->variant.tiles)));
    return terms;
}

// What differs between the saved terms and those of now, such as "language (en, now de)"; "" if nothing does. Hashes are
// listed only if nothing else differs: they depend on the rest.
std::string differenceOf(const Json& saved, const Json& now)
{
    Json all = saved;
    all.update(now);
    std::vector<std::string> differences;
    const auto textOf = [](const Json& value) {
        return value.is_null() ? "none" : value.is_string() ? value.get<std::string>() : value.dump();
    };
    for (const auto& [key, any] : all.items()) {
        const Json before = saved.value(key, Json());
        const Json after = now.value(key, Json());
        if (before != after && (differences.empty() || !key.ends_with("_hash")))
            differences.push_back(key + " (" + textOf(before) + ", now " + textOf(after) + ')');
    }
    return joined(differences);
}

// Continues the saved tournament; false if there is none.
bool load(const ArenaOptions& options, const Json& terms, arena::Tournament& tournament)
{
    std::error_code ignored;
    if (options.resume.empty() || !std::filesystem::exists(options.resume, ignored))
        return false;
    const std::string text = valueOf(readFile(options.resume));
    if (const auto deep = nestedTooDeeply(text))
        throw UnusableInput{options.resume.string() + ' ' + message(*deep)};
    try {
        const Json saved = Json::parse(text);
        if (const std::string different = differenceOf(saved.at("terms"), terms); !different.empty())
            throw UnusableInput{options.resume.string() + " was begun with other terms: " + different};
        if (const auto error = tournament.resume(saved.at("standings")))
            throw UnusableInput{options.resume.string() + ", " + *error};
        return true;
    } catch (const Json::exception&) {
        throw UnusableInput{options.resume.string() + " is not a file that arena can resume from"};
    }
}

void write(const std::filesystem::path& path, const std::string& text)
{
    if (const auto error = writeFile(path, text))
        throw UnusableInput{message(*error)};
}

void save(const ArenaOptions& options, const Json& terms, const arena::Tournament& tournament)
{
    if (options.resume.empty())
        return;
    write(options.resume, Json{{"terms", terms}, {"standings", tournament.toJson()}}.dump() + '\n');
}

// Writes one file per game of the pair. Games are numbered from 1 across the tournament; `number` counts pairs from 0.
// `isOwn`: records need the whole variant, because it is not built in.
void writeGames(const std::filesystem::path& folder, std::int64_t number, const arena::GamePair& pair, bool isOwn)
{
    for (std::size_t i = 0; i < pair.games.size(); ++i) {
        std::string name = std::to_string(2 * number + static_cast<std::int64_t>(i) + 1);
        name.insert(0, name.size() < 7 ? 7 - name.size() : 0, '0');
        write(folder / ("game-" + name + ".gcg"),
              gcgText(recordOf(pair.games[i], {.kinds = pair.levels[i], .ownVariant = isOwn})));
    }
}

// Creates the folder of the records. Refuses one with records of another tournament, which would be overwritten.
void makeFolder(const std::filesystem::path& folder, bool isResumed)
{
    if (folder.empty())
        return;
    std::error_code failed;
    std::filesystem::create_directories(folder, failed);
    if (failed)
        throw UnusableInput{"cannot create the folder " + folder.string() + ": " + failed.message()};
    std::filesystem::directory_iterator entry(folder, failed);
    for (; !failed && !isResumed && entry != std::filesystem::directory_iterator(); entry.increment(failed))
        if (const auto name = entry->path().filename();
            name.string().starts_with("game-") && name.extension() == ".gcg")
            throw UnusableInput{"the folder " + folder.string() + " already has records of games, such as "
                                + name.string() + "; choose another folder, or move them"};
    if (failed)
        throw UnusableInput{"cannot read the folder " + folder.string() + ": " + failed.message()};
}

constexpr int barWidth = 30;

std::string clockText(double seconds)
{
    const auto all = static_cast<long>(seconds + 0.5);
    char text[32];
    std::snprintf(text, sizeof text, "%ld:%02ld:%02ld", all / 3600, all / 60 % 60, all % 60);
    return text;
}

// A progress bar on standard error: games played, and an estimate of the time left. On a terminal it is redrawn in
// place; elsewhere it is a new line every ten seconds. The arguments count pairs of games.
class ArenaProgress
{
public:
    ArenaProgress(std::int64_t played, std::int64_t total)
        : m_before(played), m_total(total), m_terminal(isatty(STDERR_FILENO) == 1)
    {}

    // Draws at most five times a second, so call it as often as you like.
    void show(std::int64_t played)
    {
        const auto now = Clock::now();
        if (now - m_shown < (m_terminal ? std::chrono::milliseconds(200) : std::chrono::seconds(10)))
            return;
        m_shown = now;
        draw(played);
    }

    void end(std::int64_t played)
    {
        draw(played);
        if (m_terminal)
            std::fputc('\n', stderr);
    }

private:
    void draw(std::int64_t played) const
    {
        const double share = m_total == 0 ? 1 : static_cast<double>(played) / static_cast<double>(m_total);
        const std::chrono::duration<double> spent = Clock::now() - m_start;
        const auto now = static_cast<double>(played - m_before);
        const auto rest = static_cast<double>(m_total - played);
        const std::string left = now > 0 ? clockText(spent.count() / now * rest) : "-:--:--";
        const std::string bar(static_cast<std::size_t>(share * barWidth), '#');
        std::fprintf(stderr, "%s[%-*s] %lld/%lld games, %s left%s", m_terminal ? "\r" : "", barWidth, bar.c_str(),
                     static_cast<long long>(2 * played), static_cast<long long>(2 * m_total), left.c_str(),
                     m_terminal ? "   " : "\n");
        std::fflush(stderr);
    }

    std::int64_t m_before; // pairs played before this run
    std::int64_t m_total;  // pairs in all
    bool m_terminal;
    Clock::time_point m_start = Clock::now();
    Clock::time_point m_shown = m_start;
};

void playAll(const ArenaOptions& options, const Json& terms, bool isOwn, arena::Tournament& tournament)
{
    std::stop_source stop;
    const Interruption interruption; // the first Ctrl+C must not end the program before the result is saved
    ArenaProgress progress(tournament.played(), tournament.total());
    auto saved = Clock::now();
    const auto keep = [&](std::int64_t number, const arena::GamePair& pair) {
        writeGames(options.gcg, number, pair, isOwn);
    };
    tournament.play(options.threads, stop, keep, [&] {
        if (Interruption::came())
            stop.request_stop();
        progress.show(tournament.played());
        if (Clock::now() - saved > saveInterval) {
            save(options, terms, tournament);
            saved = Clock::now();
        }
    });
    progress.end(tournament.played());
    save(options, terms, tournament);
}

int run(ArenaOptions options)
{
    checkBots(options);
    options.bots = timedBots(options);
    const DataPlace place = DataPlace::ofProgram();
    const RuleBookPtr book = options.game.book();
    const auto knowledge = valueOf(place.knowledge(book->variant));
    const Json terms = termsJson(options, book, *knowledge);
    arena::MatchTerms match{book, {knowledge, knowledge}, options.seed, !options.gcg.empty(), {}, 0};
    setOpening(options.fromBag, match);
    arena::Tournament tournament(match, options.bots, options.games / 2);
    const bool isResumed = load(options, terms, tournament);
    makeFolder(options.gcg, isResumed);
    save(options, terms, tournament);

    const arena::Played before = playedIn(tournament);
    const auto start = Clock::now();
    playAll(options, terms, !place.isBuiltIn(book->variant), tournament);
    const std::chrono::duration<double, std::milli> elapsed = Clock::now() - start;
    Json json = terms;
    json.erase("games");
    json.erase("bots");
    const auto isTimed = [](const std::string& bot) { return valueOf(readBotSpec(bot)).time.has_value(); };
    json["reproducible"] =
        std::ranges::none_of(options.bots, isTimed) && (match.opening.empty() || !isTimed(match.opening));
    const arena::Played after = playedIn(tournament);
    json.update(arena::report(tournament, elapsed.count(), {after.games - before.games, after.turns - before.turns}));
    std::cout << json << '\n';
    return tournament.isOver() ? 0 : 1;
}

} // namespace

void addArena(CLI::App& program, int& status)
{
    auto options = std::make_shared<ArenaOptions>();
    options->threads = static_cast<int>(std::max(1u, std::thread::hardware_concurrency()));
    CLI::App* command = program.add_subcommand(
        "arena",
        "Let computer players play each other and print the result as JSON. Games come in pairs with the "
        "same order of tiles and the seats swapped. The same seed gives the same games with any number of "
        "threads. Ctrl+C stops early, prints the result so far and exits with status 1; a second one ends at once");
    options->game.addTo(*command);
    command
        ->add_option(
            "--bots", options->bots,
            "Two or more levels, such as greedy,random; each pair plays. A level can be given a time for each turn and numbers of its own, such as master@1s or expert/rollouts=0/endgame=300")
        ->type_name("LEVELS")
        ->delimiter(',')
        ->required();
    command->add_option("--games", options->games, "Number of games per pair; must be even")->required();
    command->add_option("--seed", options->seed, "Seed for all random choices (default: 1)");
    command->add_option("--threads", options->threads, "Number of threads (default: all the machine has)")
        ->check(CLI::Range(1, 256));
    command
        ->add_option("--time", options->milliseconds,
                     "Milliseconds for each turn, instead of the levels' own limits; games then differ between runs")
        ->check(CLI::Range(1, 3'600'000));
    command
        ->add_option(
            "--from-bag", options->fromBag,
            "Compare only how games end: until the bag has at most N tiles, PLAYER plays for both (default: the best play by static evaluation)")
        ->type_name("N[:PLAYER]");
    command
        ->add_option("--gcg", options->gcg, "Save a record of every game in this folder, which may hold no other games")
        ->type_name("FOLDER");
    command->add_option("--resume", options->resume, "Continue from this file if it exists, and keep it up to date")
        ->type_name("FILE");
    command->callback([options, &status] { status = run(*options); });
}

} // namespace storeys::cli
