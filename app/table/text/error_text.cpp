#include "table/text/error_text.h"

#include "messages/messages.h"
#include "table/qml.h"
#include "table/text/lexicon_text.h"
#include "table/text/square_text.h"
#include "table/text/variant_text.h"

#include <QRegularExpression>

namespace storeys {

namespace {

QString boldWords(const Violation& violation)
{
    const auto bold = [](const std::string& word) { return "<b>" + QString::fromStdString(word) + "</b>"; };
    return listOf<QStringList>(violation.words, bold).join(Words::tr(", ", "between words in a list"));
}

// The error with a full stop. The text of a broken rule already has one.
QString wholeSentence(const Error& error)
{
    return error.breach ? errorText(error) : errorText(error) + '.';
}

} // namespace

QString violationText(const Violation& violation, const Position& position)
{
    const int wordCount = static_cast<int>(violation.words.size());
    const Alphabet& alphabet = position.variant().tiles.alphabet;
    const QString at = violation.squares.empty() ? QString() : squareName(violation.squares.front());
    using enum Violation::Kind;
    switch (violation.kind) {
    case NoTiles: return Words::tr("Place at least one tile.");
    case NotOnRack: return Words::tr("This tile is not on your rack.");
    case OffBoard:
        return at.isEmpty() ? Words::tr("This is outside the board.") : Words::tr("%1 is outside the board.").arg(at);
    case SquareTwice: return Words::tr("You can place only one tile on a square per turn.");
    case Wall: return wallText(violation.squares.front(), position.variant());
    case NotYours: return Words::tr("%1 belongs to another player.", "a square").arg(at);
    case Blocked: return Words::tr("There is a blocker on %1.").arg(at);
    case BlockerPlace:
        return at.isEmpty() ? Words::tr("You cannot put a blocker there or take one off.")
                            : Words::tr("You cannot put a blocker on %1 or take one off.").arg(at);
    case NotInLine: return Words::tr("Place all your tiles in one row or one column.");
    case StackFull:
        return featuresOf(position.variant(), position.houseRules()).heights
                   ? Words::tr("The stack on %1 is full: it is already %n high.", nullptr,
                               position.houseRules().stackLimit)
                         .arg(at)
                   : Words::tr("There is already a tile on %1.").arg(at);
    case SameLetter: return Words::tr("You cannot place a letter on the same letter, as on %1.").arg(at);
    case Gap: return Words::tr("There is a gap between your tiles: %1 is empty.").arg(at);
    case TooShort: return Words::tr("The first word needs at least two tiles.");
    case StartSquare:
        return goalTexts(position.variant()).start ? Words::tr(goalTexts(position.variant()).start)
               : position.variant().startsStay
                   ? Words::tr("The first word must cover a star.")
                   : Words::tr("The first word must cover a start square in the middle of the board.");
    case Claims: return Words::tr("Claim one to three words.");
    case ClaimGap: return Words::tr("A claimed word has a square without a tile: %1.").arg(at);
    case ClaimPath: return Words::tr("Each letter of a claimed word must be next to the one before it.");
    case ClaimTwice: return Words::tr("A claimed word uses %1 twice.", "a square").arg(at);
    case ClaimOld: return Words::tr("Each claimed word needs a tile that you place.");
    case ClaimSame: return Words::tr("You can claim a word only once per turn.");
    case Unclaimed: return Words::tr("Each tile that you place must be in a claimed word.");
    case NotConnected: return Words::tr("Your tiles must touch the tiles on the board.");
    case CoversWord:
        return Words::tr("You cannot cover all of %1. Leave at least one of its tiles visible.")
            .arg(boldWords(violation));
    case OnlyPlural:
        return Words::tr(
                   "You cannot just add the letter %1 to a word. Add another tile, or use the %1 in a new word too.")
            .arg(QString::fromStdString(alphabet.face(position.variant().pluralLetter.value()).symbol));
    case NotAWord:
        return wordCount == 0
                   ? Words::tr("This does not form a word.")
                   : Words::tr("%1 is not in the word list “%2”.", "", wordCount)
                         .arg(boldWords(violation),
                              dictionaryText(*position.book->lexicon, position.variant().language).toHtmlEscaped());
    case BagTooSmall: return Words::tr("There are not enough tiles in the bag to exchange.");
    case ExchangeCount: return Words::tr("You can exchange only one tile per turn.");
    case ExchangesUsedUp: return Words::tr("You have no exchanges left.");
    case PlayWithdrawn: return Words::tr("After an invalid play, play again or pass.");
    case NoChoice: return Words::tr("There is no card to choose for.");
    case ChoiceDue: return Words::tr("Choose what the card does first.");
    case GameOver: return Words::tr("The game is over.");
    }
    return {};
}

QString lackText(const Violation& violation, const Position& position)
{
    if (violation.kind == Violation::Kind::NotAWord && !violation.words.empty())
        return Words::tr("%1 is not a word yet.", "", static_cast<int>(violation.words.size()))
            .arg(boldWords(violation));
    return violationText(violation, position);
}

QString withoutMarkup(QString sentence)
{
    static const QRegularExpression tag("</?[A-Za-z][^>]*>");
    sentence.replace("<br>", " ").remove(tag);
    return sentence.replace("&lt;", "<")
        .replace("&gt;", ">")
        .replace("&quot;", "\"")
        .replace("&amp;", "&")
        .simplified();
}

QString errorText(const Error& error)
{
    if (error.breach)
        return withoutMarkup(violationText(error.breach->violation, error.breach->position));
    std::vector<std::string> parts = error.arguments;
    for (const Error& reason : error.because)
        parts.push_back(errorText(reason).toStdString());
    const QString sentence = QCoreApplication::translate("CoreText", sentenceOf(error.fault).toPlayers());
    return QString::fromStdString(filled(sentence.toStdString(), parts));
}

QString lineFault(const RecordError& wrong)
{
    return wrong.line > 0 ? Words::tr("Line %1: %2", "number, what is wrong there")
                                .arg(QString::number(wrong.line), wholeSentence(wrong.error))
                          : errorText(wrong.error);
}

QString recordFault(const QString& file, const RecordError& wrong)
{
    return wrong.line > 0 ? Words::tr("%1: Line %2: %3", "file, number, what is wrong there")
                                .arg(file, QString::number(wrong.line), wholeSentence(wrong.error))
                          : QString("%1: %2").arg(file, errorText(wrong.error));
}

QString noRecord(const QString& file)
{
    return Words::tr("%1: This is not a game record (GCG).").arg(file);
}

} // namespace storeys
