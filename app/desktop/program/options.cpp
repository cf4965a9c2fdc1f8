#include "desktop/program/options.h"

#include "desktop/preferences/preference_table.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QRegularExpression>

namespace storeys {

namespace {

class OptionsText
{
    Q_DECLARE_TR_FUNCTIONS(Options)

public:
    static void describe(QCommandLineParser& parser)
    {
        parser.setApplicationDescription(tr("A word game with letter tiles that stack up to five high."));
        parser.addHelpOption();
        parser.addVersionOption();
        parser.addPositionalArgument("record", tr("Game record (GCG file) to open."), "[FILE.gcg]");
        parser.addOptions({
            {"variant", tr("Start this variant at once: stack10, stack8 or cross15."), tr("name")},
            {"lexicon", tr("Use this word list: standard, core, common, kids, or a file."), tr("name")},
            {"seed", tr("Seed for drawing tiles; the same number gives the same tiles."), tr("number")},
            {"players",
             tr("Players, separated by commas; NAME is a person, NAME:LEVEL a computer, such as "
                "\"Ann,Bo:greedy\"."),
             tr("list")},
            {"screenshot", tr("Save a picture of the game as this PNG file and quit."), tr("file")},
            {"size", tr("Window size, such as 1280x800."), tr("size")},
            {"data-dir", tr("Keep games and settings in this folder instead of the default ones."), tr("folder")},
            {"camera", tr("Camera position: top, corner or low."), tr("name")},
            {"theme", tr("Colour theme for this session: light, dark or contrast."), tr("name")},
            {"language", tr("Language for this session, such as en or de."), tr("code")},
            {"quality", tr("Graphics quality for this session: auto, low, medium or high."), tr("name")},
        });
    }
    static Error bad(const QString& option, const QString& value)
    {
        return {tr("'%2' is not a valid value for --%1.").arg(option, value).toStdString()};
    }
    static Error unexpected(const QString& argument)
    {
        return {tr("Unexpected argument '%1'.").arg(argument).toStdString()};
    }
    static Error withRecord(const QString& option)
    {
        return {tr("--%1 cannot be used with a game record.").arg(option).toStdString()};
    }
};

// Width and height of the window that a text like 1280x800 gives; 320x200 up to 16384x16384.
std::optional<QSize> sizeFrom(const QString& text)
{
    static const QRegularExpression form("^(\\d{3,5})x(\\d{3,5})$");
    const auto match = form.match(text);
    const QSize size(match.captured(1).toInt(), match.captured(2).toInt());
    if (!match.hasMatch() || size.width() < 320 || size.height() < 200 || qMax(size.width(), size.height()) > 16384)
        return std::nullopt;
    return size;
}

using Problem = std::optional<Error>;

// What is kept, and where the window shows it.
Problem readWindow(const QCommandLineParser& parser, Options& options)
{
    options.screenshot = parser.value("screenshot");
    if (parser.isSet("data-dir") && parser.value("data-dir").isEmpty())
        return OptionsText::bad("data-dir", {});
    options.dataDir = parser.value("data-dir");
    if (parser.isSet("size")) {
        const auto size = sizeFrom(parser.value("size"));
        if (!size)
            return OptionsText::bad("size", parser.value("size"));
        options.size = *size;
    }
    if (parser.isSet("camera"))
        options.camera = parser.value("camera");
    if (!QStringList{"top", "corner", "low"}.contains(options.camera))
        return OptionsText::bad("camera", options.camera);
    return std::nullopt;
}

Problem readPreferences(const QCommandLineParser& parser, Options& options)
{
    for (const char* name : {"theme", "quality", "language"}) {
        if (!parser.isSet(name))
            continue;
        if (!preferenceNamed(name)->usable(parser.value(name)))
            return OptionsText::bad(name, parser.value(name));
        options.preferences[name] = parser.value(name);
    }
    return std::nullopt;
}

Result<GameStart> gameFrom(const QCommandLineParser& parser)
{
    GameStart game = GameStart::usual();
    if (parser.isSet("variant"))
        game.variant = parser.value("variant");
    if (parser.isSet("lexicon"))
        game.lexicon = parser.value("lexicon");
    if (parser.isSet("players"))
        game.seats = GameStart::seatsFromText(parser.value("players"));
    if (parser.isSet("seed")) {
        bool isNumber = false;
        game.seed = parser.value("seed").toULongLong(&isNumber);
        if (!isNumber)
            return OptionsText::bad("seed", parser.value("seed"));
    }
    return game;
}

// A record, or a game to start; a picture needs one of them.
Problem readGame(const QCommandLineParser& parser, Options& options)
{
    const QStringList files = parser.positionalArguments();
    if (files.size() > 1)
        return OptionsText::unexpected(files[1]);
    options.record = files.value(0);
    const auto game = gameFrom(parser);
    if (!game)
        return game.error();
    for (const char* start : {"variant", "lexicon", "seed", "players"}) {
        if (!parser.isSet(start))
            continue;
        if (!options.record.isEmpty())
            return OptionsText::withRecord(start);
        options.game = *game;
    }
    if (!options.screenshot.isEmpty() && options.record.isEmpty())
        options.game = *game;
    return std::nullopt;
}

} // namespace

Result<Options> Options::parse(const QStringList& arguments)
{
    QCommandLineParser parser;
    OptionsText::describe(parser);
    if (!parser.parse(arguments))
        return Error{parser.errorText().toStdString()};
    if (parser.isSet("help"))
        parser.showHelp();
    if (parser.isSet("version"))
        parser.showVersion();
    Options options;
    for (const auto read : {readWindow, readPreferences, readGame})
        if (auto problem = read(parser, options))
            return *std::move(problem);
    return options;
}

} // namespace storeys
