#include "table/choices/start_form.h"

#include "bots/levels.h"
#include "rules/variant_reader.h"
#include "table/text/lexicon_text.h"
#include "table/text/player_name.h"
#include "table/text/variant_text.h"

namespace storeys {

namespace {

constexpr int mostInAnyGame = 4;

QString nameIn(const QList<Option>& options, const QString& id)
{
    const auto* found = lookUp(options, id, &Option::id);
    return found ? found->name : id;
}

} // namespace

// ---- what can be chosen

void StartForm::list(const OwnVariants& own)
{
    m_own = own;
    m_languages = languageChoices(m_data);
    m_levels = levelChoices();
    m_listedLanguage.clear();
    m_clocks = clockChoices();
    QList<SeatEntry> seats = m_seats.all();
    for (SeatEntry& seat : seats)
        if (seat.isNameless)
            seat.name = shownName(usualName());
    m_seats.show(seats);
    update();
}

void StartForm::listInLanguage()
{
    const QString code = language();
    if (std::exchange(m_listedLanguage, code) == code)
        return;
    m_variants = variantChoices(m_data, code.toStdString(), m_own);
    m_lexicons = lexiconChoices(m_data, code.toStdString());
    if (!lexiconText(m_start.lexicon).note.isEmpty() && !contains(m_lexicons, m_start.lexicon, &Option::id))
        m_start.lexicon = m_lexicons.front().id; // not every language has lexicons such as "kids"
    emit listed();
}

QList<Option> StartForm::variants(bool own) const
{
    QList<Option> list;
    for (const VariantChoice& choice : m_variants)
        if (choice.own == own)
            list += choice.option;
    return list;
}

const VariantChoice* StartForm::chosen() const
{
    return lookUp(m_variants, m_start.variant, [](const VariantChoice& v) { return v.option.id; });
}

// ---- the whole form

void StartForm::begin(const GameStart& last)
{
    m_page = "game";
    m_start = last;
    m_start.seed.reset();
    m_clock = last.clockIds();
    m_others.clear();
    QList<SeatEntry> seats;
    for (const GameStart::Seat& seat : last.seats) {
        const auto computer = readBotSpec(seat.level.toStdString()); // the form offers levels without their numbers
        seats += SeatEntry{shownName(seat.name), seat.away  ? GameStart::inSecondWindow
                                                 : computer ? QString::fromStdString(computer->level)
                                                            : QString()};
        seats.back().isNameless = seat.name.toStdString() == usualName();
        if (!seat.playerClass.isEmpty())
            seats.back().playerClass = seat.playerClass;
    }
    setSeats(seats);
}

GameStart StartForm::start() const
{
    GameStart start = m_start;
    if (m_board.layout) // else the chosen layout stays, for the next game with mini boards
        start.layout = m_board.layout;
    start.language = start.language.isEmpty() ? QString() : language();
    start.seats.clear();
    for (const SeatEntry& seat : m_seats.all()) {
        const bool away = seat.level == GameStart::inSecondWindow;
        start.seats.push_back({keptName(seat.name.trimmed()), away ? QString() : seat.level,
                               isClassed() ? seat.playerClass : QString(), away});
    }
    start.houseRules.clear();
    for (const HouseRuleChoice& rule : openRules())
        if (matters(rule) && valueOf(rule) != rule.usual)
            start.houseRules.insert(rule.id, valueOf(rule));
    start.setClock(isInWindows() ? QVariantMap() : m_clock);
    return start;
}

void StartForm::refuse(const QString& problem)
{
    m_refused = problem;
    emit changed();
}

void StartForm::showPage(const QString& page)
{
    if (page == m_page)
        return;
    m_page = page;
    emit changed();
}

// ---- board and words

void StartForm::chooseVariant(const QString& variant)
{
    const QString chosen = variant.isEmpty() && !m_variants.empty() ? m_variants.front().option.id : variant;
    if (chosen == m_start.variant)
        return;
    m_start.variant = chosen;
    update();
}

QString StartForm::language() const
{
    const QString usual = QString::fromUtf8(english);
    if (const auto* own = lookUp(m_own.listed, m_start.variant, &OwnVariants::Listed::start))
        if (const QString fixed = QString::fromStdString(own->variant.language); fixed != usual)
            return fixed;
    return contains(m_languages, m_start.language, &Option::id) ? m_start.language : usual;
}

QList<ChoiceRow> StartForm::languageRows() const
{
    const bool isFixed = language() != m_start.language && !m_start.language.isEmpty();
    return m_languages.size() < 2 || isFixed
               ? QList<ChoiceRow>()
               : QList{ChoiceRow{"language", tr("Letters and words"), m_languages, language()}};
}

StartForm::Board StartForm::board() const
{
    const VariantChoice* choice = chosen();
    if (!choice || choice->variant.miniBoards.empty())
        return {};
    const auto laid = composed(choice->variant, m_start.layout.value_or(QString("?")).toStdString());
    const Variant& shown = laid ? *laid : choice->variant;
    return {QString::fromStdString(shown.layout), layoutName(shown.miniBoards, shown.layout),
            BoardShape(shown, shown.houseRules, shown.mostPlayers)};
}

// ---- rules and clock

void StartForm::choose(const QString& key, const QString& value)
{
    if (key == "language")
        m_start.language = value;
    else
        (m_clock.contains(key) ? m_clock : m_start.houseRules).insert(key, value);
    update();
}

QList<HouseRuleChoice> StartForm::openRules() const
{
    QList<HouseRuleChoice> open;
    if (const VariantChoice* choice = chosen())
        for (const HouseRuleChoice& rule : choice->rules)
            if (m_seats.count() >= rule.fewest && m_seats.count() <= rule.most)
                open += rule;
    return open;
}

QString StartForm::valueOf(const HouseRuleChoice& rule) const
{
    return m_start.houseRules.value(rule.id, rule.usual).toString();
}

bool StartForm::isInWindows() const
{
    return contains(m_seats.all(), QString(GameStart::inSecondWindow), &SeatEntry::level);
}

bool StartForm::matters(const HouseRuleChoice& rule) const
{
    if (isInWindows() && (rule.id == "mode" || rule.id == "undo"))
        return false;
    if (rule.needed.isEmpty())
        return true;
    const QList<HouseRuleChoice> open = openRules();
    const auto* needed = lookUp(open, rule.needed, &HouseRuleChoice::id);
    return needed && matters(*needed) && valueOf(*needed) == rule.neededValue;
}

QList<ChoiceRow> StartForm::clockRows() const
{
    const auto row = [this](const char* key, const QString& title, const QList<Option>& options, bool shown) {
        const QString value = m_clock.value(key).toString();
        return ChoiceRow{key, title, options, value.isEmpty() && !options.isEmpty() ? options.front().id : value,
                         shown};
    };
    const QString time = isInWindows() ? QString() : m_clock.value("time").toString();
    return {row("time", tr("Clock"), m_clocks.time, !isInWindows()),
            row("increment", tr("Increment"), m_clocks.increment, time.startsWith("total")),
            row("atZero", tr("Overtime"), m_clocks.atZero, !time.isEmpty()),
            row("pauses", tr("Pauses"), m_clocks.pauses, !time.isEmpty())};
}

QString StartForm::summary() const
{
    QStringList names;
    const auto add = [&](const QString& what, const QString& value) { names += tr("%1: %2").arg(what, value); };
    if (!m_lexicons.isEmpty() && m_start.lexicon != m_lexicons.front().id)
        add(tr("Word list"), nameIn(m_lexicons, m_start.lexicon));
    for (const HouseRuleChoice& rule : openRules())
        if (matters(rule) && valueOf(rule) != rule.usual)
            add(rule.name, nameIn(rule.options, valueOf(rule)));
    if (const QString words = m_start.houseWords.trimmed(); !words.isEmpty())
        add(tr("House words"), words.toUpper());
    if (const QString time = m_clock.value("time").toString(); !time.isEmpty() && !isInWindows())
        names += nameIn(m_clocks.time, time);
    return names.join(tr(" · "));
}

// ---- players

void StartForm::setSeats(const QList<SeatEntry>& seats)
{
    m_seats.show(seats);
    update();
}

void StartForm::change(int row, QString SeatEntry::*entry, const QString& value)
{
    QList<SeatEntry> seats = m_seats.all();
    seats[row].*entry = value;
    if (entry == &SeatEntry::name)
        seats[row].isNameless = false;
    setSeats(seats);
}

void StartForm::addComputer()
{
    QList<SeatEntry> seats = m_seats.all();
    for (const QString& name : {tr("Ada"), tr("Bo"), tr("Cleo"), tr("Dan"), tr("Eve")}) {
        const auto isTaken = [&](const SeatEntry& seat) { return seat.name.trimmed() == name; };
        if (std::ranges::any_of(seats, isTaken))
            continue;
        seats += SeatEntry{name, GameStart::usualLevel};
        break;
    }
    setSeats(seats);
}

void StartForm::removeSeat(int row)
{
    m_seats.remove(row);
    update();
}

void StartForm::setSolo(bool solo)
{
    if (solo == (m_seats.count() == 1))
        return;
    QList<SeatEntry> seats = m_seats.all();
    if (solo && !seats.isEmpty()) {
        const SeatEntry stays = seats.takeAt(placeIn<qsizetype>(seats, QString(), &SeatEntry::level).value_or(0));
        m_others = seats;
        setSeats({stays});
        return;
    }
    const QList<SeatEntry> back = seats + std::exchange(m_others, {});
    setSeats(back);
    if (back.size() == 1)
        addComputer();
}

int StartForm::mostSeats() const
{
    return chosen() ? chosen()->most : mostInAnyGame;
}

StartForm::SeatFault StartForm::seatFault() const
{
    const QList<SeatEntry> seats = m_seats.all();
    const auto names = listOf<QStringList>(seats, [](const SeatEntry& s) { return s.name.trimmed().toLower(); });
    const qsizetype empty = names.indexOf("");
    qsizetype twin = 0;
    while (twin < names.size() && names.indexOf(names[twin]) == twin)
        ++twin;
    const bool hasTwin = twin < names.size();
    const int fewest = chosen() ? chosen()->variant.fewestPlayers : 1;
    const int most = mostSeats();
    const bool few = seats.size() < fewest;
    if (empty >= 0)
        return {static_cast<int>(empty), tr("Enter a name for every player.")};
    if (hasTwin)
        return {static_cast<int>(twin),
                tr("Two players are named “%1”. Change one of the names.").arg(seats[twin].name.trimmed())};
    if (const auto away = placeIn<int>(seats, QString(GameStart::inSecondWindow), &SeatEntry::level)) {
        if (!contains(seats, QString(), &SeatEntry::level))
            return {*away, tr("One player must be a person in this window.")};
        const auto nameless = std::ranges::find_if(seats, &isYou, &SeatEntry::name);
        if (nameless != seats.end())
            return {static_cast<int>(nameless - seats.begin()),
                    tr("Give this player a name. The other window shows it.")};
    }
    return {-1, few && fewest == most ? tr("This game is for %n player(s).", nullptr, most)
                : few                 ? tr("This game needs at least %n player(s).", nullptr, fewest)
                : seats.size() > most ? tr("This game is for no more than %n player(s).", nullptr, most)
                                      : QString()};
}

// ---- what follows

void StartForm::update()
{
    m_refused.clear();
    listInLanguage();
    const auto rows = listOf<QList<ChoiceRow>>(openRules(), [this](const HouseRuleChoice& rule) {
        return ChoiceRow{rule.id, rule.name, rule.options, valueOf(rule), matters(rule)};
    });
    m_rules.show(languageRows() + rows + clockRows());
    if (Board now = board(); now != m_board) {
        m_board = std::move(now);
        emit boardChanged();
    }
    emit changed();
}

} // namespace storeys
