// What a person sets once for all games: kept between runs, unusable values refused and named.

#include "test_program.h"

#include "desktop/preferences/quality_meter.h"
#include "table/settings/preferences.h"
#include "table/settings/settings.h"

#include <QFile>
#include <QMetaProperty>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

namespace storeys::test::preferences_test {

class PreferencesTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void allBeginWithTheirUsualValues();
    void eachLineOfTheTableIsAPropertyOfItsType();
    void whatWasSetIsThereInTheNextRun();
    void unusableValuesAreRefusedAndNothingIsSaved_data();
    void unusableValuesAreRefusedAndNothingIsSaved();
    void unusableSavedValuesCountAsNotThereAndAreNamed();
    void aDeeplyNestedSetupIsRefused();
    void settingsOfANewerVersionAreToldAndLeftAlone();
    void whatIsShownForOneRunIsNotSaved();
    void whyNothingCanBeSavedIsTold();
    void theQualityIsChosenByTheTimesOfFrames_data();
    void theQualityIsChosenByTheTimesOfFrames();
    void softwareRenderersAreKnownByTheirNames();

private:
    // As QML sets it.
    static void set(Preferences& preferences, const char* name, const QVariant& value)
    {
        preferences.setProperty(name, value);
    }
    [[nodiscard]] QString file() const { return QSettings().fileName(); }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void PreferencesTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, m_folder->path());
}

void PreferencesTest::allBeginWithTheirUsualValues()
{
    const Preferences preferences;
    for (const Preference& preference : preferenceTable()) {
        QCOMPARE(preferences.value(preference.name), preference.usual);
        QVERIFY(preference.usable(preference.usual));
    }
    QVERIFY(!QFile::exists(file()));
}

void PreferencesTest::eachLineOfTheTableIsAPropertyOfItsType()
{
    Preferences preferences;
    const QMetaObject& type = Preferences::staticMetaObject;
    QCOMPARE(type.propertyCount() - type.propertyOffset(), static_cast<int>(preferenceTable().size()));
    for (const Preference& preference : preferenceTable()) {
        const QMetaProperty property = type.property(type.indexOfProperty(qPrintable(preference.name)));
        QCOMPARE(property.metaType(), preference.usual.metaType());
        QCOMPARE(property.read(&preferences), preference.usual);
        const QVariant other = property.typeId() == QMetaType::Bool  ? QVariant(!preference.usual.toBool())
                               : property.typeId() == QMetaType::Int ? QVariant(preference.most)
                               : preference.choices.isEmpty()        ? QVariant("bust-out")
                                                                     : QVariant(preference.choices.last());
        QVERIFY(property.write(&preferences, other));
        QCOMPARE(property.read(&preferences), other);
    }
}

void PreferencesTest::whatWasSetIsThereInTheNextRun()
{
    Preferences first;
    set(first, "theme", "dark");
    set(first, "textScale", 150);
    set(first, "reducedMotion", true);
    QCOMPARE(first.value("theme").toString(), "dark");
    const Preferences next;
    QCOMPARE(next.value("theme"), QVariant("dark"));
    QCOMPARE(next.value("textScale"), QVariant(150));
    QCOMPARE(next.value("reducedMotion"), QVariant(true));
    QCOMPARE(settingsProblem(), QString());
}

void PreferencesTest::unusableValuesAreRefusedAndNothingIsSaved_data()
{
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<QVariant>("value");
    QTest::newRow("no such theme") << QByteArray("theme") << QVariant("pink");
    QTest::newRow("too large") << QByteArray("textScale") << QVariant(201);
    QTest::newRow("too small") << QByteArray("textScale") << QVariant(99);
    QTest::newRow("no number") << QByteArray("textScale") << QVariant("big");
    QTest::newRow("nothing") << QByteArray("theme") << QVariant();
}

void PreferencesTest::unusableValuesAreRefusedAndNothingIsSaved()
{
    QFETCH(QByteArray, name);
    QFETCH(QVariant, value);
    Preferences preferences;
    set(preferences, name.constData(), value);
    QCOMPARE(preferences.value(name), preferenceNamed(name)->usual);
    QVERIFY(!QFile::exists(file()));
}

void PreferencesTest::unusableSavedValuesCountAsNotThereAndAreNamed()
{
    QSettings().setValue("quality", "best");
    QSettings().setValue("theme", "dark");
    const Preferences preferences;
    QCOMPARE(preferences.value("quality"), preferenceNamed("quality")->usual);
    QCOMPARE(preferences.value("theme"), QVariant("dark"));
    QVERIFY2(settingsProblem().text().contains(file() + ":2: quality: "), qPrintable(settingsProblem()));
}

