#include "table/learning/rule_pages.h"

#include "rules/turn_rules.h"
#include "table/text/lexicon_text.h"
#include "table/text/variant_text.h"
#include "teaching/turn_review.h"

#include <QLocale>

namespace storeys {

namespace {

// Builds the pages for a rule book. A class, so that all texts have the same translation context.
class Pages
{
    Q_DECLARE_TR_FUNCTIONS(Table)

public:
    explicit Pages(const RuleBook& book)
        : m_book(book), m_variant(book.variant), m_rules(book.houseRules),
          m_lexicon(dictionaryText(*book.lexicon, book.variant.language)), m_cost(challengeCost(book)),
          m_game(featuresOf(book.variant, book.houseRules)), m_race(goalTexts(book.variant))
    {}

    [[nodiscard]] RulePage goal() const
    {
        return {
            "goal",
            tr("Aim of the game"),
            {m_game.heights
                 ? tr("All players build on the same board. You place letter tiles beside and on top of the tiles "
                      "already there to form words. The higher the stacks in your words, the more they score.")
             : m_game.claims
                 ? tr("All players build on the same board. You place letter tiles and claim words that run "
                      "through them in any direction.")
                 : tr("All players build on the same board. You place letter tiles to form words that cross or "
                      "extend the words already there."),
             m_game.points ? tr("One to four players, people or computers, take turns. The highest total wins.")
                           : tr(m_race.aim),
             tr("To decide who starts, everyone draws a tile; the player with the letter closest to A starts. Then each player "
                "draws %n tile(s), and refills the rack from the bag after each play.",
                nullptr, m_variant.rackSize)}};
    }
    [[nodiscard]] RulePage laying() const
    {
        return {
            "laying", tr("Placing a word"),
            m_game.claims
                ? pathsText()
                : QStringList{
                    tr("Place one or more of your tiles in one row or one column. Together with the tiles on the board "
                       "they must leave no gap, and every word they form, across or down, must be valid."),
                    m_race.firstWord       ? tr(m_race.firstWord)
                    : m_variant.startsStay ? tr(
                          "The first word must have at least two tiles and cover a star. Every later play must touch a "
                          "tile already on the board, or cover a star with at least two tiles.")
                    : !m_game.heights
                        ? tr(
                            "The first word must have at least two tiles and cover the star in the middle. Every later "
                            "play must touch a tile already on the board.")
                        : tr(
                            "The first word must have at least two tiles and cover a start square in the middle. Every "
                            "later play must touch, or lie on top of, a tile already on the board.")}};
    }
    [[nodiscard]] RulePage stacking() const
    {
        return {"stacking",
                tr("Stacking"),
                {tr("You can place tiles on top of others to change words. Only the top tile of a stack counts as its "
                    "letter."),
                 tr("No stack can be higher than %n.", "tiles", m_rules.stackLimit),
                 tr("You cannot place a letter on the same letter, or cover a whole word in one play: at least one of "
                    "its tiles must stay visible.")}};
    }
    [[nodiscard]] RulePage pieces() const
    {
        QStringList lines{tr(
            "Yellow squares give you a yellow blank when a tile covers them, once. It lies beside your rack. From your "
            "next turn on you can use it in any play as any letter; it scores 0. Type * and a letter, or drag it.")};
        if (m_variant.pile.blockers > 0 && m_rules.blockers)
            lines +=
                tr("Dark squares give you a blocker. You can put blockers down together with a word, on any empty "
                   "square where they are allowed: no word can go through them. Drag one, or type # at the cursor.");
        if (contains(m_variant.squares, SquareEffect::LiftBlocker, &SquareKind::effect) && m_rules.blockers)
            lines +=
                tr("A play that covers a pickaxe may take one blocker off the board. No blocker can lie on a pickaxe, "
                   "on a corner or next to one.");
        if (m_variant.hasClasses)
            lines += tr("A rookie collects both, a middle player only blanks, a pro nothing. In a game with a pro, a "
                        "rookie’s tile can replace a blocker.");
        lines += tr("A pile that is empty gives nothing. What is left beside your rack costs nothing at the end.");
        return {"pieces", tr("Yellow blanks and blockers"), lines};
    }
    [[nodiscard]] RulePage walls() const
    {
        const bool inSpace = isInSpace(m_variant);
        QStringList lines{
            inSpace ? tr("No tile can be placed on an asteroid. A word ends there, as at the edge of the board.")
                    : tr("No tile can be placed on a wall. A word ends there, as at the edge of the board.")};
        if (m_race.places)
            lines += tr(m_race.places);
        return {"walls", inSpace ? tr("Asteroids and places of your own") : tr("Walls and places of your own"), lines};
    }
    [[nodiscard]] RulePage cards() const
    {
        return {"cards",
                tr("Cards"),
                {tr("A play that covers a card square draws a card, which is carried out after the play. Where a card "
                    "leaves you a choice, you may decline it."),
                 tr("When no cards are left, these squares give nothing.")}};
    }
    [[nodiscard]] RulePage miniBoards() const
    {
        QStringList lines{
            tr("Small boards lie on the large one, one on top of another. Only what can be seen counts. Every "
               "star is a start square and doubles the word.")};
        if (m_rules.starBonus)
            lines += tr("A play that joins groups of tiles that each cover a star scores %n more.", "points",
                        m_variant.starBonus.value);
        lines += tr("You can lay them yourself before a game: “Design the board” in “New game”.");
        return {"mini-boards", tr("A board made of boards"), lines};
    }
    [[nodiscard]] RulePage plural() const
    {
        const QString free =
            tr("You can play an S that also begins a new word or is inside one, that goes on top of another tile, or "
               "that comes with other tiles.");
        return {"plural",
                tr("Just an S"),
                {m_rules.pluralRule
                     ? tr("A play cannot just add an S to the end of a word.")
                     : tr("The house rules of this game allow a play that just adds an S to the end of a word."),
                 free}};
    }
    [[nodiscard]] RulePage words() const
    {
        const bool dictionary = m_rules.mode == HouseRules::Mode::Dictionary;
        QStringList lines;
        if (const QString language = wordsLanguageText(m_variant.language); !language.isEmpty())
            lines += language;
        lines += m_game.claims ? tr("Every word that you claim must be valid, and you can claim a word only once in a "
                                    "play. Other lines of tiles need not be words.")
                               : tr("Every line of two or more tiles that your play forms or changes, across or down, "
                                    "must be a valid word.");
        lines +=
            dictionary
                ? tr("Storeys checks words against the word list “%1” and marks invalid ones at once. Click a word "
                     "or press Ctrl+D to see what it means.")
                      .arg(m_lexicon)
                : tr("Words are not checked when you place them, but opponents can challenge them. The word list "
                     "“%1” then decides.")
                      .arg(m_lexicon);
        return {"words", tr("Words"), lines};
    }
    [[nodiscard]] RulePage score() const
    {
        QStringList lines;
        if (m_game.claims)
            return {
                "score",
                tr("Scoring"),
                {tr("A play scores the values of all letters in its claimed words; a tile in two words scores in both."),
                 tr("Extra points for placing %n tile(s) in one play:", nullptr, m_variant.rackSize) + " <b>"
                     + QString::number(m_variant.bingoBonus.value) + "</b>"}};
        if (m_game.values) {
            lines += tr("Each letter has a value.");
            if (m_game.premiums)
                lines +=
                    tr("Round squares multiply the value of the letter placed on them, octagonal squares the score "
                       "of the whole word. Each counts only for the play that covers it.");
        } else {
            lines += tr("In a word without stacks, each tile scores %n.", "points", m_variant.flatTile.value);
            if (m_game.heights)
                lines += tr("In a word with a stack, every tile scores %n, including those underneath.", "points",
                            m_variant.stackedTile.value);
        }
        lines += tr("The scores of all words that the play forms or changes are added. A tile in two words scores "
                    "in both.");
        lines += tr("Extra points for placing %n tile(s) in one play:", nullptr, m_variant.rackSize) + " <b>"
                 + QString::number(m_variant.bingoBonus.value) + "</b>";
        if (const QString bonus = letterBonus(); !bonus.isEmpty() && !m_game.values)
            lines += tr("In a word without stacks, these tiles score extra: %1.").arg(bonus);
        return {"score", tr("Scoring"), lines};
    }
    [[nodiscard]] RulePage blanks() const
    {
        return {"blanks",
                tr("Blanks"),
                {tr("There are %n blank tile(s). You choose a letter for a blank when you place it, and it keeps that "
                    "letter.",
                    nullptr, m_variant.tiles.counts[Tile::blank().kind()]),
                 tr("Blanks score 0, but a square under a blank still multiplies the word.")}};
    }
    [[nodiscard]] RulePage exchange() const
    {
        QStringList lines{
            m_rules.exchange == HouseRules::ExchangeSize::One
                ? tr("Instead of placing tiles, you can exchange one tile for a new one. This uses your turn.")
                : tr("Instead of placing tiles, you can exchange any number of tiles for new ones. This uses your "
                     "turn.")};
        lines += m_rules.exchangeNeedsSeven ? tr("There must be at least seven tiles in the bag.")
                                            : tr("There must be enough tiles in the bag.");
        lines += tr("You can always pass.");
        return {"exchange", tr("Exchanging and passing"), lines};
    }
    [[nodiscard]] RulePage end() const
    {
        return {
            "end", tr("End of the game"),
            endLines()
                + QStringList{tr("One of two players can also resign (menu): the other wins, whatever the points.")}};
    }
    [[nodiscard]] QStringList endLines() const
    {
        if (!m_game.points)
            return {tr(m_race.end),
                    tr("If the game ends without that, because nobody can play or all pass in a row, the player who is "
                       "nearest wins. Players who are equally near tie.")};
        if (m_game.claims)
            return {tr("The game ends when every player has taken %n turn(s). Passing and exchanging count as turns.",
                       nullptr, m_rules.rounds),
                    tr("Tiles left on the racks cost nothing. Players with equal totals tie.")};
        return {
            tr("The game ends when the bag is empty and a player has placed all their tiles, or when no one can make "
               "another play."),
            m_rules.passRounds == 1 ? tr("It also ends when all players pass in a row.")
                                    : tr("It also ends when all players pass twice in a row."),
            gainsByGoingOut(m_variant)
                ? tr("Players lose the value of the tiles left on their racks. A player who placed all tiles gains "
                     "the value of everyone else’s.")
                : tr("Each tile left on your rack costs %n.", "points", m_variant.penaltyPerTile.value),
            breaksTies(m_variant) ? tr("If totals are equal, the higher score before this adjustment wins.")
                                  : tr("Players with equal totals tie.")};
    }
    [[nodiscard]] RulePage challenge() const
    {
        QStringList lines{
            m_rules.mode == HouseRules::Mode::Challenge
                ? tr("In this game, players check the words: any opponent can challenge the last play (Ctrl+K) until "
                     "the next turn is taken.")
                : tr("In this game, Storeys checks the words, so you cannot challenge them. For a new game, you can "
                     "choose challenge mode: any opponent can then challenge the last play (Ctrl+K) until the next "
                     "turn is taken.")};
        lines += m_cost.badPlayLosesTurn
                     ? tr("If a word is not valid, the tiles return to the rack and the turn is lost.")
                     : tr("If a word is not valid, the tiles return to the rack and the same player plays again.");
        lines += m_cost.failedLosesTurn  ? tr("If all words are valid, the challenger loses the next turn.")
                 : m_cost.failedIsFree() ? tr("If all words are valid, the game continues.")
                                         : tr("If all words are valid, the challenger loses %n point(s).", nullptr,
                                              m_cost.failedPoints.value);
        return {"challenge", tr("Challenges"), lines};
    }
    [[nodiscard]] RulePage solo() const
    {
        QStringList lines{tr("When you play alone, aim for the highest total. Your best totals are kept in a table.")};
        lines += tr("You can exchange tiles %n time(s) at most.", nullptr, m_variant.soloExchanges);
        if (!m_rules.soloPenalty)
            lines += tr("The house rules of this game set no penalty for tiles left at the end.");
        return {"solo", tr("Playing alone"), lines};
    }
    [[nodiscard]] RulePage analysis() const
    {
        const auto filled = [](const QString& text, const GradeLimits& limits) {
            const QLocale locale;
            return text.arg(locale.toString(limits.small), locale.toString(limits.medium),
                            locale.toString(limits.large));
        };
        const GradeLimits percent{100 * chanceLimits.small, 100 * chanceLimits.medium, 100 * chanceLimits.large};
        return {
            "analysis",
            tr("Analysis of a game"),
            {tr("After a game, the analysis looks at each turn again: what was best for a player who knew no more, "
                "and what was given away. Common words are expected of you unless you choose others there."),
             filled(tr("A turn that gave away part of the chance to win is a <b>mistake</b>: small from %1%, medium "
                       "from %2%, large from %3%. A large one is also called a blunder."),
                    percent),
             filled(tr("Where chances to win are not known, points count: a mistake is small from %1, medium from "
                       "%2, large from %3. When a game is as good as decided, it takes twice as many, "
                       "and none is large."),
                    pointLimits(m_book)),
             tr("The analysis tries many ways in which the game could have gone on. If they do not settle whether "
                "a turn was a mistake, it is “Hard to tell”; ± says how far its loss may be off."),
             tr("<b>Accuracy</b> says how well the chances to win were kept, on average over all turns. It is 100% "
                "if nothing was given away."),
             tr("<b>Luck of the draw</b> says how many points the tiles drawn were worth above an average draw, or "
                "below it; ± says how far this may be off. <b>Lost in play</b> says how many points the turns gave "
                "away."),
             tr("<b>Key turns</b> decided most: a player’s two largest mistakes, the best find, and the turn "
                "before which the chance to win changed most."),
             tr("<b>Reasons</b> say where the points of a mistake went. Click a turn to see it on the board, and a "
                "reason to see what it is about."),
             tr("What was best stays hidden until you show it or find it yourself: “Retry my mistakes” sets up the "
                "board as it was before each of these turns."),
             tr("“Other plays” lists the best turns and what they are worth. The values become more exact while "
                "you watch.")}};
    }

