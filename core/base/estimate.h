#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>

namespace storeys {

// A sampled quantity: its mean and the standard error of the mean. An exact value has error 0.
struct Estimate
{
    double value = 0;
    double error = 0;

    // The ends of the 95 % confidence interval: two standard errors below and above the mean.
    [[nodiscard]] double low() const { return value - 2 * error; }
    [[nodiscard]] double high() const { return value + 2 * error; }
    // Whether the quantity is above the limit by more than 3 standard errors. For one look at a number of samples that was
    // fixed before; see Moments::isShownAbove().
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

// How many standard errors the mean of that many samples may be from the truth: however often one looks, it is ever
// farther away with a probability of at most `wrong`. Infinite for few samples. A sequential t-test with a normal mixture
// (Lai, 1976; Wang and Ramdas, 2024, arXiv 2310.03722) whose mixture has 1 / `prior` of a sample's variance: 3.1 for 200
// samples and `wrong` = 0.05, 3.4 for 4,000.
[[nodiscard]] inline double reach(std::int64_t samples, double wrong)
{
    constexpr double prior = 16;
    if (samples < 2)
        return std::numeric_limits<double>::infinity();
    const auto n = static_cast<double>(samples);
    const double least = std::pow(wrong * wrong * prior / (n + prior), 1 / n);
    const double share = (1 - least) * (n + prior) / n;
    return share < 1 ? std::sqrt((n - 1) * share / (1 - share)) : std::numeric_limits<double>::infinity();
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
    // Whether there are samples and all are 0.
    [[nodiscard]] bool isZero() const { return m_count > 0 && m_squares == 0; }
    // The mean and its standard error. A single sample counts as exact (error 0); without samples, the mean is 0.
    [[nodiscard]] Estimate mean() const
    {
        if (m_count < 2)
            return {m_sum, 0};
        const auto count = static_cast<double>(m_count);
        const double variance = std::max((m_squares - m_sum * m_sum / count) / (count - 1), 0.0);
        return {m_sum / count, std::sqrt(variance / count)};
    }
    // Whether the quantity is above the limit, at all looks together but for a probability of `wrong`.
    [[nodiscard]] bool isShownAbove(double limit, double wrong = 0.05) const
    {
        const Estimate estimate = mean();
        return m_count > 1 && estimate.value > limit
               && (estimate.value - limit) >= reach(m_count, wrong) * estimate.error;
    }
    // Of the quantity with its sign changed.
    [[nodiscard]] Moments operator-() const
    {
        Moments other = *this;
        other.m_sum = -m_sum;
        return other;
    }
    bool operator==(const Moments&) const = default;

private:
    std::int64_t m_count = 0;
    double m_sum = 0;
    double m_squares = 0;
};

} // namespace storeys
