#pragma once

#include "table/choices/start_form.h"
#include "table/flow/turn_flow.h"
#include "table/qml.h"
#include "table/start/layout_draft.h"
#include "table/text/lexicon_text.h"
#include "table/text/notices.h"

namespace storeys {

// The choices for a new game, and the functions that start it.
class GameChoices : public QObject
{
    Q_OBJECT
    TABLE_PART

public:
    GameChoices(DataPlace data, LiveGame& live, TurnFlow& flow, Notices& notices);

    // ---- what can be chosen
    [[nodiscard]] std::vector<VariantChoice> variants() const
    {
        return variantChoices(m_data, std::string(english), ownVariants());
    }
    // The name of the variant with that id, or with a variantKey(); the same text if no such variant is listed.
    Q_INVOKABLE QString nameOf(const QString& variant) const;
    // Adds the variant in that file to variants(). Returns why the file can't be used; "" if it can.
    QString openVariant(const QString& file);
    // The id in variants() of the variant that a GameStart names; the default variant's id if the named variant is
    // gone.
    [[nodiscard]] QString listedVariant(const QString& start) const;
    // What the form and the first lesson say about the language of the words; see wordsLanguageText().
    PROPERTY(QString, wordsLanguage, wordsLanguageChanged)
    {
        return wordsLanguageText(m_form.language().toStdString());
    }
    PROPERTY(QString, lessonLanguage, retold) { return wordsLanguageText(m_data.lessonLanguage(interfaceLanguage())); }
    // The choices for the last game; before the first game, the usual ones.
    [[nodiscard]] GameStart lastSetup() const;

    // ---- the form
    // Prepares the form; call it each time before the form is shown. The first time, and after each start of a game,
    // fills the form with lastSetup(); otherwise keeps what was set in it.
    Q_INVOKABLE void openForm();
    // Forgets what was set in the form.
    Q_INVOKABLE void dropForm() { m_formBegun = false; }
    // Begins the chosen game and remembers the choices. If the game can't begin, returns false, and the form says why.
    Q_INVOKABLE bool startForm();
    // Chooses the variant in a file. If the file can't be used, returns false, and the form says why.
    Q_INVOKABLE bool openInForm(const QString& file);

    // ---- boards of mini boards
    // Opens the designer with the board of the given choices. designForm(): of the choices in the form.
    void design(const GameStart& start);
    Q_INVOKABLE void designForm() { design(m_form.start()); }
    // After a game on mini boards, says who designs the next board: the loser, if there is one. "" at other times.
    PROPERTY(QString, nextDesign, nextDesignChanged);
    // Opens the designer with the last board; if nextDesign() names a computer, with mini boards laid at random.
    Q_INVOKABLE void designNext();

    // ---- starting; the functions return why no game was started, or ""
    // Starts the game and remembers the choices.
    QString newGame(const GameStart& chosen);
    QString start(const GameStart& start);
    // Starts a game with the same players and rules but other tiles.
    Q_INVOKABLE QString again() { return m_live.isThere() ? startAgain(same()) : QString(); }
    // Like again(), but on the given layout of mini boards, which is remembered for the next game.
    Q_INVOKABLE QString againOn(const QString& layout);

    // ---- for the GameTable
    // Begins games with people in other windows: returns why that is impossible, or "".
    using Inviter = std::function<QString(const GameStart& start, const GameSetup& setup)>;
    void setInviter(Inviter inviter) { m_inviter = std::move(inviter); }
    // Sets the folder with the player's own variant files.
    void lookForVariantsIn(const QString& folder);
    void retell();

signals:
    void nextDesignChanged();
    void wordsLanguageChanged();
    // The language of the texts has changed.
    void retold();

private:
    // Rereads the variants that are not built in: from the folder, from opened files, from the last setup and from the
    // game on the table.
    [[nodiscard]] OwnVariants ownVariants() const;
    // Refreshes what the form lists, if it was opened.
    void listAgain();

    [[nodiscard]] GameStart same() const;
    // Once the game is over, the seat with the lowest total among those that did not win; none if all won.
    [[nodiscard]] std::optional<int> loser() const;
    QString startAgain(const GameStart& start);

    DataPlace m_data;
    PART(LayoutDraft, layoutDraft); // the layout being designed
    LiveGame& m_live;
    TurnFlow& m_flow;
    Notices& m_notices;
    Inviter m_inviter;
    QString m_variantFolder; // "" if there is no folder
    QStringList m_openedVariants;
    PART(StartForm, form);
    bool m_formBegun = false;
};

} // namespace storeys
