#pragma once

#include <QObject>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

namespace storeys {

// Tiles and pieces as one character each, for whatever shows them: A to Z; a to z for a blank that stands for that
// letter, ? for one that has none yet; ⓐ to ⓩ and * for the same of a blank from the reserve; # for a blocker.
inline constexpr QChar blockerSymbol = u'#';
inline constexpr char16_t circledA = u'ⓐ';

[[nodiscard]] inline bool isCircled(QChar symbol)
{
    return symbol >= circledA && symbol <= u'ⓩ';
}

// The capital letter on the tile; a symbol without a letter stays as it is.
[[nodiscard]] inline QChar capitalOf(QChar symbol)
{
    return isCircled(symbol) ? QChar(u'A' + (symbol.unicode() - circledA)) : symbol.toUpper();
}

// What is seen on a tile or piece.
struct TileFace
{
    Q_GADGET
    QML_VALUE_TYPE(tileFace)
    Q_PROPERTY(QString letter MEMBER letter)
    Q_PROPERTY(QString points MEMBER points)
    Q_PROPERTY(bool blank MEMBER blank)
    Q_PROPERTY(bool yellow MEMBER yellow)
    Q_PROPERTY(bool blocker MEMBER blocker)

public:
    QString letter; // "Qu"; "": none
    QString points; // "10"; "" for a blank, and where letters have no points
    bool blank = false;
    bool yellow = false; // a blank from the reserve
    bool blocker = false;
};

// faces by symbol from A on: "Qu", or "Q 10" where letters have points.
[[nodiscard]] inline TileFace tileFaceOf(QChar symbol, const QStringList& faces)
{
    TileFace face;
    face.blocker = symbol == blockerSymbol;
    face.yellow = symbol == u'*' || isCircled(symbol);
    face.blank = !symbol.isUpper() && !face.blocker;
    if (const QChar capital = capitalOf(symbol); capital.isUpper()) {
        const QString shown = faces.value(capital.unicode() - u'A', capital);
        face.letter = shown.section(u' ', 0, 0);
        face.points = face.blank ? QString() : shown.section(u' ', 1, 1);
    }
    return face;
}

// The same for QML, where "" is no tile.
class Symbols : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

public:
    using QObject::QObject;
    Q_INVOKABLE static storeys::TileFace faceOf(const QString& symbol, const QStringList& faces)
    {
        return symbol.isEmpty() ? TileFace() : tileFaceOf(symbol.front(), faces);
    }
};

// Whether a square of that kind (see BoardShape) is one on which no tile may lie.
[[nodiscard]] inline bool isWall(const QString& kind)
{
    return kind == u"wall" || kind == u"asteroid";
}

} // namespace storeys
