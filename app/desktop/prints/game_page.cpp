#include "desktop/prints/game_page.h"

#include "desktop/prints/board_print.h"
#include "desktop/prints/light_colors.h"
#include "table/text/lexicon_text.h"
#include "table/text/player_name.h"
#include "table/view/game_rows.h"

#include <QCoreApplication>
#include <QGuiApplication>
#include <QLocale>

namespace storeys {

namespace {

struct PageText
{
    Q_DECLARE_TR_FUNCTIONS(GamePage)
};

// %1 to %3: the colours of text, lines and secondary text.
constexpr auto style = R"(
body { font: 11pt/1.4 Lato, "Segoe UI", sans-serif; color: %1; background: #fff; max-width: 46rem; margin: 2rem auto; padding: 0 1rem }
h1 { font-size: 1.7em; margin-bottom: 0 } h2 { font-size: 1.2em; margin: 1.4em 0 .4em } p { margin: .3em 0 }
img { width: 100%; max-width: 34rem; height: auto; display: block; margin: 1rem auto }
table { border-collapse: collapse; width: 100% } th, td { text-align: start; padding: .2em .6em; border-bottom: 1px solid %2; vertical-align: top }
.n { text-align: end; font-variant-numeric: tabular-nums; white-space: nowrap } .winner { font-weight: bold } small { color: %3 }
@page { margin: 15mm } @media print { body { margin: 0; max-width: none; padding: 0 } img { max-width: 125mm } tr, img { break-inside: avoid } thead { display: table-header-group } }
)";

struct Cell
{
    QString html;
    bool number = false;
};

QString cells(const QList<Cell>& row, const QString& element)
{
    QString html;
    for (const Cell& cell : row)
        html += QString("<%1%2>%3</%1>").arg(element, cell.number ? " class=\"n\"" : "", cell.html);
    return html;
}

QString rowOf(const QList<Cell>& row, bool isWinner = false)
{
    return QString("<tr%1>%2</tr>").arg(isWinner ? " class=\"winner\"" : "", cells(row, "td"));
}

QString section(const QString& title, const QString& text, const QList<Cell>& head, const QStringList& rows)
{
    return "<h2>" + title + "</h2>\n" + text + "<table><thead><tr>" + cells(head, "th") + "</tr></thead><tbody>\n"
           + rows.join('\n') + "\n</tbody></table>\n";
}

QString signedNumber(int number)
{
    return (number > 0 ? "+" : number < 0 ? QStringLiteral("−") : QString()) + QString::number(std::abs(number));
}

// The tiles left on a rack, and the points gained or lost for such tiles and for overdrawn time.
QString leftText(const SeatResult& row)
{
    QStringList parts;
    for (const QString& tile : row.tilesLeft)
        parts += tile.toHtmlEscaped();
    if (const int change = row.gain - row.subtraction - row.timePenalty; change != 0)
        parts += signedNumber(change);
    return parts.join(' ');
}

QString resultTable(const Game& game)
{
    const GameEnd end = gameEndOf(game);
    QStringList rows;
    for (const SeatResult& row : end.rows) {
        rows += rowOf({{row.name.toHtmlEscaped()},
                       {QString::number(row.points), true},
                       {leftText(row), true},
                       {QString::number(row.total), true}},
                      row.winner);
    }
    return section(PageText::tr("Result"), "<p>" + end.reason.toHtmlEscaped() + "</p>\n",
                   {{PageText::tr("Player")},
                    {PageText::tr("Points"), true},
                    {PageText::tr("Tiles left"), true},
                    {PageText::tr("Total"), true}},
                   rows);
}

QString scoreTable(const Game& game)
{
    QStringList rows;
    for (std::size_t i = 0; i < game.setup().players.size(); ++i)
        rows += rowOf({{shownName(game.setup().players[i]).toHtmlEscaped()},
                       {QString::number(game.position().seats[i].points.value), true}});
    return section(PageText::tr("Current scores"), {}, {{PageText::tr("Player")}, {PageText::tr("Points"), true}},
                   rows);
}

QString turnTable(const Game& game)
{
    QStringList rows;
    for (std::size_t turn = 0; turn < game.turns().size(); ++turn) {
        const TurnRow row = turnRow(game, turn);
        const Seat& player = game.positionBefore(turn + 1).seats[game.turns()[turn].seat];
        const QString what = row.what.toHtmlEscaped()
                             + (row.sum.contains('+') ? " <small>" + row.sum.toHtmlEscaped() + "</small>" : QString());
        rows += rowOf({{QString::number(row.number), true},
                       {row.who.toHtmlEscaped()},
                       {what},
                       {signedNumber(row.points), true},
                       {QString::number(player.points.value), true}});
    }
    return section(PageText::tr("Turns"), {},
                   {{"", true},
                    {PageText::tr("Player")},
                    {PageText::tr("Turn")},
                    {PageText::tr("Points"), true},
                    {PageText::tr("Total"), true}},
                   rows);
}

QString analysisTable(const QList<ReviewedTurn>& analysis)
{
    QStringList rows;
    bool isAnyFolded = false;
    for (const ReviewedTurn& turn : analysis) {
        if (!turn.judged)
            continue;
        isAnyFolded |= turn.folded;
        QString verdict = (turn.cost.isEmpty() ? turn.verdict : turn.verdict + ", " + turn.cost).toHtmlEscaped();
        for (const QString& line : turn.advice)
            verdict += "<br><small>" + line.toHtmlEscaped() + "</small>";
        rows += rowOf(
            {{QString::number(turn.turn), true}, {turn.who.toHtmlEscaped()}, {turn.what.toHtmlEscaped()}, {verdict}});
    }
    if (rows.isEmpty())
        return {};
    return section(PageText::tr("Analysis"),
                   isAnyFolded
                       ? "<p>" + PageText::tr("Answers that are hidden in the analysis are left out.").toHtmlEscaped()
                             + "</p>\n"
                       : QString(),
                   {{"", true}, {PageText::tr("Player")}, {PageText::tr("Turn")}, {PageText::tr("Verdict")}}, rows);
}

} // namespace

GamePrinters printersFor(GameTable& table)
{
    return {[](const Game& game) { return boardPng(game); },
            [&table](const Game& game) { return gamePage(game, table.analysis()->recall()); }};
}

QByteArray gamePage(const Game& game, const QList<ReviewedTurn>& analysis)
{
    const QString title = namesOf(game).join(QStringLiteral(" – ")).toHtmlEscaped();
    const Board& board = game.position().board;
    const QString kind = PageText::tr("%1 × %2 board, word list: %3")
                             .arg(QString::number(board.rows()), QString::number(board.columns()),
                                  dictionaryText(*game.position().book->lexicon, game.position().variant().language));
    const QString css = QString(style).arg(light::text.name(), light::line.name(), light::soft.name());
    const bool fromRight = QGuiApplication::layoutDirection() == Qt::RightToLeft;
    const QString html = QString("<!DOCTYPE html>\n<html lang=\"%1\" dir=\"%2\">\n<head>\n<meta charset=\"utf-8\">\n")
                             .arg(QLocale().bcp47Name(), fromRight ? "rtl" : "ltr")
                         + "<meta name=\"viewport\" content=\"width=device-width\">\n<title>" + title
                         + "</title>\n<style>" + css + "</style>\n</head>\n<body>\n<h1>" + title + "</h1>\n<p>"
                         + kind.toHtmlEscaped() + "</p>\n" + "<img alt=\"" + PageText::tr("Board").toHtmlEscaped()
                         + "\" src=\"data:image/png;base64," + QString::fromLatin1(boardPng(game).toBase64()) + "\">\n"
                         + (game.isOver() ? resultTable(game) : scoreTable(game))
                         + (game.turns().empty() ? QString() : turnTable(game)) + analysisTable(analysis)
                         + "</body>\n</html>\n";
    return html.toUtf8();
}

} // namespace storeys
