#pragma once

#include "table/choices/start_choices.h"
#include "table/qml.h"
#include "table/start/game_start.h"
#include "table/view/board_shape.h"
#include "table/view/value_model.h"

namespace storeys {

// A line of a form, in which one of several options is chosen.
struct ChoiceRow
{
    Q_GADGET
    TABLE_VALUE(choiceRow, ChoiceRow)
    FIELD(QString, key); // id of the choice: "language", a house rule, or a part of the clock
    FIELD(QString, title);
    FIELD(QList<storeys::Option>, options);
    FIELD(QString, value); // id of an option
    FIELD(bool, shown) = true;
};

// A seat of a game that has not begun.
struct SeatEntry
{
    Q_GADGET
    TABLE_VALUE(seatEntry, SeatEntry)
    FIELD(QString, name);  // name as typed
    FIELD(QString, level); // level of a computer player; "" for a person; GameStart::inSecondWindow
    FIELD(QString, playerClass) = "rookie";
    bool isNameless = false; // the name is the translated "You" of a person who never gave one
};

// The form of “New game”: what is chosen for the next game, playable or not, and what follows from the choices (the
// rules to choose from, what is still wrong, the board). Owned by GameChoices, which starts the game.
class StartForm : public QObject
{
    Q_OBJECT
    TABLE_PART
    Q_PROPERTY(QString page READ page WRITE showPage NOTIFY changed)

public:
    explicit StartForm(DataPlace data) : m_data(std::move(data)) {}

    // Updates the options that can be chosen; needed at first and whenever files or the language of the texts have
    // changed. What was chosen stays.
    void list(const OwnVariants& own);
    // Replaces everything that was chosen, usually by what was chosen for the last game.
    void begin(const GameStart& last);
    [[nodiscard]] GameStart start() const;
    // Shows why the game did not start, until another choice is made; "" shows nothing.
    void refuse(const QString& problem);

    // ---- what can be chosen
    PROPERTY(QList<storeys::Option>, builtIn, listed) { return variants(false); }
    // Variants that are not built in.
    PROPERTY(QList<storeys::Option>, own, listed) { return variants(true); }
    PROPERTY(QList<QString>, refusedVariants, listed) { return m_own.refused; }
    PROPERTY(QList<storeys::Option>, levels, listed) { return m_levels; }
    PROPERTY(QList<storeys::Option>, lexicons, listed) { return m_lexicons; }

    // ---- what is chosen
    // The page of the form that is shown, "game" or "more".
    [[nodiscard]] const QString& page() const { return m_page; }
    void showPage(const QString& page);
    PROPERTY(QString, variant, changed) { return m_start.variant; }
    FLAG(ownVariant, isOwnVariant, changed) { return chosen() && chosen()->own; }
    // "" chooses the first built-in variant.
    Q_INVOKABLE void chooseVariant(const QString& variant);
    // Sets the layout of the mini boards. It is kept while a variant without mini boards is chosen.
    Q_INVOKABLE void setLayout(const QString& layout) { change(m_start.layout, layout); }
    // The code of the language of letters and words: the chosen one if its word list is installed, else English. A
    // variant that is not built in and not English keeps its own language.
    [[nodiscard]] QString language() const;
    PROPERTY(QString, lexicon, changed) { return m_start.lexicon; }
    Q_INVOKABLE void chooseLexicon(const QString& lexicon) { change(m_start.lexicon, lexicon); }
    PROPERTY(QString, houseWords, changed) { return m_start.houseWords; }
    Q_INVOKABLE void typeHouseWords(const QString& words) { change(m_start.houseWords, words); }
    Q_INVOKABLE void choose(const QString& key, const QString& value);

