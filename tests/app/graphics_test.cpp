// The program on machines that can't draw everything: what it shows goes down from three dimensions to the flat board on
// OpenGL, and to the flat board on Qt's software renderer. It never crashes, and never shows an empty picture.

#include "test_program.h"

#include "desktop/program/graphics.h"
#include "patience.h"

#include <QDir>
#include <QFile>
#include <QImage>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

namespace storeys::test::graphics_test {

namespace {

using Environment = QList<std::pair<QString, QString>>;

constexpr int buttonsWidth = 96; // of the buttons at the left, which the flat board needs fewer of
constexpr int noticeHeight = 50; // at the top

// How many of a hundred pixels of the board and the panel differ; 100 if the pictures have other sizes.
double difference(const QImage& one, const QImage& other)
{
    if (one.isNull() || one.size() != other.size())
        return 100;
    int different = 0;
    for (int y = 0; y < one.height(); ++y)
        for (int x = buttonsWidth; x < one.width(); ++x) {
            const QColor a = one.pixelColor(x, y), b = other.pixelColor(x, y);
            different += qAbs(a.lightness() - b.lightness()) > 24;
        }
    return 100.0 * different / (one.height() * (one.width() - buttonsWidth));
}

} // namespace

class GraphicsTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void whatAVersionCanDraw_data();
    void whatAVersionCanDraw();
    void theBestThatTheMachineCanDrawIsShown_data();
    void theBestThatTheMachineCanDrawIsShown();
    void neitherOptionNorPreferenceChoosesWhatIsNotThere();
    void whyTheBoardIsFlatIsSaidUntilItIsRead();
    void aDriverThatFailsLaterLeadsToTheFlatBoard();
    void aScreenOf256ColoursIsRefusedButAPictureIsTaken();

private:
    // A picture of the program with those preferences, null if it takes none.
    QImage picture(const Environment& changes, const QString& preferences, const QStringList& more = {});

    QTemporaryDir m_folder;
    QImage m_solid, m_flat;
};

QImage GraphicsTest::picture(const Environment& changes, const QString& preferences, const QStringList& more)
{
    const QString data = m_folder.filePath("data"), file = m_folder.filePath("picture.png");
    QDir(data).removeRecursively();
    QDir().mkpath(data + "/settings/storeys");
    QFile settings(data + "/settings/storeys/storeys.conf");
    if (!settings.open(QIODevice::WriteOnly))
        return {};
    settings.write(("[General]\n" + preferences + '\n').toUtf8());
    settings.close();
    QFile::remove(file);
    QProcess program;
    auto environment = QProcessEnvironment::systemEnvironment();
    for (const auto& [name, value] : changes)
        environment.insert(name, value);
    program.setProcessEnvironment(environment);
    program.start(STOREYS_PROGRAM, QStringList{"--data-dir", data, "--players", "Ann,Bo", "--seed", "3", "--size",
                                               "900x600", "--screenshot", file}
                                       + more);
    if (!program.waitForFinished(patience) || program.exitStatus() != QProcess::NormalExit || program.exitCode() != 0)
        qWarning("%s", program.readAllStandardError().constData());
    return QImage(file);
}

void GraphicsTest::initTestCase()
{
    m_solid = picture({}, "view=solid");
    m_flat = picture({}, "view=flat");
    QVERIFY(!m_solid.isNull() && !m_flat.isNull());
    QVERIFY(difference(m_solid, m_flat) > 20);
}

void GraphicsTest::whatAVersionCanDraw_data()
{
    QTest::addColumn<bool>("isEs");
    QTest::addColumn<int>("version");
    QTest::addColumn<int>("means");
    using Means = Graphics::Means;
    const auto row = [](bool isEs, int version, Means means) {
        QTest::addRow("%s %d", isEs ? "ES" : "GL", version) << isEs << version << int(means);
    };
    row(false, 15, Means::Software);
    row(false, 21, Means::FlatOnOpenGl);
    row(false, 32, Means::FlatOnOpenGl);
    row(false, 33, Means::Solid);
    row(false, 46, Means::Solid);
    row(true, 11, Means::Software);
    row(true, 20, Means::FlatOnOpenGl);
    row(true, 30, Means::Solid);
}

void GraphicsTest::whatAVersionCanDraw()
{
    QFETCH(int, version);
    QTEST((int(Graphics::meansOf(QTest::currentDataTag()[0] == 'E', version / 10, version % 10))), "means");
}

