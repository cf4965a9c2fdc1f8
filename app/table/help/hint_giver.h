#pragma once

#include "bots/knowledge.h"
#include "bots/static_evaluation.h"
#include "rules/position.h"
#include "table/help/off_thread.h"
#include "table/view/table_view.h"

#include <QList>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include <memory>
#include <optional>

namespace storeys {

// Hints for the person to move, in steps: in which rows and columns of the board, then on which squares, then the play
// itself. Rows and columns stand at the edge of the board, so they are right from wherever it is looked at. The
// play is the one that the analysis of a game thinks best, or, where that does not judge plays, a strong player; it is
// found on another thread. The game remembers that hints were given. Forgotten with every turn.
class HintGiver : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The table has one.")
    Q_PROPERTY(int step READ step NOTIFY changed)
    Q_PROPERTY(bool busy READ isBusy NOTIFY changed)
    Q_PROPERTY(QString text READ text NOTIFY changed)
    Q_PROPERTY(QString play READ play NOTIFY changed)
    Q_PROPERTY(QString word READ word NOTIFY changed)
    Q_PROPERTY(QList<int> squares READ squares NOTIFY changed)
    Q_PROPERTY(QList<QString> tiles READ tiles NOTIFY changed)
    Q_PROPERTY(bool can READ can NOTIFY canChanged)
    Q_PROPERTY(QString none READ none NOTIFY canChanged)

public:
    static constexpr int lastStep = 3;

    HintGiver(LiveGame& live, TableView& view);

    // ---- for QML
    // 0: no hint yet, 1: the area, 2: the squares, 3: the play.
    [[nodiscard]] int step() const { return m_step; }
    [[nodiscard]] bool isBusy() const { return m_search.isRunning(); }
    // A sentence, StyledText.
    [[nodiscard]] QString text() const;
    // At the last step the play as play text.
    [[nodiscard]] QString play() const;
    // And the word that it makes along its tiles, or those that it claims.
    [[nodiscard]] QString word() const;
    // What the step points at, by square number.
    [[nodiscard]] QList<int> squares() const;
    // Symbols on the rack that are pointed at, one for each tile.
    [[nodiscard]] QStringList tiles() const { return m_pointedTiles; }

    // Whether the person who is to move can have a further step now.
    [[nodiscard]] bool can() const;
    // Why this game gives none, or "".
    [[nodiscard]] QString none() const;
    // The next step, if there is one; the game notes it.
    Q_INVOKABLE void give();

    // ---- for lessons
    // Points there without a word, until forget(); only while no hint is given.
    void pointAt(const QList<int>& squares, const QStringList& tiles);
    void forget();

signals:
    void changed();
    void canChanged();
    // A person has asked for one, and the game gives none; why is a sentence.
    void refused(const QString& why);

private:
    struct Area
    {
        int row = 0, column = 0; // its first
        int rows = 0, columns = 0;
    };
    // Whether there is a further step to give.
    [[nodiscard]] bool canGoOn() const { return !isBusy() && m_step < lastStep && !(m_best && !bestPlay()); }
    // None while it is searched for, and where another turn is the best.
    [[nodiscard]] const Play* bestPlay() const { return m_best ? std::get_if<Play>(&*m_best) : nullptr; }
    // Around the tiles of the best play.
    [[nodiscard]] Area area() const;
    [[nodiscard]] QString areaText() const;

    LiveGame& m_live;
    TableView& m_view;
    std::optional<Position> m_position;
    std::optional<Action> m_best;
    int m_step = 0;
    OffThread<Action> m_search;
    QList<int> m_pointedSquares;
    QStringList m_pointedTiles;
};

} // namespace storeys
