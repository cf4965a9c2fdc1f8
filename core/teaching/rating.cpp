#include "teaching/rating.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace storeys {

namespace {

// Names and steps are those of Glickman's paper.
constexpr double scale = 173.7178;
constexpr double middle = 1500;
constexpr double tolerance = 1e-6;

double square(double x)
{
    return x * x;
}

double g(double phi)
{
    return 1 / std::sqrt(1 + 3 * square(phi / std::numbers::pi));
}

// Step 5: the root of f by the Illinois algorithm, a kind of regula falsi.
double newVolatility(double sigma, double phi, double v, double delta, double tau)
{
    const double a = std::log(square(sigma));
    const auto f = [&](double x) {
        const double e = std::exp(x), sum = square(phi) + v + e;
        return e * (square(delta) - sum) / (2 * square(sum)) - (x - a) / square(tau);
    };
    double low = a;
    double high = std::log(std::max(square(delta) - square(phi) - v, 0.0));
    if (!std::isfinite(high))
        for (high = a - tau; f(high) < 0;)
            high -= tau;
    double atLow = f(low), atHigh = f(high);
    while (std::abs(high - low) > tolerance) {
        const double next = low + (low - high) * atLow / (atHigh - atLow);
        const double atNext = f(next);
        if (atNext * atHigh <= 0) {
            low = high;
            atLow = atHigh;
        } else {
            atLow /= 2;
        }
        high = next;
        atHigh = atNext;
    }
    return std::exp(low / 2);
}

} // namespace

Rating after(const Rating& own, std::span<const RatedResult> results, double tau)
{
    const double mu = (own.value - middle) / scale, phi = own.deviation / scale;
    double information = 0, surprise = 0;
    for (const RatedResult& one : results) {
        const double weight = g(one.other.deviation / scale);
        const double expected = 1 / (1 + std::exp(-weight * (mu - (one.other.value - middle) / scale)));
        information += square(weight) * expected * (1 - expected);
        surprise += weight * (one.result - expected);
    }
    Rating rating = own;
    if (results.empty() || information <= 0) {
        rating.deviation = scale * std::hypot(phi, own.volatility);
        return rating;
    }
    const double v = 1 / information;
    rating.volatility = newVolatility(own.volatility, phi, v, v * surprise, tau);
    const double wider = std::hypot(phi, rating.volatility);
    const double narrower = 1 / std::sqrt(1 / square(wider) + information);
    rating.value = middle + scale * (mu + square(narrower) * surprise);
    rating.deviation = scale * narrower;
    return rating;
}

Rating after(const Rating& own, const Rating& other, double result)
{
    const RatedResult only{other, result};
    Rating rating = after(own, std::span(&only, 1));
    rating.deviation = std::max(rating.deviation, leastDeviation);
    return rating;
}

} // namespace storeys
