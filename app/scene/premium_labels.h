#pragma once
// The signs on squares that multiply, cut out of a PremiumAtlas, one level rectangle each just above its pad.
// A Model owns it.

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
    Q_PROPERTY(QList<QString> kinds MEMBER m_kinds NOTIFY changed)  // by square, see premium_kind.h
    Q_PROPERTY(QList<int> starts MEMBER m_starts NOTIFY changed) // squares
    Q_PROPERTY(float angle MEMBER m_angle NOTIFY changed)        // how far round the board the reader is, degrees

public:
    explicit PremiumLabels(QQuick3DObject* parent = nullptr);

signals:
    void changed();

protected:
    void build() override;

private:
    int m_columns = 15;
    QStringList m_kinds;
    QList<int> m_starts;
    float m_angle = 0;
};

} // namespace storeys
