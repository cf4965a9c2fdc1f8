// The sounds: how they are made, and that playing them needs neither device nor files.

#include "test_program.h"

#include "builders/sound.h"
#include "desktop/program/sound_player.h"
#include "patience.h"

#include <QFile>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <cmath>

namespace storeys::sound_test {

namespace {

const std::filesystem::path folder = std::filesystem::path(STOREYS_DATA_DIR) / "sounds";

// How often the sound swings up through nought in its first 20 ms, not counting its beginning.
int swings(const std::vector<double>& samples)
{
    int count = 0;
    for (std::size_t i = 1; i < sampleRate / 50; ++i)
        count += samples[i - 1] < 0 && samples[i] >= 0;
    return count;
}

// The samples of a file of ours.
std::vector<qint16> samplesOf(const QString& name)
{
    QFile file(QString::fromStdString((folder / name.toStdString()).string()) + ".wav");
    if (!file.open(QIODevice::ReadOnly))
        return {};
    const QByteArray bytes = file.readAll().mid(44);
    const auto* begin = reinterpret_cast<const qint16*>(bytes.constData());
    return {begin, begin + bytes.size() / 2};
}

} // namespace

class SoundTest : public QObject
{
    Q_OBJECT

private slots:
    void aMachineWithoutSoundIsNoComplaint();
    void theLoudestMomentIsThePeak();
    void semitonesMakeItHigher();
    void aSoundEndsWhenItHasFaded();
    void aFileSaysWhatItHolds();
    void everySoundIsThereAndEndsQuietly();
    void aSoundIsPlayedAtOnceOrLater();
    void whatWaitsCanBeHushed();
    void switchedOffNothingSounds();
    void aMissingFolderIsNoError();
};

const Sound click{0.5, {{0, {{600, 30, 1}}, {4, 0.3, 4000}}}};

// The first test: Qt looks for a sound server once.
void SoundTest::aMachineWithoutSoundIsNoComplaint()
{
    qputenv("PULSE_SERVER", "/nowhere");
    QTest::failOnWarning(QRegularExpression(".*"));
    SoundPlayer player(folder);
    player.prepare();
    player.play("end");
}

void SoundTest::theLoudestMomentIsThePeak()
{
    const auto samples = render(click);
    const auto [least, most] = std::ranges::minmax(samples);
    QCOMPARE(std::max(-least, most), 0.5);
}

void SoundTest::semitonesMakeItHigher()
{
    const Sound tone{0.5, {{0, {{1000, 100, 1}}, {}}}};
    QCOMPARE(swings(render(tone)), 19);
    QCOMPARE(swings(render(tone, 12)), 39);
}

void SoundTest::aSoundEndsWhenItHasFaded()
{
    const auto samples = render(click);
    QCOMPARE(samples.size(), static_cast<std::size_t>(std::llround(0.030 * std::log(1000.0) * sampleRate)) + 1);
    QVERIFY(std::abs(samples.back()) < 0.001);
}

void SoundTest::aFileSaysWhatItHolds()
{
    const QByteArray file = QByteArray::fromStdString(waveFile({0, 1, -1}));
    QCOMPARE(file.size(), 44 + 6);
    QVERIFY(file.startsWith(QByteArray::fromHex("524946462a000000"))); // RIFF, 42 more bytes
    QCOMPARE(file.mid(40), QByteArray::fromHex("060000000000ff7f0180"));
}

void SoundTest::everySoundIsThereAndEndsQuietly()
{
    for (const char* name :
         {"pick-up", "lay-1", "lay-2", "lay-3", "lay-4", "lay-5", "refuse", "play", "challenge", "end"}) {
        const auto samples = samplesOf(name);
        QVERIFY2(samples.size() > sampleRate / 50, name);
        QVERIFY2(std::abs(samples.front()) < 400 && std::abs(samples.back()) < 400, name);
        QVERIFY2(*std::ranges::max_element(samples) > 5000, name);
    }
}

void SoundTest::aSoundIsPlayedAtOnceOrLater()
{
    SoundPlayer player(folder);
    QSignalSpy played(&player, &SoundPlayer::played);
    player.play("lay-2", 20);
    player.play("pick-up");
    QCOMPARE(played.count(), 1);
    QTRY_COMPARE(played.count(), 2);
    QCOMPARE(played.at(1).first().toString(), QString("lay-2"));
}

void SoundTest::whatWaitsCanBeHushed()
{
    SoundPlayer player(folder);
    QSignalSpy played(&player, &SoundPlayer::played);
    player.play("lay-1", 20);
    player.hush();
    player.play("end", 60);
    QTRY_COMPARE(played.count(), 1);
    QCOMPARE(played.first().first().toString(), QString("end"));
}

void SoundTest::switchedOffNothingSounds()
{
    SoundPlayer player(folder);
    QSignalSpy played(&player, &SoundPlayer::played);
    player.setProperty("on", false);
    player.play("end");
    player.setProperty("on", true);
    player.setVolume(0);
    player.play("end");
    QCOMPARE(played.count(), 0);
    player.setVolume(250);
    QCOMPARE(player.volume(), 100);
}

void SoundTest::aMissingFolderIsNoError()
{
    SoundPlayer player("/nowhere");
    player.prepare();
    player.play("end");
    player.play("a sound that there is not");
}

const NamedTest named("sound", runTest<SoundTest>);

} // namespace storeys::sound_test

#include "sound_test.moc"
