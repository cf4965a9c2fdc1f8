// The latest state on a disk that is slow, refuses, and takes it later.

#include "table/files/latest_write.h"
#include "test_program.h"

#include <QTest>

#include <map>
#include <semaphore>
#include <string>
#include <vector>

namespace storeys::latest_write_test {

namespace {

struct Texts
{
    std::map<std::string, std::string> texts;

    void add(Texts newer)
    {
        newer.texts.merge(texts);
        texts = std::move(newer.texts);
    }
    [[nodiscard]] bool isEmpty() const { return texts.empty(); }
};

// A disk that writes each text or, while it refuses, none.
struct Disk
{
    std::map<std::string, std::string> files;
    bool refuses = false;
    int writes = 0;
    std::counting_semaphore<> free{1000};

    LateText write(Texts& texts)
    {
        free.acquire();
        ++writes;
        if (refuses)
            return LateText([] { return QString("refused"); });
        for (const auto& [name, text] : texts.texts)
            files[name] = text;
        texts = {};
        return {};
    }
};

} // namespace

class LatestWriteTest : public QObject
{
    Q_OBJECT

private slots:
    void aFailedChangeIsWrittenWithTheNext();
    void whatComesDuringAWriteIsWrittenOnce();
    void whatIsLeftIsTriedOnceMoreAtTheEnd();

private:
    [[nodiscard]] std::unique_ptr<LatestWrite<Texts>> latest(Disk& disk)
    {
        return std::make_unique<LatestWrite<Texts>>(
            m_thread, [&disk](Texts& texts) { return disk.write(texts); }, [this] { ++m_told; });
    }

    JobThread m_thread;
    int m_told = 0;
};

void LatestWriteTest::aFailedChangeIsWrittenWithTheNext()
{
    Disk disk;
    disk.refuses = true;
    const auto latest = this->latest(disk);
    latest->want({{{"a", "one"}}});
    QVERIFY(!latest->flush());
    QCOMPARE(latest->problem().text(), QString("refused"));
    QCOMPARE(latest->left().texts.at("a"), "one");
    disk.refuses = false;
    latest->want({{{"b", "two"}}});
    QTRY_VERIFY(latest->left().isEmpty());
    QVERIFY(latest->problem().isEmpty());
    QCOMPARE(disk.files, (std::map<std::string, std::string>{{"a", "one"}, {"b", "two"}}));
}

void LatestWriteTest::whatComesDuringAWriteIsWrittenOnce()
{
    Disk disk;
    while (disk.free.try_acquire())
        ;
    m_told = 0;
    const auto latest = this->latest(disk);
    for (const char* text : {"one", "two", "three"})
        latest->want({{{"a", text}}});
    QCOMPARE(latest->left().texts.at("a"), "three");
    disk.free.release(100);
    QVERIFY(latest->flush());
    QCOMPARE(disk.writes, 2);
    QCOMPARE(m_told, 2);
    QCOMPARE(disk.files.at("a"), "three");
}

void LatestWriteTest::whatIsLeftIsTriedOnceMoreAtTheEnd()
{
    Disk disk;
    disk.refuses = true;
    auto latest = this->latest(disk);
    latest->want({{{"a", "one"}}});
    QVERIFY(!latest->flush());
    disk.refuses = false;
    latest.reset();
    QCOMPARE(disk.files.at("a"), "one");
}

const NamedTest named("latest_write", runTest<LatestWriteTest>);

} // namespace storeys::latest_write_test

#include "latest_write_test.moc"
