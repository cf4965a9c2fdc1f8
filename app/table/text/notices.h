#pragma once

#include "table/text/telling.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include <utility>

namespace storeys {

// The last problem that is shown nowhere else: one sentence, until something succeeds. Owned by the GameTable.
class Notices : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The table has one.")
    Q_PROPERTY(QString problem READ problem NOTIFY changed)

public:
    using QObject::QObject;

    [[nodiscard]] QString problem() const { return m_problem.text(); }
    // Replaces the last problem; an empty one says that all is well.
    void tell(const Telling& problem)
    {
        if (std::exchange(m_problem, problem).text() != problem.text())
            emit changed();
    }

signals:
    void changed();

private:
    Telling m_problem;
};

} // namespace storeys
