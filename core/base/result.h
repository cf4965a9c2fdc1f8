#pragma once

#include "base/error.h"

#include <cassert>
#include <utility>
#include <variant>

namespace storeys {

// A value, or the error why there is none.
template<class T, class E = Error>
class Result
{
public:
    Result(T value) : m_content(std::move(value)) {}
    Result(E error) : m_content(std::move(error)) {}

    [[nodiscard]] explicit operator bool() const { return std::holds_alternative<T>(m_content); }
    [[nodiscard]] const T& operator*() const& { return get(); }
    [[nodiscard]] T& operator*() & { return std::get<T>(m_content); }
    // By value, so that `for (x : *makeResult())` does not look at a value that is gone.
    [[nodiscard]] T operator*() && { return std::get<T>(std::move(m_content)); }
    [[nodiscard]] const T* operator->() const { return &get(); }
    [[nodiscard]] T* operator->() { return &std::get<T>(m_content); }
    [[nodiscard]] const E& error() const { return std::get<E>(m_content); }

private:
    [[nodiscard]] const T& get() const
    {
        assert(*this);
        return std::get<T>(m_content);
    }

    std::variant<T, E> m_content;
};

} // namespace storeys
