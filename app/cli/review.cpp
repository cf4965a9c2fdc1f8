// storeys-cli review: compares each turn of a game with the best one, then sums up each player.

#include "cli/commands.h"
#include "cli/game_options.h"
#include "cli/json_output.h"
#include "record/play_text.h"
#include "teaching/draw_luck.h"
#include "teaching/game_review.h"

namespace storeys::cli {

namespace {

double percent(double share)
{
    return rounded(100 * share);
}

// Adds the estimate to the line under that name and, unless it is exact, its standard error.
void put(Json& line, const std::string& name, const Estimate& estimate)
{
    line[name] = rounded(estimate.value);
    if (estimate.error > 0)
        line[name + "_error"] = rounded(estimate.error);
}

Json termsJson(const Terms& terms)
{
    Json json;
    for (std::size_t term = 0; term < termCount; ++term)
        json[std::string(termName(static_cast<Term>(term)))] = rounded(terms[term].value);
    return json;
}

Json reasonJson(const Reason& reason, const Board& board, const Candidate& subject, const Alphabet& alphabet)
{
    Json json = {{"kind", reasonName(reason.kind)}, {"for", reason.forBest ? "best" : "taken"}};
    if (reason.term)
        json["term"] = termName(*reason.term);
    if (reason.worth.value != 0)
        put(json, "worth", reason.worth);
    const auto putIf = [&](const char* name, const std::optional<Estimate>& estimate, double factor) {
        if (estimate)
            put(json, name, {factor * estimate->value, factor * estimate->error});
    };
    putIf("points", reason.points, 1);
    putIf("chance", reason.chance, 100);
    putIf("other_points", reason.otherPoints, 1);
    putIf("other_chance", reason.otherChance, 100);
    if (reason.count > 0)
        json["count"] = reason.count;
    if (reason.height > 0)
        json["height"] = reason.height;
    if (!reason.tiles.empty())
        json["tiles"] = alphabet.text(reason.tiles);
    for (const Letters& word : reason.words)
        json["words"].push_back(alphabet.spell(word));
    for (const Square square : reason.squares)
        json["squares"].push_back(squareText(square));
    const std::vector<Board> boards = evidenceBoards(reason, board, subject);
    for (std::size_t n = 0; n < boards.size(); ++n)
        json["plays"].push_back(playText(boards[n], reason.evidence[n], alphabet));
    return json;
}

Json turnJson(const TurnReview& review, const Turn& turn, const Board& board, const Alphabet& alphabet)
{
    // Blockers put on the board beside a play are not judged.
    const Action best = isSame(review.best, turn) ? turn.action : review.best.action();
    Json line = {{"best", actionText(board, best, alphabet)},
                 {"best_score", review.best.score().value},
                 {"value", rounded(review.value.value)}};
    put(line, "loss", review.pointsLost);
    if (review.chance) {
        line["chance"] = percent(review.chance->value);
        put(line, "chance_lost", {100 * review.chanceLost->value, 100 * review.chanceLost->error});
    }
    line["grade"] = gradeName(review.grade);
    if (review.exact)
        line["exact"] = true;
    else if (review.pointsLost.error > 0)
        line["lost_by"] = termsJson(review.terms);
    for (const Reason& reason : review.reasons)
        line["reasons"].push_back(reasonJson(reason, board, review.subjectOf(reason), alphabet));
    if (review.lead)
        put(line, "lead", *review.lead);
    if (review.rarer) {
        line["rarer"] = actionText(board, review.rarer->action(), alphabet);
        put(line, "rarer_gain", review.rarerGain);
    }
    if (review.draws)
        put(line, "draws", *review.draws);
    if (review.forced)
        line["forced"] = true;
    return line;
}

// The summary of a player's turns. `lines` gives, for each turn of the game, its line number in the record.
Json playerJson(const GameReview& game, int seat, const std::vector<int>& lines)
{
    const PlayerReview player = playerReview(game, seat);
    Json json = {{"reviewed", player.turns}};
    if (player.accuracy)
        json["accuracy"] = rounded(*player.accuracy);
    for (const Grade grade : {Grade::Small, Grade::Medium, Grade::Large, Grade::Open})
        json["mistakes"][std::string(gradeName(grade))] = player.grades[static_cast<std::size_t>(grade)];
    put(json, "draws", player.draws);
    put(json, "loss", {-player.plays.value, player.plays.error});
    json["lost_by"] = termsJson(player.lostByTerm);
    json["key_turns"] = Json::array();
    for (const KeyTurn& key : keyTurns(game, seat))
        json["key_turns"].push_back({{"line", lines[key.turn]}, {"why", reasonName(key.why)}});
    return json;
}

std::optional<TurnReview> reviewed(const Game& game, std::size_t turn, const BotKnowledge& knowledge,
                                   const Judging& judging)
{
    auto view = knownViewBefore(game, turn);
    if (!view)
        return std::nullopt;
    view->book = knowledge.decent(view->book);
    TurnReview review = reviewTurn(*view, game.turns()[turn], knowledge, judging, reviewSeed(turn), {});
    view->book = knowledge.upTo(judging.wordLevel, view->book);
    if (const auto draw = drawFor(game, turn))
        review.draws = drawLuck(*view, *draw, knowledge.values(), RandomSource(reviewSeed(turn)), {});
    return review;
}

bool review(const RecordReport& report, std::string_view text, const RecordChoices& choices, const Judging& judging)
{
    const auto record = writtenRecord(report, text, choices, TurnsAre::Kept);
    if (!record)
        return false;
    const auto& [read, book, written, words] = *record;
    if (book->lexicon->isEmpty() || !isReviewed(*book))
        return report.refuseFile("the turns of this game can't be reviewed");
    const Game game = pastGame(read.record, book, written);
    if (game.isFollowed())
        return report.refuseFile("the game goes on; it can be reviewed when it is over");
    const auto knowledge = valueOf(DataPlace::ofProgram().knowledge(book->variant));
    GameReview reviews(game.turns().size());
    std::vector<int> lines(reviews.size());
    for (const FollowedGame::Event& event : written.events) {
        if (event.turn < 0 || !event.doubts.empty())
            continue;
        const auto turn = static_cast<std::size_t>(event.turn);
        lines[turn] = event.line;
        reviews[turn] = reviewed(game, turn, *knowledge, judging);
        if (!reviews[turn])
            continue;
        if (words == WordsAre::NotJudged)
            std::erase_if(reviews[turn]->reasons,
                          [](const Reason& reason) { return reason.kind == Reason::Kind::NoWord; });
        Json line = {{"line", event.line},
                     {"player", read.record.players[static_cast<std::size_t>(event.seat)].nick},
                     {"play", event.text},
                     {"score", event.score.value}};
        line.update(turnJson(*reviews[turn], game.turns()[turn], game.positionBefore(turn).board,
                             book->variant.tiles.alphabet));
        report.print(line);
    }
    forgetHintedFinds(reviews, game);
    Json players = Json::array();
    for (std::size_t seat = 0; seat < read.record.players.size(); ++seat) {
        Json player = {{"player", read.record.players[seat].nick}};
        player.update(playerJson(reviews, static_cast<int>(seat), lines));
        players.push_back(std::move(player));
    }
    report.print({{"players", std::move(players)}});
    return true;
}

struct ReviewOptions
{
    std::vector<std::string> files;
    std::string words = "common";
    RecordChoices choices;
};

const std::vector<std::string> wordLevelNames{"common", "most", "all"};

int levelOf(const std::string& words)
{
    constexpr std::array levels{commonLevel, mostLevel, Judging::allWords};
    return levels[std::ranges::find(wordLevelNames, words) - wordLevelNames.begin()];
}

} // namespace

int reviewRecords(const std::vector<std::string>& files, const RecordChoices& choices, int wordLevel)
{
    return forEachRecord(files, "reviewed", [&](const RecordReport& report, std::string_view text) {
        return review(report, text, choices, {wordLevel});
    });
}

void addReview(CLI::App& program, int& status)
{
    auto options = std::make_shared<ReviewOptions>();
    CLI::App* command = program.add_subcommand(
        "review",
        "Review the turns of game records, as JSON lines: what each turn gave away in points and in chance to "
        "win (in percent) and the reasons for it, each about the \"best\" turn or the turn \"taken\", with the "
        "part of the loss that it explains, then the accuracy, mistakes and key turns of each player");
    command->add_option("file", options->files, "Game records (GCG), or folders of them")
        ->required()
        ->type_name("FILE|FOLDER");
    addChoice(*command, "--words", options->words, "Words that are expected of players", wordLevelNames);
    command->add_option("--lexicon", options->choices.lexicon, "Word list to use instead of the one in the record")
        ->type_name("WORDS|FILE");
    addRepeatable(*command, "--house-rule", options->choices.houseRules,
                  "House rule as NAME=VALUE that overrides the record; can be repeated");
    command->callback(
        [options, &status] { status = reviewRecords(options->files, options->choices, levelOf(options->words)); });
}

} // namespace storeys::cli
