#include "desktop/program/sound_player.h"

#include "base/files.h"

#include <QAudio>
#include <QAudioDevice>
#include <QMediaDevices>
#include <QSoundEffect>
#include <QTimer>
#include <QUrl>

#include <atomic>

namespace storeys {

namespace {

std::atomic<QtMessageHandler> usualHandler = nullptr;

// Suppresses Qt's warnings about PulseAudio, which name it in their category or text.
void handleAllButPulse(QtMsgType type, const QMessageLogContext& context, const QString& text)
{
    const QString category = QString::fromLatin1(context.category);
    if (text.contains("PulseAudio") || category.contains("pulseaudio"))
        return;
    if (const QtMessageHandler usual = usualHandler)
        usual(type, context, text);
}

// Whether there is an audio device. If there is none, keeps Qt from printing warnings about that on standard error.
bool hasDevice()
{
    usualHandler = qInstallMessageHandler(handleAllButPulse);
    const bool found = !QMediaDevices::defaultAudioOutput().isNull();
    qInstallMessageHandler(usualHandler);
    return found;
}

} // namespace

SoundPlayer::SoundPlayer(std::filesystem::path folder, QObject* parent) : QObject(parent), m_folder(std::move(folder))
{}

SoundPlayer::~SoundPlayer() = default;

void SoundPlayer::setVolume(int percent)
{
    percent = qBound(0, percent, 100);
    if (m_volume == percent)
        return;
    m_volume = percent;
    for (const auto& [name, effect] : m_effects)
        effect->setVolume(loudness());
    emit changed();
}

void SoundPlayer::play(const QString& name, int wait)
{
    if (!m_on || m_volume == 0)
        return;
    if (wait <= 0)
        return begin(name);
    QTimer::singleShot(wait, this, [this, name, hushed = m_hushed] {
        if (m_on && hushed == m_hushed)
            begin(name);
    });
}

void SoundPlayer::prepare()
{
    if (m_on && m_volume > 0)
        for (const auto& file : entriesOf(m_folder)) // a missing folder counts as empty
            std::ignore = effect(QString::fromStdString(file.stem().string()));
}

void SoundPlayer::begin(const QString& name)
{
    if (QSoundEffect* sound = effect(name))
        sound->play();
    emit played(name);
}

QSoundEffect* SoundPlayer::effect(const QString& name)
{
    const auto known = m_effects.find(name);
    if (known != m_effects.end())
        return known->second.get();
    const auto file = m_folder / (name + ".wav").toStdString();
    if (!std::filesystem::exists(file) || !hasDevice())
        return nullptr;
    auto made = std::make_unique<QSoundEffect>();
    made->setSource(QUrl::fromLocalFile(QString::fromStdString(file.string())));
    made->setVolume(loudness());
    return m_effects.emplace(name, std::move(made)).first->second.get();
}

// The volume on the linear scale of QSoundEffect, 0 to 1: hearing is logarithmic.
float SoundPlayer::loudness() const
{
    const float heard = static_cast<float>(m_volume) / 100;
    return static_cast<float>(QAudio::convertVolume(heard, QAudio::LogarithmicVolumeScale, QAudio::LinearVolumeScale));
}

} // namespace storeys
