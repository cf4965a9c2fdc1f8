// Lines between programs: frames of bytes, a door that other programs of the same person come in by, what each end puts up
// with, and lines with faults for other tests. What a killed program leaves is left by a process that is killed.

#include "faulty_line.h"
#include "line/local_line.h"
#include "patience.h"
#include "test_program.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QtEndian>
#include <QTest>

#include <algorithm>
#include <csignal>
#include <functional>
#include <limits>
#include <list>
#include <memory>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>
#include <utility>

namespace storeys::line_test {

namespace {

using std::chrono::milliseconds;
using End = MessageLine::End;
using Outcome = LocalDoor::Outcome;

constexpr LineBounds noRate{.longest = 1 << 20, .atOnce = std::numeric_limits<int>::max()};

// Message n of a conversation: its number, and bytes so that messages have all kinds of lengths.
QByteArray messageOf(int n)
{
    return QByteArray::number(n) + ' ' + QByteArray(n % 1000 == 999 ? 70'000 : n * 37 % 700, static_cast<char>(n));
}

// A door with the lines that have come in, and what they received.
struct Host
{
    explicit Host(const LineBounds& bounds = LineBounds::ofDealer()) : door(bounds)
    {
        if (door.open(folder.path()) != Outcome::Open)
            qFatal("the door does not open");
        QObject::connect(&door, &LocalDoor::arrived, &door, [this](LocalLine* line) {
            last = line;
            ++arrived;
            QObject::connect(line, &MessageLine::received, &door, [this, line](const QByteArray& message) {
                received += message;
                if (echoes)
                    line->send(message);
            });
            QObject::connect(line, &MessageLine::closed, &door, [this, line] { ends += line->end(); });
        });
    }

    QTemporaryDir folder;
    LocalDoor door;
    LocalLine* last = nullptr; // of those that have come in
    int arrived = 0;
    bool echoes = false;
    QByteArrayList received;
    QList<End> ends;
};

// A window that counts what happens to it.
struct Guest
{
    explicit Guest(const QString& name) { line.connectTo(name); }

    LocalLine line;
    QSignalSpy opened{&line, &MessageLine::opened}, received{&line, &MessageLine::received},
        closed{&line, &MessageLine::closed};
};

// A process that does something and then waits until it is killed, without a farewell.
class Victim
{
public:
    explicit Victim(const std::function<void()>& act)
    {
        int ready[2];
        if (pipe(ready) != 0 || (m_process = fork()) < 0)
            qFatal("no process");
        if (m_process == 0) {
            act();
            if (::write(ready[1], "!", 1) == 1)
                for (;;)
                    pause();
            _exit(1);
        }
        ::close(ready[1]);
        char sign = 0;
        m_isReady = ::read(ready[0], &sign, 1) == 1;
        ::close(ready[0]);
    }
    ~Victim() { kill(); }

    [[nodiscard]] bool isReady() const { return m_isReady; }
    void kill()
    {
        if (m_process <= 0)
            return;
        ::kill(m_process, SIGKILL);
        waitpid(std::exchange(m_process, 0), nullptr, 0);
    }

private:
    pid_t m_process = 0;
    bool m_isReady = false;
};

// Another program that knows where the door is, but keeps to no rule: it writes bytes and reads only when told to.
std::unique_ptr<QLocalSocket> rawGuest(const QString& name, const QByteArray& bytes = {})
{
    auto socket = std::make_unique<QLocalSocket>();
    socket->setReadBufferSize(1);
    socket->connectToServer(name);
    socket->write(bytes);
    socket->flush();
    return socket;
}

int modeOf(const QString& path)
{
    struct stat state = {};
    return ::stat(QFile::encodeName(path).constData(), &state) == 0 ? state.st_mode & 0777 : -1;
}

// What one end of a faulty line receives when the other says so many numbers.
QByteArrayList heardOver(FaultyLines& lines, int count)
{
    QByteArrayList heard;
    QObject::connect(&lines.other(), &MessageLine::received, [&](const QByteArray& message) { heard += message; });
    while (lines.step()) {
    }
    for (int n = 0; n < count; ++n)
        lines.one().send(QByteArray::number(n));
    while (lines.step()) {
    }
    return heard;
}

} // namespace

class LineTest : public QObject
{
    Q_OBJECT

private slots:
    // ---- frames
    void piecesOfAnySizeGiveTheSameMessages();
    void aFalseLengthIsNoticedBeforeItsMessage();
    void sixtyMessagesAtOnceThenTwentyASecond();

