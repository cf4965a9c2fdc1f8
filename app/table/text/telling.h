#pragma once

#include <QString>

#include <functional>

namespace storeys {

// A sentence that may be on show for long, put in words whenever it is shown: in the language that is spoken then. A
// value; whoever tells it keeps it. Empty: there is nothing to tell.
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

} // namespace storeys