    Q_INVOKABLE void addComputer();
    Q_INVOKABLE void removeSeat(int row);
    Q_INVOKABLE void rename(int row, const QString& name) { change(row, &SeatEntry::name, name); }
    Q_INVOKABLE void setLevel(int row, const QString& level) { change(row, &SeatEntry::level, level); }
    Q_INVOKABLE void setClass(int row, const QString& name) { change(row, &SeatEntry::playerClass, name); }
    // `true` removes all seats but one, a person's if there is one; `false` brings them back or, if there were none,
    // adds a computer.
    Q_INVOKABLE void setSolo(bool solo);

    // ---- what follows
    // Whether players of the variant belong to classes.
    FLAG(classed, isClassed, changed) { return chosen() && chosen()->variant.hasClasses; }
    PROPERTY(int, mostSeats, changed);
    // Whether nothing is wrong with the players. The other choices are checked only when the game is started.
    FLAG(ready, isReady, changed) { return seatFault().text.isEmpty(); }
    PROPERTY(QString, problem, changed) { return isReady() ? m_refused : seatFault().text; }
    // The row of the seat at fault; -1 if nothing is wrong or no single seat is at fault.
    PROPERTY(int, badSeat, changed) { return seatFault().row; }
    // The choices of the page “more” that are not the usual ones, in words.
    PROPERTY(QString, summary, changed);
    // The mini boards that lie on the board; "" for a variant without any.
    PROPERTY(QString, boardName, boardChanged) { return m_board.name; }
    PROPERTY(storeys::BoardShape, boardShape, boardChanged) { return m_board.shape; }

signals:
    void listed();
    void changed();
    void boardChanged();

private:
    struct Board
    {
        std::optional<QString> layout;
        QString name;
        BoardShape shape;
        bool operator==(const Board&) const = default;
    };

    // What is wrong with the players ("" for nothing), and the row at fault, or -1.
    struct SeatFault
    {
        int row = -1;
        QString text;
    };

    [[nodiscard]] QList<Option> variants(bool own) const;
    // Updates the variants and word lists to choose from if the language of letters and words has changed.
    void listInLanguage();
    [[nodiscard]] const VariantChoice* chosen() const;
    void setSeats(const QList<SeatEntry>& seats);
    void change(int row, QString SeatEntry::*entry, const QString& value);
    template<class Choice>
    void change(Choice& choice, const QString& value)
    {
        choice = value;
        update();
    }
    // The house rules that can be chosen in this variant with this number of players.
    [[nodiscard]] QList<HouseRuleChoice> openRules() const;
    // Whether the rule has an effect; it may need another rule to have a certain value.
    [[nodiscard]] bool matters(const HouseRuleChoice& rule) const;
    // Whether somebody plays in a second window, where there is no clock, no undo and no challenge.
    [[nodiscard]] bool isInWindows() const;
    [[nodiscard]] QString valueOf(const HouseRuleChoice& rule) const;
    // The row for choosing the language; none if only one language can be chosen.
    [[nodiscard]] QList<ChoiceRow> languageRows() const;
    [[nodiscard]] QList<ChoiceRow> clockRows() const;
    [[nodiscard]] Board board() const;
    [[nodiscard]] SeatFault seatFault() const;
    // Computes what follows from the choices and emits what has changed. Forgets an earlier refusal.
    void update();

    DataPlace m_data;
    OwnVariants m_own;
    std::vector<VariantChoice> m_variants;
    QList<Option> m_levels, m_languages, m_lexicons;
    ClockChoices m_clocks;
    QString m_page = "game";
    GameStart m_start;         // its seats and clock are not used; also keeps house rules of other variants
    ROWS(SeatEntry, seats);    // in playing order
    QList<SeatEntry> m_others; // the seats that setSolo(true) removed
    QVariantMap m_clock;       // ids of the clock's choices, see GameStart::clockIds()
    QString m_listedLanguage;  // the language of m_variants and m_lexicons
    // Language, house rules and clock. A row that has no effect at the moment is hidden, not removed, because a row
    // that was created again would not get the focus back.
    ROWS(ChoiceRow, rules);
    QString m_refused;
    Board m_board;
};

} // namespace storeys
