#include "desktop/preferences/language.h"

#include "table/game_table.h"
#include "table/settings/preferences.h"

#include <QGuiApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QQmlEngine>

namespace storeys {

namespace {

const QString source = QStringLiteral("en");

const struct
{
    const char* text;
    const char* comment;
} ownName = QT_TRANSLATE_NOOP3("Language", "English", "what the language calls itself");

bool load(QTranslator& translator, const QString& code)
{
    const QString place = translationPlace(code);
    return !place.isEmpty() && translator.load(translationName(code), place);
}

// The first of the system's languages that is known; "de-AT" counts as "de" too.
QString systemCode()
{
    const QStringList known = knownLanguages();
    for (const QString& wanted : QLocale::system().uiLanguages())
        for (const QString& code : {QString(wanted).replace('-', '_'), wanted.section('-', 0, 0)})
            if (known.contains(code))
                return code;
    return source;
}

} // namespace

Language::~Language()
{
    QCoreApplication::removeTranslator(&m_texts);
    QCoreApplication::removeTranslator(&m_qtTexts);
}

QList<Option> Language::choices()
{
    QList<Option> list;
    for (const QString& code : knownLanguages()) {
        QTranslator texts;
        const QString own = load(texts, code) ? texts.translate("Language", ownName.text, ownName.comment) : QString();
        const QString unsaid = code == source ? QString(ownName.text) : code;
        list += Option{code, own.isEmpty() ? unsaid : own};
    }
    return list;
}

QString Language::translated(const char* context, const char* text, const QString& code)
{
    QTranslator texts;
    const QString known = code.isEmpty() ? systemCode() : code;
    const QString said = load(texts, known) ? texts.translate(context, text) : QString();
    return said.isEmpty() ? QString::fromUtf8(text) : said;
}

void Language::use(const QString& code)
{
    QCoreApplication::removeTranslator(&m_texts);
    QCoreApplication::removeTranslator(&m_qtTexts);
    if (!load(m_texts, code.isEmpty() ? systemCode() : code) && !load(m_texts, source))
        return;
    // If the language is the system's too, uses the formats of the system's region, such as British dates.
    const QLocale system = QLocale::system();
    const QLocale spoken(m_texts.language());
    QLocale::setDefault(spoken.language() == system.language() ? system : spoken);
    QGuiApplication::setLayoutDirection(spoken.textDirection());
    if (m_qtTexts.load("qtbase_" + spoken.name().section('_', 0, 0),
                       QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QCoreApplication::installTranslator(&m_qtTexts);
    QCoreApplication::installTranslator(&m_texts);
}

void useLanguage(Language& language, const QString& code, QQmlEngine& engine, GameTable& table)
{
    language.use(code);
    engine.retranslate();
    table.retell();
}

} // namespace storeys
