#pragma once

#include <string>
#include <vector>

namespace storeys {

// A sound as the recipe of assets/sounds has it: strokes on something hard, each of a few tones that fade, with a
// short noise at its beginning (modal synthesis, as in Cook, "Real Sound Synthesis for Interactive Applications",
// 2002, chapter 4). Made when the program is built.
struct Sound
{
    struct Tone
    {
        double hertz;
        double fade; // ms until it has faded to 1/e
        double level;
    };
    struct Noise
    {
        double fade = 0; // ms until it has faded to 1/e
        double level = 0;
        double dull = 0; // Hz above which it is dulled
    };
    struct Stroke
    {
        double at; // ms from the beginning
        std::vector<Tone> tones;
        Noise noise;
    };

    double peak = 1; // the loudest moment, above 0 … 1
    std::vector<Stroke> strokes;
};

inline constexpr int sampleRate = 44100;

// One channel, -1 … 1, until all has faded to a thousandth. Tones are higher by that many semitones. The same on
// every run.
[[nodiscard]] std::vector<double> render(const Sound& sound, double semitones = 0);

// The bytes of a WAV file of one channel with 16 bit a sample.
[[nodiscard]] std::string waveFile(const std::vector<double>& samples);

} // namespace storeys
