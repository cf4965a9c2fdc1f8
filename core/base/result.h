#pragma once

#include <cassert>
#include <string>
#include <utility>
#include <variant>

namespace storeys {

// Why something from outside (a file, a text) can't be used: one sentence for a person that names what and where,
// without a full stop.
struct Error
{
    std::string message;
};

// A value, or the Error why there is none.
template<class T>
class Result
{
public:
    Result(T value) : m_content(std::move(value)) {}
    Result(Error error) : m_content(std::move(error)) {}

    [[nodiscard]] explicit operator bool() const { return std::holds_alternative<T>(m_content); }
    [[nodiscard]] const T& operator*() const& { return get(); }
    [[nodiscard]] T& operator*() & { return std::get<T>(m_content); }
    // By value, so that `for (x : *makeResult())` does not look at what is gone.
    [[nodiscard]] T operator*() && { return std::get<T>(std::move(m_content)); }
    [[nodiscard]] const T* operator->() const { return &get(); }
    [[nodiscard]] T* operator->() { return &std::get<T>(m_content); }
    [[nodiscard]] const Error& error() const { return std::get<Error>(m_content); }

private:
    [[nodiscard]] const T& get() const
    {
        assert(*this);
        return std::get<T>(m_content);
    }

    std::variant<T, Error> m_content;
};

} // namespace storeys