    [[nodiscard]] std::vector<RulePage> all() const
    {
        std::vector<RulePage> list{goal(), laying()};
        const auto add = [&](bool isThere, RulePage (Pages::*page)() const) {
            if (isThere)
                list.push_back((this->*page)());
        };
        add(m_game.heights, &Pages::stacking);
        add(m_game.pluralRule, &Pages::plural);
        add(true, &Pages::words);
        add(m_game.points, &Pages::score);
        add(m_game.blanks, &Pages::blanks);
        add(m_game.territories, &Pages::walls);
        add(m_game.pieces, &Pages::pieces);
        add(m_game.cards, &Pages::cards);
        add(!m_variant.miniBoards.empty(), &Pages::miniBoards);
        add(true, &Pages::exchange);
        add(true, &Pages::end);
        add(true, &Pages::challenge);
        add(m_variant.fewestPlayers == 1, &Pages::solo);
        add(isReviewed(m_book), &Pages::analysis);
        return list;
    }

private:
    [[nodiscard]] static QStringList pathsText()
    {
        return {
            tr("Place tiles on any empty squares. All tiles on the board must be connected, also diagonally; the "
               "first play must cover the star."),
            tr("Then claim one to three words. A word runs from tile to neighbouring tile, across, down or diagonally, "
               "and uses no square twice. Each word needs a tile that you have just placed, and each of those tiles "
               "must be in a word."),
            tr("Drag across the letters of a word, or type it. Space shows another way to spell it, Enter claims it.")};
    }
    // The tiles with extra points in words without stacks: "Qu (+2)".
    [[nodiscard]] QString letterBonus() const
    {
        QStringList list;
        for (int i = 0; i < m_variant.tiles.alphabet.size(); ++i)
            if (const Points bonus = m_variant.flatBonus[i]; bonus != Points(0)) {
                const QString face =
                    QString::fromStdString(m_variant.tiles.alphabet.face(static_cast<Letter>(i)).spelling);
                list += tr("%1 (+%2)", "a tile, and what it adds")
                            .arg(face.left(1) + face.mid(1).toLower(), QString::number(bonus.value));
            }
        return list.join(tr(", ", "between tiles in a list"));
    }

    const RuleBook& m_book;
    const Variant& m_variant;
    const HouseRules& m_rules;
    QString m_lexicon;
    ChallengeCost m_cost;
    Features m_game;
    const GoalTexts& m_race;
};

} // namespace

std::vector<RulePage> rulePages(const RuleBook& book)
{
    return Pages(book).all();
}

} // namespace storeys
