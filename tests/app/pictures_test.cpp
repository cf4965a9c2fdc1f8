// The window as it looked when the pictures in tests/data/pictures/window were taken: every two of a theme, a camera and
// a quality together. With the default quality they are kept at full size, so that texts and buttons count; the others at
// half, and a few of a large window. Pictures are compared region by region (picture_difference.h), in a way that the
// releases of Qt that we build with pass, but no missing button, no other theme and no missing shadow. A changed word is
// too small to count there: what the usual view says is kept in texts.txt and compared word by word. The tests at the end
// prove that all this is noticed.
// And the boards of all games, with pieces on them, in all themes, solid and flat: in tests/data/pictures/boards.
//
// To take them anew, on Debian 12, in tests/data/pictures/window:
//     git rm -q *.jpg ../boards/*.jpg texts.txt; STOREYS_RECORD_GOLDEN=1 xvfb-run -s '-screen 0 1280x800x24' ../../../../build/release/bin/window_tests pictures
// Look at them, run the test once more there and on Debian 13, and commit them. STOREYS_PICTURES=FOLDER keeps each picture
// at full size there, with the regions that differ framed.

#include "game_window.h"
#include "picture_difference.h"
#include "test_program.h"

#include <QBuffer>
#include <QDir>
#include <QLibraryInfo>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QVersionNumber>

#include <array>
#include <utility>
#include <vector>

namespace storeys::test::pictures_test {

namespace {

constexpr int turns = 44;    // of the record, after which the picture is taken
constexpr int fineness = 85; // of JPEG
constexpr int allowed = 1;   // regions that may look different
// With other releases of Qt than the one that the pictures were taken with, lines of text lie elsewhere by a few pixels,
// not all by as many; where they are white on black, regions with two lines differ.
constexpr int allowedElsewhere = 10;

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

// What a picture is kept of and how.
struct View
{
    QSize size;
    QString theme, camera, quality;

    QString variant{}; // its board alone; none: the window with the game in the middle

