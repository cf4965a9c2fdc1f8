#include "desktop/program/options.h"

#include "desktop/program/fault_details.h"
#include "table/files/file_name.h"
#include "table/settings/preferences.h"

#include <QCommandLineParser>
#include <QRegularExpression>

#include <cstdio>
#include <cstdlib>

namespace storeys {

namespace {

struct OptionsText
{
    Q_DECLARE_TR_FUNCTIONS(Options)
};

// Adds the program's options to the parser. Their value names decide how shells complete the values
// (packaging/linux/completion.py). `withQt` adds Qt's own options too, for --help-all.
void describe(QCommandLineParser& parser, bool withQt = false)
{
    parser.setApplicationDescription(OptionsText::tr("A word game with letter tiles that stack up to five high."));
    if (withQt) {
        parser.addHelpOption();
    } else {
        parser.addOption({{"h", "help"}, OptionsText::tr("Show this help.")});
        parser.addOption({"help-all", OptionsText::tr("Show this help with the options of Qt.")});
    }
    parser.addOption({{"v", "version"}, OptionsText::tr("Show the version.")});
    parser.addPositionalArgument("FILE.gcg", OptionsText::tr("Game record (GCG file) to open."), "[FILE.gcg…]");
    parser.addOption({"new-game", OptionsText::tr("Show the choices for a new game at once.")});
    parser.addOptions({
        {"variant", OptionsText::tr("Start this variant at once: stack10, stack8, cross15, or a JSON file."),
         OptionsText::tr("game|file")},
        {"lexicon", OptionsText::tr("Use this word list: standard, core, common, kids, or a file."),
         OptionsText::tr("words|file")},
        {"game-language", OptionsText::tr("Language of the game's tiles and words, such as en or de."),
         OptionsText::tr("code")},
        {"seed", OptionsText::tr("Seed for drawing tiles; the same number gives the same tiles."),
         OptionsText::tr("number")},
        {"players",
         OptionsText::tr("Players, separated by commas; NAME is a person, NAME:LEVEL a computer, NAME:window a person "
                         "in a second window, such as \"Ann,Bo:expert\". Levels: %1.")
             .arg(levelList()),
         OptionsText::tr("list")},
        {"screenshot", OptionsText::tr("Save a picture of the game as this PNG file and quit."),
         OptionsText::tr("file")},
        {"size", OptionsText::tr("Window size, such as 1280x800."), OptionsText::tr("size")},
        {"data-dir", OptionsText::tr("Keep games and settings in this folder instead of the default ones."),
         OptionsText::tr("folder")},
        {"camera", OptionsText::tr("Camera position: top, corner or low."), OptionsText::tr("choice")},
        {"theme", OptionsText::tr("Colour theme for this session: system, light, dark or contrast."),
         OptionsText::tr("choice")},
        {"language", OptionsText::tr("Language for this session, such as en or de."), OptionsText::tr("code")},
        {"quality", OptionsText::tr("Graphics quality for this session: auto, low, medium or high."),
         OptionsText::tr("choice")},
    });
}

[[noreturn]] void showVersion()
{
    std::printf("storeys %s\nQt %s\n", qPrintable(QCoreApplication::applicationVersion()), qVersion());
    if (const QString address = FaultDetails::address(); !address.isEmpty())
        std::printf("\n%s\n", qPrintable(OptionsText::tr("Report bugs at %1").arg(address)));
    std::exit(EXIT_SUCCESS);
}

// The error for a bad value of an option; it names the allowed choices.
QString bad(const QString& option, const QString& value, QStringList choices)
{
    choices.removeAll(QString());
    const QString last = choices.size() > 1 ? choices.takeLast() : QString();
    const QString first = choices.join(OptionsText::tr(", "));
    const QString list = last.isEmpty() ? first : OptionsText::tr("%1 or %2").arg(first, last);
    return OptionsText::tr("'%2' is not a valid value for --%1: choose %3.").arg(option, value, list);
}

// Texts that Qt adds to help and errors, listed here so that they are translated with the program's: Qt's own
// translations are a separate package that may be missing.
[[maybe_unused]] constexpr const char* wordsOfQt[] = {
    QT_TRANSLATE_NOOP("QCommandLineParser", "Usage: %1"),
    QT_TRANSLATE_NOOP("QCommandLineParser", "[options]"),
    QT_TRANSLATE_NOOP("QCommandLineParser", "Options:"),
    QT_TRANSLATE_NOOP("QCommandLineParser", "Arguments:"),
    QT_TRANSLATE_NOOP("QCommandLineParser", "Displays help on commandline options."),
    QT_TRANSLATE_NOOP("QCommandLineParser", "Displays help including Qt specific options."),
    QT_TRANSLATE_NOOP("QCommandLineParser", "Unknown option '%1'."),
    QT_TRANSLATE_NOOP("QCommandLineParser", "Unknown options: %1."),
    QT_TRANSLATE_NOOP("QCommandLineParser", "Missing value after '%1'."),
    QT_TRANSLATE_NOOP("QCommandLineParser", "Unexpected value after '%1'."),
};

// Reads a window size such as 1280x800, from 320x200 to 16384x16384.
std::optional<QSize> sizeFrom(const QString& text)
{
    static const QRegularExpression form("^(\\d{3,5})x(\\d{3,5})$");
    const auto match = form.match(text);
    const QSize size(match.captured(1).toInt(), match.captured(2).toInt());
    if (!match.hasMatch() || size.width() < 320 || size.height() < 200 || qMax(size.width(), size.height()) > 16384)
        return std::nullopt;
    return size;
}

using Problem = std::optional<QString>;

// Rejects option values that are not UTF-8, except the name of the --screenshot file, which may be any bytes.
Problem readBytes(const QCommandLineParser& parser, Options&)
{
    for (const QString& option : parser.optionNames())
        if (option != "screenshot" && !isUtf8(parser.value(option)))
            return OptionsText::tr("The value of --%1 is not UTF-8.").arg(option);
    return std::nullopt;
}

// Reads the options about the window and about saved data.
Problem readWindow(const QCommandLineParser& parser, Options& options)
{
    options.screenshot = parser.value("screenshot");
    if (parser.isSet("screenshot") && !options.screenshot.endsWith(".png", Qt::CaseInsensitive))
        return OptionsText::tr("'%1' is not a valid value for --screenshot: give a name that ends in .png.")
            .arg(options.screenshot);
    if (parser.isSet("data-dir") && parser.value("data-dir").isEmpty())
        return OptionsText::tr("--data-dir needs the name of a folder.");
    options.dataDir = parser.value("data-dir");
    if (parser.isSet("size")) {
        const auto size = sizeFrom(parser.value("size"));
        if (!size)
            return OptionsText::
                tr("'%1' is not a valid value for --size: give a width and height from 320x200 to 16384x16384, such as "
                   "1280x800.")
                    .arg(parser.value("size"));
        options.size = *size;
        options.sizeGiven = true;
    }
    options.cameraGiven = parser.isSet("camera");
    if (options.cameraGiven)
        options.camera = parser.value("camera");
    if (const QStringList cameras{"top", "corner", "low"}; !cameras.contains(options.camera))
        return bad("camera", options.camera, cameras);
    return std::nullopt;
}

Problem readPreferences(const QCommandLineParser& parser, Options& options)
{
    for (const char* name : {"theme", "quality", "language"}) {
        if (!parser.isSet(name))
            continue;
        if (!preferenceNamed(name)->usable(parser.value(name)))
            return bad(name, parser.value(name), preferenceNamed(name)->choices);
        options.preferences[name] = parser.value(name);
    }
    return std::nullopt;
}

Result<GameStart, QString> gameFrom(const QCommandLineParser& parser)
{
    GameStart game = GameStart::usual();
    if (parser.isSet("variant"))
        game.variant = parser.value("variant");
    if (parser.isSet("lexicon"))
        game.lexicon = parser.value("lexicon");
    game.language = parser.value("game-language");
    if (parser.isSet("players"))
        game.seats = GameStart::seatsFromText(parser.value("players"));
    if (parser.isSet("seed")) {
        bool isNumber = false;
        game.seed = parser.value("seed").toULongLong(&isNumber);
        if (!isNumber)
            return OptionsText::tr("'%1' is not a valid value for --seed: give a whole number, such as 7.")
                .arg(parser.value("seed"));
    }
    return game;
}

// Reads which record to open or which game to start. For a picture without a record, a game is always started.
Problem readGame(const QCommandLineParser& parser, Options& options)
{
    options.record = parser.positionalArguments().value(0);
    if (parser.positionalArguments().size() > 1)
        options.records = parser.positionalArguments();
    options.newGame = parser.isSet("new-game");
    if (options.newGame && !options.record.isEmpty())
        return OptionsText::tr("--%1 cannot be used with a game record.").arg("new-game");
    const auto game = gameFrom(parser);
    if (!game)
        return game.error();
    for (const char* start : {"variant", "lexicon", "game-language", "seed", "players"}) {
        if (!parser.isSet(start))
            continue;
        if (!options.record.isEmpty())
            return OptionsText::tr("--%1 cannot be used with a game record.").arg(start);
        options.game = *game;
    }
    if (!options.screenshot.isEmpty() && options.record.isEmpty())
        options.game = *game;
    return std::nullopt;
}

} // namespace

std::optional<QString> Options::problemOn(QSize screen, int depth) const
{
    if (isPicture())
        return std::nullopt;
    if (depth < leastDepth)
        return OptionsText::tr("Cannot show the window: the screen has %1 bits for colours; at least %2 are needed.")
            .arg(QString::number(depth), QString::number(leastDepth));
    if (sizeGiven && size.boundedTo(screen) != size)
        return OptionsText::tr("--size %1x%2 is larger than the screen, which has %3x%4.")
            .arg(QString::number(size.width()), QString::number(size.height()), QString::number(screen.width()),
                 QString::number(screen.height()));
    return std::nullopt;
}

QStringList Options::arguments(int argc, const char* const* argv)
{
    QStringList arguments;
    for (int i = 0; i < argc; ++i)
        arguments += fileName(argv[i]);
    return arguments;
}

Result<Options, QString> Options::parse(const QStringList& arguments)
{
    QCommandLineParser parser;
    describe(parser);
    if (!parser.parse(arguments))
        return parser.errorText();
    if (parser.isSet("help-all")) { // lists Qt's own options too, which only process() knows
        QCommandLineParser whole;
        describe(whole, true);
        whole.process({arguments.value(0), "--help-all"});
    }
    if (parser.isSet("help"))
        parser.showHelp();
    if (parser.isSet("version"))
        showVersion();
    Options options;
    for (const auto read : {readBytes, readWindow, readPreferences, readGame})
        if (auto problem = read(parser, options))
            return *std::move(problem);
    return options;
}

} // namespace storeys
