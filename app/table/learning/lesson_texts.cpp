#include "table/learning/lesson_texts.h"

#include "rules/claim_rules.h"
#include "rules/formed_words.h"
#include "table/text/lexicon_text.h"
#include "table/view/draft_play.h"

#include <QCoreApplication>
#include <QVariantMap>

#include <map>

namespace storeys {

namespace {

// The words that the text of a step names.
struct Words
{
    QString made;  // the main word of the suggested play
    QString other; // what stood where the main word is now, or else a second word that the play forms
};

QString bold(const LessonStep& step, const Letters& letters)
{
    return "<b>" + QString::fromStdString(step.start.variant().tiles.alphabet.spell(letters)) + "</b>";
}

// The longest run of tiles on the old board along the main word that shares a square with it.
Letters wordBefore(const Board& board, const FormedWord& word)
{
    Letters longest;
    for (const WordSquare& square : word.squares) {
        Letters letters;
        if (board.isOccupied(square.square))
            for (const Square at : runThrough(board, square.square, word.direction))
                letters.push_back(board.top(at).letter());
        if (letters.size() > longest.size())
            longest = letters;
    }
    return longest;
}

Words wordsOf(const LessonStep& step, const Play& play)
{
    if (!play.claims.empty()) {
        const auto claimed = claimedWords(step.start.board, play);
        return {bold(step, claimed.front().letters()), bold(step, claimed.back().letters())};
    }
    const auto formed = formedWords(step.start.board, play);
    const Letters before = wordBefore(step.start.board, formed.front());
    const bool wasWord = before.size() > 1 || formed.size() == 1;
    return {bold(step, formed.front().letters()), bold(step, wasWord ? before : formed[1].letters())};
}

// Everything here is translated in one context. %1 is the word to make, %2 the other one.
class Say
{
    Q_DECLARE_TR_FUNCTIONS(LessonText)

public:
    struct Texts
    {
        QString title;
        QString task;
        QString praise;
    };

