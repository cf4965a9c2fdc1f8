#include "table/text/lexicon_text.h"

#include "table/qml.h"

#include <QHash>
#include <QLocale>

namespace storeys {

LexiconText lexiconText(const QString& name)
{
    const QHash<QString, LexiconText> texts{
        {"standard", {Words::tr("Standard"), Words::tr("All words, including rare ones")}},
        {"core", {Words::tr("Core"), Words::tr("All but the rarest words")}},
        {"common", {Words::tr("Common"), Words::tr("Words that most people know")}},
        {"kids", {Words::tr("Kids"), Words::tr("Words that children know")}},
    };
    return texts.value(name, {name});
}

std::string interfaceLanguage()
{
    const QLocale::Language language = QLocale().language(); // C if no language is set
    return QLocale::languageToCode(language == QLocale::C ? QLocale::English : language).toStdString();
}

QString languageName(const std::string& language)
{
    const QHash<QString, QString> names{{"en", Words::tr("English")},
                                        {"de", Words::tr("German")},
                                        {"fr", Words::tr("French")},
                                        {"es", Words::tr("Spanish")}};
    const QString code = QString::fromStdString(language);
    return names.value(code, code);
}

QString otherLanguageName(const std::string& language)
{
    return language == interfaceLanguage() ? QString() : languageName(language);
}

QString wordsLanguageText(const std::string& language)
{
    const QString name = otherLanguageName(language);
    return name.isEmpty() ? QString() : Words::tr("The words in this game are %1.").arg(name);
}

QString missingWordsText(const std::string& language)
{
    return Words::tr("No word could be checked because the words in %1 are not installed.", "language")
        .arg(languageName(language));
}

QString dictionaryText(const Lexicon& lexicon, const std::string& language)
{
    const QString name = lexiconText(QString::fromStdString(lexicon.name)).name;
    const QString named = language == interfaceLanguage()
                              ? name
                              : Words::tr("%1 (%2)", "word list, language").arg(name, languageName(language));
    return lexicon.house.isEmpty() ? named : Words::tr("%1 with house words").arg(named);
}

QString variantKey(const Variant& variant)
{
    const QString id = QString::fromStdString(variant.id);
    return variant.language == english ? id : id + '.' + QString::fromStdString(variant.language);
}

QString dictionaryKey(const Lexicon& lexicon)
{
    const QString name = QString::fromStdString(lexicon.name);
    return lexicon.house.isEmpty() ? name : name + " + " + QString::fromStdString(lexicon.house.text());
}

QString dictionaryKeyText(const QString& key)
{
    const qsizetype end = key.indexOf(" + ");
    return lexiconText(key.left(end)).name + (end < 0 ? QString() : key.mid(end));
}

QString houseWordsProblem(const Error& error)
{
    const QString word = QString::fromStdString(error.arguments.front());
    switch (error.fault) {
    case Fault::BadHouseWord:
        return Words::tr("“%1” cannot be a house word. Use %2 to %3 letters, with a minus sign in front to "
                         "remove a word.")
            .arg(word.left(30), QString::number(HouseWords::shortest), QString::number(HouseWords::longest));
    case Fault::HouseWordWithoutTiles:
        return Words::tr("The tiles in this game cannot form the house word %1.").arg(word);
    case Fault::HouseWordTwice: return Words::tr("The house word %1 appears twice. Remove one.").arg(word);
    default: return Words::tr("Enter no more than %n house word(s).", nullptr, static_cast<int>(HouseWords::most));
    }
}

} // namespace storeys