void PreferencesTest::aDeeplyNestedSetupIsRefused()
{
    QSettings().setValue("lastSetup", R"({"players":)" + QByteArray(500, '[') + QByteArray(500, ']') + "}");
    QVERIFY2(settingsProblem().text().contains("lastSetup: nests lists and objects more than 32 deep"),
             qPrintable(settingsProblem()));
    QVERIFY(savedLastSetup().isEmpty());
}

// What can be used of them is used.
void PreferencesTest::settingsOfANewerVersionAreToldAndLeftAlone()
{
    const QByteArray text = "[General]\nformat=2\ntheme=dark\nnews=[1, 2\nquality=best\n";
    QDir().mkpath(QFileInfo(file()).path());
    QFile newer(file());
    QVERIFY(newer.open(QIODevice::ReadWrite) && newer.write(text) == text.size() && newer.flush());
    QVERIFY2(settingsProblem().text().contains(file()) && settingsProblem().text().contains("newer version"),
             qPrintable(settingsProblem()));
    Preferences preferences;
    QCOMPARE(preferences.value("theme"), QVariant("dark"));
    const QSignalSpy told(&preferences, &Preferences::reported);
    set(preferences, "theme", "contrast");
    QCOMPARE(told.count(), 1);
    QCOMPARE(told[0][0].value<LateText>().text(), settingsProblem().text());
    QVERIFY(newer.seek(0));
    QCOMPARE(newer.readAll(), text);
    QCOMPARE(QFileInfo(file()).dir().entryList(QDir::Files).size(), 1);
}

void PreferencesTest::whatIsShownForOneRunIsNotSaved()
{
    Preferences preferences;
    QVERIFY(preferences.show("theme", "contrast"));
    QVERIFY(!preferences.show("theme", "pink"));
    QVERIFY(!preferences.show("colour", "pink"));
    QCOMPARE(preferences.value("theme"), QVariant("contrast"));
    QVERIFY(!QFile::exists(file()));
}

void PreferencesTest::whyNothingCanBeSavedIsTold()
{
    QFile blocking(m_folder->filePath("file"));
    QVERIFY(blocking.open(QIODevice::WriteOnly));
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, blocking.fileName());
    Preferences preferences;
    const QSignalSpy told(&preferences, &Preferences::reported);
    set(preferences, "theme", "dark");
    QCOMPARE(preferences.value("theme"), QVariant("dark"));
    QCOMPARE(told.count(), 1);
    QVERIFY2(told[0][0].value<LateText>().text().contains("Cannot save the settings"),
             qPrintable(told[0][0].value<LateText>().text()));
}

void PreferencesTest::theQualityIsChosenByTheTimesOfFrames_data()
{
    QTest::addColumn<double>("medium");
    QTest::addColumn<double>("high");
    QTest::addColumn<QString>("quality");
    QTest::newRow("a quick card") << 16.7 << 16.9 << "high";
    QTest::newRow("high is too much") << 17.0 << 33.0 << "medium";
    QTest::newRow("medium is enough") << 33.4 << 0.0 << "medium";
    QTest::newRow("too slow") << 120.0 << 0.0 << "low";
}

// Frames for which something is made, the first of each quality, and one that is late do not matter.
void PreferencesTest::theQualityIsChosenByTheTimesOfFrames()
{
    QFETCH(double, medium);
    QFETCH(double, high);
    QFETCH(QString, quality);
    QualityTrial trial;
    std::optional<QString> found;
    QString tried;
    int frames = 0, ofThis = 0;
    for (; !found && frames < 100; ++frames) {
        ofThis = std::exchange(tried, trial.trying()) == trial.trying() ? ofThis + 1 : 0;
        const bool slow = ofThis < 2 || ofThis == 5;
        found = trial.frame((tried == "high" ? high : medium) + (slow ? 500 : 0));
    }
    QCOMPARE(found.value_or("none"), quality);
    QVERIFY(frames <= 30);
}

void PreferencesTest::softwareRenderersAreKnownByTheirNames()
{
    QVERIFY(isSoftwareRenderer("llvmpipe (LLVM 15.0.6, 256 bits)"));
    QVERIFY(isSoftwareRenderer("Google SwiftShader"));
    QVERIFY(!isSoftwareRenderer("Mesa Intel(R) UHD Graphics 620 (KBL GT2)"));
    QVERIFY(!isSoftwareRenderer("NVIDIA GeForce RTX 3060/PCIe/SSE2"));
}

const NamedTest named("preferences", [](int argc, char** argv) {
    QCoreApplication application(argc, argv);
    QCoreApplication::setOrganizationName("storeys");
    QCoreApplication::setApplicationName("storeys");
    PreferencesTest test;
    return QTest::qExec(&test, argc, argv);
});

} // namespace storeys::test::preferences_test

#include "preferences_test.moc"