    [[nodiscard]] QString name() const
    {
        return isBoard() ? QString("%1-%2-%3").arg(variant, theme, camera)
                         : QString("%1-%2-%3-%4").arg(theme, camera, quality).arg(size.width());
    }
    [[nodiscard]] double scale() const { return quality == "medium" && size.width() == 1280 && !isBoard() ? 1.0 : 0.5; }
    [[nodiscard]] bool isBoard() const { return !variant.isEmpty(); }
    [[nodiscard]] bool isFlat() const { return camera == "flat"; }
};

// Of that QML type or one made of it.
bool isOfType(const QObject& object, const QByteArray& name)
{
    const QMetaObject* type = object.metaObject();
    while (type && !QByteArray(type->className()).startsWith(name + '_'))
        type = type->superClass();
    return type;
}

void addButtons(QQuickItem* root, std::vector<QQuickItem*>& found)
{
    if (!root->isVisible())
        return;
    if (isOfType(*root, "IconButton"))
        found.push_back(root);
    for (QQuickItem* child : root->childItems())
        addButtons(child, found);
}

// Outside of lists: how many of their rows are made beyond what is seen differs between releases of Qt.
void addTexts(const QQuickItem* root, QStringList& found)
{
    if (!root->isVisible() || root->opacity() == 0 || root->inherits("QQuickItemView"))
        return;
    if (const QString text = root->property("text").toString(); root->inherits("QQuickText") && !text.isEmpty())
        found += text.simplified();
    for (const QQuickItem* child : root->childItems())
        addTexts(child, found);
}

// In the order of the alphabet, a line each, since items may be stacked in another order.
QString textsOf(const QQuickWindow& window)
{
    QStringList texts;
    addTexts(window.contentItem(), texts);
    texts.sort();
    return texts.join('\n') + '\n';
}

const char* const textsFile = STOREYS_PICTURES_DIR "/texts.txt";

QString keptTexts()
{
    QFile file(textsFile);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

const View usual{{1280, 800}, "light", "corner", "medium"};

std::vector<View> allViews()
{
    std::vector<View> views;
    // Every pair of a theme, a camera and a quality is there once.
    const std::array themes{"light", "dark", "contrast"}, cameras{"top", "corner", "low"},
        qualities{"low", "medium", "high"};
    for (std::size_t theme = 0; theme < 3; ++theme)
        for (std::size_t camera = 0; camera < 3; ++camera)
            views.push_back({{1280, 800}, themes[theme], cameras[camera], qualities[(theme + camera) % 3]});
    views.push_back({{2560, 1440}, "light", "corner", "high"});
    views.push_back({{2560, 1440}, "dark", "top", "medium"});
    views.push_back({{2560, 1440}, "contrast", "low", "low"});
    return views;
}

// Solid boards as they are seen at first, and flat ones. Every pair of a game, a theme and a camera is there.
std::vector<View> allBoards()
{
    std::vector<View> views;
    const std::array variants{"stack10",  "stack8",     "cross15",      "blanks-blockers",
                              "bust-out", "hyper-race", "free-for-all", "surprise"};
    const std::array themes{"light", "dark", "contrast"};
    const std::array cameras{"corner", "flat"};
    for (std::size_t variant = 0; variant < variants.size(); ++variant)
        for (std::size_t theme = 0; theme < themes.size(); ++theme)
            views.push_back({{1280, 800}, themes[theme], cameras[(variant + theme) % 2], "medium", variants[variant]});
    return views;
}

QString fileOf(const View& view)
{
    return (view.isBoard() ? STOREYS_PICTURES_DIR "/../boards/" : STOREYS_PICTURES_DIR "/") + view.name() + ".jpg";
}

QByteArray packed(const QImage& picture, const View& view)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    picture.scaledToWidth(int(picture.width() * view.scale()), Qt::SmoothTransformation).save(&buffer, "JPG", fineness);
    return buffer.data();
}

// Where the picture is not as the one kept; with STOREYS_PICTURES, both are there to be looked at.
std::vector<QRect> changes(const QImage& picture, const View& view, const QString& name)
{
    const QImage kept(fileOf(view)), now = QImage::fromData(packed(picture, view));
    auto found = differentRegions(kept, now, view.scale());
    if (const QString folder = qEnvironmentVariable("STOREYS_PICTURES"); !folder.isEmpty()) {
        picture.save(folder + "/" + name + ".png");
        framed(now, found).save(folder + "/" + name + "-differs.png");
    }
    return found;
}

} // namespace

class PicturesTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void theWindowLooksAsItDid_data();
    void theWindowLooksAsItDid();
    void theWindowSaysWhatItSaid();
    void aMissingButtonIsNoticed();
    void oneChangedWordInAPanelIsNoticed();
    void anotherThemeIsNoticed();
    void missingShadowsAreNoticed();
    void boardsLookAsTheyDid_data();
    void boardsLookAsTheyDid();
    void cleanupTestCase() { m_window.reset(); }

private:
    void open(const QString& record);
    void show(const View& view);
    [[nodiscard]] QImage picture() const;
    void compareOrKeep(const QImage& now, const View& view);

    QTemporaryDir m_folder; // for a record
    QString m_record;       // of the board that is shown
    std::unique_ptr<GameWindow> m_window;
};

void PicturesTest::initTestCase()
{
    QDir::setCurrent(STOREYS_GAMES_DIR "/.."); // the record names its words
    QFile record(m_folder.filePath("middle.gcg"));
    QVERIFY(record.open(QIODevice::WriteOnly) && record.write(gameInTheMiddle()) > 0);
    record.close();
    m_window = std::make_unique<GameWindow>();
    open(record.fileName());
    QCOMPARE(m_window->open(GameWindow::Dialogs::Silent), QString());
    QVERIFY(m_window->preferences().show("reducedMotion", true));
}

void PicturesTest::open(const QString& record)
{
    m_window->gameTable().live()->screen()->setHandOver(false);
    QCOMPARE(m_window->gameTable().records()->open(record), QString());
}

void PicturesTest::show(const View& view)
{
    if (m_window->window()->size() != view.size) {
        m_window->window()->resize(view.size);
        QVERIFY(m_window->waitForRest()); // icons and texts are made anew, the list goes to its end
    }
    QVERIFY(m_window->preferences().show("theme", view.theme) && m_window->preferences().show("quality", view.quality));
    QVERIFY(m_window->preferences().show("view", view.isFlat() ? "flat" : "solid"));
    if (!view.isFlat())
        (void)m_window->evaluated("board", QString("rig.go('%1', false)").arg(view.camera));
}

// At rest.
QImage PicturesTest::picture() const
{
    m_window->window()->update();
    if (!m_window->waitForRest())
        return {};
    return m_window->window()->grabWindow();
}

void PicturesTest::theWindowLooksAsItDid_data()
{
    QTest::addColumn<int>("number");
    const auto views = allViews();
    for (int i = 0; i < int(views.size()); ++i)
        QTest::newRow(qPrintable(views[std::size_t(i)].name())) << i;
}

