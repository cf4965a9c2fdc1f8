#include "table/learning/lesson.h"

#include "record/play_text.h"
#include "rules/legality.h"
#include "rules/scoring.h"
#include "table/choices/game_choices.h"
#include "table/help/hint_giver.h"
#include "table/learning/lesson_texts.h"
#include "table/settings/settings.h"
#include "table/store/set_aside.h"
#include "table/text/error_text.h"
#include "table/text/lexicon_text.h"
#include "table/text/notices.h"
#include "table/text/player_name.h"
#include "table/typing/typing_cursor.h"

namespace storeys {

namespace {

// Word levels, for BotKnowledge::upTo().
constexpr int everydayWords = 20;
constexpr int allWords = 100;

// The points of the plays that lead to the step's position. practise() subtracts them, as earlier steps counted them.
Points pointsOf(const LessonStep& step)
{
    Points made{};
    Position position = step.before.value_or(step.start);
    for (const Play& play : step.plays) {
        const Turn turn = takeUnjudged(position, play);
        made += turn.score().total();
    }
    return made;
}

QString nameOf(const std::filesystem::path& file)
{
    return QString::fromStdString(file.stem().string());
}

} // namespace

Lesson::Lesson(DataPlace data, TurnFlow& flow, TableView& view, TypingCursor& cursor, HintGiver& hint,
               GameChoices& choices, SetAside& aside, Notices& notices)
    : m_data(std::move(data)), m_live(view.live()), m_flow(flow), m_view(view), m_cursor(cursor), m_hint(hint),
      m_choices(choices), m_aside(aside), m_notices(notices)
{
    connect(view.draft(), &DraftPlay::changed, this, &Lesson::seeDraft);
    connect(&m_live, &LiveGame::turnTaken, this, &Lesson::seeTurn);
    connect(&view, &TableView::begun, this, &Lesson::seeGame);
    connect(&view, &TableView::tried, this, &Lesson::tried);
    connect(&cursor, &TypingCursor::changed, this, [this] { // task() says how to turn the cursor
        if (m_active)
            emit changed();
    });
}

QString Lesson::title() const
{
    return !m_active ? QString() : m_finished ? tr("You know the basics") : lessonText(step(), m_flat).title;
}

QString Lesson::task() const
{
    if (!m_active)
        return {};
    if (m_finished && m_course->isSpecial())
        return tr("That is what is special in this game. Press F1 at any time to read its rules.");
    if (m_finished)
        return tr("In a game, you draw new tiles after every play. When the bag is empty and no one can play, tiles "
                  "left on a rack cost points, and the highest total wins. Press F1 at any time to read the rules.");
    const QString typing = m_done ? QString() : lessonTyping(step(), m_cursor.isDown());
    const QString words = wordsLanguageText(step().start.variant().language);
    QString task = lessonText(step(), m_flat).task;
    if (m_step == 0 && !words.isEmpty())
        task.prepend(words + ' ');
    return typing.isEmpty() ? task : task + "<br>" + typing;
}

QString Lesson::button() const
{
    if (!m_active || m_done)
        return {};
    const LessonGoal& goal = step().goal;
    return goal.exchange                     ? "exchange"
           : goal.sees == "inside"           ? "explode"
           : goal.sees == "camera" && m_flat ? "flat"
           : goal.sees == "camera"           ? "camera"
                                             : "";
}

bool Lesson::gameWaits() const
{
    return m_aside.waits();
}

bool Lesson::isResumable() const
{
    return m_active ? !m_finished : savedLessonStep(nameOf(fileFor({}))) > 0;
}

void Lesson::setFlat(bool flat)
{
    if (m_flat == flat)
        return;
    m_flat = flat;
    if (m_active && m_flat)
        see({});
    emit changed();
}

QString Lesson::newGame() const
{
    const bool isNew = m_live.isThere() && !m_live.isPractice() && m_live.origin() == BegunGame::Origin::New
                       && m_live.turnCount() == 0 && m_live.countHere() > 0;
    const std::string variant = isNew ? m_live.game()->setup().book->variant.id : std::string();
    return std::filesystem::exists(m_data.lessonOf(variant)) ? QString::fromStdString(variant) : QString();
}

// The file of the lesson for `variant` or, if that is "", for the game on the table. If there is no such lesson, the
// file of the first lesson.
std::filesystem::path Lesson::fileFor(const QString& variant) const
{
    const std::string wanted = !variant.isEmpty() ? variant.toStdString()
                               : m_live.isThere() ? m_live.game()->setup().book->variant.id
                                                  : std::string();
    const auto file = m_data.lessonOf(wanted);
    return std::filesystem::exists(file) ? file : m_data.firstLesson(m_data.lessonLanguage(interfaceLanguage()));
}

bool Lesson::teaches(const QString& variant) const
{
    return variant == "stack10" || std::filesystem::exists(m_data.lessonOf(variant.toStdString()));
}

QString Lesson::resume(const QString& variant)
{
    const auto file = fileFor(variant);
    const bool isUnderWay = m_active && !m_finished && m_course->id == file.stem();
    return isUnderWay ? QString() : startAt(file, savedLessonStep(nameOf(file)));
}

QString Lesson::startAt(const std::filesystem::path& file, int step)
{
    if (!m_course || m_course->id != file.stem()) {
        auto course = LessonCourse::read(file, m_data);
        if (!course)
            return errorText(course.error());
        m_course = *std::move(course);
    }
    if (!m_active && !m_live.isOver())
        m_aside.keep();
    m_step = step < count() ? step : 0; // the saved step may come from a longer version of the lesson
    m_points = {};
    begin(true);
    return {};
}

// `afresh`: the tiles on the table do not belong to the previous step.
void Lesson::begin(bool afresh)
{
    m_active = true;
    m_done = m_finished = false;
    // Tells the person if the board that they built is replaced. In a step with a game, the task already says that the
    // board is empty.
    const bool isOther = !afresh && !step().seed && m_live.game()->position().board != step().start.board;
    m_notices.reportSettings(saveLessonStep(QString::fromStdString(m_course->id), m_step));
    if (step().seed)
        playSome();
    else if (afresh || !step().goesOn || m_view.draft()->count() == 0)
        practise();
    point();
    say(isOther ? tr("The board has been set up again for this step.") : QString(), false);
    see({});
}

void Lesson::say(const QString& reply, bool warns)
{
    m_reply = reply;
    m_warns = warns && !reply.isEmpty();
    emit changed();
}

void Lesson::practise()
{
    Position start = step().before.value_or(step().start);
    start.seats.front().points = m_points - pointsOf(step());
    Game game = Game::from({m_course->book, {usualName()}, 0}, std::move(start));
    for (const Play& play : step().plays)
        (void)game.take(play); // legal, as checked when the course was read
    m_flow.begin({std::move(game), {SeatKind{}}, {}, BegunGame::Origin::Practice});
}

// Begins a game against a computer that knows only easy words. The person moves first, without a draw for that.
void Lesson::playSome()
{
    m_turns = 0;
    const std::vector<std::string> names{usualName(), tr("Ada").toStdString()};
    auto book = std::make_shared<RuleBook>(*m_course->book);
    book->houseRules.first = HouseRules::FirstPlayer::Listed;
    m_flow.begin(
        {Game({book, names, *step().seed}), {SeatKind{}, SeatKind{"beginner"}}, {}, BegunGame::Origin::Practice});
}

void Lesson::point()
{
    const auto& alphabet = m_course->book->variant.tiles.alphabet;
    const auto symbolOf = [&](const Placement& p) { return QString::fromStdString(alphabet.text(p.tile)); };
    m_hint.pointAt(indexesOf(step().marked, step().start.board), listOf<QStringList>(step().play.placements, symbolOf));
}

void Lesson::goOn()
{
    if (!m_active || !m_done)
        return;
    if (m_finished)
        return gameWaits() ? leave() : playEasyGame();
    if (m_step + 1 < count()) {
        ++m_step;
        return begin(false);
    }
    m_finished = true;
    m_notices.reportSettings(saveLessonStep(QString::fromStdString(m_course->id), 0));
    say({}, false);
}

void Lesson::showMe()
{
    if (!m_active || m_done)
        return;
    const LessonGoal& goal = step().goal;
    const Alphabet& alphabet = m_course->book->variant.tiles.alphabet;
    if (!goal.sees.empty()) {
        emit lookWanted(QString::fromStdString(goal.sees));
        see(QString::fromStdString(goal.sees));
    } else if (goal.exchange) {
        m_view.exchange({0});
    } else if (goal.turns > 0) {
        showGoodPlay();
    } else if (const Placement& first = step().play.placements.front(); goal.isOfOneTile()) {
        tried(static_cast<int>(m_view.rack().indexOf(QString::fromStdString(alphabet.text(first.tile)))),
              step().start.board.indexOf(first.square));
    } else {
        m_cursor.layNotation(QString::fromStdString(playText(step().start.board, step().play, alphabet)));
    }
}

// Lays the highest-scoring play of everyday words; if there is none, of common words, then of all words.
void Lesson::showGoodPlay()
{
    if (!m_view.mayAct())
        return;
    const Position now = m_live.proposing();
    const BotKnowledge vocabularies;
    std::vector<FoundPlay> plays;
    for (const int words : {everydayWords, commonLevel, allWords})
        if (plays.empty())
            plays = allPlays(*vocabularies.upTo(words, now.book), now.board, now.toMove().rack);
    if (plays.empty())
        return;
    const Play best = std::ranges::max(plays, {}, &FoundPlay::score).toPlay();
    m_cursor.layNotation(QString::fromStdString(playText(now.board, best, now.variant().tiles.alphabet)));
}

void Lesson::leave()
{
    if (!m_active)
        return;
    const QString problem = m_aside.bringBack();
    if (!problem.isEmpty())
        m_notices.report(LateText([problem] { return problem; }));
}

// Calls GameChoices::start(), because newGame() would change the choices remembered for the next game.
void Lesson::playEasyGame()
{
    GameStart easy;
    easy.variant = QString::fromStdString(m_course->book->variant.id);
    easy.language = QString::fromStdString(m_course->book->variant.language);
    easy.seats = {{QString::fromStdString(usualName()), ""}, {tr("Ada"), "beginner"}};
    say(m_choices.start(easy), true);
}

// ---- what the person does

// On the flat board, a step about the camera is done at once.
void Lesson::see(const QString& what)
{
    if (!m_active || m_done || m_finished || step().goal.sees.empty())
        return;
    const QString sees = QString::fromStdString(step().goal.sees);
    if (what == sees || (m_flat && sees == "camera"))
        reachGoal({}, {});
}

void Lesson::tried(int slot, int square)
{
    if (!m_active || m_done || !step().goal.isOfOneTile() || square < 0)
        return;
    const auto& position = m_live.game()->position();
    const QString symbol = m_view.rack().value(slot);
    const auto letter =
        symbol.size() == 1 ? letterOfSymbol(position.variant().tiles.alphabet, symbol.front()) : std::nullopt;
    if (!letter)
        return;
    const Play play{{{position.board.squareAt(square), Tile::of(*letter)}}, {}};
    if (step().goal.isMetBy(violationOf(position, play)))
        reachGoal(step().play, {});
}

void Lesson::reachGoal(const Play& play, const PlayScore& score)
{
    m_done = true;
    m_points += score.total();
    m_notices.reportSettings(saveLessonStep(QString::fromStdString(m_course->id), (m_step + 1) % count()));
    m_hint.forget();
    say(lessonPraise(step(), play, score), false);
}

void Lesson::seeDraft()
{
    const DraftPlay& draft = *m_view.draft();
    if (!m_active || m_done || draft.count() == 0 || !step().goal.isOfTiles())
        return;
    if (step().goal.isMetBy(draft.violation())) {
        reachGoal(step().play, {});
        return;
    }
    const bool isOnTheWay = step().goal.claims > 0 && !draft.isWrong(); // words are claimed after the tiles are laid
    const bool wrong =
        draft.violation() && !isOnTheWay && draft.count() >= static_cast<int>(step().play.placements.size());
    say(wrong ? lessonHelp(step()) : QString(), true);
}

// After a legal turn that does not reach the step's goal, restores the position as soon as the turn is complete.
void Lesson::seeTurn(int number)
{
    if (!m_active || m_done || !m_live.isPractice())
        return;
    const Turn& turn = m_live.game()->turns()[static_cast<std::size_t>(number)];
    if (step().goal.turns > 0) {
        countTurn(turn);
        return;
    }
    if (step().goal.isMetBy(turn)) {
        const auto* play = std::get_if<Play>(&turn.action);
        reachGoal(play ? *play : Play(), turn.score());
        return;
    }
    QTimer::singleShot(0, this, [this, number = m_step] {
        if (!m_active || m_done || m_step != number)
            return;
        practise();
        point();
        say(lessonOffPoint(step()), true);
    });
}

void Lesson::countTurn(const Turn& turn)
{
    if (turn.seat != 0)
        return;
    if (++m_turns == step().goal.turns) {
        reachGoal({}, turn.score()); // an empty play: the praise can name only a play from the step's start
        return;
    }
    say(Words::tr("%n turn(s) to go.", nullptr, step().goal.turns - m_turns), false);
}

// A game that is not a practice ends the lesson.
void Lesson::seeGame()
{
    if (m_live.isPractice())
        return;
    m_active = m_done = m_finished = false;
    say({}, false);
}

} // namespace storeys
