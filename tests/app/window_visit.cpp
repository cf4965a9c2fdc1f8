#include "window_visit.h"

#include "window_texts.h"

#include <QQmlComponent>

namespace storeys::test {

namespace {

// What was done is shown, with its icons.
void lookAtRest(GameWindow& window, const Look& look, const QString& where)
{
    constexpr int loading = 2; // of an Image
    const auto isLoading = [](const QQuickItem* item) {
        return item->inherits("QQuickImage") && item->property("status").toInt() == loading;
    };
    const auto isThere = [&] { return std::ranges::none_of(seenItems(*window.window()), isLoading); };
    if (!window.waitForRest(5) || !QTest::qWaitFor(isThere, patience) || !window.waitForRest(3))
        QTest::qFail(qPrintable(where + " does not come to rest"), __FILE__, __LINE__);
    look(where);
}

// The first list of choices that can be opened.
void visitList(GameWindow& window, const QString& name, const Look& look)
{
    const auto items = seenItems(*window.window());
    const auto box =
        std::ranges::find_if(items, [](const QQuickItem* item) { return item->inherits("QQuickComboBox"); });
    auto* list = box == items.end() ? nullptr : (*box)->property("popup").value<QObject*>();
    if (!list)
        return;
    QMetaObject::invokeMethod(list, "open");
    lookAtRest(window, look, name + ", a list");
    QMetaObject::invokeMethod(list, "close");
}

// Of values with types, or of objects made in QML.
QStringList idsOf(const QVariant& pages)
{
    QStringList ids;
    for (const ShownPage& page : pages.value<QList<ShownPage>>())
        ids += page.id;
    for (const QVariant& page : pages.value<QJSValue>().toVariant().toList())
        ids += page.toMap().value("id").toString();
    return ids;
}

// The pages of a dialog are its own, or chosen on top of it.
void visitPages(GameWindow& window, const QString& name, const Look& look)
{
    lookAtRest(window, look, name);
    visitList(window, name, look);
    const auto visit = [&](QObject* chooser, const char* pages) {
        for (const QString& id : idsOf(chooser->property(pages))) {
            if (chooser->property("current") == id && chooser != window.dialog())
                continue; // was seen
            chooser->setProperty("current", id);
            lookAtRest(window, look, name + ", " + id);
            visitList(window, name + ", " + id, look);
        }
    };
    visit(window.dialog(), "pages");
    const auto* page = window.dialog()->property("page").value<QQuickItem*>();
    for (QQuickItem* item : page->property("column").value<QQuickItem*>()->childItems())
        if (QByteArray(item->metaObject()->className()).startsWith("Choice"))
            visit(item, "options");
}

bool visitDialog(GameWindow& window, const QString& kind, const Look& look)
{
    if (!showDialog(window, kind))
        return false;
    visitPages(window, kind, look);
    return true;
}

bool visitDialogs(GameWindow& window, const QStringList& kinds, const Look& look)
{
    return std::ranges::all_of(kinds, [&](const QString& kind) { return visitDialog(window, kind, look); })
           && closeDialog(window);
}

void visitKey(GameWindow& window, int key, const QString& name, const Look& look)
{
    window.key(key, Qt::ControlModifier);
    lookAtRest(window, look, name);
    window.key(key, Qt::ControlModifier);
}

bool visitTurn(GameWindow& window, const Look& look)
{
    GameTable& table = window.gameTable();
    table.live()->screen()->uncover();
    lookAtRest(window, look, "table");
    table.view()->lay(0, 0);
    lookAtRest(window, look, "a tile in a corner");
    table.view()->takeBackAll();
    for (int step = 1; step <= 3; ++step) {
        table.hint()->give();
        if (!QTest::qWaitFor([&] { return table.hint()->can() || step == 3; }, patience))
            return false;
        lookAtRest(window, look, QString("hint %1").arg(step));
    }
    const auto play = window.bestPlay();
    if (!play || !window.lay(*play))
        return false;
    lookAtRest(window, look, "a legal play");
    table.view()->play();
    if (!window.waitForRest())
        return false;
    table.live()->screen()->uncover();
    lookAtRest(window, look, "a turn later");
    return true;
}

bool visitMenu(GameWindow& window, const Look& look)
{
    if (!window.click("moreButton"))
        return false;
    lookAtRest(window, look, "the menu");
    window.key(Qt::Key_Escape);
    return true;
}

void visitViews(GameWindow& window, const Look& look)
{
    visitKey(window, Qt::Key_M, "heights", look);
    visitKey(window, Qt::Key_4, "the other board", look);
    window.type("/");
    lookAtRest(window, look, "a play as text");
    window.type("x");
    window.key(Qt::Key_Return);
    lookAtRest(window, look, "a play as text that means nothing");
    window.key(Qt::Key_Escape);
    window.gameTable().view()->look()->first();
    lookAtRest(window, look, "looking back");
    window.gameTable().view()->look()->leave();
}

} // namespace

GameStart visitedGame(const QString& players, const QString& variant)
{
    GameStart start;
    start.seats = GameStart::seatsFromText(players);
    start.variant = variant;
    start.houseRules["first-player"] = "listed";
    start.seed = 3;
    return start;
}

GameStart gameOfSeveral(const QString& players)
{
    GameStart start = visitedGame(players);
    start.houseRules["mode"] = "challenge";
    start.houseRules["challenge-hints"] = "on";
    start.houseRules["challenge-penalty"] = "points-5";
    start.clock = *ClockRules::read("total=1500 at-zero=game");
    return start;
}

bool visitGameOfSeveral(GameWindow& window, const Look& look, const std::function<void()>& end)
{
    GameTable& table = window.gameTable();
    const QStringList later{"result", "triumph", "analysis", "outcome", "letters"};
    table.choices()->design(visitedGame("Ann,Bo", "surprise")); // what the dialog of boards shows
    if (!visitTurn(window, look) || !visitMenu(window, look) || !visitDialogs(window, dialogKinds(window, later), look))
        return false;
    TurnFlow& flow = *table.flow();
    flow.challenge(flow.challengerSeats().value(0, -1), flow.challengeable().turn);
    lookAtRest(window, look, "a challenge");
    visitViews(window, look);
    if (!visitDialogs(window, {"outcome"}, look))
        return false;
    end();
    if (!QTest::qWaitFor([&] { return table.live()->isOver(); }, patience))
        return false;
    lookAtRest(window, look, "the end");
    return visitDialogs(window, {"result", "analysis", "statistics"}, look);
}

bool visitCrossword(GameWindow& window, const Look& look)
{
    return visitTurn(window, look) && visitDialogs(window, {"letters", "exchange", "unseen", "rules"}, look);
}

bool visitSolo(GameWindow& window, const Look& look)
{
    if (!visitTurn(window, look) || !visitDialogs(window, {"exchange", "pass"}, look))
        return false;
    window.gameTable().view()->pass();
    lookAtRest(window, look, "the end alone");
    return visitDialogs(window, {"result", "soloResults"}, look);
}

QStringList dialogKinds(const GameWindow& window, const QStringList& but)
{
    QStringList kinds;
    const QObject* dialogs = window.dialogs();
    const QString ending = QStringLiteral("Dialog");
    for (int i = 0; i < dialogs->metaObject()->propertyCount(); ++i) {
        const QMetaProperty property = dialogs->metaObject()->property(i);
        const QString kind =
            QString(property.name()).chopped(ending.size() * QString(property.name()).endsWith(ending));
        if (property.read(dialogs).value<QQmlComponent*>() && !but.contains(kind))
            kinds += kind;
    }
    return kinds;
}

bool showDialog(GameWindow& window, const QString& kind)
{
    QMetaObject::invokeMethod(window.dialogs(), "make", Q_ARG(QString, kind));
    return QTest::qWaitFor([&] { return window.dialog() != nullptr; }, patience);
}

bool closeDialog(GameWindow& window)
{
    if (window.dialog())
        QMetaObject::invokeMethod(window.dialog(), "close");
    return QTest::qWaitFor([&] { return !window.dialogs()->property("open").toBool(); }, patience);
}

Frames framesOfVisit()
{
    return qEnvironmentVariableIsEmpty("STOREYS_PICTURES") ? Frames::Empty : Frames::Drawn;
}

} // namespace storeys::test
