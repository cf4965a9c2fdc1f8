#pragma once
// The instance table with the places and looks of the tiles that one Model draws. A board has two: one for tiles whose
// face shows, one for covered tiles, which have a cheaper mesh. The Model owns it. Entries go from the highest storey
// down: tiles drawn first hide later ones, which halves the work.

#include "look/symbols.h"
#include "swept.h"
#include <QColor>
#include <QList>
#include <QObject>
#include <QQuick3DInstancing>
#include <QStringList>
#include <QVector3D>

namespace storeys {

class TileTable : public QQuick3DInstancing
{
    Q_OBJECT
    QML_ELEMENT
    // the stack on each square as a string of symbols (see look/symbols.h), bottom first; "" = empty
    INPUT(QList<QString>, stacks, changed);
    // mark of the top tile of each square: 0 or missing none, 1 last play, 2 draft, 3 draft at fault, 4 removed (not
    // drawn)
    INPUT(QList<int>, marks, changed);
    INPUT(QList<int>, lifted, changed); // squares whose top tile is not drawn, because it is in a hand or in the air
    INPUT(QList<QColor>, storeys, changed); // colour of each level; higher levels take the last
    // As BoardShape::tileFaces. If letters have points, tiles show them instead of the storey number.
    INPUT(QList<QString>, faces, changed);
    INPUT(QColor, face, changed);    // colour of a draft tile, whatever its level
    INPUT(QColor, yellow, changed);  // colour of a yellow blank
    INPUT(QColor, blocker, changed); // colour of a blocker
    INPUT(bool, covered, changed) = false;
    INPUT(int, columns, changed) = 10;
    INPUT(int, level, changed) = 0;    // level of the lowest tiles, for their colour and number
    INPUT(float, pitch, changed) = 10; // distance between neighbouring squares
    // by level: how far its tiles are moved away from the stacks. If the list is not empty, every tile shows its face,
    // and tiles show their storey only if `numbered` is set
    INPUT(QList<QVector3D>, floors, changed);
    // by square: how far its stack has sunk into the board, in tiles; tiles wholly below the board are not drawn
    INPUT(QList<float>, depths, changed);
    INPUT(bool, numbered, changed) = false; // whether the lowest tiles show their storey too

public:
    static constexpr float draftLift =
        0.45F * storeyHeight; // a draft tile hovers, and the face of the tile under it stays visible

    explicit TileTable(QQuick3DObject* parent = nullptr);

signals:
    void changed();

protected:
    QByteArray getInstanceBuffer(int* count) override;

private:
    void build();
    void addLevel(int level);
    int shownOn(int square) const; // number of tiles shown
    bool faceShows(int square, int level) const;
    // What a tile shows besides its letter: n for the number or sign in the cell numbers + n - 1 of LetterAtlas; 0 for
    // nothing.
    int numberOn(const TileFace& face, int level) const;
    QColor colourOf(const TileFace& face, int level, int mark) const;
    // By how many storeys, 0 to 3, the left, right, back and front neighbours are higher: two bits each, the left one
    // lowest.
    int tallerAround(int square, int level) const;
    InstanceTableEntry entryFor(int square, int level) const;

    bool m_valued = false; // some face has points
    bool m_stale = true;
    int m_count = 0;
    QByteArray m_entries;
};

// The sizes of a tile, for QML and the shaders, in tenths of a cell.
class Measures : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(float storey READ storey CONSTANT)       // height of a tile
    Q_PROPERTY(float tileHalf READ tileHalf CONSTANT)   // half a side of its footprint
    Q_PROPERTY(float draftLift READ draftLift CONSTANT) // how high a draft tile hovers

public:
    [[nodiscard]] float storey() const { return storeyHeight; }
    [[nodiscard]] float tileHalf() const { return tileSide / 2; }
    [[nodiscard]] float draftLift() const { return TileTable::draftLift; }
};

} // namespace storeys
