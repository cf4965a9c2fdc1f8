#include "table/learning/rule_guide.h"

#include "table/learning/rule_pages.h"
#include "table/settings/settings.h"
#include "table/start/game_start.h"
#include "table/text/error_text.h"

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

// The rule book with the built-in form of its variant, if there is one: a board that a person designed may lack what
// examples need, and the variant of a lesson has one seat.
RuleBookPtr usualBookOf(const RuleBookPtr& book, const DataPlace& data)
{
    auto variant = data.variant(book->variant.id, book->variant.language);
    if (!variant || !data.isBuiltIn(book->variant))
        return book;
    RuleBook usual = *book;
    usual.variant = *std::move(variant);
    return std::make_shared<const RuleBook>(std::move(usual));
}

QList<ShownPage> pagesOf(const RuleBookPtr& book, const DataPlace& data)
{
    const auto read = ruleExamplesFor(book, data);
    if (!read)
        qWarning("storeys: %s", qPrintable(errorText(read.error())));
    const std::vector<RuleExample> examples = read ? *read : std::vector<RuleExample>();
    QList<ShownPage> pages;
    for (const RulePage& page : rulePages(*book)) {
        QStringList paragraphs = page.paragraphs;
        QList<ShownExample> shown;
        bool areEnglish = false; // whether some examples are English, unlike the game
        for (const RuleExample& example : examples)
            if (example.page == page.id.toStdString()) {
                shown += shownExample(example);
                areEnglish = areEnglish || example.position.variant().language != book->variant.language;
            }
        if (areEnglish)
            paragraphs += Words::tr("The words in these examples are English.");
        pages += ShownPage{page.id, page.title, paragraphs.join("<br><br>"), shown};
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

// ---- examples

QString exampleCaption(const std::string& id, bool inSpace)
{
    const QHash<std::string_view, QString> captions{
        {"first", Words::tr("The first word on a start square")},
        {"offStart", Words::tr("A first word that misses the start squares")},
        {"join", Words::tr("A word that uses a tile on the board")},
        {"apart", Words::tr("A word that touches nothing")},
        {"gap", Words::tr("A gap in the word")},
        {"bent", Words::tr("Around a corner")},
        {"change", Words::tr("A tile on top of another")},
        {"same", Words::tr("A letter on the same letter")},
        {"full", Words::tr("On a full stack")},
        {"vanish", Words::tr("A whole word covered")},
        {"stays", Words::tr("One tile of the word still visible")},
        {"lonelyS", Words::tr("Just an S added to a word")},
        {"crossingS", Words::tr("An S that also begins a new word")},
        {"highS", Words::tr("An S on top of a stack")},
        {"beside", Words::tr("Words side by side")},
        {"besideBad", Words::tr("The same place with other letters")},
        {"twoChange", Words::tr("One tile, two new words")},
        {"oneBreaks", Words::tr("One tile, two invalid words")},
        {"flat", Words::tr("A word without stacks")},
        {"qu", Words::tr("A word with the Qu tile and no stacks")},
        {"tall", Words::tr("A word with a stack")},
        {"both", Words::tr("Two words at once")},
        {"star", Words::tr("A word across the star")},
        {"blank", Words::tr("A word with a blank as M")},
        {"allTiles", Words::tr("All tiles from the rack")},
        {"allTilesPremium", Words::tr("All tiles from the rack")},
        // blanks and blockers
        {"yellow", Words::tr("A word across a yellow square")},
        {"yellowUsed", Words::tr("A yellow blank as N")},
        {"dark", Words::tr("A word across a dark square")},
        {"blockerLaid", Words::tr("A blocker next to a word")},
        {"blockerInTheWay", Words::tr("A word into a blocker")},
        {"blockerReplaced", Words::tr("The same play by a rookie in a game with a pro")},
        // walls, corners, cards
        {"toWall", inSpace ? Words::tr("A word that ends at an asteroid") : Words::tr("A word that ends at a wall")},
        {"ontoWall", Words::tr("One letter more")},
        {"flashlight", Words::tr("A word across a flashlight")},
        {"rocks", Words::tr("A word across a pile of rocks")},
        {"pickaxe", Words::tr("A word across a pickaxe")},
        {"blockerOnPickaxe", Words::tr("A blocker on a pickaxe")},
        {"dog", Words::tr("A word across a dog")},
        {"ownCorner", Words::tr("A tile on your own corner")},
        {"otherCorner", Words::tr("A tile on another player’s corner")},
        // the race
        {"station", Words::tr("The first word from a station")},
        {"offStation", Words::tr("The first word below the stations")},
        {"otherSide", Words::tr("A word on the other player’s side")},
        {"comet", Words::tr("A word across a comet")},
        {"saucer", Words::tr("A word across a flying saucer")},
        {"earth", Words::tr("A word down to Earth")},
        // paths
        {"firstTiles", Words::tr("The first tiles, one of them on the star")},
        {"twoClaims", Words::tr("Two words through the same tiles")},
        {"unclaimed", Words::tr("A new tile in no word")},
        {"jump", Words::tr("A word with a jump")},
        {"loose", Words::tr("Tiles apart from the others")},
        // mini boards
        {"anyStar", Words::tr("The first word on any star")},
        {"secondStar", Words::tr("A second start on another star")},
        {"noStar", Words::tr("A second start without a star")},
        {"starsJoined", Words::tr("A word that joins two groups with stars")},
    };
    return captions.value(id);
}

} // namespace storeys
