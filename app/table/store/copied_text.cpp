#include "table/store/copied_text.h"

#include "record/cgp_text.h"
#include "record/gcg_text.h"
#include "rules/features.h"

#include <QRegularExpression>

namespace storeys {

namespace {

// How many turns without points were taken last before turn n. A play that was taken back is none, unless it cost the
// turn.
int scorelessBefore(const Game& game, int n)
{
    const auto& turns = game.turns();
    const auto before = [&](int turn) -> const Position& {
        return game.positionBefore(static_cast<std::size_t>(turn));
    };
    int count = 0;
    while (n > 0) {
        const Turn& last = turns[static_cast<std::size_t>(n - 1)];
        const Position& after = before(n);
        n -= last.isWithdrawal() && n > 1 ? 2 : 1;
        if (before(n).seats[last.seat].points != after.seats[last.seat].points)
            break;
        count += after.turn != last.seat || after.seats.size() == 1;
    }
    return count;
}

const QRegularExpression& encodingLine()
{
    static const QRegularExpression line("^(\\x{feff}?#character-encoding[ \\t]+)[^ \\t\\r\\n]+");
    return line;
}

} // namespace

QString positionText(const TableView& view)
{
    const LiveGame& live = view.live();
    const int turn = view.look().turn();
    const Position& position = live.game()->positionBefore(static_cast<std::size_t>(turn));
    const int shown = live.screen().isCovered() ? -1 : view.rackSeat();
    const auto heldBy = [&](int seat) {
        const Seat& holder = position.seats[seat];
        return seat == shown ? HeldTiles{holder.rack, holder.reserve} : HeldTiles{};
    };
    const Features features = featuresOf(position.variant(), position.houseRules());
    CgpPosition told{position.board};
    if (features.heights || features.pieces) {
        told.racks = {heldBy(shown < 0 ? position.turn : shown)};
    } else {
        const int seats = static_cast<int>(position.seats.size());
        for (int n = 0; n < seats; ++n) {
            const int seat = (position.turn + n) % seats;
            told.racks.push_back(heldBy(seat));
            told.points.push_back(position.seats[seat].points);
        }
        told.scoreless = scorelessBefore(*live.game(), turn);
    }
    return QString::fromStdString(cgpText(told, position.variant().tiles.alphabet)).trimmed();
}

bool isPositionText(const QString& text)
{
    static const QRegularExpression board(R"(^\s*[A-Za-z0-9()\[\]#]+(/[A-Za-z0-9()\[\]#]+){3,}(\s|$))");
    return board.match(text).hasMatch();
}

QString textOfRecord(const QByteArray& record)
{
    std::string text;
    GcgLines lines({record.constData(), static_cast<std::size_t>(record.size())});
    while (const auto line = lines.next())
        text += line->text + '\n';
    return QString::fromStdString(text).replace(encodingLine(), "\\1UTF-8");
}

QByteArray recordOfText(const QString& text)
{
    return QString(text).replace(encodingLine(), "\\1UTF-8").toUtf8();
}

} // namespace storeys