void PicturesTest::theWindowLooksAsItDid()
{
    QFETCH(int, number);
    const View view = allViews()[std::size_t(number)];
    show(view);
    compareOrKeep(picture(), view);
}

void PicturesTest::boardsLookAsTheyDid_data()
{
    QTest::addColumn<int>("number");
    const auto views = allBoards();
    for (int i = 0; i < int(views.size()); ++i)
        QTest::newRow(qPrintable(views[std::size_t(i)].name())) << i;
}

void PicturesTest::boardsLookAsTheyDid()
{
    QFETCH(int, number);
    const View view = allBoards()[std::size_t(number)];
    const QString record = QString(STOREYS_PICTURES_DIR "/../boards/%1.gcg").arg(view.variant);
    if (std::exchange(m_record, record) != record) {
        QVERIFY(m_window->preferences().show("view", "flat")); // its frames are quicker while the boards change
        open(record);
        QVERIFY(m_window->waitForRest());
    }
    show(view);
    const QObject& table = *m_window->table();
    compareOrKeep(picture().copy(0, 0, table.property("width").toInt(), table.property("height").toInt()), view);
}

void PicturesTest::compareOrKeep(const QImage& now, const View& view)
{
    if (qEnvironmentVariableIsSet("STOREYS_RECORD_GOLDEN")) {
        QFile file(fileOf(view));
        const QByteArray data = packed(now, view);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(data) == data.size());
        return;
    }
    const auto found = changes(now, view, view.name());
    const bool isElsewhere = view.theme == "contrast" && QLibraryInfo::version() >= QVersionNumber(6, 5);
    QVERIFY2(int(found.size()) <= (isElsewhere ? allowedElsewhere : allowed),
             qPrintable(QString("%1 regions differ").arg(found.size())));
}

void PicturesTest::theWindowSaysWhatItSaid()
{
    show(usual);
    QVERIFY(m_window->waitForRest());
    const QString now = textsOf(*m_window->window());
    if (qEnvironmentVariableIsSet("STOREYS_RECORD_GOLDEN")) {
        QFile file(textsFile);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(now.toUtf8()) > 0);
        return;
    }
    QCOMPARE(now.split('\n'), keptTexts().split('\n'));
}

// Hidden but not taken out, so that nothing moves into its place.
void PicturesTest::aMissingButtonIsNoticed()
{
    show(usual);
    std::vector<QQuickItem*> buttons;
    addButtons(m_window->window()->contentItem(), buttons);
    QVERIFY(buttons.size() >= 3);
    for (std::size_t i = 0; i + 3 <= buttons.size(); i += 3) {
        const std::vector three(buttons.begin() + std::ptrdiff_t(i), buttons.begin() + std::ptrdiff_t(i + 3));
        for (QQuickItem* button : three)
            button->setOpacity(0);
        const auto found = changes(picture(), usual, QString("without-buttons-%1").arg(i));
        for (QQuickItem* button : three)
            button->setOpacity(1);
        QVERIFY2(int(found.size()) > allowed, qPrintable(three.front()->property("text").toString()));
    }
}

void PicturesTest::oneChangedWordInAPanelIsNoticed()
{
    show(usual);
    QVERIFY(m_window->waitForRest());
    QQuickItem* count = m_window->item("bagCount");
    QVERIFY(count);
    const QString text = count->property("text").toString();
    QVERIFY(keptTexts().contains(text + '\n'));
    QVERIFY(count->setProperty("text", QString(text).replace("bag", "sack")));
    const QString changed = textsOf(*m_window->window());
    QVERIFY(count->setProperty("text", text));
    QVERIFY(changed != keptTexts());
    QCOMPARE(textsOf(*m_window->window()), keptTexts());
}

void PicturesTest::anotherThemeIsNoticed()
{
    for (const char* theme : {"dark", "contrast"}) {
        View other = usual;
        other.theme = theme;
        show(other);
        QVERIFY(int(changes(picture(), usual, QString("other-theme-%1").arg(theme)).size()) > allowed);
    }
}

void PicturesTest::missingShadowsAreNoticed()
{
    View other = usual;
    other.quality = "low";
    show(other);
    QVERIFY(int(changes(picture(), usual, "without-shadows").size()) > allowed);
}

const NamedTest named("pictures",
                      [](int argc, char** argv) { return testInWindows<PicturesTest>(argc, argv, Frames::Drawn); });

} // namespace storeys::test::pictures_test

#include "pictures_test.moc"
