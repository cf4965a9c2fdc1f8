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
#include <QtQml/qqmlregistration.h>
#include <QVector3D>

namespace storeys {

class TileTable : public QQuick3DInstancing
{
    Q_OBJECT
    QML_ELEMENT
    // the stack on each square as a string of symbols (see look/symbols.h), bottom first; "" = empty
    Q_PROPERTY(QList<QString> stacks MEMBER m_stacks NOTIFY changed)
    // mark of the top tile of each square: 0 or missing none, 1 last play, 2 draft, 3 draft at fault, 4 removed (not
    // drawn)
    Q_PROPERTY(QList<int> marks MEMBER m_marks NOTIFY changed)
    // squares whose top tile is not drawn, because it is in a hand or in the air
    Q_PROPERTY(QList<int> lifted MEMBER m_lifted NOTIFY changed)
    Q_PROPERTY(QList<QColor> storeys MEMBER m_storeys NOTIFY changed) // colour of each level; higher levels take the
                                                                      // last
    // As BoardShape::tileFaces. If letters have points, tiles show them instead of the storey number.
    Q_PROPERTY(QList<QString> faces MEMBER m_faces NOTIFY changed)
    Q_PROPERTY(QColor face MEMBER m_face NOTIFY changed)       // colour of a draft tile, whatever its level
    Q_PROPERTY(QColor yellow MEMBER m_yellow NOTIFY changed)   // colour of a yellow blank
    Q_PROPERTY(QColor blocker MEMBER m_blocker NOTIFY changed) // colour of a blocker
    Q_PROPERTY(bool covered MEMBER m_covered NOTIFY changed)
    Q_PROPERTY(int columns MEMBER m_columns NOTIFY changed)
    Q_PROPERTY(int level MEMBER m_level NOTIFY changed)   // level of the lowest tiles, for their colour and number
    Q_PROPERTY(float pitch MEMBER m_pitch NOTIFY changed) // distance between neighbouring squares
    // by level: how far its tiles are moved away from the stacks. If the list is not empty, every tile shows its face,
    // and tiles show their storey only if `numbered` is set
    Q_PROPERTY(QList<QVector3D> floors MEMBER m_floors NOTIFY changed)
    // by square: how far its stack has sunk into the board, in tiles; tiles wholly below the board are not drawn
    Q_PROPERTY(QList<float> depths MEMBER m_depths NOTIFY changed)
    // whether the lowest tiles show their storey too
    Q_PROPERTY(bool numbered MEMBER m_numbered NOTIFY changed)

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

    QStringList m_stacks;
    QList<QVector3D> m_floors;
    QList<float> m_depths;
    QStringList m_faces;
    bool m_valued = false; // some face has points
    QList<int> m_marks, m_lifted;
    QList<QColor> m_storeys;
    QColor m_face, m_yellow, m_blocker;
    bool m_covered = false;
    bool m_numbered = false;
    int m_columns = 10;
    int m_level = 0;
    float m_pitch = 10;
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
    using QObject::QObject;
    [[nodiscard]] float storey() const { return storeyHeight; }
    [[nodiscard]] float tileHalf() const { return tileSide / 2; }
    [[nodiscard]] float draftLift() const { return TileTable::draftLift; }
};

} // namespace storeys
