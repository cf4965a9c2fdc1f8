// The letters on tiles, as drawn for the board in three dimensions and for the flat one: each is whole and differs from all
// others at a size at which they are still read.

#include "game_window.h"
#include "test_program.h"

#include "rules/variant_reader.h"
#include "table/view/board_shape.h"

#include <QImage>
#include <QQmlComponent>
#include <QQmlEngine>
#include <QQuick3DTextureData>
#include <QQuickItem>
#include <QQuickWindow>
#include <QTest>

#include <filesystem>
#include <memory>

namespace storeys::letter_shapes_test {

class LetterShapesTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void lettersAreWholeAndApart_data();
    void lettersAreWholeAndApart();

private:
    void check(const QStringList& faces, const QList<QImage>& whole, const QList<QImage>& small);
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

enum class Tiles { Letters, Blanks };

// The same of flat tiles of that many pixels: what the letter changes of a tile without one.
QList<QImage> flatInkOf(const QStringList& faces, Tiles kind, int side)
{
    QQmlEngine engine;
    engine.addImportPath("qrc:/");
    QQmlComponent component(&engine);
    component.setData(R"(
import QtQuick
import Storeys
Rectangle {
    id: all
    required property list<string> faces    // then without letters
    required property bool blanks
    required property int side
    width: 8 * side; height: 16 * side; color: Theme.p.face
    Repeater {
        model: all.faces.length
        FlatTile {
            required property int index
            x: index % 8 * width; y: Math.floor(index / 8) * width
            width: all.side; height: all.side
            symbol: all.blanks ? String.fromCharCode(0xe020) : faces[0][0]; faces: [all.faces[index]]
        }
    }
})",
                      {});
    QStringList both = faces;
    for (const QString& face : faces)
        both += face.contains(' ') ? face.first(1) + face.mid(face.indexOf(' ')) : face.first(1);
    QQuickWindow window;
    const std::unique_ptr<QObject> tiles(
        component.createWithInitialProperties({{"faces", both}, {"blanks", kind == Tiles::Blanks}, {"side", side}}));
    auto* item = qobject_cast<QQuickItem*>(tiles.get());
    if (!item)
        qFatal("%s", qPrintable(component.errorString()));
    item->setParentItem(window.contentItem());
    window.resize(item->size().toSize());
    window.show();
    const QImage picture = window.grabWindow().convertToFormat(QImage::Format_Grayscale8);
    const auto cell = [&](int i) { return picture.copy(i % 8 * side, i / 8 * side, side, side); };
    QList<QImage> letters;
    for (int i = 0; i < static_cast<int>(faces.size()); ++i) {
        QImage ink = cell(i);
        const QImage bare = cell(i + static_cast<int>(faces.size()));
        for (int y = 0; y < side; ++y)
            for (int x = 0; x < side; ++x)
                ink.scanLine(y)[x] = static_cast<uchar>(std::abs(qRed(ink.pixel(x, y)) - qRed(bare.pixel(x, y))));
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

void LetterShapesTest::initTestCase()
{
    QQuickWindow::setGraphicsApi(QSGRendererInterface::Software);
    test::prepareWindows();
}

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

void LetterShapesTest::check(const QStringList& faces, const QList<QImage>& whole, const QList<QImage>& small)
{
    double least = 100;
    QString nearest;
    for (int i = 0; i < static_cast<int>(faces.size()); ++i) {
        QVERIFY2(isWhole(whole[i]), qPrintable(faces[i]));
        for (int j = 0; j < i; ++j)
            if (const double difference = apart(small[i], small[j]); difference < least) {
                least = difference;
                nearest = faces[j] + ", " + faces[i];
            }
    }
    qInfo("nearest: %s, %.1f %% of the ink apart", qPrintable(nearest), least);
    QVERIFY2(least >= 8, qPrintable(nearest));
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
    for (const QImage& letter : letters)
        small += letter.scaled(readable, readable, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
    check(faces, letters, small);
    for (const Tiles kind : {Tiles::Letters, Tiles::Blanks})
        for (const int side : {readable, 2 * readable, 4 * readable})
            if (!QTest::currentTestFailed())
                check(faces, flatInkOf(faces, kind, side), flatInkOf(faces, kind, readable));
}

const NamedTest named("letter_shapes", runTest<LetterShapesTest, QGuiApplication>);

} // namespace storeys::letter_shapes_test

#include "letter_shapes_test.moc"
