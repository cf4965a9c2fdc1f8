// What the examples of the rules help try, and what comes of it; see rule_texts.h.

#include "desktop/learning/rule_texts.h"

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
            {"offStart", tr("The first word somewhere else")},
            {"join", tr("A word through a tile that lies there")},
            {"apart", tr("A word that touches nothing")},
            {"gap", tr("An empty square in between")},
            {"bent", tr("Round a corner")},
            {"change", tr("A tile on a tile")},
            {"same", tr("A letter on the same letter")},
            {"full", tr("On a stack that is full")},
            {"vanish", tr("All of a word covered")},
            {"stays", tr("One tile of the word stays in sight")},
            {"lonelyS", tr("Just an S behind a word")},
            {"crossingS", tr("An S that begins another word")},
            {"highS", tr("An S on top of a stack")},
            {"beside", tr("Words side by side")},
            {"besideBad", tr("The same with other letters")},
            {"twoChange", tr("One tile, two new words")},
            {"oneBreaks", tr("One tile that spoils both")},
            {"flat", tr("A flat word")},
            {"qu", tr("A flat word with the Qu tile")},
            {"tall", tr("A word with a stack")},
            {"both", tr("Two words at once")},
            {"star", tr("Over the star")},
            {"blank", tr("With a blank for the M")},
            {"allTiles", tr("All tiles of the rack")},
            {"allTilesPremium", tr("All tiles of the rack")},
        };
    }
    static QString allowed(int points) { return tr("Allowed, for %n point(s).", nullptr, points); }
    static QString refused() { return tr("Not allowed. %1"); }
    static QString doubtful() { return tr("This stands unless somebody challenges it. %1"); }
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
