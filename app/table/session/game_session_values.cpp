// What GameSession shows of the game as it is; what changes it is in game_session.cpp.

#include "table/session/game_session.h"

#include "bots/levels.h"
#include "rules/legality.h"
#include "table/settings/settings.h"
#include "table/start/start_choices.h"
#include "table/text/error_text.h"
#include "table/text/lexicon_text.h"
#include "table/text/player_name.h"
#include "table/views/variant_values.h"

#include <QFileInfo>

namespace storeys {

// ---- the game

QString GameSession::variant() const
{
    return inGame() ? QString::fromStdString(position().variant().id) : QString();
}

QString GameSession::variantName() const
{
    return inGame() ? storeys::variantName(position().variant(), m_data) : QString();
}

int GameSession::rows() const
{
    return shownVariant().rows;
}

int GameSession::columns() const
{
    return shownVariant().columns;
}

const HouseRules& GameSession::shownHouseRules() const
{
    return inGame() ? position().houseRules() : shownVariant().houseRules;
}

int GameSession::stackLimit() const
{
    return shownHouseRules().stackLimit;
}

bool GameSession::canStack() const
{
    return features().heights;
}

Features GameSession::features() const
{
    return featuresOf(shownVariant(), shownHouseRules());
}

QList<int> GameSession::startSquares() const
{
    QList<int> squares;
    for (int i = 0; i < rows() * columns(); ++i)
        if (shownVariant().squares[i].start)
            squares += i;
    return squares;
}

QString GameSession::lexiconName() const
{
    if (isLookOnly() && !m_missingLexicon.isEmpty())
        return m_missingLexicon;
    return inGame() ? dictionaryText(*position().book->lexicon) : QString();
}

bool GameSession::isHumanTurn() const
{
    return m_flow.state() == TurnFlow::State::Person && !m_historyView.isActive();
}

int GameSession::bagCount() const
{
    return inGame() ? m_historyView.position().bag.size() : 0;
}

bool GameSession::canPlay() const
{
    return isHumanTurn() && m_tiles.draft().isLegal();
}

bool GameSession::canExchangeNow() const
{
    return isHumanTurn() && canExchange(position());
}

// ---- what some variants have

QStringList GameSession::squareKinds() const
{
    return storeys::squareKinds(shownVariant());
}

QStringList GameSession::tileFaces() const
{
    return storeys::tileFaces(shownVariant());
}

QStringList GameSession::blankLetters() const
{
    return storeys::blankLetters(shownVariant());
}

int GameSession::maxExchange() const
{
    return isHumanTurn() ? mostExchanged(position()) : 0;
}

// ---- board and rack

QStringList GameSession::stacks() const
{
    return inGame() ? stackTexts(m_historyView.position().board, shownDraft(), position().variant().tiles.alphabet)
                  : QStringList(rows() * columns());
}

QList<int> GameSession::marks() const
{
    return inGame() ? topMarks(*game(), m_historyView.turn(), shownDraft()) : QList<int>();
}

QList<int> GameSession::faults() const
{
    QList<int> squares;
    if (inGame())
        for (const Square square : shownDraft().faults(position().board))
            squares += position().board.indexOf(square);
    return squares;
}

QStringList GameSession::rack() const
{
    if (!inGame() || isCovered())
        return QStringList(shownVariant().rackSize);
    RackOrder order = m_tiles.rackOf(rackSeat());
    if (m_historyView.isActive()) {
        order.arrange(order.allTiles()); // none of them is laid there
        order.match(m_historyView.position().seats[rackSeat()].rack);
    }
    QStringList tiles;
    for (int i = 0; i < order.size(); ++i) {
        const Tile tile = order.tileAt(i);
        tiles += tile.isNone() ? QString() : storeys::symbolText(position().variant().tiles.alphabet, tile);
    }
    return tiles;
}

int GameSession::rackSeat() const
{
    const int mover = m_historyView.position().turn;
    const bool isOpen = isOver() || isLookOnly() || personCount() == 0;
    return m_historyView.isActive() && isOpen ? mover : m_live.screen().seat();
}

QString GameSession::rackOwner() const
{
    return inGame() ? shownName(game()->setup().players[rackSeat()]) : QString();
}

QString GameSession::symbolText(const QString& symbol) const
{
    if (!inGame() || symbol.size() != 1)
        return symbol;
    const Alphabet& alphabet = position().variant().tiles.alphabet;
    const auto letter = alphabet.letterOf(symbol.front().toUpper().toLatin1()); // lower case is a blank
    return letter ? faceText(alphabet, Tile::of(*letter)) : symbol;
}

// ---- start and end

QVariantList GameSession::variants() const
{
    return variantChoices(m_data, ownVariants());
}

OwnVariants GameSession::ownVariants() const
{
    QStringList others = m_openedVariants;
    others += savedLastSetup().value("variant").toString();
    if (inGame())
        others += startOfVariant(position().variant(), m_data);
    return storeys::ownVariants(m_variantFolder, others, m_data);
}

QString GameSession::listedVariant(const QString& start) const
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

QString GameSession::openVariant(const QString& file)
{
    const QString whole = QFileInfo(file).absoluteFilePath();
    const auto variant = variantOfStart(whole, m_data);
    if (!variant)
        return errorText(variant.error());
    m_openedVariants.removeAll(whole);
    m_openedVariants += whole;
    emit variantsChanged();
    return {};
}

QString GameSession::wordsLanguage()
{
    return wordsLanguageText();
}

QVariantList GameSession::lexicons() const
{
    return lexiconChoices(m_data);
}

QVariantMap GameSession::clocks() const
{
    return clockChoices();
}

QVariantList GameSession::levels() const
{
    QVariantList list;
    for (const std::string& level : botLevels()) {
        const QString id = QString::fromStdString(level);
        list += QVariantMap{
            {"id", id}, {"name", levelName(id)}, {"note", levelNote(id)}, {"usual", id == GameStart::usualLevel}};
    }
    return list;
}

QVariantMap GameSession::lastSetup() const
{
    const QVariantMap saved = savedLastSetup();
    QVariantMap setup = saved.isEmpty() ? GameStart::usual().toMap() : saved;
    QVariantList players;
    for (const QVariant& entry : setup.value("players").toList()) {
        QVariantMap player = entry.toMap();
        player["name"] = shownName(player.value("name").toString());
        players += player;
    }
    setup["players"] = players;
    setup["variant"] = listedVariant(setup.value("variant", GameStart().variant).toString());
    return setup;
}

QVariantMap GameSession::startDraw() const
{
    // Nobody wants to see it once the first round is over: a game that goes on begins otherwise.
    const bool isNews =
        inGame() && m_live.origin() == BegunGame::Origin::New && m_live.turnCount() < m_live.seats();
    return isNews ? startDrawMap(*game()) : QVariantMap{{"rounds", QVariantList()}};
}

QVariantMap GameSession::result() const
{
    if (!isOver())
        return {};
    QStringList winners;
    for (int seat = 0; seat < m_live.seats(); ++seat)
        if (m_live.seats() > 1 && game()->result()->seats[seat].wins)
            winners += m_live.kinds()[seat].level.isEmpty() ? shownName(game()->setup().players[seat]) : QString();
    QVariantMap result = resultMap(*game());
    result.insert("person", winners.size() == 1 ? winners.front() : QString()); // a computer has no name here
    return result;
}

bool GameSession::isYou(const QString& name)
{
    return storeys::isYou(name);
}

// ---- another language

void GameSession::retell()
{
    if (inGame()) {
        m_tiles.draft().retell(position());
        refresh();
    }
    emit m_hint.changed();
    emit m_analysis.changed();
    emit m_lesson.changed();
    emit soloResultsChanged();
    emit m_statistics.changed();
    emit problemChanged();
    m_shelf.retell();
    emit variantsChanged();
    emit retold();
}

} // namespace storeys
