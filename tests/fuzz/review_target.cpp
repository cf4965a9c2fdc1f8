// Reviews of games: whatever a file says, each turn can be told, each reason shows plays that can lie on its board, and
// what was read is written and read again. The first byte chooses the game.

#include "table_target.h"

#include "bots/levels.h"
#include "table/review/review_store.h"
#include "table/start/game_start.h"
#include "table/text/player_name.h"
#include "table/text/reason_text.h"
#include "table/text/verdict_text.h"
#include "table/view/history_view.h"

namespace storeys::review_target {

namespace {

std::optional<Game> gameOf(const char* variant)
{
    GameStart start;
    start.variant = variant;
    start.lexicon = "common";
    start.seats = {{"Ann", {}, "pro"}, {"Bo", {}, "rookie"}};
    start.seed = 1;
    Game game(*setupOf(start, DataPlace(STOREYS_DATA_DIR)));
    const auto bot = makeBot("beginner", 1, nullptr, std::nullopt);
    for (int turn = 0; turn < 8 && !game.isOver(); ++turn)
        require(!game.take(bot->choose(viewOf(game.position(), game.position().turn), {})), "a bot's turn is legal");
    return game;
}

void tell(const TurnReview& review, const std::optional<Game>& game, std::size_t turn)
{
    const Position& before = game->positionBefore(turn);
    const RecordNotes notes;
    HistoryView look(game, notes);
    require(!verdictText(&review, "").isEmpty(), "every turn has a verdict");
    (void)costText(review);
    (void)themeText(review, before);
    (void)bestText(review, true, before);
    (void)rarerText(review, before);
    for (const Reason& reason : review.reasons) {
        require(!reasonText(reason, review, before, namesOf(*game)).isEmpty(), "every reason is told");
        for (std::size_t example = 0; example < 3; ++example)
            if (const auto shown = shownBy(reason, review.subjectOf(reason), before.seatCount(), example))
                look.imagine(static_cast<int>(turn), shown->actions, {});
    }
}

} // namespace

const FuzzTarget target("review", [](const std::uint8_t* data, std::size_t size) {
    needApplication();
    static const std::optional<Game> games[] = {gameOf("stack10"), gameOf("cross15"), gameOf("blanks-blockers"),
                                                gameOf("surprise")};
    if (size == 0)
        return 0;
    const std::optional<Game>& game = games[data[0] % std::size(games)];
    const auto review = readReview(bytesOf(data + 1, size - 1), *game);
    if (!review)
        return 0;
    require(review->turns.size() == game->turns().size(), "a review has all turns of its game");
    for (std::size_t turn = 0; turn < review->turns.size(); ++turn)
        if (const auto& kept = review->turns[turn]; kept && kept->review)
            tell(*kept->review, game, turn);
    const QByteArray text = reviewText(*review, *game);
    const auto again = readReview(text, *game);
    require(again && reviewText(*again, *game) == text, "a review reads back");
    return 0;
});

} // namespace storeys::review_target
