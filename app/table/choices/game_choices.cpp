#include "table/choices/game_choices.h"

#include "table/settings/settings.h"
#include "table/text/error_text.h"
#include "table/text/player_name.h"

#include <QFileInfo>

namespace storeys {

GameChoices::GameChoices(DataPlace data, LiveGame& live, TurnFlow& flow, Notices& notices)
    : m_data(std::move(data)), m_live(live), m_flow(flow), m_notices(notices), m_form(m_data)
{
    connect(&live, &LiveGame::started, this, &GameChoices::dropForm);
    connect(&live, &LiveGame::changed, this, &GameChoices::nextDesignChanged);
    connect(&m_form, &StartForm::changed, this, &GameChoices::wordsLanguageChanged);
}

// ---- what can be chosen

QString GameChoices::nameOf(const QString& variant) const
{
    const QString id = variant.section('.', 0, 0), language = variant.section('.', 1);
    const std::vector<VariantChoice> known = variants();
    const auto* const choice = lookUp(known, id, [](const VariantChoice& each) { return each.option.id; });
    if (!choice)
        return variant;
    return language.isEmpty()
               ? choice->option.name
               : tr("%1 (%2)", "game, language").arg(choice->option.name, languageName(language.toStdString()));
}

OwnVariants GameChoices::ownVariants() const
{
    QStringList others = m_openedVariants;
    others += savedLastSetup().value("variant").toString();
    if (m_live.isThere())
        others += startOfVariant(m_live.position().variant(), m_data);
    return storeys::ownVariants(m_variantFolder, others, m_data);
}

QString GameChoices::listedVariant(const QString& start) const
{
    const auto variant = variantOfStart(start, m_data);
    if (!variant)
        return GameStart().variant;
    if (m_data.isBuiltIn(*variant))
        return QString::fromStdString(variant->id);
    for (const OwnVariants::Listed& own : ownVariants().listed)
        if (own.variant.text == variant->text)
            return own.start;
    return start;
}

QString GameChoices::openVariant(const QString& file)
{
    const QString whole = QFileInfo(file).absoluteFilePath();
    const auto variant = variantOfStart(whole, m_data);
    if (!variant)
        return errorText(variant.error());
    m_openedVariants.removeAll(whole);
    m_openedVariants += whole;
    listAgain();
    return {};
}

void GameChoices::lookForVariantsIn(const QString& folder)
{
    m_variantFolder = folder;
    listAgain();
}

GameStart GameChoices::lastSetup() const
{
    const QVariantMap saved = savedLastSetup();
    GameStart setup = saved.isEmpty() ? GameStart::usual() : GameStart::fromMap(saved);
    setup.variant = listedVariant(setup.variant);
    if (saved.isEmpty()) {
        const std::string language = interfaceLanguage();
        setup.language = contains(m_data.languages(), language) ? QString::fromStdString(language) : QString();
    }
    return setup;
}

// ---- the form

void GameChoices::listAgain()
{
    if (m_formBegun)
        m_form.list(ownVariants());
}

void GameChoices::openForm()
{
    if (!std::exchange(m_formBegun, true))
        m_form.begin(lastSetup());
    listAgain();
}

bool GameChoices::startForm()
{
    if (!m_form.isReady())
        return false;
    const QString problem = newGame(m_form.start());
    m_form.refuse(problem);
    return problem.isEmpty();
}

bool GameChoices::openInForm(const QString& file)
{
    const QString problem = openVariant(file);
    m_form.refuse(problem);
    if (!problem.isEmpty())
        return false;
    m_form.chooseVariant(listedVariant(file));
    m_form.showPage("game");
    return true;
}

// ---- boards of mini boards

void GameChoices::design(const GameStart& start)
{
    const auto variant = variantOfStart(start.variant, m_data);
    if (!variant)
        return;
    HouseRules rules = variant->houseRules;
    for (const auto& [name, value] : start.houseRules.asKeyValueRange())
        (void)rules.set(name.toStdString(), value.toString().toStdString());
    m_layoutDraft.begin(*variant, start.layout.value_or(QString()), rules);
}

std::optional<int> GameChoices::loser() const
{
    if (!m_live.isOver())
        return std::nullopt;
    const std::vector<GameResult::Line>& seats = m_live.game()->result()->seats;
    std::optional<int> last;
    for (int seat = 0; seat < static_cast<int>(seats.size()); ++seat)
        if (!seats[seat].wins && (!last || seats[seat].total < seats[*last].total))
            last = seat;
    return last;
}

QString GameChoices::nextDesign() const
{
    if (!m_live.isOver() || m_live.position().variant().miniBoards.empty())
        return {};
    const auto seat = loser();
    return seat ? sentenceOf(shownName(m_live.game()->setup().players[*seat]), Words::tr("You design the next board"),
                             Words::tr("%1 designs the next board"))
                : Words::tr("Design the next board");
}

void GameChoices::designNext()
{
    if (!m_live.isThere())
        return;
    const Variant& variant = m_live.position().variant();
    m_layoutDraft.begin(variant, QString::fromStdString(variant.layout), m_live.position().houseRules());
    if (const auto seat = loser(); seat && !m_live.isHere(*seat))
        m_layoutDraft.random();
}

// ---- starting

QString GameChoices::newGame(const GameStart& chosen)
{
    const QString problem = start(chosen);
    if (!problem.isEmpty())
        return problem;
    QVariantMap kept = chosen.toMap();
    if (const QVariantMap before = savedLastSetup(); !chosen.layout && before.contains("layout"))
        kept["layout"] = before["layout"];
    m_notices.reportSettings(saveLastSetup(kept));
    return {};
}

QString GameChoices::start(const GameStart& start)
{
    auto setup = setupOf(start, m_data);
    if (!setup)
        return setup.error();
    if (std::ranges::any_of(start.seats, &GameStart::Seat::away))
        return m_inviter(start, *setup);
    auto kinds = listOf<std::vector<SeatKind>>(start.seats, [](const auto& seat) { return SeatKind{seat.level}; });
    m_flow.begin({Game(*std::move(setup)), std::move(kinds), start.clock ? start.clock->text() : std::string()});
    return {};
}

GameStart GameChoices::same() const
{
    const auto& clock = m_live.clock()->clock();
    return GameStart::like(*m_live.game(), m_live.kinds(), clock ? std::optional(clock->rules()) : std::nullopt,
                           m_data);
}

QString GameChoices::againOn(const QString& layout)
{
    if (!m_live.isThere())
        return {};
    GameStart next = same();
    next.layout = layout;
    const QString problem = startAgain(next);
    if (problem.isEmpty()) {
        QVariantMap setup = savedLastSetup();
        if (setup.isEmpty())
            setup = GameStart::usual().toMap();
        setup["layout"] = layout;
        m_notices.reportSettings(saveLastSetup(setup));
    }
    return problem;
}

QString GameChoices::startAgain(const GameStart& same)
{
    const QString problem = start(same);
    if (!problem.isEmpty())
        m_notices.report(LateText([this, same] {
            const auto setup = setupOf(same, m_data);
            return setup ? QString() : setup.error();
        }));
    return problem;
}

void GameChoices::retell()
{
    m_layoutDraft.retell();
    listAgain();
    emit nextDesignChanged();
    emit retold();
}

} // namespace storeys
