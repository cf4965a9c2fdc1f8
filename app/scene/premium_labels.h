#pragma once
// The labels and signs on squares, cut from a PremiumAtlas: one horizontal rectangle each, just above its pad. A Model
// owns it.

#include "premium_kind.h"
#include "swept.h"
#include <QList>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

namespace storeys {

class PremiumLabels : public storeys::Swept
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(int columns MEMBER m_columns NOTIFY changed)
    Q_PROPERTY(QList<QString> kinds MEMBER m_kinds NOTIFY changed) // by square, see premium_kind.h
    Q_PROPERTY(QList<int> starts MEMBER m_starts NOTIFY changed)   // squares
    Q_PROPERTY(QList<int> stars MEMBER m_stars NOTIFY changed)     // start squares with a star
    Q_PROPERTY(int rows MEMBER m_rows NOTIFY changed)
    Q_PROPERTY(QList<int> owners MEMBER m_owners NOTIFY changed) // by square, seats from 1; 0: nobody
    Q_PROPERTY(QColor ink MEMBER m_ink NOTIFY changed)           // of everything but plaques and stars
    Q_PROPERTY(QList<QColor> inks MEMBER m_inks NOTIFY changed)  // of plaques, see signs.h; the last one of stars
    Q_PROPERTY(float angle MEMBER m_angle NOTIFY changed)        // of the viewer round the board, degrees

public:
    explicit PremiumLabels(QQuick3DObject* parent = nullptr);

signals:
    void changed();

protected:
    void build() override;

private:
    void addPremium(int square, const PremiumKind& kind);
    void addSign(int square, const QString& sign);
    [[nodiscard]] Footprint footprintOf(int square) const;

    int m_columns = 15;
    QStringList m_kinds;
    QList<int> m_starts;
    QList<int> m_stars;
    int m_rows = 15;
    QList<int> m_owners;
    QColor m_ink;
    QList<QColor> m_inks;
    float m_angle = 0;
};

} // namespace storeys
