#include "table/learning/rule_guide.h"

#include "table/learning/rule_examples.h"
#include "table/settings/settings.h"
#include "table/start/game_start.h"
#include "table/text/error_text.h"

#include <QCoreApplication>

#include <map>
#include <memory>

namespace storeys {

namespace {

RuleBookPtr bookOf(const std::optional<Game>& game, const DataPlace& data)
{
    if (game)
        return game->setup().book;
    for (const GameStart& start : {GameStart::fromMap(savedLastSetup()), GameStart::usual()})
        if (const auto setup = setupOf(start, data))
            return setup->book;
    return nullptr;
}

// The rules of the game with the variant as it comes with the program: a designed board may lack what examples need,
// and a lesson's variant has one seat.
RuleBookPtr usualBookOf(const RuleBookPtr& book, const DataPlace& data)
{
    auto variant = data.variant(book->variant.id);
    if (!variant || !data.isBuiltIn(book->variant))
        return book;
    RuleBook usual = *book;
    usual.variant = *std::move(variant);
    return std::make_shared<const RuleBook>(std::move(usual));
}

QList<ShownPage> pagesOf(const RuleBookPtr& book, const DataPlace& data)
{
    const auto read = readRuleExamples(data.ruleExamples(), book);
    if (!read)
        qWarning("storeys: %s", qPrintable(errorText(read.error())));
    const std::vector<RuleExample> examples = read ? *read : std::vector<RuleExample>();
    QList<ShownPage> pages;
    for (const RulePage& page : rulePages(*book)) {
        ShownPage shown{page.id, page.title, page.paragraphs.join("<br><br>"), {}};
        for (const RuleExample& example : examples)
            if (example.page == page.id.toStdString())
                shown.examples += shownExample(example);
        pages += shown;
    }
    return pages;
}

} // namespace

QList<ShownPage> RuleGuide::pages() const
{
    const RuleBookPtr book = bookOf(m_game, m_data);
    QList<ShownPage> pages = book ? pagesOf(usualBookOf(book, m_data), m_data) : QList<ShownPage>();
    pages += ShownPage{"keys", tr("Keyboard shortcuts"), {}, {}};
    return pages;
}

// What the examples of the rules help try, and what comes of it; see rule_texts.h.
namespace {

// Everything here is translated in one context.
class Captions
{
    Q_DECLARE_TR_FUNCTIONS(RuleExamples)

public:
    static std::map<std::string, QString> all()
    {
        return {
            {"first", tr("The first word on a start square")},
            {"offStart", tr("A first word that misses the start squares")},
            {"join", tr("A word that uses a tile on the board")},
            {"apart", tr("A word that touches nothing")},
            {"gap", tr("A gap in the word")},
            {"bent", tr("Around a corner")},
            {"change", tr("A tile on top of another")},
            {"same", tr("A letter on the same letter")},
            {"full", tr("On a full stack")},
            {"vanish", tr("A whole word covered")},
            {"stays", tr("One tile of the word still visible")},
            {"lonelyS", tr("Just an S added to a word")},
            {"crossingS", tr("An S that also begins a new word")},
            {"highS", tr("An S on top of a stack")},
            {"beside", tr("Words side by side")},
            {"besideBad", tr("The same place with other letters")},
            {"twoChange", tr("One tile, two new words")},
            {"oneBreaks", tr("One tile, two invalid words")},
            {"flat", tr("A word without stacks")},
            {"qu", tr("A word with the Qu tile and no stacks")},
            {"tall", tr("A word with a stack")},
            {"both", tr("Two words at once")},
            {"star", tr("A word across the star")},
            {"blank", tr("A word with a blank as M")},
            {"allTiles", tr("All tiles from the rack")},
            {"allTilesPremium", tr("All tiles from the rack")},
            // blanks and blockers
            {"yellow", tr("A word across a yellow square")},
            {"yellowUsed", tr("A yellow blank as N")},
            {"dark", tr("A word across a dark square")},
            {"blockerLaid", tr("A blocker next to a word")},
            {"blockerInTheWay", tr("A word into a blocker")},
            {"blockerReplaced", tr("The same play by a rookie in a game with a pro")},
            // walls, corners, cards
            {"toWall", tr("A word that ends at a wall")},
            {"ontoWall", tr("One letter more")},
            {"flashlight", tr("A word across a flashlight")},
            {"rocks", tr("A word across a pile of rocks")},
            {"pickaxe", tr("A word across a pickaxe")},
            {"blockerOnPickaxe", tr("A blocker on a pickaxe")},
            {"dog", tr("A word across a dog")},
            {"ownCorner", tr("A tile on your own corner")},
            {"otherCorner", tr("A tile on another player’s corner")},
            // the race
            {"station", tr("The first word from a station")},
            {"offStation", tr("The first word below the stations")},
            {"otherSide", tr("A word on the other player’s side")},
            {"comet", tr("A word across a comet")},
            {"saucer", tr("A word across a flying saucer")},
            {"earth", tr("A word down to Earth")},
            // paths
            {"firstTiles", tr("The first tiles, one of them on the star")},
            {"twoClaims", tr("Two words through the same tiles")},
            {"unclaimed", tr("A new tile in no word")},
            {"jump", tr("A word with a jump")},
            {"loose", tr("Tiles apart from the others")},
            // mini boards
            {"anyStar", tr("The first word on any star")},
            {"secondStar", tr("A second start on another star")},
            {"noStar", tr("A second start without a star")},
            {"starsJoined", tr("A word that joins two groups with stars")},
        };
    }
    static QString allowed(int points) { return tr("Allowed, for %n point(s).", nullptr, points); }
    static QString allowed() { return tr("Allowed."); }
    static QString refused() { return tr("Not allowed. %1"); }
    static QString doubtful() { return tr("Stays unless someone challenges it. %1"); }
};

} // namespace

QString exampleCaption(const std::string& id)
{
    const auto captions = Captions::all();
    const auto found = captions.find(id);
    return found == captions.end() ? QString() : found->second;
}

QString allowedText(int points)
{
    return Captions::allowed(points);
}

QString allowedText()
{
    return Captions::allowed();
}

QString refusedText(const QString& reason)
{
    return Captions::refused().arg(reason);
}

QString doubtfulText(const QString& reason)
{
    return Captions::doubtful().arg(reason);
}

} // namespace storeys
