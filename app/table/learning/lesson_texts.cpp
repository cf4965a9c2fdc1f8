#include "table/learning/lesson_texts.h"

#include "rules/claim_rules.h"
#include "table/qml.h"
#include "table/tiles/draft_play.h"

namespace storeys {

namespace {

// The words that the text of a step names.
struct StepWords
{
    QString made;  // the main word of the suggested play
    QString other; // the word that stood where the main word is now, or a second word that the play forms
};

QString bold(const LessonStep& step, const Letters& letters)
{
    return "<b>" + QString::fromStdString(step.start.variant().tiles.alphabet.spell(letters)) + "</b>";
}

// The longest run of tiles on the board before the play that has the main word's direction and shares a square with
// that word.
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

StepWords wordsOf(const LessonStep& step, const Play& play)
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

// In these texts, %1 stands for StepWords::made and %2 for StepWords::other.
struct StepTexts
{
    QString title;
    QString task;
    QString praise;
};

StepTexts textsOf(const std::string& id, const Variant& variant)
{
    const QHash<std::string_view, StepTexts> texts{
        {"lay",
         {Words::tr("Place a word"),
          Words::tr("Drag your tiles onto the marked squares to spell %1, then press <b>Play</b>. The first word must "
                    "cover a start square in the middle. With the keyboard, choose a square with the arrow keys, type "
                    "the letters, and press Enter to play."),
          Words::tr("A word without stacks scores %n for each tile.", "points", variant.flatTile.value)}},
        {"join",
         {Words::tr("Build on a word"),
          Words::tr("Every later play must touch tiles on the board. Use a letter that is already there to spell %1: "
                    "place your tiles on the marked squares and play."),
          Words::tr("Letters that were already there score for your word too.")}},
        {"stack",
         {Words::tr("Stack tiles"),
          Words::tr("You can place tiles on top of others as long as all words on the board are valid. Put a tile on "
                    "the marked square to change %2 to %1."),
          Words::tr("A word with a stack scores %n for each of its tiles, including those underneath.", "points",
                    variant.stackedTile.value)}},
        {"cover",
         {Words::tr("Leave part of the word"),
          Words::tr("Try something that is not allowed: cover all of %2 with %1. You do not need to press Play; the "
                    "panel shows what is wrong."),
          Words::tr("This is not allowed: when you change a word, at least one of its tiles must stay visible.")}},
        {"uncover",
         {Words::tr("Correct the play"),
          Words::tr("Remove one tile (right-click it or press Backspace) so that a tile of %2 stays visible. %1 is "
                    "valid, so play it."),
          Words::tr("You changed %2 to %1.")}},
        {"plural",
         {Words::tr("Not just an S"),
          Words::tr("Here is one more play that is not allowed: add only an S to change %2 to %1."),
          Words::tr("This is not allowed: a play cannot just add an S to a word.")}},
        {"crossing",
         {variant.pluralLetter ? Words::tr("Use the S in a new word") : Words::tr("Two words at once"),
          variant.pluralLetter
              ? Words::tr("You can add an S if it is also part of a new word, or if it goes on top of another tile. "
                          "Spell %1 with the S, so that %2 scores too, and play.")
              : Words::tr(
                  "A tile can be in two words. Spell %1 on the marked squares, so that %2 scores too, and play."),
          Words::tr("Every word that your tiles form or change scores.")}},
        {"height",
         {Words::tr("Higher stacks score more"),
          Words::tr("Every tile in a stack scores, so words with high stacks are worth the most. Put a tile on the "
                    "marked stack to change %2 to %1."),
          Words::tr("The number on a stack shows its height.")}},
        {"same",
         {Words::tr("Not the same letter"),
          Words::tr("You cannot place a letter on the same letter. Try it: put your R on the marked R. %1 would not "
                    "change."),
          Words::tr("This is not allowed: the letter underneath must be a different one.")}},
        {"full",
         {Words::tr("The stack limit"),
          Words::tr("A stack can hold %n tiles at most. The marked stack is full: try to change %2 to %1.", nullptr,
                    variant.houseRules.stackLimit),
          Words::tr("This is not allowed: the stack is full.")}},
        {"exchange",
         {Words::tr("Exchange a tile"),
          Words::tr("If your rack is poor, you can exchange a tile instead of placing a word. Press the marked "
                    "button <b>Exchange</b> (Ctrl+E) and choose one tile to swap for a new one."),
          Words::tr("You drew a new tile from the bag. An exchange scores nothing and ends your turn.")}},
        {"inside",
         {Words::tr("Look inside a stack"),
          Words::tr(
              "Only the top letter of a stack counts, but you can look underneath: rest the pointer on the "
              "marked stack. With the keyboard, choose the stack with the arrow keys and press <b>Ctrl+I</b>. The "
              "marked button (Ctrl+X) takes the whole board apart."),
          Words::tr(
              "The card of a stack says who played each tile and when. The board taken apart shows every letter.")}},
        {"camera",
         {Words::tr("Look around"),
          Words::tr("Drag an empty part of the table to turn the board, and use the wheel to zoom. The marked "
                    "buttons (Ctrl+1 to 3) choose a view. With the keyboard, hold <b>Alt</b> and press an arrow key."),
          Words::tr("The button with the round arrow (Ctrl+0) resets the view.")}},
        {"flat",
         {Words::tr("Look around"),
          Words::tr("You are using the flat board, which does not turn. Press the marked button "
                    "<b>Flat board</b> (Ctrl+4) to switch to the 3D board and back, if your computer supports it."),
          {}}},
        {"game",
         {Words::tr("Play a few turns"),
          Words::tr("Play a few turns against <b>Ada</b>, who knows only easy words. Place any words you like on the "
                    "empty board. If you are stuck, press “Show me”."),
          Words::tr("You know everything you need to play.")}},
        {"seven",
         {Words::tr("All seven tiles"),
          Words::tr(
              "Placing all seven tiles in one play scores %n extra points. Spell %1 on the marked squares; it also "
              "forms %2.",
              "points", variant.bingoBonus.value),
          Words::tr("An excellent play!")}},
        // ---- what is special in the other games
        {"yellow",
         {Words::tr("Yellow squares"),
          Words::tr("A tile on a yellow square gives you a yellow blank. Spell %1 across the marked squares and play."),
          Words::tr("The yellow blank is now beside your rack.")}},
        {"useYellow",
         {Words::tr("Use a yellow blank"),
          Words::tr(
              "A yellow blank stands for any letter and scores nothing. Spell %1 with it: drag it from beside the "
              "rack and choose the letter, or type * and then the letter."),
          Words::tr("You can keep yellow blanks as long as you like.")}},
        {"blocker",
         {Words::tr("Put a blocker in the way"),
          Words::tr(
              "Dark squares give you blockers. You have one: spell %1, put the blocker on the marked square on the right, "
              "and play both. With the keyboard, type # at the cursor."),
          Words::tr("No word can go through the blocker.")}},
        {"blocked",
         {Words::tr("No way through"), Words::tr("Try to go on where the blocker is: put your S on it to make %1."),
          Words::tr("This is not allowed: a blocker closes its square.")}},
        {"toCorner",
         {Words::tr("Toward your corner"),
          Words::tr("This is a race without points: your corner is at the bottom left. Words end at walls, so go round "
                    "them. Spell %1 down to the wall and play."),
          Words::tr("The panel shows how many steps you are from your corner.")}},
        {"wall",
         {Words::tr("Walls"), Words::tr("Try something that is not allowed: put your S on the wall to make %1."),
          Words::tr("This is not allowed: no tile can be placed on a wall.")}},
        {"pickaxe",
         {Words::tr("Take a blocker away"),
          Words::tr(
              "Blockers close the way. A play across a pickaxe may take one off the board: put your tile on the "
              "marked pickaxe to spell %1, click the marked blocker, and play. With the keyboard, type # at the cursor."),
          Words::tr("The way is free again.")}},
        {"corner",
         {Words::tr("Win the race"), Words::tr("A tile on your corner wins. Spell %1 down to it and play."),
          Words::tr("In a game, you would win at once.")}},
        {"station",
         {Words::tr("Start at a station"),
          Words::tr("This is a race without points, down to Earth in the bottom row. Your first word must cover one of "
                    "your stations: spell %1 on the marked squares and play."),
          Words::tr("Your side of the board is the left one. The other player cannot play there.")}},
        {"comet",
         {Words::tr("Catch a comet"),
          Words::tr("A tile on a comet gives you a yellow blank. Spell %1 across the marked squares and play."),
          Words::tr("The yellow blank is now beside your rack.")}},
        {"earth",
         {Words::tr("Reach Earth"),
          Words::tr("A tile on one of your Earth squares wins. Spell %1 down to it and play."),
          Words::tr("In a game, you would win at once.")}},
        {"claim",
         {Words::tr("Place tiles, then claim a word"),
          Words::tr(
              "Place your tiles on the marked squares; the first ones must cover the star. Then press <b>Claim "
              "words</b>, drag across the letters of %1, and play. With the keyboard, press <b>Space</b>, type the "
              "word, and press Enter."),
          Words::tr("A claimed word scores the values of its letters.")}},
        {"turn",
         {Words::tr("Words can turn"),
          Words::tr("A word goes from tile to tile in any direction, also diagonally. Place your tiles on the marked "
                    "squares, claim %1, and play."),
          Words::tr("Each new tile must be in a word that you claim.")}},
        {"twoClaims",
         {Words::tr("Claim two words"),
          Words::tr("You can claim up to three words in one play. Place your S on the marked square, claim %1 and %2, "
                    "and play."),
          Words::tr("A tile scores in each of its words.")}},
        {"anyStar",
         {Words::tr("Start on a star"),
          Words::tr(
              "Small boards lie on the large one, each with squares of its own. The first word must cover a star, "
              "any star: spell %1 on the marked squares and play."),
          Words::tr("A star doubles the word.")}},
        {"secondStar",
         {Words::tr("Start again elsewhere"),
          Words::tr("A later word may also begin on a star that is still free, apart from all other tiles. Spell %1 on "
                    "the marked squares and play."),
          Words::tr("Now there are two groups of tiles.")}},
        {"joinStars",
         {Words::tr("Join two groups"),
          Words::tr(
              "A play that joins groups with a star each scores %n more. Spell %1 from one group to the other and "
              "play.",
              "points", variant.starBonus.value),
          Words::tr("Both groups are one now.")}},
    };
    return texts.value(id);
}

// The text with StepWords in place of %1 and %2; the play must be one for the position `step.start`.
QString filled(QString text, const LessonStep& step, const Play& play)
{
    if (play.placements.empty())
        return text;
    const StepWords words = wordsOf(step, play);
    return text.replace("%1", words.made).replace("%2", words.other);
}

} // namespace

LessonText lessonText(const LessonStep& step, bool flat)
{
    const bool isUnseen = flat && step.goal.sees == "camera";
    const StepTexts texts = textsOf(isUnseen ? "flat" : step.id, step.start.variant());
    return {texts.title, filled(texts.task, step, step.play)};
}

QString lessonTyping(const LessonStep& step, bool goesDown)
{
    const auto& placements = step.play.placements;
    if (placements.size() < 2)
        return {};
    const bool isDown = placements[0].square.column == placements[1].square.column;
    return isDown == goesDown ? QString()
           : isDown           ? Words::tr("To type downwards, press <b>Space</b> until the arrow points down.")
                              : Words::tr("To type across again, press <b>Space</b> until the arrow points right.");
}

QString lessonPraise(const LessonStep& step, const Play& play, const PlayScore& score)
{
    QStringList lines;
    const bool counted = step.start.variant().hasPoints();
    for (const ShownWord& word : counted ? shownWords(step.start.variant(), score) : QList<ShownWord>())
        lines += Words::tr("%1: %2 = %3.", "a word, its summands and their sum")
                     .arg("<b>" + word.word + "</b>", word.sum, QString::number(word.score));
    if (score.bingoBonus != Points(0))
        lines += Words::tr("All tiles placed: %n more.", "points", score.bingoBonus.value);
    if (score.starBonus != Points(0))
        lines += Words::tr("Stars joined: %n more.", "points", score.starBonus.value);
    lines += filled(textsOf(step.id, step.start.variant()).praise, step, play);
    return lines.join("<br>");
}

QString lessonOffPoint(const LessonStep& step)
{
    if (step.play.placements.empty())
        return Words::tr("That is allowed, but this step practises something else. Try again.");
    return filled(Words::tr("That is a good play, but this step practises something else. Try again: spell %1."), step,
                  step.play);
}

QString lessonHelp(const LessonStep& step)
{
    return filled(Words::tr("Not quite; the reason is shown below. Spell %1 on the marked squares, or press Show me."),
                  step, step.play);
}

} // namespace storeys
