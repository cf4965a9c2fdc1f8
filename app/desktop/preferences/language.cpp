#include "desktop/preferences/language.h"

#include "data_place.h"

#include <QCoreApplication>
#include <QDir>
#include <QGuiApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QSet>

namespace storeys {

namespace {

const QString source = QStringLiteral("en");
const QString beginning = QStringLiteral("storeys_");

const struct
{
    const char* text;
    const char* comment;
} ownName = QT_TRANSLATE_NOOP3("Language", "English", "what the language calls itself");

// Where translations lie, the program's own first.
QStringList places()
{
    QStringList list{":/i18n", QString::fromStdString(DataPlace::ofProgram().translations().string())};
    if (const QString more = qEnvironmentVariable("STOREYS_TRANSLATIONS"); !more.isEmpty())
        list += more;
    return list;
}

bool load(QTranslator& translator, const QString& code)
{
    for (const QString& place : places())
        if (QFile::exists(place + '/' + beginning + code + ".qm"))
            return translator.load(beginning + code, place);
    return false;
}

// "de-AT" is also "de".
QString systemCode()
{
    const QStringList known = Language::known();
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

QStringList Language::known()
{
    QSet<QString> codes;
    for (const QString& place : places())
        for (const QString& file : QDir(place).entryList({beginning + "*.qm"}))
            codes.insert(file.sliced(beginning.size()).chopped(3));
    QStringList sorted(codes.begin(), codes.end());
    sorted.sort();
    return sorted;
}

QVariantList Language::choices()
{
    QVariantList list;
    for (const QString& code : known()) {
        QTranslator texts;
        const QString own = load(texts, code) ? texts.translate("Language", ownName.text, ownName.comment) : QString();
        const QString unsaid = code == source ? QString(ownName.text) : code;
        list += QVariantMap{{"id", code}, {"name", own.isEmpty() ? unsaid : own}};
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
    // Whoever has English of Britain keeps its dates.
    const QLocale system = QLocale::system();
    const QLocale spoken(m_texts.language());
    QLocale::setDefault(spoken.language() == system.language() ? system : spoken);
    QGuiApplication::setLayoutDirection(spoken.textDirection());
    if (m_qtTexts.load("qtbase_" + spoken.name().section('_', 0, 0),
                       QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QCoreApplication::installTranslator(&m_qtTexts);
    QCoreApplication::installTranslator(&m_texts);
}

} // namespace storeys
