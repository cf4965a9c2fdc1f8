#include "window_texts.h"

#include <QAccessible>
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

QRectF placeOf(const QQuickItem& item)
{
    return item.mapRectToScene({0, 0, item.width(), item.height()});
}

// In the window, as far as nothing clips it.
QRectF written(const QQuickItem& text)
{
    QRectF area(0, 0, text.property("contentWidth").toReal(), text.property("contentHeight").toReal());
    const int across = text.property("effectiveHorizontalAlignment").toInt();
    if (across == Qt::AlignRight)
        area.moveRight(text.width());
    if (across == Qt::AlignHCenter)
        area.moveLeft((text.width() - area.width()) / 2);
    if (text.property("verticalAlignment").toInt() == Qt::AlignVCenter)
        area.moveTop((text.height() - area.height()) / 2);
    return text.mapRectToScene(area);
}

QRectF painted(const QQuickItem& text)
{
    QRectF shown = written(text);
    for (const QQuickItem* outer = text.parentItem(); outer; outer = outer->parentItem())
        if (outer->clip())
            shown &= placeOf(*outer);
    return shown;
}

constexpr qreal rounding = 1;

bool isWithin(const QRectF& words, const QQuickItem* outer)
{
    const QRectF area = outer ? placeOf(*outer) : words;
    return area.adjusted(-rounding, -rounding, rounding, rounding).contains(words);
}

// By something that does not scroll that way.
bool isClipped(const QQuickItem& item, const QRectF& words)
{
    bool across = true, down = true; // it has to be within; no more once it scrolls
    for (const QQuickItem* outer = item.parentItem(); outer; outer = outer->parentItem()) {
        if (!outer->clip())
            continue;
        const bool scrolls = outer->inherits("QQuickFlickable");
        across = across && !(scrolls && outer->property("contentWidth").toReal() > outer->width() + rounding);
        down = down && !(scrolls && outer->property("contentHeight").toReal() > outer->height() + rounding);
        const QRectF area = placeOf(*outer).adjusted(-rounding, -rounding, rounding, rounding);
        if ((across && (words.left() < area.left() || words.right() > area.right()))
            || (down && (words.top() < area.top() || words.bottom() > area.bottom())))
            return true;
    }
    return false;
}

bool isCutOff(const QQuickItem& text)
{
    if (text.property("truncated").toBool() || text.property("contentWidth").toReal() > text.width() + rounding
        || isClipped(text, written(text)))
        return true;
    const QRectF words = painted(text);
    return !words.isEmpty()
           && !(isWithin(words, around(text, "QQuickAbstractButton"))
                && isWithin(words, around(text, "QQuickPopupItem")) && isWithin(words, text.window()->contentItem()));
}

// A dialog, list or menu beyond the window, or a control beyond what it is in.
bool isOutside(const QQuickItem& item)
{
    const QRectF place = placeOf(item);
    const QQuickItem* list = around(item, "QQuickFlickable");
    if (item.inherits("QQuickMenuItem") && list && list->property("contentHeight").toReal() > list->height() + rounding)
        return isClipped(item, place);
    if (item.inherits("QQuickPopupItem") || item.inherits("QQuickMenuItem"))
        return !isWithin(place, item.window()->contentItem());
    const bool isControl = item.inherits("QQuickControl") || item.inherits("QQuickTextField");
    const QQuickItem* popup = around(item, "QQuickPopupItem");
    if (!isControl || !popup)
        return false;
    const QRectF outer = placeOf(*popup).adjusted(-rounding, -rounding, rounding, rounding);
    return place.left() < outer.left() || place.right() > outer.right() || isClipped(item, place);
}

// Items that lie over others: only texts of the same one can be in each other's way.
const QQuickItem* cardOf(const QQuickItem& item)
{
    const QQuickItem* outer = &item;
    while (outer && !outer->inherits("QQuickPopupItem") && outer->objectName() != "changeCard")
        outer = outer->parentItem();
    return outer;
}

bool isOnBoard(const QQuickItem& item)
{
    const QQuickItem* outer = &item;
    while (outer && !QByteArray(outer->metaObject()->className()).startsWith("Table")
           && !QByteArray(outer->metaObject()->className()).startsWith("Small"))
        outer = outer->parentItem();
    return outer != nullptr;
}

// Texts on each other, but for those on boards, where signs stand on tiles.
QStringList textsOnOthers(const std::vector<QQuickItem*>& items)
{
    struct Words
    {
        QRectF place;
        const QQuickItem* card;
    };
    std::vector<Words> all;
    QStringList texts;
    for (const QQuickItem* item : items) {
        if (!isText(*item) || isOnBoard(*item))
            continue;
        const Words words{painted(*item).adjusted(1, 2, -1, -2), cardOf(*item)};
        if (!words.place.isValid())
            continue;
        if (std::ranges::any_of(all, [&](const Words& other) {
                return other.card == words.card && other.place.intersects(words.place);
            }))
            texts += "on another text: " + item->property("text").toString();
        all.push_back(words);
    }
    return texts;
}

bool isLatin(const QString& text)
{
    static const QRegularExpression marks("<[^>]*>|https://\\S+"), word("[A-Za-z]*[a-z][A-Za-z]+|[A-Z][a-z]");
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

} // namespace

std::vector<QQuickItem*> seenItems(QQuickWindow& window)
{
    std::vector<QQuickItem*> items;
    addSeen(window.contentItem(), items);
    return items;
}

QStringList cutOffTexts(QQuickWindow& window)
{
    QStringList texts;
    const std::vector<QQuickItem*> items = seenItems(window);
    for (const QQuickItem* item : items)
        if (isText(*item)) {
            if (isCutOff(*item))
                texts += item->property("text").toString();
        } else if (isOutside(*item)) {
            texts += QString("outside: %1 %2").arg(item->metaObject()->className(), item->objectName());
        }
    return texts + textsOnOthers(items);
}

QStringList textsFromTheWrongSide(QQuickWindow& window)
{
    QStringList texts;
    for (const QQuickItem* item : seenItems(window)) {
        if (!isText(*item) || item->property("text").toString().size() == 1) // a letter on a tile
            continue;
        const int asked = item->property("horizontalAlignment").toInt();
        const QString text = item->property("text").toString();
        const bool isHebrew = std::ranges::any_of(text, [](QChar c) { return c.script() == QChar::Script_Hebrew; });
        if (isHebrew && asked != Qt::AlignHCenter && item->property("effectiveHorizontalAlignment").toInt() == asked)
            texts += text;
    }
    return texts;
}

QStringList allTexts(QQuickWindow& window)
{
    QStringList texts;
    for (QQuickItem* item : seenItems(window))
        texts += toldTexts(*item);
    texts.removeDuplicates();
    return texts;
}

QStringList latinTexts(QQuickWindow& window)
{
    QStringList texts = allTexts(window);
    texts.removeIf([](const QString& text) { return !isLatin(text); });
    return texts;
}

} // namespace storeys::test
