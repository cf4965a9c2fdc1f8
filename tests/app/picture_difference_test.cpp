// What counts as a difference between pictures of the window, on painted ones.

#include "picture_difference.h"
#include "test_program.h"

#include <QPainter>
#include <QTest>

namespace storeys::test::picture_difference_test {

namespace {

// Three buttons on a panel, at a place, with lines of a width.
QImage panel(int buttons, QPointF at = {40, 40}, double line = 2.5)
{
    QImage picture(320, 160, QImage::Format_RGB32);
    picture.fill(QColor(0xf4f0e8));
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(QColor(0x30302c), line));
    for (int i = 0; i < buttons; ++i) {
        const QPointF corner = at + QPointF(72 * i, 0);
        painter.drawEllipse(QRectF(corner, QSizeF(24, 24)));
        painter.drawLine(corner + QPointF(4, 12), corner + QPointF(20, 12));
    }
    return picture;
}

} // namespace

class PictureDifferenceTest : public QObject
{
    Q_OBJECT

private slots:
    void equalPicturesPass() { QCOMPARE(differentRegions(panel(3), panel(3)).size(), std::size_t(0)); }
    void linesAPixelBesidePass()
    {
        QCOMPARE(differentRegions(panel(3), panel(3, {41, 39})).size(), std::size_t(0));
        QCOMPARE(differentRegions(panel(3), panel(3, {40.5, 40.4})).size(), std::size_t(0));
    }
    void linesDrawnALittleThinnerPass()
    {
        QCOMPARE(differentRegions(panel(3), panel(3, {40, 40}, 2.2)).size(), std::size_t(0));
    }
    void oneMissingButtonIsFoundWhereItWas()
    {
        const auto found = differentRegions(panel(3), panel(2));
        QVERIFY(!found.empty());
        for (const QRect& region : found)
            QVERIFY(region.intersects(QRect(184, 40, 26, 26)));
    }
    void aMissingButtonIsFoundAtHalfSizeToo()
    {
        const auto half = [](const QImage& picture) { return picture.scaledToWidth(160, Qt::SmoothTransformation); };
        QVERIFY(!differentRegions(half(panel(3)), half(panel(2)), 0.5).empty());
    }
    void aButtonThatHasMovedIsFound() { QVERIFY(!differentRegions(panel(3), panel(3, {60, 40})).empty()); }
    void anotherColourIsFoundEverywhere()
    {
        QImage darker = panel(3);
        darker.fill(QColor(0xd8d4cc));
        QCOMPARE(differentRegions(panel(0), darker).size(), std::size_t(10 * 5));
    }
    void anotherSizeIsADifference()
    {
        QCOMPARE(differentRegions(panel(3), panel(3).scaledToWidth(300)).size(), std::size_t(1));
    }
};

const NamedTest named("picture_difference", runTest<PictureDifferenceTest>);

} // namespace storeys::test::picture_difference_test

#include "picture_difference_test.moc"