    // ---- lines
    void tenThousandMessagesArriveEachWayWholeAndInOrder();
    void closingSendsWhatWaits();
    void aFarewellIsReadBySomebodyWhoIsSpeaking();
    void nobodyIsThere();
    void aLineMayCloseBeforeItIsOpen();
    void aLineThatIsClosedReceivesNothing();

    // ---- the other end as an enemy
    void aMessageOfAFalseLengthClosesTheLine_data();
    void aMessageOfAFalseLengthClosesTheLine();
    void aFloodOfMessagesClosesTheLine();
    void onlySoMuchWaitsForSomebodyWhoNeverReads();
    void nothingWaitsForeverForSomebodyWhoNeverReads();
    void whoClosesDoesNotWaitForever();
    void aGuestIsKilledInTheMiddleOfAMessage();
    void aHostIsKilled();

    // ---- the door
    void ofAHundredGuestsSixtyFourComeIn();
    void theDoorOfAKilledProgramIsReplaced();
    void theDoorOfALivingProgramStays();
    void aDoorThatClosesLeavesNoSocket();
    void foldersHaveLettersOfAllKindsAndAnEnd();
    void otherUsersStayOutside();

    // ---- lines with faults
    void withoutFaultsAllArrivesInOrder();
    void theSameSeedMakesTheSameFaults();
    void aDoubleComesAfterItsOriginal();
    void aCutLosesWhatIsOnItsWay();
    void aFaultyLineClosesAfterItsLastMessage();
};

void LineTest::piecesOfAnySizeGiveTheSameMessages()
{
    const QByteArrayList sent{"a", QByteArray(255, 'b'), QByteArray(256, '\0'), QByteArray(300, '\xff'), "{}"};
    QByteArray stream;
    for (const QByteArray& message : sent)
        stream += frameOf(message);
    QCOMPARE(stream.left(5), QByteArray("\0\0\0\1a", 5));
    const auto messagesIn = [&](qsizetype firstPiece, qsizetype otherPieces) {
        FrameReader reader(300);
        QByteArrayList messages;
        qsizetype size = firstPiece;
        for (QByteArrayView rest = stream; !rest.isEmpty(); size = otherPieces) {
            QByteArrayView piece = rest.first(std::min(size, rest.size()));
            rest = rest.sliced(piece.size());
            while (const auto message = reader.read(piece))
                messages += *message;
        }
        return messages;
    };
    for (qsizetype size = 1; size <= stream.size(); ++size) {
        QCOMPARE(messagesIn(size, stream.size()), sent);
        QCOMPARE(messagesIn(size, size), sent);
    }
}

void LineTest::aFalseLengthIsNoticedBeforeItsMessage()
{
    for (const quint32 length : {0u, 301u, 0x7fffffffu, 0x80000000u, 0xffffffffu}) {
        FrameReader reader(300);
        QByteArray bytes = frameOf("good") + QByteArray(4, '\0') + QByteArray(1000, 'x');
        qToBigEndian(length, bytes.data() + 8);
        QByteArrayView rest = QByteArrayView(bytes).first(11);
        QCOMPARE(reader.read(rest), QByteArray("good"));
        QVERIFY(!reader.read(rest) && !reader.isBroken());
        rest = QByteArrayView(bytes).sliced(11);
        for (int time = 0; time < 2; ++time) {
            QVERIFY(!reader.read(rest) && reader.isBroken());
            QCOMPARE(rest.size(), 1000);
        }
    }
}

void LineTest::sixtyMessagesAtOnceThenTwentyASecond()
{
    Allowance allowance(60, 20);
    const auto taken = [&](int time) {
        int count = 0;
        while (allowance.take(milliseconds(time)))
            ++count;
        return count;
    };
    QCOMPARE(taken(0), 60);
    QCOMPARE(taken(49), 0);
    QCOMPARE(taken(50), 1);
    QCOMPARE(taken(1050), 20);
    QCOMPARE(taken(std::numeric_limits<int>::max()), 60);
}

void LineTest::tenThousandMessagesArriveEachWayWholeAndInOrder()
{
    constexpr int count = 10'000, onTheWay = 100;
    Host host(noRate);
    Guest guest(host.door.name());
    QTRY_VERIFY(host.last && guest.opened.count() == 1);
    struct Speaker
    {
        MessageLine& line;
        int sent = 0, heard = 0, wrong = 0;
        void speak() { line.send(messageOf(sent++)); }
    };
    Speaker one{guest.line}, other{*host.last};
    for (Speaker* speaker : {&one, &other}) {
        connect(&speaker->line, &MessageLine::received, this, [speaker](const QByteArray& message) {
            speaker->wrong += message != messageOf(speaker->heard++);
            if (speaker->sent < count)
                speaker->speak();
        });
        while (speaker->sent < onTheWay)
            speaker->speak();
    }
    QTRY_VERIFY(one.heard == count && other.heard == count);
    QCOMPARE(one.wrong + other.wrong, 0);
    QCOMPARE(guest.line.end(), End::None);
}

void LineTest::closingSendsWhatWaits()
{
    Host host(noRate);
    Guest guest(host.door.name());
    QTRY_COMPARE(guest.opened.count(), 1);
    QByteArrayList sent;
    for (int n = 0; n < 5; ++n)
        guest.line.send(sent.emplace_back(80'000, static_cast<char>('a' + n))); // more than the system's buffers hold
    guest.line.close();
    guest.line.send("too late");
    QCOMPARE(guest.closed.count(), 0);
    QTRY_COMPARE(host.ends, QList{End::Gone});
    QCOMPARE(host.received, sent);
    QTRY_COMPARE(guest.closed.count(), 1);
    QCOMPARE(guest.line.end(), End::Closed);
}

void LineTest::aFarewellIsReadBySomebodyWhoIsSpeaking()
{
    Host host;
    Guest guest(host.door.name());
    QTRY_VERIFY(host.last && guest.opened.count() == 1);
    host.last->send("farewell");
    host.last->close();
    for (int n = 0; n < 10; ++n)
        guest.line.send("I have not heard it yet");
    QTRY_COMPARE(guest.closed.count(), 1);
    QCOMPARE(guest.received, QList<QVariantList>{{QByteArray("farewell")}});
    QTRY_COMPARE(host.ends, QList{End::Closed});
    QVERIFY(host.received.isEmpty());
}

void LineTest::nobodyIsThere()
{
    const QTemporaryDir folder;
    Guest guest(folder.filePath("line"));
    QCOMPARE(guest.closed.count(), 0); // before the event loop
    guest.line.send("lost");
    QTRY_COMPARE(guest.closed.count(), 1);
    QCOMPARE(guest.opened.count(), 0);
    QCOMPARE(guest.line.end(), End::Absent);
}

void LineTest::aLineMayCloseBeforeItIsOpen()
{
    Host host;
    Guest hasty(host.door.name()), calm(host.door.name());
    hasty.line.close();
    QTRY_COMPARE(calm.opened.count(), 1);
    QTRY_COMPARE(hasty.closed.count(), 1);
    QCOMPARE(hasty.opened.count(), 0);
    QTRY_COMPARE(host.door.lines(), 1);
    LocalLine never;
    const QSignalSpy closed(&never, &MessageLine::closed);
    never.close();
    QTRY_COMPARE(closed.count(), 1);
}

void LineTest::aLineThatIsClosedReceivesNothing()
{
    Host host;
    connect(&host.door, &LocalDoor::arrived, this,
            [](LocalLine* line) { connect(line, &MessageLine::received, line, [line] { line->close(); }); });
    Guest guest(host.door.name());
    QTRY_COMPARE(guest.opened.count(), 1);
    for (const char* message : {"first", "second", "third"})
        guest.line.send(message);
    QTRY_COMPARE(guest.closed.count(), 1);
    QTRY_COMPARE(host.ends, QList{End::Closed});
    QCOMPARE(host.received, QByteArrayList{"first"});
}

void LineTest::aMessageOfAFalseLengthClosesTheLine_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("none") << QByteArray("\0\0\0\0", 4);
    QTest::newRow("too long for a dealer") << QByteArray("\0\1\x40\1", 4);
    QTest::newRow("text instead of a frame") << QByteArray("GET / HTTP/1.1\r\n\r\n");
}

void LineTest::aMessageOfAFalseLengthClosesTheLine()
{
    QFETCH(const QByteArray, bytes);
    Host host;
    Guest neighbour(host.door.name());
    const auto guest = rawGuest(host.door.name(), frameOf(QByteArray(80 * 1024, 'x')) + bytes);
    QTRY_COMPARE(host.ends, QList{End::Form});
    QCOMPARE(host.received.size(), 1);
    neighbour.line.send("undisturbed");
    QTRY_COMPARE(host.received.last(), "undisturbed");
}

void LineTest::aFloodOfMessagesClosesTheLine()
{
    Host host;
    Guest guest(host.door.name());
    QTRY_COMPARE(guest.opened.count(), 1);
    for (int n = 0; n < 60; ++n)
        guest.line.send("calm");
    QTRY_COMPARE(host.received.size(), 60);
    QCOMPARE(host.door.lines(), 1);
    for (int n = 0; n < 10'000; ++n) // of which 20 a second are allowed
        guest.line.send("flood");
    QTRY_COMPARE(host.ends, QList{End::Fast});
    QVERIFY(host.received.size() < 5'000);
    QTRY_COMPARE(guest.line.end(), End::Gone);
}

void LineTest::onlySoMuchWaitsForSomebodyWhoNeverReads()
{
    Host host;
    const auto guest = rawGuest(host.door.name());
    QTRY_VERIFY(host.last);
    const QByteArray news(1500, 'n');
    int sent = 0;
    for (; host.last->end() == End::None && sent < 10'000; ++sent)
        host.last->send(news);
    QCOMPARE(host.last->end(), End::Unread);
    QVERIFY(sent * news.size() > 256 * 1024);
    QVERIFY(sent < 10'000);
    QCOMPARE(host.ends.size(), 0); // closed() comes from the event loop
    QTRY_COMPARE(host.ends, QList{End::Unread});
    QCOMPARE(host.door.lines(), 0);
}

void LineTest::nothingWaitsForeverForSomebodyWhoNeverReads()
{
    LineBounds bounds = noRate;
    bounds.unsent = 1 << 30;
    bounds.unread = milliseconds(20);
    Host host(bounds);
    const auto guest = rawGuest(host.door.name());
    QTRY_VERIFY(host.last);
    host.last->send(QByteArray(1 << 20, 'n'));
    QCOMPARE(host.last->end(), End::None);
    QTRY_COMPARE(host.ends, QList{End::Unread});
}

void LineTest::whoClosesDoesNotWaitForever()
{
    LineBounds bounds = noRate;
    bounds.unsent = 1 << 30;
    bounds.unread = milliseconds(20);
    Host host(bounds);
    const auto guest = rawGuest(host.door.name());
    QTRY_VERIFY(host.last);
    host.last->send(QByteArray(1 << 20, 'n'));
    host.last->close();
    QTRY_COMPARE(host.ends, QList{End::Closed});
    QTRY_COMPARE(host.door.lines(), 0);
}

void LineTest::aGuestIsKilledInTheMiddleOfAMessage()
{
    Host host;
    Guest neighbour(host.door.name());
    Victim victim([&] {
        rawGuest(host.door.name(), frameOf("whole") + frameOf("half of it").chopped(5)).release(); // open until it dies
    });
    QVERIFY(victim.isReady());
    QTRY_COMPARE(host.received, QByteArrayList{"whole"});
    QCOMPARE(host.door.lines(), 2);
    victim.kill();
    QTRY_COMPARE(host.ends, QList{End::Gone});
    neighbour.line.send("undisturbed");
    QTRY_COMPARE(host.received, QByteArrayList({"whole", "undisturbed"}));
}

void LineTest::aHostIsKilled()
{
    const QTemporaryDir folder;
    Victim victim([&] {
        if ((new LocalDoor)->open(folder.path()) != Outcome::Open)
            _exit(1);
    });
    QVERIFY(victim.isReady());
    Guest guest(folder.filePath("line"));
    QTRY_COMPARE(guest.opened.count(), 1);
    victim.kill();
    QTRY_COMPARE(guest.closed.count(), 1);
    QCOMPARE(guest.line.end(), End::Gone);
}

void LineTest::ofAHundredGuestsSixtyFourComeIn()
{
    Host host;
    host.echoes = true;
    std::list<Guest> guests;
    const auto isOut = [](const Guest& guest) { return guest.closed.count() == 1; };
    const auto numberOf = [](const Guest& guest) { return QByteArray::number(quintptr(&guest)); };
    const auto isAnswered = [&](const Guest& guest) {
        return guest.received == QList<QVariantList>{{numberOf(guest)}};
    };
    for (int n = 0; n < 100; ++n)
        guests.emplace_back(host.door.name());
    QTRY_COMPARE(std::ranges::count_if(guests, isOut), 100 - LocalDoor::mostLines);
    QTRY_COMPARE(host.arrived, LocalDoor::mostLines);
    for (Guest& guest : guests)
        guest.line.send(numberOf(guest));
    QTRY_COMPARE(std::ranges::count_if(guests, isAnswered), LocalDoor::mostLines);
    std::erase_if(guests, isOut);
    guests.pop_back();
    QTRY_COMPARE(host.door.lines(), LocalDoor::mostLines - 1);
    Guest next(host.door.name());
    QTRY_COMPARE(host.arrived, LocalDoor::mostLines + 1);
    QCOMPARE(next.closed.count(), 0);
}

void LineTest::theDoorOfAKilledProgramIsReplaced()
{
    const QTemporaryDir folder;
    Victim victim([&] {
        if ((new LocalDoor)->open(folder.path()) != Outcome::Open)
            _exit(1);
    });
    QVERIFY(victim.isReady());
    victim.kill();
    QVERIFY(QFileInfo::exists(folder.filePath("line")));
    LocalDoor door;
    QCOMPARE(door.open(folder.path()), Outcome::Open);
    Guest guest(door.name());
    QTRY_COMPARE(guest.opened.count(), 1);
    QTRY_COMPARE(door.lines(), 1);
}

void LineTest::theDoorOfALivingProgramStays()
{
    Host host;
    LocalDoor second;
    QCOMPARE(second.open(host.folder.path()), Outcome::Taken);
    Victim other([&] {
        if ((new LocalDoor)->open(host.folder.path()) != Outcome::Taken)
            _exit(1);
    });
    QVERIFY(other.isReady());
    Guest guest(host.door.name());
    guest.line.send("still here");
    QTRY_COMPARE(host.arrived, 1);
}

void LineTest::aDoorThatClosesLeavesNoSocket()
{
    auto host = std::make_unique<Host>();
    const QString folder = host->folder.path();
    host->folder.setAutoRemove(false);
    Guest guest(host->door.name());
    QTRY_COMPARE(guest.opened.count(), 1);
    host.reset();
    QTRY_COMPARE(guest.closed.count(), 1);
    QCOMPARE(QDir(folder).entryList(QDir::AllEntries | QDir::System | QDir::NoDotAndDotDot), QStringList{"lock"});
    LocalDoor next;
    QCOMPARE(next.open(folder), Outcome::Open);
    QDir(folder).removeRecursively();
}

void LineTest::foldersHaveLettersOfAllKindsAndAnEnd()
{
    const QTemporaryDir top;
    const QString letters = top.filePath(QStringLiteral("Bücher und Wörter 言葉 \U0001f0a1"));
    const QString longest =
        top.filePath(QString(LocalDoor::longestFolder - QFile::encodeName(top.path()).size() - 1, 'l'));
    for (const QString& folder : {letters, longest}) {
        LocalDoor door;
        QCOMPARE(door.open(folder), Outcome::Open);
        QCOMPARE(modeOf(folder), 0700);
        Guest guest(door.name());
        QTRY_COMPARE(guest.opened.count(), 1);
    }
    for (const QString& folder : {longest + 'l', letters.repeated(20), QStringLiteral("/proc/nowhere")})
        QCOMPARE(LocalDoor().open(folder), Outcome::Failed);
}

void LineTest::otherUsersStayOutside()
{
    Host host;
    QCOMPARE(modeOf(host.folder.path()), 0700);
    QCOMPARE(modeOf(host.door.name()), 0600);
    QCOMPARE(modeOf(host.folder.filePath("lock")), 0600);
    if (geteuid() != 0)
        QSKIP("only the superuser can become another user to come as");
    // The files let everybody in now, as they do the superuser.
    QCOMPARE(::chmod(QFile::encodeName(host.folder.path()).constData(), 0755), 0);
    QCOMPARE(::chmod(QFile::encodeName(host.door.name()).constData(), 0666), 0);
    Victim stranger([&] {
        constexpr uid_t nobody = 65534;
        if (setuid(nobody) != 0
            || rawGuest(host.door.name(), frameOf("let me in")).release()->state() != QLocalSocket::ConnectedState)
            _exit(1);
    });
    QVERIFY(stranger.isReady());
    Guest guest(host.door.name());
    QTRY_COMPARE(host.arrived, 1);
    QTRY_COMPARE(host.door.lines(), 1);
    QVERIFY(host.received.isEmpty());
}

void LineTest::withoutFaultsAllArrivesInOrder()
{
    FaultyLines lines(1, {});
    const QSignalSpy one(&lines.one(), &MessageLine::opened), other(&lines.other(), &MessageLine::opened);
    QByteArrayList sent;
    for (int n = 0; n < 1000; ++n)
        sent += QByteArray::number(n);
    QCOMPARE(heardOver(lines, 1000), sent);
    QVERIFY(one.count() == 1 && other.count() == 1);
}

void LineTest::theSameSeedMakesTheSameFaults()
{
    const auto heard = [](quint64 seed) {
        FaultyLines lines(seed, {.cut = 5, .doubled = 100});
        return heardOver(lines, 1000);
    };
    QCOMPARE(heard(1), heard(1));
    QVERIFY(heard(1) != heard(2));
}

void LineTest::aDoubleComesAfterItsOriginal()
{
    FaultyLines lines(1, {.doubled = 100});
    const QByteArrayList heard = heardOver(lines, 1000);
    QVERIFY(heard.size() > 1000);
    QByteArrayList known;
    for (const QByteArray& message : heard)
        if (!known.contains(message))
            known += message;
    QCOMPARE(known.size(), 1000);
    QCOMPARE(known, heard.first(1000));
}

void LineTest::aCutLosesWhatIsOnItsWay()
{
    FaultyLines lines(1, {.cut = 5});
    const QSignalSpy one(&lines.one(), &MessageLine::closed), other(&lines.other(), &MessageLine::closed);
    const qsizetype heard = heardOver(lines, 2000).size();
    QVERIFY(heard > 0 && heard < 2000);
    QVERIFY(one.count() == 1 && other.count() == 1);
    QVERIFY(lines.one().end() == End::Gone && lines.other().end() == End::Gone);
    lines.one().send("lost");
    QVERIFY(!lines.step());
}

void LineTest::aFaultyLineClosesAfterItsLastMessage()
{
    FaultyLines lines(1, {});
    const QSignalSpy received(&lines.other(), &MessageLine::received), closed(&lines.other(), &MessageLine::closed);
    connect(&lines.one(), &MessageLine::opened, this, [&] {
        lines.one().send("farewell");
        lines.one().close();
        lines.one().send("lost");
    });
    while (lines.step()) {
    }
    QCOMPARE(received.count(), 1);
    QCOMPARE(closed.count(), 1);
    QVERIFY(lines.one().end() == End::Closed && lines.other().end() == End::Gone);
}

const NamedTest named("line", runTest<LineTest>);

} // namespace storeys::line_test

#include "line_test.moc"
