#pragma once

#include "table/choices/start_form.h"
#include "table/flow/turn_flow.h"
#include "table/qml.h"
#include "table/start/layout_draft.h"
#include "table/text/lexicon_text.h"
#include "table/text/notices.h"

namespace storeys {

// What a new game can be, and the start of one.
class GameChoices : public QObject
{
    Q_OBJECT
    TABLE_PART
    Q_PROPERTY(QString wordsLanguage READ wordsLanguage NOTIFY retold) // see wordsLanguageText()
    Q_PROPERTY(QString nextDesign READ nextDesign NOTIFY nextDesignChanged)

public:
    GameChoices(DataPlace data, LiveGame& live, TurnFlow& flow, Notices& notices);

    // ---- what can be chosen
    [[nodiscard]] std::vector<VariantChoice> variants() const { return variantChoices(m_data, ownVariants()); }
    // What the variant of that id is called, or the id if none is listed by it.
    Q_INVOKABLE QString nameOf(const QString& variant) const;
    // From now on a file's variant is listed too; says why not, or "".
    QString openVariant(const QString& file);
    // The id by which variants() has what a GameStart has as its variant; the usual one if there is none such any more.
    [[nodiscard]] QString listedVariant(const QString& start) const;
    [[nodiscard]] static QString wordsLanguage() { return wordsLanguageText(); }
    // The last choice, or what is usual before the first one.
    [[nodiscard]] GameStart lastSetup() const;

    // ---- the form
    // Before it is seen, again too. It begins with the last choice, unless something else was set and no game has begun since.
    Q_INVOKABLE void openForm();
    // What was set is forgotten.
    Q_INVOKABLE void dropForm() { m_formBegun = false; }
    // Begins a game by it, which is remembered for the next time. Where none can begin, the form says why; then it's false.
    Q_INVOKABLE bool startForm();
    // Chooses the variant that a file holds, or the form says what is wrong with the file; then it's false.
    Q_INVOKABLE bool openInForm(const QString& file);

    // ---- boards of mini boards
    // From the board of a game that is to start; or of the form.
    void design(const GameStart& start);
    Q_INVOKABLE void designForm() { design(m_form.start()); }
    // After a game on mini boards: that its loser designs the next board; else "".
    [[nodiscard]] QString nextDesign() const;
    // That board is designed, from the last one on. Where a computer has lost, it has laid mini boards by chance.
    Q_INVOKABLE void designNext();

    // ---- starting; these say why not, or ""
    // What was chosen, which is remembered for the next time.
    QString newGame(const GameStart& chosen);
    QString start(const GameStart& start);
    // The same players and rules once more, with other tiles.
    Q_INVOKABLE QString again() { return m_live.isThere() ? startAgain(same()) : QString(); }
    // On that layout, which is remembered for the next time.
    Q_INVOKABLE QString againOn(const QString& layout);

    // ---- for the table
    // Where the player's own variant files are.
    void lookForVariantsIn(const QString& folder);
    void retell();

signals:
    void nextDesignChanged();
    // Texts are in another language.
    void retold();

private:
    // Read anew: of the folder, those opened, the one last chosen and that of the game.
    [[nodiscard]] OwnVariants ownVariants() const;
    // What the form lists, if it was opened.
    void listAgain();

    [[nodiscard]] GameStart same() const;
    // Who did worst in a game that is over, unless all are equal.
    [[nodiscard]] std::optional<int> loser() const;
    QString startAgain(const GameStart& start);

    DataPlace m_data;
    PART(LayoutDraft, layoutDraft); // what is designed now
    LiveGame& m_live;
    TurnFlow& m_flow;
    Notices& m_notices;
    QString m_variantFolder; // "" for none
    QStringList m_openedVariants;
    PART(StartForm, form);
    bool m_formBegun = false;
};

} // namespace storeys
