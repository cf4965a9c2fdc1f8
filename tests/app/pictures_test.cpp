// The window as it looked when the pictures in tests/data/pictures/window were taken: theme × camera × quality, in two
// sizes. They are kept small, and compared with a tolerance that lets other fonts and drivers pass but no other look.
// They are taken anew with STOREYS_RECORD_GOLDEN=1 in the environment; look at them before they are committed.

#include "game_window.h"

#include <QBuffer>
#include <QDir>
#include <QSignalSpy>
#include <QTemporaryDir>

#include <algorithm>
#include <array>
#include <cmath>

namespace storeys::test {

namespace {

constexpr int kept = 320;         // width of a kept picture
constexpr int turns = 44;         // of the record, after which the picture is taken
constexpr int fineness = 82;      // of JPEG
constexpr double tolerance = 1.0; // mean difference of a channel, 0 to 255; no shadows make 1.4
constexpr int far = 60;           // a pixel that differs by more, in any channel, looks different
constexpr double farShare = 0.01; // of the pixels that may

// A game in the middle, from the beginning of a finished one.
QByteArray gameInTheMiddle()
{
    QFile file(STOREYS_GAMES_DIR "/two-stack10.gcg");
    if (!file.open(QIODevice::ReadOnly))
        return {};
    QByteArray record;
    for (int turn = 0; turn < turns && !file.atEnd();) {
        const QByteArray line = file.readLine();
        record += line;
        turn += line.startsWith('>') ? 1 : 0;
    }
    return record;
}

QByteArray packed(const QImage& picture)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    picture.scaledToWidth(kept, Qt::SmoothTransformation).save(&buffer, "JPG", fineness);
    return buffer.data();
}

// What makes two pictures different, or "".
QString difference(const QImage& one, const QImage& other)
{
    if (one.size() != other.size())
        return "the sizes differ";
    double sum = 0;
    int differing = 0;
    for (int y = 0; y < one.height(); ++y)
        for (int x = 0; x < one.width(); ++x) {
            const QRgb a = one.pixel(x, y), b = other.pixel(x, y);
            const std::array parts{std::abs(qRed(a) - qRed(b)), std::abs(qGreen(a) - qGreen(b)),
                                   std::abs(qBlue(a) - qBlue(b))};
            sum += (parts[0] + parts[1] + parts[2]) / 3.0;
            differing += std::ranges::max(parts) > far ? 1 : 0;
        }
    const double pixels = double(one.width()) * one.height();
    if (sum / pixels <= tolerance && differing / pixels <= farShare)
        return {};
    return QString("mean %1, %2 % look different")
        .arg(sum / pixels, 0, 'f', 2)
        .arg(100 * differing / pixels, 0, 'f', 2);
}

} // namespace

class PicturesTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void theWindowLooksAsItDid_data();
    void theWindowLooksAsItDid();
    void cleanupTestCase() { m_window.reset(); }

private:
    [[nodiscard]] QImage picture() const;

    QTemporaryDir m_folder; // for a record and for pictures that differ
    std::unique_ptr<GameWindow> m_window;
};

void PicturesTest::initTestCase()
{
    QDir::setCurrent(STOREYS_GAMES_DIR "/.."); // the record names its words
    QFile record(m_folder.filePath("middle.gcg"));
    QVERIFY(record.open(QIODevice::WriteOnly) && record.write(gameInTheMiddle()) > 0);
    record.close();
    m_folder.setAutoRemove(false);
    m_window = std::make_unique<GameWindow>();
    m_window->session().setHandOver(false);
    QCOMPARE(m_window->session().open(record.fileName()), QString());
    QCOMPARE(m_window->open(GameWindow::Dialogs::Silent), QString());
    QVERIFY(m_window->preferences().show("reducedMotion", true));
}

void PicturesTest::theWindowLooksAsItDid_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<QString>("theme");
    QTest::addColumn<QString>("camera");
    QTest::addColumn<QString>("quality");
    for (const QSize size : {QSize(1280, 800), QSize(2560, 1440)})
        for (const char* theme : {"light", "dark", "contrast"})
            for (const char* camera : {"top", "corner", "low"})
                for (const char* quality : {"low", "medium", "high"})
                    QTest::addRow("%s-%s-%s-%d", theme, camera, quality, size.width())
                        << size << theme << camera << quality;
}

// At rest: when nothing has been drawn for a while.
QImage PicturesTest::picture() const
{
    const QSignalSpy frames(m_window->window(), &QQuickWindow::frameSwapped);
    m_window->window()->update();
    for (qsizetype before = -1; before != frames.count();) {
        before = frames.count();
        QTest::qWait(250);
    }
    return m_window->window()->grabWindow();
}

void PicturesTest::theWindowLooksAsItDid()
{
    QFETCH(QSize, size);
    QFETCH(QString, theme);
    QFETCH(QString, camera);
    QFETCH(QString, quality);
    if (m_window->window()->size() != size) {
        m_window->window()->resize(size);
        QTest::qWait(2000); // icons and texts are made anew, the list goes to its end
    }
    QVERIFY(m_window->preferences().show("theme", theme) && m_window->preferences().show("quality", quality));
    (void)m_window->evaluated("board", QString("rig.go('%1', false)").arg(camera));
    const QByteArray now = packed(picture());
    const QString name = QString(QTest::currentDataTag()) + ".jpg";
    QFile file(STOREYS_PICTURES_DIR "/" + name);
    if (qEnvironmentVariableIsSet("STOREYS_RECORD_GOLDEN")) {
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(now) == now.size());
        return;
    }
    const QString found = difference(QImage(file.fileName()), QImage::fromData(now));
    QFile seen(m_folder.filePath(name));
    if (!found.isEmpty())
        QVERIFY(seen.open(QIODevice::WriteOnly) && seen.write(now) == now.size());
    QVERIFY2(found.isEmpty(), qPrintable(found + ": see " + seen.fileName()));
}

} // namespace storeys::test

int main(int argc, char** argv)
{
    QGuiApplication application(argc, argv);
    storeys::test::prepareWindows();
    storeys::test::PicturesTest test;
    return QTest::qExec(&test, argc, argv);
}
#include "pictures_test.moc"
