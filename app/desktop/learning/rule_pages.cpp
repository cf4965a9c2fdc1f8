// The pages of the rules help, see rule_texts.h.

#include "desktop/learning/rule_texts.h"
#include "desktop/text/lexicon_text.h"

#include "rules/challenge_cost.h"
#include "rules/legality.h"

#include <QCoreApplication>

namespace storeys {

namespace {

// Everything here is translated in one context. Each function makes a page for a game by these rules.
class Pages
{
    Q_DECLARE_TR_FUNCTIONS(RulePages)

public:
    explicit Pages(const RuleBook& book)
        : m_variant(book.variant), m_rules(book.houseRules), m_lexicon(dictionaryText(*book.lexicon)),
          m_cost(challengeCost(book))
    {}

    [[nodiscard]] bool stacks() const { return m_rules.stackLimit > 1; }
    [[nodiscard]] bool hasPluralRule() const { return m_variant.hasRule(rules::onlyPlural); }
    [[nodiscard]] bool hasBlanks() const { return m_variant.tiles.hasBlanks(); }
    [[nodiscard]] bool hasPremiums() const { return m_variant.scoring == WordScoring::Crossword; }

    [[nodiscard]] RulePage goal() const
    {
        return {
            "goal",
            tr("What it is about"),
            {stacks()
                 ? tr(
                     "Everyone builds on the same board: you lay letter tiles so that they make words, beside and on top of those that lie there. A play is worth more the higher the stacks in its words are.")
                 : tr(
                     "Everyone builds on the same board: you lay letter tiles so that they cross and prolong the words that lie there."),
             tr("Up to four people and computers play in turn. Whoever has most points at the end wins."),
             tr("Who begins is drawn by tiles, nearest to A. Then everybody gets %n tile(s), and after each play fills up again from the bag while it lasts.",
                nullptr, m_variant.rackSize)}};
    }
    [[nodiscard]] RulePage laying() const
    {
        return {
            "laying",
            tr("Laying a word"),
            {tr("Lay as many of your tiles as you like, in one row or one column. Together with what lies there they must leave no gap, and everything that can be read, left to right or downwards, has to be a word."),
             hasPremiums()
                 ? tr(
                     "The first word has two letters or more and covers the star in the middle. Every later play touches a tile that was there before.")
                 : tr(
                     "The first word has two letters or more and covers a start square in the middle. Every later play touches a tile that was there before, or lies on one.")}};
    }
    [[nodiscard]] RulePage stacking() const
    {
        return {
            "stacking",
            tr("Stacking"),
            {tr("A tile may lie on another one: that is how words turn into other words. Only the top of a stack is read."),
             tr("No stack grows higher than %n.", "tiles", m_rules.stackLimit),
             tr("A letter never lies on the same letter, and of every word at least one tile must stay in sight: a play can change a word, but not bury it.")}};
    }
    [[nodiscard]] RulePage plural() const
    {
        const QString free = tr(
            "An S is free to begin another word or stand inside one, to lie on a stack, and to come with other tiles.");
        return {"plural",
                tr("Just an S"),
                {m_rules.pluralRule
                     ? tr("A play that does nothing but put an S behind a word is not allowed.")
                     : tr("By the house rules of this game, a play may do nothing but put an S behind a word."),
                 free}};
    }
    [[nodiscard]] RulePage words() const
    {
        const bool dictionary = m_rules.mode == HouseRules::Mode::Dictionary;
        return {
            "words",
            tr("Words"),
            {tr("Every row and column of two or more tiles that your play makes or changes must be a word, also where it only brushes against another one."),
             dictionary
                 ? tr("The program checks words by its list “%1” and says at once which one it does not know. A click on a word, or Ctrl+D, tells what it means.")
                       .arg(m_lexicon)
                 : tr("Nobody checks words while they are laid; opponents may challenge them. The list “%1” decides then.")
                       .arg(m_lexicon)}};
    }
    [[nodiscard]] RulePage score() const
    {
        QStringList lines;
        if (hasPremiums()) {
            lines += tr(
                "Each letter has its points. Round squares multiply the letter that is laid there, eight-sided ones the whole word; each counts only for the play that covers it.");
        } else {
            lines += tr("In a word without any stack each tile counts %n.", "points", m_variant.flatTile.value);
            if (stacks())
                lines += tr("As soon as one stack is in it, every tile in all its stacks counts %n, from the board up.",
                            "points", m_variant.stackedTile.value);
        }
        lines += tr("All words that the play makes or changes are added. A tile that two words share counts in both.");
        lines += tr("Laying %n tile(s) in one play brings extra points:", nullptr, m_variant.rackSize) + " <b>"
                 + QString::number(m_variant.allTilesBonus.value) + "</b>";
        if (const QString bonus = letterBonus(); !bonus.isEmpty() && !hasPremiums())
            lines += tr("A flat word gets more for these tiles: %1.").arg(bonus);
        return {"score", tr("Counting"), lines};
    }
    [[nodiscard]] RulePage blanks() const
    {
        return {
            "blanks",
            tr("Blanks"),
            {tr("There are %n blank tile(s). A blank stands for the letter you choose when you lay it, and keeps it.",
                nullptr, m_variant.tiles.counts[Tile::blank().kind()]),
             tr("It counts nothing itself, but a square that multiplies the word still does.")}};
    }
    [[nodiscard]] RulePage exchange() const
    {
        QStringList lines{
            m_rules.exchange == HouseRules::ExchangeSize::One
                ? tr("Instead of a play you may give one tile back and draw another one. That costs the turn.")
                : tr(
                    "Instead of a play you may give back as many tiles as you like and draw others. That costs the turn.")};
        lines += m_rules.exchangeNeedsSeven ? tr("It needs at least seven tiles in the bag.")
                                            : tr("The bag must hold a tile for each.");
        lines += tr("You may always pass.");
        return {"exchange", tr("Exchanging and passing"), lines};
    }
    [[nodiscard]] RulePage end() const
    {
        QStringList lines{tr(
            "The game ends when the bag is empty and somebody has laid the last tile, or when nobody can play any more.")};
        lines += m_rules.passRounds == 1 ? tr("It also ends when everybody passes, one after the other.")
                                         : tr("It also ends when everybody passes twice, one after the other.");
        lines +=
            m_variant.leftTiles == LeftTiles::CountEach
                ? tr("Each tile left on a rack costs %n.", "points", m_variant.penaltyPerTile.value)
                : tr("Everyone loses the points of the tiles left; whoever went out gains those of all the others.");
        lines += m_variant.tieByPlayed ? tr("Equal totals: whoever had more before that wins.")
                                       : tr("Equal totals share the win.");
        return {"end", tr("The end"), lines};
    }
    [[nodiscard]] RulePage challenge() const
    {
        QStringList lines{
            m_rules.mode == HouseRules::Mode::Challenge
                ? tr(
                    "In this game the players check the words: until the next turn is taken, any opponent may challenge the last play (Ctrl+K).")
                : tr(
                    "In this game the program checks the words, so there is nothing to challenge. A new game can leave that to the players: until the next turn is taken, any opponent may then challenge the last play (Ctrl+K).")};
        lines +=
            m_cost.badPlayLosesTurn
                ? tr("If one of its words is not in the list, the tiles go back to the rack, and the turn is lost.")
                : tr(
                    "If one of its words is not in the list, the tiles go back to the rack, and the same player tries again.");
        lines += m_cost.vainLosesTurn ? tr("If all are good, the challenger loses the next turn.")
                 : m_cost.vainIsFree()
                     ? tr("If all are good, the game simply goes on.")
                     : tr("If all are good, the challenger loses %n point(s).", nullptr, m_cost.vainPoints.value);
        return {"challenge", tr("Challenging"), lines};
    }
    [[nodiscard]] RulePage solo() const
    {
        QStringList lines{tr("Alone you play for the highest total; the best ones are kept in a table.")};
        lines += tr("You may exchange %n time(s), and not after that.", nullptr, m_variant.soloExchanges);
        if (!m_rules.soloPenalty)
            lines += tr("By the house rules of this game, tiles left at the end cost nothing.");
        return {"solo", tr("Playing alone"), lines};
    }

private:
    // "Qu 2", for each letter that brings more.
    [[nodiscard]] QString letterBonus() const
    {
        QStringList list;
        for (int i = 0; i < m_variant.tiles.alphabet.size(); ++i)
            if (const Points bonus = m_variant.flatBonus[i]; bonus != Points(0)) {
                const QString face =
                    QString::fromStdString(m_variant.tiles.alphabet.face(static_cast<Letter>(i)).spelling);
                list += tr("%1 (+%2)", "a tile, and what it adds")
                            .arg(face.left(1) + face.mid(1).toLower())
                            .arg(bonus.value);
            }
        return list.join(tr(", ", "between tiles in a list"));
    }

    const Variant& m_variant;
    const HouseRules& m_rules;
    QString m_lexicon;
    ChallengeCost m_cost;
};

} // namespace

std::vector<RulePage> rulePages(const RuleBook& book)
{
    const Pages pages(book);
    std::vector<RulePage> list{pages.goal(), pages.laying()};
    if (pages.stacks())
        list.push_back(pages.stacking());
    if (pages.hasPluralRule())
        list.push_back(pages.plural());
    list.push_back(pages.words());
    list.push_back(pages.score());
    if (pages.hasBlanks())
        list.push_back(pages.blanks());
    for (const RulePage& page : {pages.exchange(), pages.end(), pages.challenge(), pages.solo()})
        list.push_back(page);
    return list;
}

} // namespace storeys
