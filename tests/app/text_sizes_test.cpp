// A laptop's screen with text of every size: each dialog has its buttons in sight without scrolling, keeps most of its
// height for the rest and scrolls in one place at most; the board is clear of the buttons and of a typed play, and the panel
// says who plays and keeps the turns in sight. STOREYS_PICTURES names a folder to keep a picture of each in.

#include "test_program.h"
#include "window_texts.h"
#include "window_visit.h"

#include "desktop/preferences/language.h"

#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>

#include <array>

namespace storeys::test::text_sizes_test {

namespace {

constexpr QSize laptop(1366, 768);
const QList<int> textSizes{100, 150, 200}; // percent
constexpr double mostFoot = 0.5;           // of a dialog's height

QRectF placeOf(const QQuickItem& item)
{
    return item.mapRectToScene({0, 0, item.width(), item.height()});
}

bool isKind(const QQuickItem& item, const char* kind)
{
    return QByteArray(item.metaObject()->className()).startsWith(kind);
}

// Letters and numbers on the rim of the board that are smaller than other text.
QStringList faultsOfCoordinates(const GameWindow& window)
{
    const QQuickItem* flat = window.item("coordinates");
    const qreal size = flat && flat->isVisible()
                           ? flat->childItems().front()->property("font").value<QFont>().pixelSize()
                           : window.evaluated("board", "0.255 * coordinates * cell").toReal(); // as in labels.cpp
    const qreal text = window.evaluated("board", "Theme.body").toReal();
    if (text > 0 && size >= 0.9 * text)
        return {};
    return {QString("coordinates of %1 pixels, text of %2").arg(QString::number(size), QString::number(text))};
}

// The buttons on the board, and its letters and numbers.
QStringList faultsOfTable(GameWindow& window)
{
    std::vector<QRectF> buttons;
    for (const QQuickItem* item : seenItems(*window.window()))
        if (item->inherits("QQuickAbstractButton") && qobject_cast<QQuickItem*>(window.table())->isAncestorOf(item))
            buttons.push_back(placeOf(*item));
    if (const auto* entry = window.window()->property("entry").value<QQuickItem*>(); entry && entry->isVisible())
        buttons.push_back(placeOf(*entry));
    const qreal cell = window.evaluated("board", "cell").toReal();
    QStringList faults;
    const auto check = [&](const QPointF& middle, const QString& what) {
        const QRectF place(middle - QPointF(0.4, 0.4) * cell, QSizeF(0.8, 0.8) * cell);
        if (std::ranges::any_of(buttons, [&](const QRectF& button) { return button.intersects(place); }))
            faults += "something lies on " + what;
    };
    const BoardShape shape = window.gameTable().view()->shape();
    for (int row = 0; row < shape.rows; ++row)
        for (int column = 0; column < shape.columns; ++column)
            check(window.topOf(row * shape.columns + column),
                  QString("row %1, column %2").arg(QString::number(row), QString::number(column)));
    // Coordinates are as far beyond the first squares as the second ones are before them.
    for (int row = 0; row < shape.rows; ++row)
        check(2 * window.topOf(row * shape.columns) - window.topOf(row * shape.columns + 1),
              QString("the name of row %1").arg(row));
    for (int column = 0; column < shape.columns; ++column)
        check(2 * window.topOf(column) - window.topOf(column + shape.columns),
              QString("the name of column %1").arg(column));
    faults += faultsOfCoordinates(window);
    const QRectF turns = placeOf(*window.item("history")) & placeOf(*window.item("upper"));
    // Meanwhile the scores come first: the points of a turn are counted, or a play as text can't be laid.
    const bool told = std::ranges::any_of(std::array{"changeCard", "entryProblemAside"}, [&](const char* name) {
        const QQuickItem* card = window.item(name);
        return card && card->isVisible();
    });
    if (turns.height() < 20 && !told)
        faults += QString("%1 pixels are left for the turns").arg(turns.height());
    return faults;
}

// What is wrong with the dialog that is open.
QStringList faultsOfDialog(GameWindow& window)
{
    QStringList faults;
    const auto* dialog = window.dialog()->property("contentItem").value<QQuickItem*>()->parentItem();
    const QRectF card = placeOf(*dialog);
    int bars = 0;
    for (const QQuickItem* item : seenItems(*window.window())) {
        if (!dialog->isAncestorOf(item))
            continue;
        bars += item->objectName() == "scrollHandle";
        if (!isKind(*item, "SheetButtons"))
            continue;
        if (item->height() > mostFoot * card.height())
            faults += QString("buttons fill %1 of %2 pixels").arg(item->height()).arg(card.height());
        if (!card.contains(placeOf(*item)))
            faults += "buttons are outside of the dialog";
    }
    if (bars > 1)
        faults += QString("%1 scroll bars").arg(bars);
    return faults;
}

} // namespace

class TextSizesTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void theTableIsClearOfButtons();
    void scoresStayInSight_data();
    void scoresStayInSight();
    void stacksAreToldWhole();
    void earlierTurnsAreToldWhole_data();
    void earlierTurnsAreToldWhole();
    void dialogsOfAGameAreWhole();
    void dialogsOfFinishedGamesAreWhole();

private:
    void resize();
    // The window with the dialog of that kind, or without any, at every size of text.
    void lookAt(const QString& kind);
    void lookAtEach(const QStringList& kinds);
    void look(const QString& where);
    void keepPicture(const QString& name);

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<GameWindow> m_window;
    int m_faults = 0;
};

void TextSizesTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, m_folder->path());
    QSettings().setValue("view", "flat"); // the quicker board
    QSettings().setValue("reducedMotion", true);
    m_faults = 0;
    m_window = std::make_unique<GameWindow>();
    m_window->gameTable().keepIn(StorePlaces::under(m_folder->path()));
}

void TextSizesTest::resize()
{
    m_window->window()->resize(laptop);
    QTRY_COMPARE(m_window->window()->size(), laptop);
    QVERIFY(m_window->waitForRest(3));
}

void TextSizesTest::look(const QString& where)
{
    for (const int size : textSizes) {
        QVERIFY(m_window->preferences().show("textScale", size));
        QVERIFY(m_window->waitForRest(3));
        const QString name = QString("%1, %2 %").arg(where, QString::number(size));
        QStringList faults = cutOffTexts(*m_window->window());
        faults += m_window->dialog() ? faultsOfDialog(*m_window) : faultsOfTable(*m_window);
        for (const QString& fault : faults)
            qWarning("%s: %s", qPrintable(name), qPrintable(fault));
        m_faults += int(faults.size());
        keepPicture(name);
    }
    QVERIFY(m_window->preferences().show("textScale", 100));
}

void TextSizesTest::keepPicture(const QString& name)
{
    if (const QString folder = qEnvironmentVariable("STOREYS_PICTURES"); !folder.isEmpty())
        m_window->window()->grabWindow().save(folder + '/' + name + ".png");
}

void TextSizesTest::lookAt(const QString& kind)
{
    QVERIFY2(showDialog(*m_window, kind), qPrintable(kind));
    look(kind);
    if (kind != "newGame")
        return;
    m_window->gameTable().choices()->form()->setProperty("page", "more");
    look("newGame, more");
    m_window->gameTable().choices()->form()->setProperty("page", "game");
}

void TextSizesTest::lookAtEach(const QStringList& kinds)
{
    for (const QString& kind : kinds)
        lookAt(kind);
    QVERIFY(closeDialog(*m_window));
    QCOMPARE(m_faults, 0); // each was printed when it was found
}

