#pragma once

#include "table/qml.h"

namespace storeys {

class HintGiver;
class TableView;

// The board and the rack in words, for people who listen: a name and a description of every square, by square number,
// and a name for every slot of the rack. Built from what a TableView shows, so that it is right in a game, for earlier
// turns and in an opened record. The words for squares are built only while a screen reader or the like is running;
// otherwise squares() and layers() are empty. Owned by the GameTable.
class BoardSpeech : public QObject
{
    Q_OBJECT
    TABLE_PART

public:
    BoardSpeech(const TableView& view, const HintGiver& hint);

    // Whether a screen reader or the like is running; false at first.
    void setListened(bool listened);
    void retell();

    // ---- for QML
    FLAG(active, isActive, activeChanged) { return m_active; }
    // The name of each square: "row 5, column D, W on M, height 2".
    PROPERTY(QList<QString>, squares, squaresChanged) { return m_squares; }
    // The tiles under the top tile of each square, from the highest down; "" if there are none.
    PROPERTY(QList<QString>, layers, squaresChanged) { return m_layers; }
    // The name of each rack slot: "E, 1 of 7"; then a text for each kind of piece in the reserve.
    PROPERTY(QList<QString>, places, placesChanged) { return m_places; }
    // Everything about one square and its neighbours, whether or not a screen reader runs; "" if there is no such
    // square.
    Q_INVOKABLE QString about(int square) const;

signals:
    void activeChanged();
    void squaresChanged();
    void placesChanged();

private:
    void refreshSquares();
    void refreshPlaces();
    [[nodiscard]] QString squareText(int square) const;
    // What lies on the square, without its place: "W on M, height 2".
    [[nodiscard]] QString whatText(int square) const;
    [[nodiscard]] QString layersText(const QString& stack) const;
    [[nodiscard]] QString placeText(const QStringList& rack, int place) const;
    [[nodiscard]] QString tileText(QChar symbol) const;
    [[nodiscard]] QString pointsText(QChar symbol) const;
    [[nodiscard]] QStringList contents(const QString& stack) const;
    [[nodiscard]] QStringList state(int square) const;
    [[nodiscard]] QString kindText(int square) const;
    [[nodiscard]] QString ownedText(const QString& kind, int owner) const;

    const TableView& m_view;
    const HintGiver& m_hint;
    bool m_active = false;
    QStringList m_squares;
    QStringList m_layers;
    QStringList m_places;
};

} // namespace storeys
