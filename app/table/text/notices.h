#pragma once

#include "table/qml.h"

#include <functional>
#include <utility>

namespace storeys {

// A sentence that is translated each time it is shown, so that it follows the language of the interface. May be empty.
// A value type.
class LateText
{
public:
    using Words = std::function<QString()>;
    LateText() = default;
    LateText(Words words) : m_words(std::move(words)) {}

    [[nodiscard]] QString text() const { return m_words ? m_words() : QString(); }
    [[nodiscard]] bool isEmpty() const { return text().isEmpty(); }
    operator QString() const { return text(); }

private:
    Words m_words;
};

// Keeps the problems that nothing else shows. Owned by the GameTable.
class Notices : public QObject
{
    Q_OBJECT
    TABLE_PART

public:
    using QObject::QObject;

    // The last reported problem of a game as one sentence; "" after a report that all is well.
    PROPERTY(QString, problem, changed) { return m_problem.text(); }
    // Replaces the last problem; an empty text means that all is well.
    void report(const LateText& problem)
    {
        if (std::exchange(m_problem, problem).text() != problem.text())
            emit changed();
    }

    // What was wrong with the settings when the program started, until the person has read it; afterwards why a setting
    // can't be saved.
    PROPERTY(QString, settings, settingsChanged) { return m_damage.isEmpty() ? m_unsaved : m_damage; }
    void reportDamage(const LateText& problem)
    {
        m_damage = problem;
        emit settingsChanged();
    }
    void reportSettings(const LateText& problem)
    {
        m_unsaved = problem;
        emit settingsChanged();
    }
    Q_INVOKABLE void dismissDamage() { reportDamage({}); }

signals:
    void changed();
    void settingsChanged();

private:
    LateText m_problem;
    LateText m_damage;
    LateText m_unsaved; // why a setting can't be saved
};

} // namespace storeys
