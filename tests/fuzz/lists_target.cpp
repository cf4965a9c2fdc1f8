// The files of solo results and statistics: what is there is shown, a damaged file is set aside, and a file of a newer
// version stays as it is. The first byte chooses the list.

#include "table_target.h"

#include "table/results/solo_results.h"
#include "table/results/statistics.h"
#include "table/threads/off_thread.h"

namespace storeys::lists_target {

namespace {

JobThread& disk()
{
    static JobThread one;
    return one;
}

void useSolo(const QString& file)
{
    SoloResults results(disk(), file);
    (void)results.best("stack10", "standard");
    (void)results.tables();
    const auto before = results.all().size();
    results.add({{"date", "2026-03-31"}, {"variant", "stack10"}, {"lexicon", "standard"}, {"total", 100}});
    const bool isKept = results.flush();
    require(isKept == results.problem().isEmpty() || before == 0, "what was not written has a reason");
    if (isKept)
        require(SoloResults(disk(), file).all().size() == before + 1, "a result is added to the others");
}

void useStatistics(const QString& file)
{
    Statistics statistics(disk(), file);
    (void)statistics.records();
    (void)statistics.variants();
    (void)statistics.csv();
    const auto before = statistics.entries().size();
    statistics.add({{"variant", "stack10"}, {"players", QJsonArray{QJsonObject{{"name", "Ann"}, {"points", 10}}}}});
    if (statistics.flush())
        require(Statistics(disk(), file).entries().size() == before + 1, "a game is added to the others");
    statistics.takeBack();
    if (statistics.flush())
        require(Statistics(disk(), file).entries().size() == before, "an end that no longer stands is not counted");
}

} // namespace

const FuzzTarget target("lists", [](const std::uint8_t* data, std::size_t size) {
    needApplication();
    if (size == 0)
        return 0;
    const QString file = emptyFolder() + "/list.json";
    const QByteArray content = bytesOf(data + 1, size - 1);
    writeFile(file, content);
    data[0] % 2 == 0 ? useSolo(file) : useStatistics(file);
    require(QFile::exists(file), "the file is there");
    return 0;
});

} // namespace storeys::lists_target
