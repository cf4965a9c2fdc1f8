#pragma once

#include <QString>

#include <functional>

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

} // namespace storeys
