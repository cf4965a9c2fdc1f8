#include "desktop/learning/lesson.h"

#include "desktop/learning/lesson_texts.h"
#include "desktop/session/game_session.h"
#include "desktop/text/player_name.h"
#include "record/play_text.h"
#include "rules/scoring.h"

#include <QTimer>

#include <utility>

namespace storeys {

Lesson::Lesson(GameSession& session, const DataPlace& data) : m_session(session), m_data(data)
{
    connect(session.draft(), &DraftPlay::changed, this, &Lesson::seeDraft);
    connect(&session, &GameSession::practised, this, &Lesson::seeTurn);
    connect(&session, &GameSession::gameStarted, this, &Lesson::seeGame);
}

int Lesson::count() const
{
    return m_course ? static_cast<int>(m_course->steps.size()) : 0;
}

QString Lesson::title() const
{
    return !m_active ? QString() : m_finished ? tr("That is the game") : lessonText(step()).title;
}

QString Lesson::task() const
{
    if (!m_active)
        return {};
    return m_finished ? tr(
               "In a game you draw new tiles after every play. When the bag is empty and nobody can go on, tiles "
               "left on a rack cost points, and the highest total wins. The rules are there whenever you press F1.")
                      : lessonText(step()).task;
}

QString Lesson::start()
{
    if (!m_course) {
        auto course = LessonCourse::read(m_data.lesson(), m_data);
        if (!course)
            return QString::fromStdString(course.error().message);
        m_course = *std::move(course);
    }
    if (!m_active)
        m_before = m_session.inGame() && !m_session.isOver() ? m_session.shelf()->heldFile() : QString();
    m_step = 0;
    m_points = {};
    begin();
    return {};
}

void Lesson::begin()
{
    m_active = true;
    m_done = m_finished = false;
    m_reply.clear();
    if (!step().goesOn || m_session.draft()->count() == 0)
        practise();
    point();
    emit changed();
}

void Lesson::practise()
{
    Position start = step().start;
    start.seats.front().points = m_points;
    m_session.practise(Game::from({m_course->book, {usualName()}, 0}, std::move(start)));
}

void Lesson::point()
{
    const auto& alphabet = m_course->book->variant.tiles.alphabet;
    QList<int> squares;
    QStringList tiles;
    for (const Placement& placement : step().play.placements) {
        squares += step().start.board.indexOf(placement.square);
        tiles += QString(QLatin1Char(alphabet.symbolOf(placement.tile)));
    }
    m_session.hint()->pointAt(squares, tiles);
}

void Lesson::goOn()
{
    if (!m_active || !m_done)
        return;
    if (m_finished)
        return playEasyGame();
    if (m_step + 1 < count()) {
        ++m_step;
        return begin();
    }
    m_finished = true;
    m_reply.clear();
    emit changed();
}

void Lesson::showMe()
{
    if (!m_active || m_done)
        return;
    const auto& alphabet = m_course->book->variant.tiles.alphabet;
    m_session.cursor()->layText(QString::fromStdString(playText(step().start.board, step().play, alphabet)));
}

void Lesson::leave()
{
    if (!m_active)
        return;
    const QString before = std::exchange(m_before, {});
    if (before.isEmpty() || !m_session.open(before).isEmpty())
        m_session.leavePractice();
}

void Lesson::playEasyGame()
{
    const QVariantList players{QVariantMap{{"name", shownName(usualName())}, {"level", ""}},
                               QVariantMap{{"name", tr("Ada")}, {"level", "beginner"}}};
    m_reply =
        m_session.newGame({{"variant", QString::fromStdString(m_course->book->variant.id)}, {"players", players}});
    emit changed();
}

// ---- what the person does

void Lesson::reachGoal(const Play& play, const PlayScore& score)
{
    m_done = true;
    m_points += score.total();
    m_reply = lessonPraise(step(), play, score);
    m_session.hint()->forget();
    emit changed();
}

void Lesson::seeDraft()
{
    const DraftPlay& draft = *m_session.draft();
    if (!m_active || m_done || draft.count() == 0)
        return;
    if (step().goal.isMetBy(draft.violation())) {
        reachGoal(step().play, {});
        return;
    }
    const bool wrong = draft.violation() && draft.count() >= static_cast<int>(step().play.placements.size());
    m_reply = wrong ? lessonHelp(step()) : QString();
    emit changed();
}

// A play beside the point: the position comes back once the session is done with the turn.
void Lesson::seeTurn(const Transition& turn)
{
    if (!m_active || m_done)
        return;
    if (step().goal.isMetBy(turn)) {
        reachGoal(std::get<Play>(turn.action), turn.score);
        return;
    }
    QTimer::singleShot(0, this, [this, number = m_step] {
        if (!m_active || m_done || m_step != number)
            return;
        practise();
        point();
        m_reply = lessonOffPoint(step());
        emit changed();
    });
}

// Another game ends the lesson.
void Lesson::seeGame()
{
    if (!m_active || m_session.isPractice())
        return;
    m_active = m_done = m_finished = false;
    m_before.clear();
    m_reply.clear();
    emit changed();
}

} // namespace storeys
