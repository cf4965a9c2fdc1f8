#pragma once

#include "table/help/analysis_values.h"
#include "table/view/value_model.h"

#include <QSortFilterProxyModel>

namespace storeys {

// The turns of a game that were looked at so far, in order.
class ReviewModel : public storeys::ValueModel
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The analysis has one.")
    Q_PROPERTY(double heaviest READ heaviest NOTIFY countChanged)

public:
    ReviewModel() : ValueModel(QMetaType::fromType<ReviewedTurn>()) {}

    // An empty row, not judged, if there is no such turn.
    Q_INVOKABLE storeys::ReviewedTurn at(int row) const { return valueAt<ReviewedTurn>(row); }
    // The biggest loss so far, in points.
    [[nodiscard]] double heaviest() const { return m_heaviest; }

    void set(const QList<ReviewedTurn>& turns);
    // Adds the next turn.
    void add(const ReviewedTurn& turn);

private:
    double m_heaviest = 0;
};

// The turns that gave points away, the biggest loss first; or all turns in order. Of one player or of all.
class ReviewOrder : public QSortFilterProxyModel
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(storeys::ReviewModel* turns READ turns WRITE setTurns NOTIFY changed)
    Q_PROPERTY(int seat READ seat WRITE setSeat NOTIFY changed)
    Q_PROPERTY(bool inOrder READ isInOrder WRITE setInOrder NOTIFY changed)
    Q_PROPERTY(bool held READ isHeld WRITE setHeld NOTIFY changed)

public:
    // Points; a smaller loss counts as none.
    static constexpr double least = 1;

    explicit ReviewOrder(QObject* parent = nullptr);

    [[nodiscard]] ReviewModel* turns() const { return m_turns; }
    void setTurns(ReviewModel* turns);
    // -1: of all players.
    [[nodiscard]] int seat() const { return m_seat; }
    void setSeat(int seat);
    [[nodiscard]] bool isInOrder() const { return m_inOrder; }
    void setInOrder(bool inOrder);
    // While it is held, turns that are found wait to be listed.
    [[nodiscard]] bool isHeld() const { return m_held >= 0; }
    void setHeld(bool held);
    // The row of a turn, counted from 1; -1 if it is not listed.
    Q_INVOKABLE int rowOf(int turn) const;

signals:
    void changed();

protected:
    [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex& parent) const override;
    [[nodiscard]] bool lessThan(const QModelIndex& one, const QModelIndex& other) const override;

private:
    ReviewModel* m_turns = nullptr;
    int m_seat = -1;
    bool m_inOrder = false;
    int m_held = -1; // number of turns found when the list was held; -1 while it is not held
};

} // namespace storeys
