// storeys-fit-values: fits to self-play what tiles on a rack are worth, how much plays open up for the next player, and
// how likely a lead is to win. Writes the files of assets/values, each with the command that made it. With --against it
// instead plays the values of two files against each other.

#include "arena/standings.h"
#include "base/files.h"
#include "data_place.h"
#include "messages/messages.h"
#include "values/fits.h"

#include <CLI/CLI.hpp>
#include <iostream>

namespace {

struct Options
{
    std::string variant;
    std::string language{storeys::english};
    std::string out;
    int games = 1000;
    std::uint64_t seed = 1;
    int rounds = 3;
    bool onlyWins = false;
    std::string against;
};

template<class Value>
Value valueOf(storeys::Result<Value> result)
{
    return result ? *std::move(result) : throw std::runtime_error(storeys::message(result.error()));
}

storeys::RuleBookPtr bookOf(const Options& options)
{
    const storeys::DataPlace place = storeys::DataPlace::ofProgram();
    storeys::RuleBook book{valueOf(place.variant(options.variant, options.language)), {}, nullptr};
    book.houseRules = book.variant.houseRules;
    const auto& alphabet = book.variant.tiles.alphabet;
    book.lexicon = valueOf(storeys::openLexicon("standard", alphabet, place.lexicon(options.language)));
    return std::make_shared<storeys::RuleBook>(std::move(book));
}

std::string commandOf(const Options& options)
{
    const bool isEnglish = options.language == storeys::english;
    return "storeys-fit-values " + options.variant + " assets/values/" + options.variant
           + (isEnglish ? "" : "." + options.language) + ".json" + (isEnglish ? "" : " --language " + options.language)
           + " --games " + std::to_string(options.games) + " --seed " + std::to_string(options.seed)
           + (options.onlyWins ? " --only-wins" : " --rounds " + std::to_string(options.rounds));
}

// Fits in rounds: the values of each round choose the plays of the next one and give the values of its leaves.
storeys::LeaveTable fit(const Options& options, const storeys::RuleBookPtr& book)
{
    storeys::LeaveTable values;
    for (int round = 0; round < options.rounds; ++round) {
        std::cerr << "round " << round + 1 << " of " << options.rounds << std::endl;
        const std::uint64_t seed = options.seed + static_cast<std::uint64_t>(round);
        values = storeys::values::fitRacks(book, values, options.games, seed);
    }
    values.risk = storeys::values::fitRisk(book, values, options.games / 3, options.seed);
    values.madeBy = commandOf(options);
    return values;
}

storeys::LeaveTable valuesOf(const std::string& file, const storeys::RuleBook& book)
{
    return valueOf(storeys::LeaveTable::read(file, book.variant.tiles));
}

// Fits everything or, with --only-wins, keeps the values in the file and fits only the chances to win.
storeys::LeaveTable fitted(const Options& options, const storeys::RuleBookPtr& book)
{
    storeys::LeaveTable values = options.onlyWins ? valuesOf(options.out, *book) : fit(options, book);
    values.win = storeys::values::fitWins(book, values, options.games, options.seed);
    if (options.onlyWins)
        values.madeBy += ", then " + commandOf(options);
    return values;
}

constexpr const char* staticPlayer = "expert/candidates=0"; // knows all words, takes the play of best equity

// Plays the values of --out against those of --against, in pairs of games between two static players. Prints points
// per game and the share of games won, each with its 95% confidence interval.
void compare(const Options& options, const storeys::RuleBookPtr& book)
{
    const auto knowing = [&](const std::string& file) {
        return std::make_shared<const storeys::BotKnowledge>(valuesOf(file, *book));
    };
    const storeys::arena::MatchTerms terms{
        book, {knowing(options.out), knowing(options.against)}, options.seed, false, {}, 0};
    const auto generator = std::make_shared<storeys::Generator>();
    storeys::arena::Standings standings;
    for (int pair = 0; pair < options.games / 2; ++pair)
        standings.add(*storeys::arena::playPair(terms, {staticPlayer, staticPlayer}, pair, generator, {}));
    const auto spread = standings.spread();
    const auto rate = standings.winRate();
    std::printf("%lld pairs: %+.2f points (%+.2f … %+.2f), %.1f %% (%.1f … %.1f)\n",
                static_cast<long long>(standings.pairs()), spread.value, spread.low, spread.high, 100 * rate.value,
                100 * rate.low, 100 * rate.high);
}

} // namespace

int main(int argc, char** argv)
{
    Options options;
    CLI::App program("Fits by self-play what computer players know of a variant", "storeys-fit-values");
    program.add_option("variant", options.variant, "e.g. stack10")->required();
    program.add_option("out", options.out, "JSON file to write, or to compare")->required();
    program.add_option("--language", options.language, "Language of its tiles and words by its code, e.g. de");
    program.add_option("--games", options.games, "Games a round");
    program.add_option("--seed", options.seed, "Decides all games");
    program.add_option("--rounds", options.rounds, "Rounds, each from the values of the one before");
    program.add_flag("--only-wins", options.onlyWins, "Keep the values in the file, and fit only the chances to win");
    program.add_option("--against", options.against,
                       "Fit nothing: play that many games between the values in the file and those in this one");
    CLI11_PARSE(program, argc, argv);
    try {
        const auto book = bookOf(options);
        if (options.against.empty()) {
            const storeys::LeaveTable values = fitted(options, book);
            if (const auto error = storeys::writeFile(options.out, values.toJson(book->variant.tiles) + '\n'))
                throw std::runtime_error(storeys::message(*error));
        } else {
            compare(options, book);
        }
    } catch (const std::exception& error) {
        std::cerr << "storeys-fit-values: error: " << error.what() << std::endl;
        return 1;
    }
    return 0;
}
