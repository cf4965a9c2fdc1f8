#pragma once

#include "look/properties.h"

#include <QString>

#include <filesystem>
#include <map>
#include <memory>

class QSoundEffect;

namespace storeys {

// Plays the short sounds of the program, WAV files in one folder. Plays nothing, without an error, if there is no audio
// device or no file, or sound is off. Never waits for the device. main() owns it; QML (scene/TableSounds) uses it.
// Lives on the main thread.
class SoundPlayer : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    INPUT(bool, on, changed) = true;
    Q_PROPERTY(int volume READ volume WRITE setVolume NOTIFY changed)

public:
    explicit SoundPlayer(std::filesystem::path folder = {}, QObject* parent = nullptr);
    ~SoundPlayer() override;

    // Perceived loudness in percent, 0 … 100.
    [[nodiscard]] int volume() const { return m_volume; }
    void setVolume(int percent);

    // Plays the file `name`.wav after `wait` milliseconds. Names: pick-up, lay-1 … lay-5, refuse, play, challenge, end.
    Q_INVOKABLE void play(const QString& name, int wait = 0);
    // Cancels sounds that are still waiting.
    Q_INVOKABLE void hush() { ++m_hushed; }
    // Loads all sounds, so that the first one plays without delay.
    Q_INVOKABLE void prepare();

signals:
    void changed();
    // A sound starts, or would if there were a device.
    void played(const QString& name);

private:
    void begin(const QString& name);
    [[nodiscard]] QSoundEffect* effect(const QString& name);
    [[nodiscard]] float loudness() const;

    std::filesystem::path m_folder;
    std::map<QString, std::unique_ptr<QSoundEffect>> m_effects; // effects by name
    int m_volume = 60;
    int m_hushed = 0; // number of hush() calls so far; a sound that waits is dropped if this number grows
};

} // namespace storeys
