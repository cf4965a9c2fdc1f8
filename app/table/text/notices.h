#pragma once

#include "table/qml.h"

#include <functional>
#include <utility>

namespace storeys {

// A sentence that is put into words each time it is shown, so that it follows the language of the interface. A value.
// An empty one says nothing.
class Telling
{
public:
    using Words = std::function<QString()>;
    Telling() = default;
    Telling(Words words) : m_words(std::move(words)) {}

    [[nodiscard]] QString text() const { return m_words ? m_words() : QString(); }
    [[nodiscard]] bool isEmpty() const { return text().isEmpty(); }
    operator QString() const { return text(); }

private:
    Words m_words;
};

// The last problem that is shown nowhere else: one sentence, until something succeeds. Owned by the GameTable.
class Notices : public QObject
{
    Q_OBJECT
    TABLE_PART
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
