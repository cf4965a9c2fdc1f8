// The letters on tiles, as drawn for the board: each is whole and differs from all others at a size at which they are
// still read.

#include "surroundings.h"

#include "rules/variant_reader.h"
#include "table/view/board_shape.h"

#include <QImage>
#include <QQmlComponent>
#include <QQmlEngine>
#include <QQuick3DTextureData>
#include <QTest>

#include <filesystem>
#include <memory>

namespace storeys {

class LetterShapesTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { prepareScene(); }
    void lettersAreWholeAndApart_data();
    void lettersAreWholeAndApart();
};

namespace {

constexpr int columns = 8, rows = 6; // of the grid of cells
constexpr int readable = 20;         // pixels

// The ink on the face of each letter, in grey.
QList<QImage> inkOf(const QStringList& faces)
{
    QQmlEngine engine;
    QQmlComponent component(&engine);
    component.setData("import Storeys.Scene\nLetterAtlas {}", {});
    const std::unique_ptr<QObject> atlas(component.createWithInitialProperties({{"faces", faces}}));
    const auto* texture = qobject_cast<QQuick3DTextureData*>(atlas.get());
    if (!texture)
        qFatal("%s", qPrintable(component.errorString()));
    const QByteArray data = texture->textureData();
    const QImage all(reinterpret_cast<const uchar*>(data.constData()), texture->size().width(),
                     texture->size().height(), QImage::Format_RGBA8888);
    const int side = all.width() / columns;
    QList<QImage> letters;
    for (int i = 0; i < static_cast<int>(faces.size()); ++i) {
        QImage ink(side, side, QImage::Format_Grayscale8);
        for (int y = 0; y < side; ++y)
            for (int x = 0; x < side; ++x)
                ink.scanLine(y)[x] =
                    static_cast<uchar>(qRed(all.pixel(i % columns * side + x, i / columns * side + y)));
        letters += ink;
    }
    return letters;
}

bool isWhole(const QImage& ink)
{
    const int last = ink.width() - 1;
    for (int i = 0; i <= last; ++i)
        for (const QPoint edge : {QPoint(0, i), QPoint(last, i), QPoint(i, 0), QPoint(i, last)})
            if (qRed(ink.pixel(edge)) > 0)
                return false;
    return true;
}

// The share of the ink of both in % that only one has, where they lie best on each other.
double apart(const QImage& one, const QImage& other)
{
    double least = 100;
    for (int dx = -1; dx <= 1; ++dx)
        for (int dy = -1; dy <= 1; ++dy) {
            int differing = 0, ink = 0;
            for (int y = 1; y + 1 < readable; ++y)
                for (int x = 1; x + 1 < readable; ++x) {
                    const int here = qRed(one.pixel(x, y)), there = qRed(other.pixel(x + dx, y + dy));
                    differing += std::abs(here - there);
                    ink += std::max(here, there);
                }
            least = std::min(least, 100.0 * differing / ink);
        }
    return least;
}

} // namespace

void LetterShapesTest::lettersAreWholeAndApart_data()
{
    QTest::addColumn<QString>("variant");
    QTest::addColumn<QString>("language");
    for (const char* variant : {"stack10", "cross15"})
        for (const auto& entry : std::filesystem::directory_iterator(STOREYS_DATA_DIR "/languages")) {
            const QString language = QString::fromStdString(entry.path().stem().string());
            QTest::addRow("%s %s", variant, qPrintable(language)) << variant << language;
        }
}

void LetterShapesTest::lettersAreWholeAndApart()
{
    QFETCH(QString, variant);
    QFETCH(QString, language);
    const auto read =
        readVariant(STOREYS_DATA_DIR "/variants/" + variant.toStdString() + ".json", {}, language.toStdString());
    QVERIFY(read);
    const QStringList faces = tileFaces(*read);
    const QList<QImage> letters = inkOf(faces);
    QList<QImage> small;
    for (int i = 0; i < static_cast<int>(letters.size()); ++i) {
        QVERIFY2(isWhole(letters[i]), qPrintable(faces[i]));
        small += letters[i].scaled(readable, readable, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
    }
    double least = 100;
    QString nearest;
    for (int i = 0; i < static_cast<int>(small.size()); ++i)
        for (int j = 0; j < i; ++j)
            if (const double difference = apart(small[i], small[j]); difference < least) {
                least = difference;
                nearest = faces[j] + " " + faces[i];
            }
    qInfo("nearest: %s, %.1f %% of the ink apart", qPrintable(nearest), least);
    QVERIFY2(least >= 8, qPrintable(nearest));
}

} // namespace storeys

QTEST_MAIN(storeys::LetterShapesTest)
#include "letter_shapes_test.moc"