    static std::map<std::string, Texts> all(int flatPoints, int stackedPoints, int bonus, int starBonus, int stackLimit)
    {
        return {
            {"lay",
             {tr("Place a word"),
              tr("Drag your tiles onto the marked squares to spell %1, then press <b>Play</b>. The first word must "
                 "cover a start square in the middle. With the keyboard, choose a square with the arrow keys, type "
                 "the letters, and press Enter to play."),
              tr("A word without stacks scores %n for each tile.", "points", flatPoints)}},
            {"join",
             {tr("Build on a word"),
              tr("Every later play must touch tiles on the board. Use a letter that is already there to spell %1: "
                 "place your tiles on the marked squares and play."),
              tr("Letters that were already there score for your word too.")}},
            {"stack",
             {tr("Stack tiles"),
              tr("You can place tiles on top of others as long as all words on the board are valid. Put a tile on "
                 "the marked square to change %2 to %1."),
              tr("A word with a stack scores %n for each of its tiles, including those underneath.", "points",
                 stackedPoints)}},
            {"cover",
             {tr("Leave part of the word"),
              tr("Try something that is not allowed: cover all of %2 with %1. You do not need to press Play; the "
                 "panel shows what is wrong."),
              tr("This is not allowed: when you change a word, at least one of its tiles must stay visible.")}},
            {"uncover",
             {tr("Correct the play"),
              tr("Remove one tile (right-click it or press Backspace) so that a tile of %2 stays visible. %1 is "
                 "valid, so play it."),
              tr("You changed %2 to %1.")}},
            {"plural",
             {tr("Not just an S"), tr("Here is one more play that is not allowed: add only an S to change %2 to %1."),
              tr("This is not allowed: a play cannot just add an S to a word.")}},
            {"crossing",
             {tr("Use the S in a new word"),
              tr("You can add an S if it is also part of a new word, or if it goes on top of another tile. Spell %1 "
                 "with the S, so that %2 scores too, and play."),
              tr("Every word that your tiles form or change scores.")}},
            {"height",
             {tr("Higher stacks score more"),
              tr("Every tile in a stack scores, so words with high stacks are worth the most. Put a tile on the "
                 "marked stack to change %2 to %1."),
              tr("The number on a stack shows its height.")}},
            {"same",
             {tr("Not the same letter"),
              tr("You cannot place a letter on the same letter. Try it: put your R on the marked R. %1 would not "
                 "change."),
              tr("This is not allowed: the letter underneath must be a different one.")}},
            {"full",
             {tr("The stack limit"),
              tr("A stack can hold %n tiles at most. The marked stack is full: try to change %2 to %1.", nullptr,
                 stackLimit),
              tr("This is not allowed: the stack is full.")}},
            {"exchange",
             {tr("Exchange a tile"),
              tr("If your rack is poor, you can exchange a tile instead of placing a word. Press the marked "
                 "button <b>Exchange</b> (Ctrl+E) and choose one tile to swap for a new one."),
              tr("You drew a new tile from the bag. An exchange scores nothing and ends your turn.")}},
            {"inside",
             {tr("Look inside a stack"),
              tr("Only the top letter of a stack counts, but you can look underneath: rest the pointer on the "
                 "marked stack. With the keyboard, choose the stack with the arrow keys and press <b>Ctrl+I</b>. The "
                 "marked button (Ctrl+X) takes the whole board apart."),
              tr("Here you see every tile in the stack, who played it and when.")}},
            {"camera",
             {tr("Look around"),
              tr("Drag an empty part of the table to turn the board, and use the wheel to zoom. The marked "
                 "buttons (Ctrl+1 to 3) choose a view. With the keyboard, hold <b>Alt</b> and press an arrow key."),
              tr("The button with the round arrow (Ctrl+0) resets the view.")}},
            {"flat",
             {tr("Look around"),
              tr("You are using the flat board, which does not turn. Press the marked button "
                 "<b>Flat board</b> (Ctrl+4) to switch to the 3D board and back, if your computer supports it."),
              {}}},
            {"game",
             {tr("Play a few turns"),
              tr("Play a few turns against <b>Ada</b>, who knows only easy words. Place any words you like on the "
                 "empty board. If you are stuck, press “Show me”."),
              tr("You know everything you need to play.")}},
            {"seven",
             {tr("All seven tiles"),
              tr("Placing all seven tiles in one play scores %n extra points. Spell %1 on the marked squares; it also "
                 "forms %2.",
                 "points", bonus),
              tr("An excellent play!")}},
            // ---- what is special in the other games
            {"yellow",
             {tr("Yellow squares"),
              tr("A tile on a yellow square gives you a yellow blank. Spell %1 across the marked squares and play."),
              tr("The yellow blank is now beside your rack.")}},
            {"useYellow",
             {tr("Use a yellow blank"),
              tr("A yellow blank stands for any letter and scores nothing. Spell %1 with it: drag it from beside the "
                 "rack and choose the letter, or type * and then the letter."),
              tr("You can keep yellow blanks as long as you like.")}},
            {"blocker",
             {tr("Put a blocker in the way"),
              tr("Dark squares give you blockers. You have one: spell %1, put the blocker on the marked square on the right, "
                 "and play both. With the keyboard, type # at the cursor."),
              tr("No word can go through the blocker.")}},
            {"blocked",
             {tr("No way through"), tr("Try to go on where the blocker is: put your S on it to make %1."),
              tr("This is not allowed: a blocker closes its square.")}},
            {"toCorner",
             {tr("Toward your corner"),
              tr("This is a race without points: your corner is at the bottom left. Words end at walls, so go round "
                 "them. Spell %1 down to the wall and play."),
              tr("The panel shows how many steps you are from your corner.")}},
            {"wall",
             {tr("Walls"), tr("Try something that is not allowed: put your S on the wall to make %1."),
              tr("This is not allowed: no tile can be placed on a wall.")}},
            {"pickaxe",
             {tr("Take a blocker away"),
              tr("Blockers close the way. A play across a pickaxe may take one off the board: put your tile on the "
                 "marked pickaxe to spell %1, click the marked blocker, and play. With the keyboard, type # at the cursor."),
              tr("The way is free again.")}},
            {"corner",
             {tr("Win the race"), tr("A tile on your corner wins. Spell %1 down to it and play."),
              tr("In a game, you would win at once.")}},
            {"station",
             {tr("Start at a station"),
              tr("This is a race without points, down to Earth in the bottom row. Your first word must cover one of "
                 "your stations: spell %1 on the marked squares and play."),
              tr("Your side of the board is the left one. The other player cannot play there.")}},
            {"comet",
             {tr("Catch a comet"),
              tr("A tile on a comet gives you a yellow blank. Spell %1 across the marked squares and play."),
              tr("The yellow blank is now beside your rack.")}},
            {"earth",
             {tr("Reach Earth"), tr("A tile on one of your Earth squares wins. Spell %1 down to it and play."),
              tr("In a game, you would win at once.")}},
            {"claim",
             {tr("Place tiles, then claim a word"),
              tr("Place your tiles on the marked squares; the first ones must cover the star. Then press <b>Choose "
                 "words</b>, drag across the letters of %1, and play. With the keyboard, press <b>Space</b>, type the "
                 "word, and press Enter."),
              tr("A claimed word scores the values of its letters.")}},
            {"turn",
             {tr("Words can turn"),
              tr("A word goes from tile to tile in any direction, also diagonally. Place your tiles on the marked "
                 "squares, claim %1, and play."),
              tr("Each new tile must be in a word that you claim.")}},
            {"twoClaims",
             {tr("Claim two words"),
              tr("You can claim up to three words in one play. Place your S on the marked square, claim %1 and %2, "
                 "and play."),
              tr("A tile scores in each of its words.")}},
            {"anyStar",
             {tr("Start on a star"),
              tr("Small boards lie on the large one, each with squares of its own. The first word must cover a star, "
                 "any star: spell %1 on the marked squares and play."),
              tr("A star doubles the word.")}},
            {"secondStar",
             {tr("Start again elsewhere"),
              tr("A later word may also begin on a star that is still free, apart from all other tiles. Spell %1 on "
                 "the marked squares and play."),
              tr("Now there are two groups of tiles.")}},
            {"joinStars",
             {tr("Join two groups"),
              tr("A play that joins groups with a star each scores %n more. Spell %1 from one group to the other and "
                 "play.",
                 "points", starBonus),
              tr("Both groups are one now.")}},
        };
    }
    static QString offPoint()
    {
        return tr("That is a good play, but this step practises something else. Try again: spell %1.");
    }
    static QString help()
    {
        return tr("Not quite; the reason is shown below. Spell %1 on the marked squares, or press Show me.");
    }
    static QString otherTurn() { return tr("That is allowed, but this step practises something else. Try again."); }
    static QString downwards() { return tr("To type downwards, press <b>Space</b> until the arrow points down."); }
    static QString across() { return tr("To type across again, press <b>Space</b> until the arrow points right."); }
    static QString turnsLeft(int turns) { return tr("%n turn(s) to go.", nullptr, turns); }
    static QString sum() { return tr("%1: %2 = %3.", "a word, its summands and their sum"); }
    static QString starsJoined(int bonus) { return tr("Stars joined: %n more.", "points", bonus); }
    static QString allTiles(int bonus) { return tr("All tiles placed: %n more.", "points", bonus); }
};

Say::Texts textsOf(const std::string& id, const Variant& variant)
{
    const auto texts = Say::all(variant.flatTile.value, variant.stackedTile.value, variant.bingoBonus.value,
                                variant.starBonus.value, variant.houseRules.stackLimit);
    const auto found = texts.find(id);
    return found == texts.end() ? Say::Texts{} : found->second;
}

// The play must be one for the position at the start of the step.
QString filled(QString text, const LessonStep& step, const Play& play)
{
    if (play.placements.empty())
        return text;
    const Words words = wordsOf(step, play);
    return text.replace("%1", words.made).replace("%2", words.other);
}

} // namespace

bool hasLessonText(const std::string& id)
{
    return !textsOf(id, Variant()).task.isEmpty();
}

LessonText lessonText(const LessonStep& step, bool flat)
{
    const bool isUnseen = flat && step.goal.sees == "camera";
    const Say::Texts texts = textsOf(isUnseen ? "flat" : step.id, step.start.variant());
    QString task = filled(texts.task, step, step.play);
    if (const QString language = wordsLanguageText();
        step.id == "lay" && !language.isEmpty()) // the lesson begins with this step
        task.prepend(language + ' ');
    return {texts.title, task};
}

QString lessonTyping(const LessonStep& step, bool goesDown)
{
    const auto& placements = step.play.placements;
    if (placements.size() < 2)
        return {};
    const bool isDown = placements[0].square.column == placements[1].square.column;
    return isDown == goesDown ? QString() : isDown ? Say::downwards() : Say::across();
}

QString lessonTurnsLeft(int turns)
{
    return Say::turnsLeft(turns);
}

QString lessonPraise(const LessonStep& step, const Play& play, const PlayScore& score)
{
    QStringList lines;
    const bool counted = step.start.variant().hasPoints();
    for (const ShownWord& word : counted ? shownWords(step.start.variant(), score) : QList<ShownWord>())
        lines += Say::sum().arg("<b>" + word.word + "</b>", word.sum, QString::number(word.score));
    if (score.bingoBonus != Points(0))
        lines += Say::allTiles(score.bingoBonus.value);
    if (score.starBonus != Points(0))
        lines += Say::starsJoined(score.starBonus.value);
    lines += filled(textsOf(step.id, step.start.variant()).praise, step, play);
    return lines.join("<br>");
}

QString lessonOffPoint(const LessonStep& step)
{
    return step.play.placements.empty() ? Say::otherTurn() : filled(Say::offPoint(), step, step.play);
}

QString lessonHelp(const LessonStep& step)
{
    return filled(Say::help(), step, step.play);
}

} // namespace storeys
