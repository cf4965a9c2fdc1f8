#pragma once

#include "look/properties.h"

#include <QString>
#include <QStringList>

namespace storeys {

// Symbols: tiles and pieces as one character each. A capital letter is a tile, a small letter a blank that stands for
// that letter, ? a blank without a letter, * a blank from the reserve without a letter, # a blocker. Three kinds have
// characters of Unicode's private use area, numbered by the place of their letter in the alphabet: tiles with several
// letters, blanks that stand for such tiles, and blanks from the reserve with a letter.
inline constexpr QChar blockerSymbol = u'#';
inline constexpr char16_t tilesByPlace = 0xe000, blanksByPlace = 0xe020, yellowByPlace = 0xe040, noMoreByPlace = 0xe060;

// The place in the alphabet that a symbol of the private use area encodes; -1 for other symbols.
[[nodiscard]] inline int placeToldBy(QChar symbol)
{
    const bool tells = symbol >= QChar(tilesByPlace) && symbol < QChar(noMoreByPlace);
    return tells ? (symbol.unicode() - tilesByPlace) % (blanksByPlace - tilesByPlace) : -1;
}

// What a tile or piece shows.
struct TileFace
{
    Q_GADGET
    QML_VALUE_TYPE(tileFace)
    FIELD(QString, letter); // "Qu"; "": none
    FIELD(QString, points); // "10"; "" for a blank, and where letters have no points
    FIELD(bool, blank) = false;
    FIELD(bool, yellow) = false; // a blank from the reserve
    FIELD(bool, blocker) = false;
    Q_PROPERTY(bool tailed READ isTailed)
    Q_PROPERTY(bool marked READ isMarked)

public:
    // isTailed(): whether the letter reaches below the baseline. isMarked(): whether it has a mark above it.
    [[nodiscard]] bool isTailed() const { return letter == u'Q' || hasMark(below); }
    [[nodiscard]] bool isMarked() const { return !hasMark(below) && hasMark(u""); }

    int place = -1; // of the letter in the alphabet; -1: none

private:
    static constexpr QStringView below = u"\u0327\u0328"; // cedilla and ogonek, in Unicode's decomposition of a letter

    // Whether the letter has one of these marks or, if `marks` is empty, any mark.
    [[nodiscard]] bool hasMark(QStringView marks) const
    {
        const QString parts = letter.size() == 1 ? letter.front().decomposition() : QString();
        return parts.size() > 1 && (marks.isEmpty() || marks.contains(parts.back()));
    }
};

// The letters and the points in an element of the list `faces` of tileFaceOf().
[[nodiscard]] inline QString letterOn(const QString& face)
{
    return face.section(u' ', 0, 0).sliced(1);
}
[[nodiscard]] inline QString pointsOn(const QString& face)
{
    return face.section(u' ', 1, 1);
}

// What a symbol shows. `faces` has the faces of all letters in the order of the alphabet, each with its symbol first:
// "QQu", or "QQ 10" where letters have points. A letter without a face shows its symbol.
[[nodiscard]] inline TileFace tileFaceOf(QChar symbol, const QStringList& faces)
{
    TileFace face;
    face.blocker = symbol == blockerSymbol;
    face.yellow = symbol == u'*' || (symbol >= QChar(yellowByPlace) && symbol < QChar(noMoreByPlace));
    face.place = placeToldBy(symbol);
    face.blank = face.yellow || symbol == u'?' || (face.place < 0 ? symbol.isLower() : symbol >= QChar(blanksByPlace));
    for (int i = 0; face.place < 0 && i < faces.size(); ++i)
        if (faces[i].startsWith(symbol.toUpper()))
            face.place = i;
    if (face.place < 0 || face.place >= faces.size()) {
        face.letter = face.place >= 0 || symbol.isLetter() ? QString(symbol.toUpper()) : QString();
    } else {
        face.letter = letterOn(faces[face.place]);
        face.points = face.blank ? QString() : pointsOn(faces[face.place]);
    }
    return face;
}

// tileFaceOf() for QML, where "" means no tile.
class Symbols : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

public:
    Q_INVOKABLE static storeys::TileFace faceOf(const QString& symbol, const QStringList& faces)
    {
        return symbol.isEmpty() ? TileFace() : tileFaceOf(symbol.front(), faces);
    }
};

// Whether no tile may lie on a square of that kind (see BoardShape).
[[nodiscard]] inline bool isWall(const QString& kind)
{
    return kind == u"wall" || kind == u"asteroid";
}

} // namespace storeys
