// What the examples of the rules help try, and what comes of it; see rule_texts.h.

#include "table/learning/rule_texts.h"

#include <QCoreApplication>

#include <map>

namespace storeys {

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
        };
    }
    static QString allowed(int points) { return tr("Allowed, for %n point(s).", nullptr, points); }
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

QString refusedText(const QString& reason)
{
    return Captions::refused().arg(reason);
}

QString doubtfulText(const QString& reason)
{
    return Captions::doubtful().arg(reason);
}

} // namespace storeys
