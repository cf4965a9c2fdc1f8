// storeys-build-sounds RECIPE FOLDER: renders the sounds of the recipe (assets/sounds) as WAV files in the folder. Runs
// at build time only.

#include "sound.h"

#include <filesystem>
#include <fstream>
#include <iostream>
#include <nlohmann/json.hpp>

namespace {

using nlohmann::json;
using storeys::Sound;

Sound::Stroke strokeFrom(const json& entry)
{
    Sound::Stroke stroke{entry.at("at").get<double>(), {}, {}};
    for (const json& tone : entry.at("tones"))
        stroke.tones.push_back({tone.at(0).get<double>(), tone.at(1).get<double>(), tone.at(2).get<double>()});
    const json& noise = entry.at("noise");
    stroke.noise = {noise.at(0).get<double>(), noise.at(1).get<double>(), noise.at(2).get<double>()};
    return stroke;
}

Sound soundFrom(const json& entry)
{
    Sound sound{entry.at("peak").get<double>(), {}};
    for (const json& stroke : entry.at("strokes"))
        sound.strokes.push_back(strokeFrom(stroke));
    return sound;
}

void write(const std::filesystem::path& path, const std::vector<double>& samples)
{
    std::ofstream file(path, std::ios::binary);
    file << storeys::waveFile(samples);
    if (!file.flush())
        throw std::runtime_error(path.string() + " can't be written");
}

void make(const std::string& name, const json& entry, const std::filesystem::path& folder)
{
    const Sound sound = soundFrom(entry);
    if (!entry.contains("steps"))
        return write(folder / (name + ".wav"), render(sound));
    int number = 0;
    for (const json& step : entry["steps"])
        write(folder / (name + "-" + std::to_string(++number) + ".wav"), render(sound, step.get<double>()));
}

} // namespace

int main(int argc, char** argv)
try {
    if (argc != 3)
        throw std::runtime_error("usage: storeys-build-sounds RECIPE FOLDER");
    std::ifstream recipe(argv[1]);
    if (!recipe)
        throw std::runtime_error(std::string(argv[1]) + " can't be read");
    std::filesystem::create_directories(argv[2]);
    const json read = json::parse(recipe);
    for (const auto& [name, entry] : read.at("sounds").items())
        make(name, entry, argv[2]);
} catch (const std::exception& error) {
    std::cerr << "storeys-build-sounds: error: " << error.what() << '\n';
    return 2;
}
