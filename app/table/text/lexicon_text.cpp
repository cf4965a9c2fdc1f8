#include "table/text/lexicon_text.h"

#include <QCoreApplication>
#include <QLocale>

namespace storeys {

namespace {

class LexiconText
{
    Q_DECLARE_TR_FUNCTIONS(LexiconText)

public:
    static QString name(const QString& name)
    {
        if (name == "standard")
            return tr("Standard");
        if (name == "core")
            return tr("Core");
        if (name == "common")
            return tr("Common");
        return name == "kids" ? tr("Kids") : name;
    }
    static QString english() { return tr("The words in this game are English."); }
    static QString note(const QString& name)
    {
        if (name == "standard")
            return tr("All words, including rare ones");
        if (name == "core")
            return tr("All but the rarest words");
        if (name == "common")
            return tr("Words that most people know");
        return name == "kids" ? tr("Words that children know") : QString();
    }
    static QString withHouseWords(const QString& name) { return tr("%1 with house words").arg(name); }
    static QString of(const Error& error)
    {
        const QString word = QString::fromStdString(error.arguments.front());
        switch (error.fault) {
        case Fault::BadHouseWord:
            return tr("“%1” cannot be a house word. Use %2 to %3 letters from A to Z, with a minus sign in front to "
                      "remove a word.")
                .arg(word.left(30), QString::number(HouseWords::shortest), QString::number(HouseWords::longest));
        case Fault::HouseWordWithoutTiles: return tr("The tiles in this game cannot form the house word %1.").arg(word);
        case Fault::HouseWordTwice: return tr("The house word %1 appears twice. Remove one.").arg(word);
        default: return tr("Enter no more than %n house word(s).", nullptr, static_cast<int>(HouseWords::most));
        }
    }
};

} // namespace

QString lexiconName(const QString& name)
{
    return LexiconText::name(name);
}

QString lexiconNote(const QString& name)
{
    return LexiconText::note(name);
}

QString wordsLanguageText()
{
    return QLocale().language() == QLocale::English ? QString() : LexiconText::english();
}

QString dictionaryText(const Lexicon& lexicon)
{
    const QString name = lexiconName(QString::fromStdString(lexicon.name));
    return lexicon.house.isEmpty() ? name : LexiconText::withHouseWords(name);
}

QString dictionaryKey(const Lexicon& lexicon)
{
    const QString name = QString::fromStdString(lexicon.name);
    return lexicon.house.isEmpty() ? name : name + " + " + QString::fromStdString(lexicon.house.text());
}

QString dictionaryKeyText(const QString& key)
{
    const qsizetype end = key.indexOf(" + ");
    return lexiconName(key.left(end)) + (end < 0 ? QString() : key.mid(end));
}

QString houseWordsProblem(const Error& error)
{
    return LexiconText::of(error);
}

} // namespace storeys
