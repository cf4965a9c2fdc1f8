#include "window_texts.h"

#include <QAccessible>
#include <QQmlComponent>
#include <QRegularExpression>

namespace storeys::test {

namespace {

bool isSeen(const QQuickItem& item)
{
    return item.isVisible() && item.opacity() > 0;
}

void addSeen(QQuickItem* root, std::vector<QQuickItem*>& items)
{
    if (!isSeen(*root))
        return;
    items.push_back(root);
    for (QQuickItem* child : root->childItems())
        addSeen(child, items);
}

std::vector<QQuickItem*> seenItems(QQuickWindow& window)
{
    std::vector<QQuickItem*> items;
    addSeen(window.contentItem(), items);
    return items;
}

bool isText(const QQuickItem& item)
{
    return item.inherits("QQuickText") && !item.property("text").toString().isEmpty();
}

// The innermost of that kind round the item, or null.
const QQuickItem* around(const QQuickItem& item, const char* kind)
{
    const QQuickItem* outer = item.parentItem();
    while (outer && !outer->inherits(kind))
        outer = outer->parentItem();
    return outer;
}

// In the window, as far as it is not clipped.
QRectF painted(const QQuickItem& text)
{
    QRectF area(0, 0, text.property("contentWidth").toReal(), text.property("contentHeight").toReal());
    const int across = text.property("effectiveHorizontalAlignment").toInt();
    if (across == Qt::AlignRight)
        area.moveRight(text.width());
    if (across == Qt::AlignHCenter)
        area.moveLeft((text.width() - area.width()) / 2);
    if (text.property("verticalAlignment").toInt() == Qt::AlignVCenter)
        area.moveTop((text.height() - area.height()) / 2);
    QRectF shown = text.mapRectToScene(area);
    for (const QQuickItem* outer = text.parentItem(); outer; outer = outer->parentItem())
        if (outer->clip())
            shown &= outer->mapRectToScene({0, 0, outer->width(), outer->height()});
    return shown;
}

constexpr qreal rounding = 1;

bool isWithin(const QRectF& words, const QQuickItem* outer)
{
    const QRectF area = outer ? outer->mapRectToScene({0, 0, outer->width(), outer->height()}) : words;
    return area.adjusted(-rounding, -rounding, rounding, rounding).contains(words);
}

bool isCutOff(const QQuickItem& text)
{
    if (text.property("truncated").toBool() || text.property("contentWidth").toReal() > text.width() + rounding)
        return true;
    const QRectF words = painted(text);
    return !words.isEmpty() && !(isWithin(words, around(text, "QQuickAbstractButton")) &&
                                 isWithin(words, around(text, "QQuickPopupItem")) &&
                                 isWithin(words, text.window()->contentItem()));
}

// Texts on each other, but for those on boards, where signs stand on tiles.
bool isOnAnother(const QQuickItem& text, const std::vector<QQuickItem*>& all)
{
    const auto isOnBoard = [](const QQuickItem& item) {
        const QQuickItem* outer = &item;
        while (outer && !QByteArray(outer->metaObject()->className()).startsWith("Table") &&
               !QByteArray(outer->metaObject()->className()).startsWith("Small"))
            outer = outer->parentItem();
        return outer != nullptr;
    };
    const QRectF words = painted(text).adjusted(2, 2, -2, -2);
    return !isOnBoard(text) && std::ranges::any_of(all, [&](const QQuickItem* other) {
        return other != &text && isText(*other) && !isOnBoard(*other) && words.isValid() &&
               around(*other, "QQuickPopupItem") == around(text, "QQuickPopupItem") && painted(*other).intersects(words);
    });
}

// A line that says more where there is room for it.
bool mayGiveWay(const QQuickItem& text)
{
    return text.objectName() == "status";
}

// Files and folders are called as they are called.
bool isData(const QQuickItem& item)
{
    const auto isOne = [](const QQuickItem& one) {
        const QByteArray kind = one.metaObject()->className();
        return kind.startsWith("FileRow") || kind.startsWith("CreditsText") || one.objectName() == "path";
    };
    for (const QQuickItem* one = &item; one; one = one->parentItem())
        if (isOne(*one))
            return true;
    return false;
}

bool isLatin(const QString& text)
{
    static const QRegularExpression marks("<[^>]*>"), word("[A-Za-z]*[a-z][A-Za-z]+|[A-Z][a-z]");
    QString plain = text;
    plain.remove(marks).remove(QRegularExpression("\\bQu\\b"));
    return word.match(plain).hasMatch();
}

QStringList toldTexts(QQuickItem& item)
{
    QStringList texts;
    if (isText(item))
        texts += item.property("text").toString();
    if (item.inherits("QQuickTextInput"))
        texts += item.property("text").toString();
    if (auto* told = QAccessible::queryAccessibleInterface(&item))
        texts << told->text(QAccessible::Name) << told->text(QAccessible::Description);
    return texts;
}

// ---- the visit

// What was done is shown, with its icons.
void lookAtRest(GameWindow& window, const Look& look, const QString& where)
{
    constexpr int loading = 2; // of an Image
    QTest::qWait(150);
    [[maybe_unused]] const bool rests = QTest::qWaitFor([&] {
        return std::ranges::none_of(seenItems(*window.window()), [](const QQuickItem* item) {
            return item->inherits("QQuickImage") && item->property("status").toInt() == loading;
        });
    });
    QTest::qWait(50);
    look(where);
}

// The pages of a dialog are its own, or chosen on top of it.
void visitPages(GameWindow& window, const QString& name, const Look& look)
{
    lookAtRest(window, look, name);
    const auto visit = [&](QObject* chooser, const char* pages) {
        for (const QVariant& page : chooser->property(pages).value<QJSValue>().toVariant().toList()) {
            chooser->setProperty("current", page.toMap().value("id"));
            lookAtRest(window, look, name + ", " + page.toMap().value("id").toString());
        }
    };
    visit(window.dialog(), "pages");
    auto* content = window.dialog()->property("contentItem").value<QQuickItem*>();
    for (QQuickItem* item : content->childItems())
        if (QByteArray(item->metaObject()->className()).startsWith("Choice"))
            visit(item, "options");
}

QObject* dialogKinds(const GameWindow& window)
{
    for (QObject* child : window.dialogs()->children())
        if (QByteArray(child->metaObject()->className()).startsWith("DialogKinds"))
            return child;
    return nullptr;
}

bool visitDialog(GameWindow& window, QQmlComponent* dialog, const QString& name, const Look& look)
{
    QMetaObject::invokeMethod(window.dialogs(), "show", Q_ARG(QQmlComponent*, dialog));
    if (!QTest::qWaitFor([&] { return window.dialog() != nullptr; }))
        return false;
    visitPages(window, name, look);
    return true;
}

bool closeDialog(GameWindow& window)
{
    if (window.dialog())
        QMetaObject::invokeMethod(window.dialog(), "close");
    return QTest::qWaitFor([&] { return !window.dialogs()->property("open").toBool(); });
}

bool visitDialogs(GameWindow& window, const QStringList& names, const Look& look)
{
    for (const QString& name : names) {
        const QVariant kind = dialogKinds(window) ? dialogKinds(window)->property(qPrintable(name)) : QVariant();
        auto* dialog = kind.value<QQmlComponent*>();
        if (!dialog || !visitDialog(window, dialog, name, look))
            return false;
    }
    return closeDialog(window);
}

// All dialogs there are but those.
QStringList dialogsBut(const GameWindow& window, const QStringList& left)
{
    QStringList names;
    const QObject* kinds = dialogKinds(window);
    for (int i = 0; kinds && i < kinds->metaObject()->propertyCount(); ++i) {
        const QMetaProperty property = kinds->metaObject()->property(i);
        if (property.read(kinds).value<QQmlComponent*>() && !left.contains(property.name()))
            names += property.name();
    }
    return names;
}

void visitKey(GameWindow& window, int key, const QString& name, const Look& look)
{
    window.key(key, Qt::ControlModifier);
    QTest::qWait(600);
    lookAtRest(window, look, name);
    window.key(key, Qt::ControlModifier);
    QTest::qWait(600);
}

bool visitTurn(GameWindow& window, const Look& look)
{
    GameSession& session = window.session();
    session.showRack();
    lookAtRest(window, look, "table");
    session.lay(0, 0);
    lookAtRest(window, look, "a tile in a corner");
    session.takeBackAll();
    for (int step = 1; step <= 3; ++step) {
        session.giveHint();
        if (!QTest::qWaitFor([&] { return session.canHint() || step == 3; }))
            return false;
        lookAtRest(window, look, QString("hint %1").arg(step));
    }
    const auto play = window.bestPlay();
    if (!play || !window.lay(*play))
        return false;
    lookAtRest(window, look, "a legal play");
    session.play();
    QTest::qWait(600);
    session.showRack();
    lookAtRest(window, look, "a turn later");
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
    window.session().historyView()->first();
    lookAtRest(window, look, "looking back");
    window.session().historyView()->leave();
}

} // namespace

QStringList cutOffTexts(QQuickWindow& window)
{
    QStringList texts;
    const std::vector<QQuickItem*> items = seenItems(window);
    for (const QQuickItem* item : items)
        if (isText(*item) && !isData(*item)) {
            if (!mayGiveWay(*item) && isCutOff(*item))
                texts += item->property("text").toString();
            if (isOnAnother(*item, items))
                texts += "on another text: " + item->property("text").toString();
        }
    return texts;
}

QStringList latinTexts(QQuickWindow& window)
{
    QStringList texts;
    for (QQuickItem* item : seenItems(window))
        if (!isData(*item))
            for (const QString& text : toldTexts(*item))
                if (isLatin(text))
                    texts += text;
    texts.removeDuplicates();
    return texts;
}

bool visitGameOfSeveral(GameWindow& window, const Look& look, const std::function<void()>& end)
{
    GameSession& session = window.session();
    const QStringList later{"result", "analysis", "outcome", "letters"};
    if (!visitTurn(window, look) || !visitDialogs(window, dialogsBut(window, later), look))
        return false;
    session.challenge(session.challengers().value(0));
    lookAtRest(window, look, "a challenge");
    visitViews(window, look);
    if (!visitDialogs(window, {"outcome"}, look))
        return false;
    end();
    if (!QTest::qWaitFor([&] { return session.isOver(); }))
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
    window.session().pass();
    lookAtRest(window, look, "the end alone");
    return visitDialogs(window, {"result", "soloResults"}, look);
}

} // namespace storeys::test