void GraphicsTest::theBestThatTheMachineCanDrawIsShown_data()
{
    QTest::addColumn<Environment>("environment");
    QTest::addColumn<QString>("whyFlat");
    const auto version = [](const char* gl, const char* glsl, const char* whyFlat) {
        QTest::newRow(gl) << Environment{{"MESA_GL_VERSION_OVERRIDE", gl}, {"MESA_GLSL_VERSION_OVERRIDE", glsl}}
                          << whyFlat;
    };
    version("3.3", "330", "");
    version("3.2", "150", "old");
    version("2.1", "120", "old");
    version("2.0", "110", "old");
    const auto variable = [](const char* name, const char* value) {
        QTest::newRow(name) << Environment{{name, value}} << "none";
    };
    variable("LIBGL_DRIVERS_PATH", "/nonexistent");
    variable("QT_XCB_GL_INTEGRATION", "none");
    variable("LIBGL_ALWAYS_INDIRECT", "1");
    variable("QT_QUICK_BACKEND", "software");
}

void GraphicsTest::theBestThatTheMachineCanDrawIsShown()
{
    QFETCH(Environment, environment);
    QFETCH(QString, whyFlat);
    // The reason is known already, so that no notice makes the pictures different.
    const QImage shown = picture(environment, "view=solid\nwhyFlatKnown=" + whyFlat);
    double differs = difference(shown, whyFlat.isEmpty() ? m_solid : m_flat);
    // Mesa since 24.2 has its software driver in a library that this variable does not hide.
    if (environment.front().first == "LIBGL_DRIVERS_PATH")
        differs = std::min(differs, difference(shown, m_solid));
    QVERIFY2(differs < 3, qPrintable(QString::number(differs) + " % of the pixels differ"));
}

void GraphicsTest::neitherOptionNorPreferenceChoosesWhatIsNotThere()
{
    const Environment old{{"MESA_GL_VERSION_OVERRIDE", "3.2"}};
    const QImage shown = picture(old, "view=solid\nquality=high\nwhyFlatKnown=old", {"--quality", "high"});
    QVERIFY(difference(shown, m_flat) < 3);
}

void GraphicsTest::whyTheBoardIsFlatIsSaidUntilItIsRead()
{
    const Environment old{{"MESA_GL_VERSION_OVERRIDE", "3.2"}};
    const auto top = [](const QImage& image) { return image.copy(0, 0, image.width(), noticeHeight); };
    const QImage unread = picture(old, "view=flat"), read = picture(old, "view=flat\nwhyFlatKnown=old");
    QVERIFY(difference(top(unread), top(read)) > 10);
    QVERIFY(difference(top(read), top(m_flat)) < 3);
}

void GraphicsTest::aDriverThatFailsLaterLeadsToTheFlatBoard()
{
    const QImage shown = picture({{"LD_PRELOAD", STOREYS_LOST_DRIVER}}, "view=solid\nwhyFlatKnown=lost");
    QVERIFY(difference(shown, m_flat) < 3);
}

void GraphicsTest::aScreenOf256ColoursIsRefusedButAPictureIsTaken()
{
    QProcess screen, program;
    screen.start("Xvfb", {"-displayfd", "1", "-screen", "0", "1280x800x8", "-nolisten", "tcp", "-noreset"});
    QVERIFY(screen.waitForReadyRead(patience));
    const QString display = ':' + QString::fromLatin1(screen.readAllStandardOutput()).trimmed();
    QVERIFY(difference(picture({{"DISPLAY", display}}, "view=solid\nwhyFlatKnown=none"), m_flat) < 3);
    auto environment = QProcessEnvironment::systemEnvironment();
    environment.insert("DISPLAY", display);
    program.setProcessEnvironment(environment);
    program.start(STOREYS_PROGRAM, {"--data-dir", m_folder.filePath("data")});
    QVERIFY(program.waitForFinished(patience));
    QCOMPARE(program.exitCode(), 2);
    QVERIFY(program.readAllStandardError().contains("the screen has 8 bits for colours"));
    screen.terminate();
    screen.waitForFinished(patience);
}

const NamedTest named("graphics", runTest<GraphicsTest>);

} // namespace storeys::test::graphics_test

#include "graphics_test.moc"
