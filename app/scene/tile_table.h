#pragma once
// Where the tiles of one Model are drawn and what is on them. Two tables make up a board: the tiles whose
// face shows, and the covered ones, which have a cheaper mesh. A Model owns it. Entries always go from the
// highest storey down: what is drawn first then hides what is drawn later, which saves half of the work.

#include "swept.h"
#include <QColor>
#include <QList>
#include <QQuick3DInstancing>
#include <QStringList>
#include <QtQml/qqmlregistration.h>
#include <QVector3D>

namespace storeys {

class TileTable : public QQuick3DInstancing
{
    Q_OBJECT
    QML_ELEMENT
    // a string of symbols per square, bottom first; "" = empty. A-Z, a-z for a blank that stands for the letter,
    // ? for one that stands for none, ⓐ-ⓩ and * for yellow ones, # for a blocker
    Q_PROPERTY(QList<QString> stacks MEMBER m_stacks NOTIFY changed)
    // of the top tile of each square: 0 none, 1 last play, 2 draft, 3 draft at fault, 4 taken off and not drawn; short =
    // none
    Q_PROPERTY(QList<int> marks MEMBER m_marks NOTIFY changed)
    // squares whose top tile is elsewhere at the moment: in a hand or in the air
    Q_PROPERTY(QList<int> lifted MEMBER m_lifted NOTIFY changed)
    Q_PROPERTY(QList<QColor> storeys MEMBER m_storeys NOTIFY changed) // one per level; higher ones take the last
    // what stands on the tiles, by symbol from A on: "Qu", or "Q 10" with points, which then stand where the
    // storey would
    Q_PROPERTY(QList<QString> faces MEMBER m_faces NOTIFY changed)
    Q_PROPERTY(QColor face MEMBER m_face NOTIFY changed) // of a draft tile, whatever its level
    Q_PROPERTY(QColor yellow MEMBER m_yellow NOTIFY changed)   // of a yellow blank
    Q_PROPERTY(QColor blocker MEMBER m_blocker NOTIFY changed) // of a blocker
    Q_PROPERTY(bool covered MEMBER m_covered NOTIFY changed)
    Q_PROPERTY(int columns MEMBER m_columns NOTIFY changed)
    Q_PROPERTY(int level MEMBER m_level NOTIFY changed)   // of the lowest tile, for its colour and number
    Q_PROPERTY(float pitch MEMBER m_pitch NOTIFY changed) // from square to square
    // by level, how far its tiles are taken away from the stacks; where there are any, every tile shows its face, and
    // none its storey
    Q_PROPERTY(QList<QVector3D> floors MEMBER m_floors NOTIFY changed)
    // by square, how many tiles deep its stack has sunk into the board; what is wholly in it is not drawn
    Q_PROPERTY(QList<float> depths MEMBER m_depths NOTIFY changed)
    // the number of the storey stands on the lowest tiles too
    Q_PROPERTY(bool numbered MEMBER m_numbered NOTIFY changed)

public:
    static constexpr float draftLift =
        0.45F * storeyHeight; // a draft tile hovers, so that the tile under it keeps its face

    explicit TileTable(QQuick3DObject* parent = nullptr);

signals:
    void changed();

protected:
    QByteArray getInstanceBuffer(int* count) override;

private:
    void build();
    void addLevel(int level);
    int shownOn(int square) const; // tiles
    bool faceShows(int square, int level) const;
    QString faceOf(QChar symbol) const;
    int numberOn(QChar symbol, int level) const; // 0: none
    QColor colourOf(QChar symbol, int level, int mark) const;
    // By how many storeys the stacks left, right, behind and in front are higher, 3 for more: two bits each, from the
    // lowest.
    int tallerAround(int square, int level) const;
    InstanceTableEntry entryFor(int square, int level) const;

    QStringList m_stacks;
    QList<QVector3D> m_floors;
    QList<float> m_depths;
    QStringList m_faces;
    bool m_valued = false; // any of the faces has points
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

} // namespace storeys
