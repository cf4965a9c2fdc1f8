#pragma once

#include "table/choices/choice_model.h"
#include "table/choices/seat_model.h"
#include "table/choices/start_choices.h"
#include "table/start/game_start.h"

#include <QObject>

namespace storeys {

// What is set for a new game, whether it can be played or not, and what follows from that: which rules there are to choose,
// what is wrong, the board. Knows of no game, and starts none.
class StartForm : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("GameChoices has it.")
    // ---- what there is
    Q_PROPERTY(QList<storeys::Option> builtIn READ builtIn NOTIFY listed)
    Q_PROPERTY(QList<storeys::Option> own READ own NOTIFY listed) // variants that are not built in
    Q_PROPERTY(QList<QString> refusedVariants READ refusedVariants NOTIFY listed)
    Q_PROPERTY(QList<storeys::Option> levels READ levels NOTIFY listed)
    Q_PROPERTY(QList<storeys::Option> lexicons READ lexicons NOTIFY listed)
    // ---- what is chosen
    Q_PROPERTY(QString page READ page WRITE showPage NOTIFY changed)
    Q_PROPERTY(QString variant READ variant NOTIFY changed)
    Q_PROPERTY(bool ownVariant READ isOwnVariant NOTIFY changed)
    Q_PROPERTY(storeys::SeatModel* seats READ seats CONSTANT)
    Q_PROPERTY(QString lexicon READ lexicon NOTIFY changed)
    Q_PROPERTY(QString houseWords READ houseWords NOTIFY changed)
    Q_PROPERTY(storeys::ChoiceModel* rules READ rules CONSTANT) // house rules and clock
    // ---- what follows
    Q_PROPERTY(bool classed READ isClassed NOTIFY changed)
    Q_PROPERTY(int mostSeats READ mostSeats NOTIFY changed)
    Q_PROPERTY(bool ready READ isReady NOTIFY changed)
    Q_PROPERTY(QString problem READ problem NOTIFY changed)
    Q_PROPERTY(int badSeat READ badSeat NOTIFY changed)
    Q_PROPERTY(QString summary READ summary NOTIFY changed)
    Q_PROPERTY(bool designable READ isDesignable NOTIFY boardChanged)
    Q_PROPERTY(QString boardName READ boardName NOTIFY boardChanged)
    Q_PROPERTY(storeys::BoardShape boardShape READ boardShape NOTIFY boardChanged)

public:
    explicit StartForm(DataPlace data) : m_data(std::move(data)) {}

    // Reads what there is, also anew or in another language; what is chosen stays.
    void list(const OwnVariants& own);
    // From the beginning, with that chosen.
    void begin(const GameStart& last);
    [[nodiscard]] GameStart start() const;
    // Why it did not start, until something is chosen that may have mended it; or "".
    void refuse(const QString& problem);

    [[nodiscard]] QList<Option> builtIn() const { return variants(false); }
    [[nodiscard]] QList<Option> own() const { return variants(true); }
    [[nodiscard]] const QStringList& refusedVariants() const { return m_refusedVariants; }
    [[nodiscard]] const QList<Option>& levels() const { return m_levels; }
    [[nodiscard]] const QList<Option>& lexicons() const { return m_lexicons; }

    // Which part of it is looked at.
    [[nodiscard]] const QString& page() const { return m_page; }
    void showPage(const QString& page);
    // See GameStart::variant.
    [[nodiscard]] const QString& variant() const { return m_variant; }
    [[nodiscard]] bool isOwnVariant() const;
    // "": the first that is built in.
    Q_INVOKABLE void chooseVariant(const QString& variant);
    // Stays chosen also under a variant that has no mini boards.
    Q_INVOKABLE void setLayout(const QString& layout);
    [[nodiscard]] const QString& lexicon() const { return m_lexicon; }
    Q_INVOKABLE void chooseLexicon(const QString& lexicon);
    [[nodiscard]] const QString& houseWords() const { return m_houseWords; }
    Q_INVOKABLE void typeHouseWords(const QString& words);
    [[nodiscard]] ChoiceModel* rules() { return &m_rules; }
    Q_INVOKABLE void choose(const QString& key, const QString& value);

    [[nodiscard]] SeatModel* seats() { return &m_seats; }
    Q_INVOKABLE void addComputer();
    Q_INVOKABLE void removeSeat(int row);
    Q_INVOKABLE void rename(int row, const QString& name);
    Q_INVOKABLE void setLevel(int row, const QString& level);
    Q_INVOKABLE void setClass(int row, const QString& playerClass);
    // One person stays; back again, so do those who left.
    Q_INVOKABLE void setSolo(bool solo);

    // Players belong to classes.
    [[nodiscard]] bool isClassed() const;
    [[nodiscard]] int mostSeats() const;
    // As far as the players go.
    [[nodiscard]] bool isReady() const { return m_seatProblem.isEmpty(); }
    [[nodiscard]] const QString& problem() const { return isReady() ? m_refused : m_seatProblem; }
    // The row that the problem is about, or -1.
    [[nodiscard]] int badSeat() const { return m_badSeat; }
    // What was chosen that most games do without, in words.
    [[nodiscard]] const QString& summary() const { return m_summary; }
    // Whether the board is of mini boards; it has that name and shape then.
    [[nodiscard]] bool isDesignable() const { return m_board.layout.has_value(); }
    [[nodiscard]] const QString& boardName() const { return m_board.name; }
    [[nodiscard]] const BoardShape& boardShape() const { return m_board.shape; }

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

    [[nodiscard]] QList<Option> variants(bool own) const;
    [[nodiscard]] const VariantChoice* chosen() const;
    [[nodiscard]] QList<SeatEntry> entries() const;
    void setSeats(const QList<SeatEntry>& seats);
    // In the variant, for so many players; and of those the ones that mean something as the others are chosen.
    [[nodiscard]] QList<HouseRuleChoice> openRules() const;
    [[nodiscard]] bool matters(const HouseRuleChoice& rule) const;
    [[nodiscard]] QString valueOf(const HouseRuleChoice& rule) const;
    [[nodiscard]] QList<ChoiceRow> clockRows() const;
    [[nodiscard]] Board board() const;
    [[nodiscard]] QString summaryNow() const;
    void checkSeats();
    // After something was chosen.
    void update();

    DataPlace m_data;
    std::vector<VariantChoice> m_variants;
    QStringList m_refusedVariants;
    QList<Option> m_levels, m_lexicons;
    ClockChoices m_clocks;
    QString m_page = "game";
    QString m_variant;
    std::optional<QString> m_layout;
    SeatModel m_seats;
    QList<SeatEntry> m_others; // who left when one was to play alone
    QString m_lexicon;
    QString m_houseWords;
    QVariantMap m_houseRules; // all that were chosen, of other variants too
    QVariantMap m_clock;      // see GameStart::clockIds()
    ChoiceModel m_rules;
    QString m_refused, m_seatProblem, m_summary;
    int m_badSeat = -1;
    Board m_board;
};

} // namespace storeys