void TextSizesTest::theTableIsClearOfButtons()
{
    GameTable& table = m_window->gameTable();
    GameStart game = visitedGame("Ann,Ada:casual,Cy:greedy");
    game.clock = *ClockRules::read("total=1500 at-zero=game");
    QCOMPARE(table.choices()->start(game), QString());
    QCOMPARE(m_window->open(GameWindow::Dialogs::Silent), QString());
    resize();
    table.live()->screen()->uncover();
    const auto play = m_window->bestPlay();
    QVERIFY(play && m_window->lay(*play));
    table.view()->play();
    QTRY_VERIFY(table.view()->mayAct());
    for (const char* view : {"flat", "solid"}) {
        QVERIFY(m_window->preferences().show("view", view));
        QTRY_VERIFY(m_window->table()->property("board").value<QObject*>());
        for (const QString& camera :
             view == QString("flat") ? QStringList("flat") : QStringList{"corner", "top", "low"}) {
            QMetaObject::invokeMethod(m_window->table(), "look", Q_ARG(QString, camera), Q_ARG(bool, false));
            look(camera);
            m_window->type("/");
            look(camera + ", a play as text");
            m_window->type("x");
            m_window->key(Qt::Key_Return);
            look(camera + ", a play as text that means nothing");
            m_window->key(Qt::Key_Escape);
        }
    }
    QCOMPARE(m_faults, 0); // each was printed when it was found
}

void TextSizesTest::scoresStayInSight_data()
{
    QTest::addColumn<QString>("language");
    QTest::newRow("en") << "en";
    QTest::newRow("de") << "de";
}

// After a computer's turn in each game, with few players and with many: the scores are in the panel, and what they say is
// whole.
void TextSizesTest::scoresStayInSight()
{
    QFETCH(QString, language);
    Language spoken;
    spoken.use(language);
    for (const char* variant :
         {"stack10", "stack8", "cross15", "blanks-blockers", "bust-out", "free-for-all", "hyper-race", "surprise"})
        for (const char* players : {"Ann,Ada:beginner", "Ann,Ada:beginner,Alexander,Cy:beginner"}) {
            GameStart game = visitedGame(players, variant);
            if ((language == "de" && game.seats.size() > 2) || !m_window->gameTable().choices()->start(game).isEmpty())
                continue; // a game of two
            if (!m_window->window()) {
                QCOMPARE(m_window->open(GameWindow::Dialogs::Silent), QString());
                resize();
            }
            GameTable& table = m_window->gameTable();
            table.live()->screen()->uncover();
            QTRY_VERIFY(table.view()->mayAct());
            for (const int size : {150, 200}) {
                QVERIFY(m_window->preferences().show("textScale", size));
                table.view()->pass();
                table.live()->screen()->uncover();
                QVERIFY(m_window->waitForRest(3));
                const QString name = QString("%1, %2, %3, %4 %").arg(variant, players, language, QString::number(size));
                QStringList faults = cutOffTexts(*m_window->window());
                if (!placeOf(*m_window->item("upper")).contains(placeOf(*m_window->item("scores"))))
                    faults += "scores out of sight";
                faults += faultsOfCoordinates(*m_window);
                for (const QString& fault : faults)
                    qWarning("%s: %s", qPrintable(name), qPrintable(fault));
                m_faults += int(faults.size());
                keepPicture(name);
            }
            if (language == "de" || game.seats.size() > 2)
                continue;
            for (const char* view : {"solid", "flat"}) {
                QVERIFY(m_window->preferences().show("view", view));
                QVERIFY(m_window->waitForRest(1));
                keepPicture(QString("%1, %2").arg(variant, view));
                QVERIFY2(faultsOfCoordinates(*m_window).isEmpty(), variant);
            }
        }
    QCOMPARE(m_faults, 0); // each was printed when it was found
}

// On the card of a stack.
void TextSizesTest::stacksAreToldWhole()
{
    QDir::setCurrent(STOREYS_GAMES_DIR "/.."); // the record names its words
    QCOMPARE(m_window->gameTable().records()->open(STOREYS_GAMES_DIR "/two-stack10.gcg"), QString());
    QCOMPARE(m_window->open(GameWindow::Dialogs::Silent), QString());
    resize();
    const QStringList stacks = m_window->gameTable().view()->stacks();
    auto* peel = m_window->table()->property("peeled").value<QObject*>();
    for (const int size : textSizes) {
        QVERIFY(m_window->preferences().show("textScale", size));
        for (int square = 0; square < stacks.size(); ++square) {
            if (stacks[square].size() < 4)
                continue;
            for (const bool slim : {false, true}) {
                QMetaObject::invokeMethod(peel, "hide");
                QVERIFY(m_window->waitForRest(1));
                QMetaObject::invokeMethod(peel, "show", Q_ARG(int, square));
                peel->setProperty("slim", slim);
                QVERIFY(m_window->waitForRest(1));
                for (const QString& text : cutOffTexts(*m_window->window())) {
                    qWarning("stack on %d, %d %%: %s", square, size, qPrintable(text));
                    ++m_faults;
                }
            }
        }
        keepPicture(QString("stack, %1 %").arg(size));
    }
    QCOMPARE(m_faults, 0); // each was printed when it was found
}

