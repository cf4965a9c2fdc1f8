// Every translation that comes with the program is whole: each text of the sources, each plural, with the same places
// for values, marks and end. A file more in assets/translations is tested without another line here.

#include "test_program.h"
#include "ts_file.h"

#include <QDir>
#include <QHash>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

namespace storeys::test::translations_test {

namespace {

const QString folder = QStringLiteral(STOREYS_TRANSLATIONS_DIR);

// Places for values and marks in rich text, sorted.
QStringList fixedParts(const QString& text)
{
    static const QRegularExpression expression("%L?\\d|%n|<[^>]*>");
    QStringList parts;
    for (auto matches = expression.globalMatch(text); matches.hasNext();)
        parts += matches.next().captured();
    parts.sort();
    return parts;
}

// Whether a sentence ends, goes on or asks; white space counts.
QString endOf(const QString& text)
{
    static const QRegularExpression expression("[.…?:!]?\\s*$");
    return expression.match(text).captured();
}

bool isKey(const QString& text)
{
    static const QRegularExpression expression("^(/, )?(Ctrl|Shift|Alt|Esc|Enter|Space|Backspace|Tab|Home|End)\\b");
    return expression.match(text).hasMatch();
}

// English has only its plurals translated.
bool isMeantFor(const QString& file, const TsText& text)
{
    return text.isPlural || file != "storeys_en.ts";
}

} // namespace

class TranslationsTest : public QObject
{
    Q_OBJECT

private slots:
    void everyTextOfTheSourcesIsThereAndNoOther_data() { files(); }
    void everyTextOfTheSourcesIsThereAndNoOther();
    void everyTextIsTranslated_data() { files(); }
    void everyTextIsTranslated();
    void valuesMarksAndEndsAreThoseOfTheSource_data() { files(); }
    void valuesMarksAndEndsAreThoseOfTheSource();
    void spacesAreSingleAndKeepFiguresWhole_data() { files(); }
    void spacesAreSingleAndKeepFiguresWhole();
    void aKeyHasOneNameAndNoTwoKeysTheSame_data() { files(); }
    void aKeyHasOneNameAndNoTwoKeysTheSame();

private:
    static void files();
    static QList<TsText> texts();
};

void TranslationsTest::files()
{
    QTest::addColumn<QString>("file");
    const QStringList names = QDir(folder).entryList({"storeys_*.ts"});
    QVERIFY(names.contains("storeys_en.ts") && names.contains("storeys_de.ts"));
    for (const QString& name : names)
        QTest::newRow(qPrintable(name)) << name;
}

QList<TsText> TranslationsTest::texts()
{
    QFETCH(QString, file);
    return readTs(folder + '/' + file);
}

// packaging/update-translations mends what this finds.
void TranslationsTest::everyTextOfTheSourcesIsThereAndNoOther()
{
    QFETCH(QString, file);
    QSet<QString> wanted, there;
    for (const TsText& text : readTs(STOREYS_TEXTS))
        if (isMeantFor(file, text))
            wanted.insert(text.key());
    for (const TsText& text : texts()) {
        QVERIFY2(!there.contains(text.key()), qPrintable("twice: " + text.key()));
        there.insert(text.key());
    }
    QVERIFY(!wanted.isEmpty());
    const QStringList missing = (wanted - there).values(), needless = (there - wanted).values();
    QVERIFY2(missing.isEmpty(), qPrintable("missing:\n" + missing.join('\n')));
    QVERIFY2(needless.isEmpty(), qPrintable("not in the sources:\n" + needless.join('\n')));
}

void TranslationsTest::everyTextIsTranslated()
{
    QSet<qsizetype> plurals;
    for (const TsText& text : texts()) {
        QVERIFY2(text.state.isEmpty(), qPrintable(text.state + ": " + text.key()));
        QVERIFY2(!text.forms.isEmpty(), qPrintable(text.key()));
        for (const QString& form : text.forms)
            QVERIFY2(!form.trimmed().isEmpty(), qPrintable("empty: " + text.key()));
        if (text.isPlural)
            plurals.insert(text.forms.size());
    }
    QCOMPARE(plurals.size(), 1); // a language has one number of plurals
}

void TranslationsTest::valuesMarksAndEndsAreThoseOfTheSource()
{
    for (const TsText& text : texts())
        for (const QString& form : text.forms) {
            QStringList wanted = fixedParts(text.source);
            if (text.isPlural && form == text.forms.first() && !form.contains("%n")) // "the last tile"
                wanted.removeAll("%n");
            QVERIFY2(fixedParts(form) == wanted, qPrintable(text.source + "\n" + form));
            QVERIFY2(endOf(form).trimmed() == endOf(text.source).trimmed(), qPrintable(text.source + "\n" + form));
            QVERIFY2(form.trimmed() == form || text.source.trimmed() != text.source, qPrintable("space: " + form));
        }
}

// "68 %" must not break into two lines: its space is one that holds.
void TranslationsTest::spacesAreSingleAndKeepFiguresWhole()
{
    static const QRegularExpression loosePercent(" %(?![\\dLn])");
    for (const TsText& text : texts())
        for (const QString& form : text.forms + QStringList{text.source}) {
            QVERIFY2(!form.contains("  "), qPrintable("two spaces: " + form));
            QVERIFY2(!form.contains(loosePercent), qPrintable("breaks before %: " + form));
        }
}

void TranslationsTest::aKeyHasOneNameAndNoTwoKeysTheSame()
{
    QHash<QString, QString> names, keys;
    for (const TsText& text : texts()) {
        if (!isKey(text.source))
            continue;
        const QString name = text.forms.value(0);
        QCOMPARE(names.value(text.source, name), name);
        QCOMPARE(keys.value(name, text.source), text.source);
        names[text.source] = name;
        keys[name] = text.source;
    }
}

const NamedTest named("translations", runTest<TranslationsTest>);

} // namespace storeys::test::translations_test

#include "translations_test.moc"
