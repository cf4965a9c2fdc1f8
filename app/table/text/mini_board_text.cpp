#include "table/text/mini_board_text.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace storeys {

namespace {

class MiniBoardText
{
    Q_DECLARE_TR_FUNCTIONS(MiniBoardText)

public:
    // Names in the player's own variants stay as they are.
    static QString name(const QString& name)
    {
        static constexpr const char* known[] = {QT_TR_NOOP("Button"), QT_TR_NOOP("Patch"),  QT_TR_NOOP("Strip"),
                                                QT_TR_NOOP("Bench"),  QT_TR_NOOP("Window"), QT_TR_NOOP("Slope"),
                                                QT_TR_NOOP("Ladder"), QT_TR_NOOP("Plaza"),  QT_TR_NOOP("Frame")};
        const auto* const found = std::ranges::find(known, name, [](const char* each) { return QString(each); });
        return found == std::end(known) ? name : tr(*found);
    }
    static QString none() { return tr("No mini boards"); }
    static QString listed(const QStringList& names) { return names.join(tr(", ", "between mini boards in a list")); }
};

} // namespace

QString miniBoardName(const MiniBoard& board)
{
    return MiniBoardText::name(QString::fromStdString(board.name).simplified());
}

QString miniBoardLabel(const MiniBoard& board, int side)
{
    return QString("%1%2 %3").arg(QString::number(board.number), side == 0 ? "a" : "b", miniBoardName(board)).trimmed();
}

QString layoutName(const std::vector<MiniBoard>& boards, const std::string& layout)
{
    QStringList names;
    if (const auto all = readLayout(layout))
        for (const LaidMiniBoard& laid : *all)
            if (const auto board = std::ranges::find(boards, laid.number, &MiniBoard::number); board != boards.end())
                names += miniBoardLabel(*board, laid.side);
    return names.isEmpty() ? MiniBoardText::none() : MiniBoardText::listed(names);
}

} // namespace storeys
