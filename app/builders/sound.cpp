#include "sound.h"

#include "base/random_source.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace storeys {

namespace {

constexpr double attack = 0.0006; // seconds over which a stroke swells, so that it doesn't crack
const double faded = std::log(1000.0);

double secondsOf(const Sound::Stroke& stroke)
{
    double longest = stroke.noise.fade;
    for (const Sound::Tone& tone : stroke.tones)
        longest = std::max(longest, tone.fade);
    return longest * faded / 1000;
}

std::size_t sampleAt(double seconds)
{
    return static_cast<std::size_t>(std::llround(seconds * sampleRate));
}

// The loudness of a stroke after that many samples: it swells, then fades to 1/e within `fade` ms.
double loudness(std::size_t since, double fade)
{
    const auto t = static_cast<double>(since) / sampleRate;
    return std::min(1.0, t / attack) * std::exp(-1000 * t / fade);
}

void addTone(const Sound::Tone& tone, double pitch, std::size_t begin, std::vector<double>& to)
{
    const double turn = 2 * std::numbers::pi * tone.hertz * pitch / sampleRate;
    for (std::size_t i = begin; i < to.size(); ++i)
        to[i] += tone.level * std::sin(turn * static_cast<double>(i - begin)) * loudness(i - begin, tone.fade);
}

// Adds white noise through a one-pole low-pass filter.
void addNoise(const Sound::Noise& noise, std::size_t begin, RandomSource& random, std::vector<double>& to)
{
    if (noise.fade <= 0)
        return;
    const double keep = std::exp(-2 * std::numbers::pi * noise.dull / sampleRate);
    double last = 0;
    for (std::size_t i = begin; i < to.size(); ++i) {
        const double white = random.below(1u << 16) / 32768.0 - 1;
        last = keep * last + (1 - keep) * white;
        to[i] += noise.level * last * loudness(i - begin, noise.fade);
    }
}

void put(std::uint32_t value, int bytes, std::string& to)
{
    for (int i = 0; i < bytes; ++i)
        to += static_cast<char>(value >> (8 * i) & 0xff);
}

} // namespace

std::vector<double> render(const Sound& sound, double semitones)
{
    double seconds = 0;
    for (const Sound::Stroke& stroke : sound.strokes)
        seconds = std::max(seconds, stroke.at / 1000 + secondsOf(stroke));
    std::vector<double> samples(sampleAt(seconds) + 1);
    const double pitch = std::exp2(semitones / 12);
    RandomSource random(1);
    for (const Sound::Stroke& stroke : sound.strokes) {
        const std::size_t begin = sampleAt(stroke.at / 1000);
        for (const Sound::Tone& tone : stroke.tones)
            addTone(tone, pitch, begin, samples);
        addNoise(stroke.noise, begin, random, samples);
    }
    double loudest = 0;
    for (const double sample : samples)
        loudest = std::max(loudest, std::abs(sample));
    for (double& sample : samples)
        sample *= loudest > 0 ? sound.peak / loudest : 0;
    return samples;
}

std::string waveFile(const std::vector<double>& samples)
{
    const auto size = static_cast<std::uint32_t>(2 * samples.size());
    std::string file;
    file += "RIFF";
    put(36 + size, 4, file);
    file += "WAVEfmt ";
    put(16, 4, file); // length of this chunk
    put(1, 2, file);  // format: PCM
    put(1, 2, file);  // channels
    put(sampleRate, 4, file);
    put(2 * sampleRate, 4, file); // bytes per second
    put(2, 2, file);              // bytes per sample
    put(16, 2, file);             // bits per sample
    file += "data";
    put(size, 4, file);
    for (const double sample : samples)
        put(static_cast<std::uint32_t>(std::lround(std::clamp(sample, -1.0, 1.0) * 32767)), 2, file);
    return file;
}

} // namespace storeys
