#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>

namespace storeys {

// A sampled quantity: its mean and the standard error of the mean. An exact value has error 0.
struct Estimate
{
    double value = 0;
    double error = 0;

    // The ends of the 95 % confidence interval: two standard errors below and above the mean.
    [[nodiscard]] double low() const { return value - 2 * error; }
    [[nodiscard]] double high() const { return value + 2 * error; }
    // Whether the quantity is above the limit by more than 3 standard errors.
    [[nodiscard]] bool isEstablishedAbove(double limit) const { return value - 3 * error > limit; }

    Estimate& operator+=(const Estimate& other)
    {
        value += other.value;
        error = std::hypot(error, other.error);
        return *this;
    }
    [[nodiscard]] Estimate operator-() const { return {-value, error}; }
    bool operator==(const Estimate&) const = default;
};

[[nodiscard]] constexpr Estimate exactly(double value)
{
    return {value, 0};
}

// Running sums over the samples of a quantity. The samples themselves are not kept.
class Moments
{
public:
    void add(double value)
    {
        ++m_count;
        m_sum += value;
        m_squares += value * value;
    }
    [[nodiscard]] std::int64_t count() const { return m_count; }
    // The mean and its standard error. A single sample counts as exact (error 0); without samples, the mean is 0.
    [[nodiscard]] Estimate mean() const
    {
        if (m_count < 2)
            return {m_sum, 0};
        const auto count = static_cast<double>(m_count);
        const double variance = std::max((m_squares - m_sum * m_sum / count) / (count - 1), 0.0);
        return {m_sum / count, std::sqrt(variance / count)};
    }
    bool operator==(const Moments&) const = default;

private:
    std::int64_t m_count = 0;
    double m_sum = 0;
    double m_squares = 0;
};

} // namespace storeys