void TextSizesTest::earlierTurnsAreToldWhole_data()
{
    scoresStayInSight_data();
}

// The card of an earlier turn, and that turn in the list.
void TextSizesTest::earlierTurnsAreToldWhole()
{
    QFETCH(QString, language);
    Language spoken;
    spoken.use(language);
    QDir::setCurrent(STOREYS_GAMES_DIR "/.."); // the record names its words
    QCOMPARE(m_window->gameTable().records()->open(STOREYS_GAMES_DIR "/two-stack10.gcg"), QString());
    QCOMPARE(m_window->open(GameWindow::Dialogs::Silent), QString());
    resize();
    for (const int size : {150, 200}) {
        QVERIFY(m_window->preferences().show("textScale", size));
        for (const int turn : {1, 7, 30, 65}) {
            m_window->gameTable().view()->look()->show(turn);
            QVERIFY(m_window->waitForRest(3));
            const QString name =
                QString("turn %1, %2, %3 %").arg(QString::number(turn), language, QString::number(size));
            QStringList faults = cutOffTexts(*m_window->window());
            const auto* row = m_window->item(QString("turn%1").arg(turn));
            if (!row || !placeOf(*m_window->item("upper")).intersects(placeOf(*row)))
                faults += "the turn is out of sight";
            for (const QString& fault : faults)
                qWarning("%s: %s", qPrintable(name), qPrintable(fault));
            m_faults += int(faults.size());
            keepPicture(name);
        }
    }
    QCOMPARE(m_faults, 0); // each was printed when it was found
}

void TextSizesTest::dialogsOfAGameAreWhole()
{
    GameTable& table = m_window->gameTable();
    for (const char* variant : {"stack8", "cross15", "surprise", "stack10"}) { // to be continued
        QCOMPARE(table.choices()->start(visitedGame("Ann,Bo", variant)), QString());
        table.live()->screen()->uncover();
        table.view()->pass();
    }
    QCOMPARE(table.choices()->start(gameOfSeveral("Ann,Bo,Ada:casual,Cy:greedy")), QString());
    QCOMPARE(m_window->open(GameWindow::Dialogs::Silent), QString());
    resize();
    table.live()->screen()->uncover();
    const auto play = m_window->bestPlay();
    QVERIFY(play && m_window->lay(*play));
    table.view()->play();
    table.choices()->design(visitedGame("Ann,Bo", "surprise"));
    lookAtEach(dialogKinds(*m_window, {"result", "triumph", "analysis", "outcome", "letters"}));
}

void TextSizesTest::dialogsOfFinishedGamesAreWhole()
{
    GameTable& table = m_window->gameTable();
    QDir::setCurrent(STOREYS_GAMES_DIR "/.."); // the record names its words
    for (int i = 0; i < 3; ++i) {              // results to be listed
        QCOMPARE(table.choices()->start(visitedGame("Ann")), QString());
        table.view()->pass();
    }
    QCOMPARE(table.records()->open(STOREYS_GAMES_DIR "/two-stack10.gcg"), QString());
    QCOMPARE(m_window->open(GameWindow::Dialogs::Silent), QString());
    resize();
    QVERIFY(table.live()->isOver());
    lookAtEach({"result", "analysis", "statistics", "soloResults"});
}

const NamedTest named("text_sizes", [](int argc, char** argv) {
    qputenv("STOREYS_TRANSLATIONS", STOREYS_TEST_TRANSLATIONS);
    return testInWindows<TextSizesTest>(argc, argv, framesOfVisit());
});

} // namespace storeys::test::text_sizes_test

#include "text_sizes_test.moc"
