#include "desktop/text/violation_text.h"

#include "desktop/text/lexicon_text.h"

#include <QCoreApplication>
#include <QStringList>

namespace storeys {

namespace {

// Everything here is translated in one context.
class ViolationText
{
    Q_DECLARE_TR_FUNCTIONS(ViolationText)

public:
    static QString of(const Violation& violation, const Position& position)
    {
        const int wordCount = static_cast<int>(violation.words.size());
        using enum Violation::Kind;
        switch (violation.kind) {
        case NoTiles: return tr("Lay at least one tile.");
        case NotOnRack: return tr("This tile is not on your rack.");
        case OffBoard: return tr("This is off the board.");
        case SquareTwice: return tr("Only one tile can go on a square in one turn.");
        case NotInLine: return tr("All tiles of a turn must lie in one row or one column.");
        case StackFull:
            return position.houseRules().stackLimit == 1
                       ? tr("There is a tile on this square already.")
                       : tr("This stack is full: it is %n high already.", nullptr, position.houseRules().stackLimit);
        case SameLetter: return tr("A letter can't go on the same letter.");
        case Gap: return tr("There is an empty square between your tiles.");
        case TooShort: return tr("The first word needs at least two tiles.");
        case StartSquare: return tr("The first word must cover a start square in the middle.");
        case NotConnected: return tr("Your tiles must touch the tiles on the board.");
        case CoversWord:
            return tr("All of %1 would be covered. At least one of its tiles must stay in sight.")
                .arg(words(violation));
        case OnlyPlural:
            return tr("An S alone behind a word is not enough. Add another tile, or let the S be part of a new word.");
        case NotAWord:
            return wordCount == 0 ? tr("This makes no word.")
                                  : tr("%1 is not in the word list “%2”.", "", wordCount)
                                        .arg(words(violation), dictionaryText(*position.book->lexicon).toHtmlEscaped());
        case BagTooSmall: return tr("There are too few tiles in the bag to exchange.");
        case ExchangeCount: return tr("Only one tile can be exchanged in a turn.");
        case ExchangesUsedUp: return tr("You have used up your exchanges.");
        case PlayWithdrawn: return tr("After a play is taken back you play again or pass.");
        case GameOver: return tr("The game is over.");
        }
        return {};
    }

private:
    static QString words(const Violation& violation)
    {
        QStringList list;
        for (const std::string& word : violation.words)
            list += "<b>" + QString::fromStdString(word) + "</b>";
        return list.join(tr(", ", "between words in a list"));
    }
};

} // namespace

QString violationText(const Violation& violation, const Position& position)
{
    return ViolationText::of(violation, position);
}

} // namespace storeys
