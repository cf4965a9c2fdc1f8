#include "desktop/program/options.h"

#include "bots/levels.h"
#include "table/files/file_name.h"
#include "table/settings/preferences.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QRegularExpression>

namespace storeys {

namespace {

class OptionsText
{
    Q_DECLARE_TR_FUNCTIONS(Options)

public:
    // withQt adds Qt's own options, for --help-all.
    static void describe(QCommandLineParser& parser, bool withQt = false)
    {
        parser.setApplicationDescription(tr("A word game with letter tiles that stack up to five high."));
        if (withQt) {
            parser.addHelpOption();
        } else {
            parser.addOption({{"h", "help"}, tr("Show this help.")});
            parser.addOption({"help-all", tr("Show this help with the options of Qt.")});
        }
        parser.addOption({{"v", "version"}, tr("Show the version.")});
        parser.addPositionalArgument("FILE.gcg", tr("Game record (GCG file) to open."), "[FILE.gcg]");
        parser.addOptions({
            {"variant", tr("Start this variant at once: stack10, stack8, cross15, or a JSON file."), tr("name")},
            {"lexicon", tr("Use this word list: standard, core, common, kids, or a file."), tr("name")},
            {"seed", tr("Seed for drawing tiles; the same number gives the same tiles."), tr("number")},
            {"players",
             tr("Players, separated by commas; NAME is a person, NAME:LEVEL a computer, such as "
                "\"Ann,Bo:expert\". Levels: %1.")
                 .arg(levels()),
             tr("list")},
            {"screenshot", tr("Save a picture of the game as this PNG file and quit."), tr("file")},
            {"size", tr("Window size, such as 1280x800."), tr("size")},
            {"data-dir", tr("Keep games and settings in this folder instead of the default ones."), tr("folder")},
            {"camera", tr("Camera position: top, corner or low."), tr("name")},
            {"theme", tr("Colour theme for this session: system, light, dark or contrast."), tr("name")},
            {"language", tr("Language for this session, such as en or de."), tr("code")},
            {"quality", tr("Graphics quality for this session: auto, low, medium or high."), tr("name")},
        });
    }
    static QString levels()
    {
        QStringList names;
        for (const std::string& level : botLevels())
            names += QString::fromStdString(level);
        return names.join(tr(", "));
    }
    // The error for a bad value, with the choices there are.
    static QString bad(const QString& option, const QString& value, QStringList choices)
    {
        choices.removeAll(QString());
        const QString last = choices.size() > 1 ? choices.takeLast() : QString();
        const QString first = choices.join(tr(", "));
        const QString list = last.isEmpty() ? first : tr("%1 or %2").arg(first, last);
        return tr("'%2' is not a valid value for --%1: choose %3.").arg(option, value, list);
    }
    static QString badFolder() { return tr("--data-dir needs the name of a folder."); }
    static QString badSize(const QString& value)
    {
        return tr("'%1' is not a valid value for --size: give a width and height from 320x200 to 16384x16384, such as "
                  "1280x800.")
            .arg(value);
    }
    static QString tooLarge(QSize size, QSize screen)
    {
        return tr("--size %1x%2 is larger than the screen, which has %3x%4.")
            .arg(QString::number(size.width()), QString::number(size.height()), QString::number(screen.width()),
                 QString::number(screen.height()));
    }
    static QString tooFewColours(int depth)
    {
        return tr("Cannot show the window: the screen has %1 bits for colours; at least %2 are needed.")
            .arg(QString::number(depth), QString::number(leastDepth));
    }
    static QString badPicture(const QString& value)
    {
        return tr("'%1' is not a valid value for --screenshot: give a name that ends in .png.").arg(value);
    }
    static QString notUtf8(const QString& option) { return tr("The value of --%1 is not UTF-8.").arg(option); }
    static QString badSeed(const QString& value)
    {
        return tr("'%1' is not a valid value for --seed: give a whole number, such as 7.").arg(value);
    }
    static QString unexpected(const QString& argument) { return tr("Unexpected argument '%1'.").arg(argument); }
    static QString withRecord(const QString& option)
    {
        return tr("--%1 cannot be used with a game record.").arg(option);
    }
};

// Texts that Qt adds to help and errors, listed here for translation with ours: Qt's own translations are a separate
// package that may be missing.
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

// Only names of files that are opened as they are given may have other bytes.
Problem readBytes(const QCommandLineParser& parser, Options&)
{
    for (const QString& option : parser.optionNames())
        if (option != "screenshot" && !isUtf8(parser.value(option)))
            return OptionsText::notUtf8(option);
    return std::nullopt;
}

// Reads the options about the window and about saved data.
Problem readWindow(const QCommandLineParser& parser, Options& options)
{
    options.screenshot = parser.value("screenshot");
    if (parser.isSet("screenshot") && !options.screenshot.endsWith(".png", Qt::CaseInsensitive))
        return OptionsText::badPicture(options.screenshot);
    if (parser.isSet("data-dir") && parser.value("data-dir").isEmpty())
        return OptionsText::badFolder();
    options.dataDir = parser.value("data-dir");
    if (parser.isSet("size")) {
        const auto size = sizeFrom(parser.value("size"));
        if (!size)
            return OptionsText::badSize(parser.value("size"));
        options.size = *size;
        options.sizeGiven = true;
    }
    options.cameraGiven = parser.isSet("camera");
    if (options.cameraGiven)
        options.camera = parser.value("camera");
    if (const QStringList cameras{"top", "corner", "low"}; !cameras.contains(options.camera))
        return OptionsText::bad("camera", options.camera, cameras);
    return std::nullopt;
}

Problem readPreferences(const QCommandLineParser& parser, Options& options)
{
    for (const char* name : {"theme", "quality", "language"}) {
        if (!parser.isSet(name))
            continue;
        if (!preferenceNamed(name)->usable(parser.value(name)))
            return OptionsText::bad(name, parser.value(name), preferenceNamed(name)->choices);
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
    if (parser.isSet("players"))
        game.seats = GameStart::seatsFromText(parser.value("players"));
    if (parser.isSet("seed")) {
        bool isNumber = false;
        game.seed = parser.value("seed").toULongLong(&isNumber);
        if (!isNumber)
            return OptionsText::badSeed(parser.value("seed"));
    }
    return game;
}

// Reads the record, or the game to start; a picture needs one of them.
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

std::optional<QString> Options::problemOn(QSize screen, int depth) const
{
    if (isPicture())
        return std::nullopt;
    if (depth < leastDepth)
        return OptionsText::tooFewColours(depth);
    if (sizeGiven && size.boundedTo(screen) != size)
        return OptionsText::tooLarge(size, screen);
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
    OptionsText::describe(parser);
    if (!parser.parse(arguments))
        return parser.errorText();
    if (parser.isSet("help-all")) { // including Qt's own options, which only process() knows
        QCommandLineParser whole;
        OptionsText::describe(whole, true);
        whole.process({arguments.value(0), "--help-all"});
    }
    if (parser.isSet("help"))
        parser.showHelp();
    if (parser.isSet("version"))
        parser.showVersion();
    Options options;
    for (const auto read : {readBytes, readWindow, readPreferences, readGame})
        if (auto problem = read(parser, options))
            return *std::move(problem);
    return options;
}

} // namespace storeys
