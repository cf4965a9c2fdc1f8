#pragma once

#include <string>
#include <vector>

namespace storeys {

// A sound as the recipe in assets/sounds describes it: strokes on something hard, each of a few tones that fade, with a
// short noise at its beginning (modal synthesis, as in Cook, "Real Sound Synthesis for Interactive Applications", 2002,
// chapter 4). Rendered when the program is built.
struct Sound
{
    struct Tone
    {
        double hertz;
        double fade; // ms until the tone has faded to 1/e
        double level;
    };
    struct Noise
    {
        double fade = 0; // ms until the noise has faded to 1/e
        double level = 0;
        double dull = 0; // cutoff of the low-pass filter, in Hz
    };
    struct Stroke
    {
        double at; // ms from the beginning of the sound
        std::vector<Tone> tones;
        Noise noise;
    };

    double peak = 1; // level of the loudest moment, at most 1
    std::vector<Stroke> strokes;
};

inline constexpr int sampleRate = 44100;

// The samples of one channel, from -1 to 1, until everything has faded to a thousandth. `semitones` raises all tones.
// The result is the same on every run.
[[nodiscard]] std::vector<double> render(const Sound& sound, double semitones = 0);

// The bytes of a WAV file: one channel, 16 bits a sample.
[[nodiscard]] std::string waveFile(const std::vector<double>& samples);

} // namespace storeys
