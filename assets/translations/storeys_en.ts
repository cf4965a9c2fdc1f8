<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>AnalysisDialog</name>
    <message numerus="yes">
        <source>%1 of %n turn(s) analysed</source>
        <translation>
            <numerusform>%1 of %n turn analysed</numerusform>
            <numerusform>%1 of %n turns analysed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 of %n turn(s) good</source>
        <translation>
            <numerusform>%1: %2 of %n turn good</numerusform>
            <numerusform>%1: %2 of %n turns good</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CardSheet</name>
    <message numerus="yes">
        <source>%n chosen</source>
        <comment>tiles</comment>
        <translation>
            <numerusform>%n chosen</numerusform>
            <numerusform>%n chosen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Change %n tile(s)</source>
        <translation>
            <numerusform>Change %n tile</numerusform>
            <numerusform>Change %n tiles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ChangeCard</name>
    <message numerus="yes">
        <source>%1, %n point(s)</source>
        <translation>
            <numerusform>%1, %n point</numerusform>
            <numerusform>%1, %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s) undone</source>
        <translation>
            <numerusform>%n turn undone</numerusform>
            <numerusform>%n turns undone</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s) redone</source>
        <translation>
            <numerusform>%n turn redone</numerusform>
            <numerusform>%n turns redone</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ExchangeDialog</name>
    <message numerus="yes">
        <source>You draw a new tile for the one you choose. Free exchanges left: %n.</source>
        <translation>
            <numerusform>You draw a new tile for the one you choose. Free exchanges left: %n.</numerusform>
            <numerusform>You draw a new tile for the one you choose. Free exchanges left: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose up to %n tiles. You draw new ones for them, and your turn ends.</source>
        <translation>
            <numerusform>Choose %n tile. You draw a new one for it, and your turn ends.</numerusform>
            <numerusform>Choose up to %n tiles. You draw new ones for them, and your turn ends.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GamesDialog</name>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HintSteps</name>
    <message numerus="yes">
        <source>A good play puts %n tile(s) on the marked squares.</source>
        <translation>
            <numerusform>A good play puts %n tile on the marked square.</numerusform>
            <numerusform>A good play puts %n tiles on the marked squares.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&lt;b&gt;%1&lt;/b&gt; at %2 scores %n.</source>
        <comment>points</comment>
        <translation>
            <numerusform>&lt;b&gt;%1&lt;/b&gt; at %2 scores %n.</numerusform>
            <numerusform>&lt;b&gt;%1&lt;/b&gt; at %2 scores %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&lt;b&gt;%1&lt;/b&gt; scores %2.</source>
        <comment>words, points</comment>
        <translation>
            <numerusform>&lt;b&gt;%1&lt;/b&gt; scores %2.</numerusform>
            <numerusform>&lt;b&gt;%1&lt;/b&gt; score %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With the rarer word %1, &lt;b&gt;%2&lt;/b&gt; scores %3 more than %4.</source>
        <comment>words, points</comment>
        <translation>
            <numerusform>With the rarer word %1, &lt;b&gt;%2&lt;/b&gt; scores %3 more than %4.</numerusform>
            <numerusform>With the rarer word %1, &lt;b&gt;%2&lt;/b&gt; score %3 more than %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A rarer word, &lt;b&gt;%1&lt;/b&gt; at %2, scores %n more than %3.</source>
        <comment>points</comment>
        <translation>
            <numerusform>A rarer word, &lt;b&gt;%1&lt;/b&gt; at %2, scores %n more than %3.</numerusform>
            <numerusform>A rarer word, &lt;b&gt;%1&lt;/b&gt; at %2, scores %n more than %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With the rarer word %1, &lt;b&gt;%2&lt;/b&gt; at %3 scores %n more than %4.</source>
        <comment>points</comment>
        <translation>
            <numerusform>With the rarer word %1, &lt;b&gt;%2&lt;/b&gt; at %3 scores %n more than %4.</numerusform>
            <numerusform>With the rarer word %1, &lt;b&gt;%2&lt;/b&gt; at %3 scores %n more than %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n square(s) are left on the way to your goal.</source>
        <translation>
            <numerusform>%n square is left on the way to your goal.</numerusform>
            <numerusform>%n squares are left on the way to your goal.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n square(s) are left on the way to your goal (%1 before).</source>
        <translation>
            <numerusform>%n square is left on the way to your goal (%1 before).</numerusform>
            <numerusform>%n squares are left on the way to your goal (%1 before).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n square(s) are left on the way to your goal, as before.</source>
        <translation>
            <numerusform>%n square is left on the way to your goal, as before.</numerusform>
            <numerusform>%n squares are left on the way to your goal, as before.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With the rarer words %1, &lt;b&gt;%2&lt;/b&gt; scores %3 more than %4.</source>
        <comment>words, points</comment>
        <translation>
            <numerusform>With the rarer words %1, &lt;b&gt;%2&lt;/b&gt; scores %3 more than %4.</numerusform>
            <numerusform>With the rarer words %1, &lt;b&gt;%2&lt;/b&gt; score %3 more than %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With the rarer words %1, &lt;b&gt;%2&lt;/b&gt; at %3 scores %n more than %4.</source>
        <comment>points</comment>
        <translation>
            <numerusform>With the rarer words %1, &lt;b&gt;%2&lt;/b&gt; at %3 scores %n more than %4.</numerusform>
            <numerusform>With the rarer words %1, &lt;b&gt;%2&lt;/b&gt; at %3 scores %n more than %4.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LearningPage</name>
    <message numerus="yes">
        <source>Accuracy in the last %n game(s), in percent</source>
        <translation>
            <numerusform>Accuracy in the last %n game, in percent</numerusform>
            <numerusform>Accuracy in the last %n games, in percent</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Peel</name>
    <message numerus="yes">
        <source>%1 of %n storey(s)</source>
        <translation>
            <numerusform>%1 of %n storey</numerusform>
            <numerusform>%1 of %n storeys</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n storey(s) – full</source>
        <translation>
            <numerusform>%1 of %n storey – full</numerusform>
            <numerusform>%1 of %n storeys – full</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlayCard</name>
    <message numerus="yes">
        <source>Play for %n</source>
        <comment>points</comment>
        <translation>
            <numerusform>Play for %n</numerusform>
            <numerusform>Play for %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Closest valid play: %1 (%n point(s))</source>
        <translation>
            <numerusform>Closest valid play: %1 (%n point)</numerusform>
            <numerusform>Closest valid play: %1 (%n points)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Drag tiles to the board or type them (Shift+F1). You can stack tiles up to %n high.</source>
        <translation>
            <numerusform>Drag tiles to the board or type them (Shift+F1). You cannot stack tiles.</numerusform>
            <numerusform>Drag tiles to the board or type them (Shift+F1). You can stack tiles up to %n high.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlaysList</name>
    <message numerus="yes">
        <source>Expected gain in points, from %n game(s) sampled for each play</source>
        <translation>
            <numerusform>Expected gain in points, from %n game sampled for each play</numerusform>
            <numerusform>Expected gain in points, from %n games sampled for each play</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n point(s)</source>
        <translation>
            <numerusform>%1, %n point</numerusform>
            <numerusform>%1, %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ResultDialog</name>
    <message numerus="yes">
        <source>The clock was paused %n time(s).</source>
        <translation>
            <numerusform>The clock was paused once.</numerusform>
            <numerusform>The clock was paused %n times.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) played</source>
        <translation>
            <numerusform>%n point played</numerusform>
            <numerusform>%n points played</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1. %2, %n point(s)</source>
        <translation>
            <numerusform>%1. %2, %n point</numerusform>
            <numerusform>%1. %2, %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>−%n for tiles left (%1)</source>
        <comment>points</comment>
        <translation>
            <numerusform>−%n for tiles left (%1)</numerusform>
            <numerusform>−%n for tiles left (%1)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <comment>points</comment>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>−%n for overtime</source>
        <comment>points</comment>
        <translation>
            <numerusform>−%n for overtime</numerusform>
            <numerusform>−%n for overtime</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Analysis: %n mistake(s)</source>
        <translation>
            <numerusform>Analysis: %n mistake</numerusform>
            <numerusform>Analysis: %n mistakes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReviewList</name>
    <message numerus="yes">
        <source>Turn %1, %2: %3, %n point(s).</source>
        <translation>
            <numerusform>Turn %1, %2: %3, %n point.</numerusform>
            <numerusform>Turn %1, %2: %3, %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1. %2: %3, %n point(s)</source>
        <translation>
            <numerusform>%1. %2: %3, %n point</numerusform>
            <numerusform>%1. %2: %3, %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SavedGameRow</name>
    <message numerus="yes">
        <source>%1 · %n turn(s) · %2</source>
        <translation>
            <numerusform>%1 · %n turn · %2</numerusform>
            <numerusform>%1 · %n turns · %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 · %n turn(s)</source>
        <comment>a game without points</comment>
        <translation>
            <numerusform>%1 · %n turn</numerusform>
            <numerusform>%1 · %n turns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n doubt(s)</source>
        <comment>lines of a record</comment>
        <translation>
            <numerusform>%n doubt</numerusform>
            <numerusform>%n doubts</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ScoreCard</name>
    <message numerus="yes">
        <source>%1, %2, %n point(s)</source>
        <translation>
            <numerusform>%1, %2, %n point</numerusform>
            <numerusform>%1, %2, %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n yellow blank(s)</source>
        <translation>
            <numerusform>%n yellow blank</numerusform>
            <numerusform>%n yellow blanks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blocker(s)</source>
        <translation>
            <numerusform>%n blocker</numerusform>
            <numerusform>%n blockers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) on the rack</source>
        <translation>
            <numerusform>%n tile on the rack</numerusform>
            <numerusform>%n tiles on the rack</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ScoreChart</name>
    <message numerus="yes">
        <source>Points in the last %n game(s)</source>
        <translation>
            <numerusform>Points in the last game</numerusform>
            <numerusform>Points in the last %n games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Seats</name>
    <message numerus="yes">
        <source>No more than %n player(s)</source>
        <translation>
            <numerusform>No more than %n player</numerusform>
            <numerusform>No more than %n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SoloBar</name>
    <message numerus="yes">
        <source>%n free exchange(s) left</source>
        <translation>
            <numerusform>%n free exchange left</numerusform>
            <numerusform>%n free exchanges left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SoloResultsDialog</name>
    <message numerus="yes">
        <source>%1. %2, %3, %n point(s)</source>
        <translation>
            <numerusform>%1. %2, %3, %n point</numerusform>
            <numerusform>%1. %2, %3, %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StatisticsDialog</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with hints</source>
        <comment>games won</comment>
        <translation>
            <numerusform>%n with hints</numerusform>
            <numerusform>%n with hints</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SumLine</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SumTotal</name>
    <message numerus="yes">
        <source>Total: %n point(s)</source>
        <translation>
            <numerusform>Total: %n point</numerusform>
            <numerusform>Total: %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message numerus="yes">
        <source>The play stands, and you lose %n point(s).</source>
        <translation>
            <numerusform>The play stands, and you lose %n point.</numerusform>
            <numerusform>The play stands, and you lose %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The play stands, and %1 loses %n point(s).</source>
        <translation>
            <numerusform>The play stands, and %1 loses %n point.</numerusform>
            <numerusform>The play stands, and %1 loses %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If all words are valid, the challenger loses %n point(s).</source>
        <translation>
            <numerusform>If all words are valid, the challenger loses %n point.</numerusform>
            <numerusform>If all words are valid, the challenger loses %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s) are doubtful and marked in the list. The points are as written.</source>
        <translation>
            <numerusform>%n turn is doubtful and marked in the list. The points are as written.</numerusform>
            <numerusform>%n turns are doubtful and marked in the list. The points are as written.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The stack on %1 is full: it is already %n high.</source>
        <translation>
            <numerusform>The stack on %1 is full: it is already %n high.</numerusform>
            <numerusform>The stack on %1 is full: it is already %n high.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is not in the word list “%2”.</source>
        <translation>
            <numerusform>%1 is not in the word list “%2”.</numerusform>
            <numerusform>%1 are not in the word list “%2”.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is not a word yet.</source>
        <translation>
            <numerusform>%1 is not a word yet.</numerusform>
            <numerusform>%1 are not words yet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Enter no more than %n house word(s).</source>
        <translation>
            <numerusform>Enter no more than %n house word.</numerusform>
            <numerusform>Enter no more than %n house words.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You change %n tile(s).</source>
        <translation>
            <numerusform>You change %n tile.</numerusform>
            <numerusform>You change %n tiles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 changes %n tile(s).</source>
        <translation>
            <numerusform>%1 changes %n tile.</numerusform>
            <numerusform>%1 changes %n tiles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose up to %n tile(s) to change, or none.</source>
        <translation>
            <numerusform>Choose a tile to change, or none.</numerusform>
            <numerusform>Choose up to %n tiles to change, or none.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) to your corner</source>
        <translation>
            <numerusform>%n step to your corner</numerusform>
            <numerusform>%n steps to your corner</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) to your corner (was %1)</source>
        <translation>
            <numerusform>%n step to your corner (was %1)</numerusform>
            <numerusform>%n steps to your corner (was %1)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gives %n yellow blank(s)</source>
        <translation>
            <numerusform>Gives %n yellow blank</numerusform>
            <numerusform>Gives %n yellow blanks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gives %n blocker(s)</source>
        <translation>
            <numerusform>Gives %n blocker</numerusform>
            <numerusform>Gives %n blockers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You may take off %n blocker(s): click one, or type # at the cursor</source>
        <translation>
            <numerusform>You may take off %n blocker: click one, or type # at the cursor</numerusform>
            <numerusform>You may take off %n blockers: click one, or type # at the cursor</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draws %n card(s)</source>
        <translation>
            <numerusform>Draws %n card</numerusform>
            <numerusform>Draws %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Replaces %n blocker(s)</source>
        <translation>
            <numerusform>Replaces %n blocker</numerusform>
            <numerusform>Replaces %n blockers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>replaced %n blocker(s)</source>
        <translation>
            <numerusform>replaced a blocker</numerusform>
            <numerusform>replaced %n blockers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n yellow blank(s)</source>
        <translation>
            <numerusform>a yellow blank</numerusform>
            <numerusform>%n yellow blanks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blocker(s)</source>
        <translation>
            <numerusform>a blocker</numerusform>
            <numerusform>%n blockers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) away</source>
        <translation>
            <numerusform>%n step away</numerusform>
            <numerusform>%n steps away</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nobody arrived. You are nearest: %n step(s).</source>
        <translation>
            <numerusform>Nobody arrived. You are nearest: %n step.</numerusform>
            <numerusform>Nobody arrived. You are nearest: %n steps.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nobody arrived. %1 is nearest: %n step(s).</source>
        <translation>
            <numerusform>Nobody arrived. %1 is nearest: %n step.</numerusform>
            <numerusform>Nobody arrived. %1 is nearest: %n steps.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>exchanged %n tile(s)</source>
        <translation>
            <numerusform>exchanged %n tile</numerusform>
            <numerusform>exchanged %n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 exchanged %n tile(s)</source>
        <translation>
            <numerusform>%1 exchanged %n tile</numerusform>
            <numerusform>%1 exchanged %n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>room for %n more</source>
        <translation>
            <numerusform>room for %n more</numerusform>
            <numerusform>room for %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s), no stacking</source>
        <translation>
            <numerusform>%n tile, no stacking</numerusform>
            <numerusform>%n tiles, no stacking</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n tile</numerusform>
            <numerusform>%n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Failed challenge costs %n point(s)</source>
        <translation>
            <numerusform>Failed challenge costs %n point</numerusform>
            <numerusform>Failed challenge costs %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Up to %n</source>
        <translation>
            <numerusform>%n</numerusform>
            <numerusform>Up to %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) per player</source>
        <translation>
            <numerusform>%n minute per player</numerusform>
            <numerusform>%n minutes per player</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) per turn</source>
        <translation>
            <numerusform>%n minute per turn</numerusform>
            <numerusform>%n minutes per turn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) per turn</source>
        <translation>
            <numerusform>%n second per turn</numerusform>
            <numerusform>%n seconds per turn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A word without stacks scores %n for each tile.</source>
        <comment>points</comment>
        <translation>
            <numerusform>A word without stacks scores %n for each tile.</numerusform>
            <numerusform>A word without stacks scores %n for each tile.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A word with a stack scores %n for each of its tiles, including those underneath.</source>
        <comment>points</comment>
        <translation>
            <numerusform>A word with a stack scores %n for each of its tiles, including those underneath.</numerusform>
            <numerusform>A word with a stack scores %n for each of its tiles, including those underneath.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A stack can hold %n tiles at most. The marked stack is full: try to change %2 to %1.</source>
        <translation>
            <numerusform>A stack can hold only %n tile. The marked stack is full: try to change %2 to %1.</numerusform>
            <numerusform>A stack can hold %n tiles at most. The marked stack is full: try to change %2 to %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Placing all seven tiles in one play scores %n extra points. Spell %1 on the marked squares; it also forms %2.</source>
        <comment>points</comment>
        <translation>
            <numerusform>Placing all seven tiles in one play scores %n extra point. Spell %1 on the marked squares; it also forms %2.</numerusform>
            <numerusform>Placing all seven tiles in one play scores %n extra points. Spell %1 on the marked squares; it also forms %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A play that joins groups with a star each scores %n more. Spell %1 from one group to the other and play.</source>
        <comment>points</comment>
        <translation>
            <numerusform>A play that joins groups with a star each scores %n point more. Spell %1 from one group to the other and play.</numerusform>
            <numerusform>A play that joins groups with a star each scores %n points more. Spell %1 from one group to the other and play.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s) to go.</source>
        <translation>
            <numerusform>%n turn to go.</numerusform>
            <numerusform>%n turns to go.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All tiles placed: %n more.</source>
        <comment>points</comment>
        <translation>
            <numerusform>All tiles placed: %n more.</numerusform>
            <numerusform>All tiles placed: %n more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stars joined: %n more.</source>
        <comment>points</comment>
        <translation>
            <numerusform>Stars joined: %n more.</numerusform>
            <numerusform>Stars joined: %n more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Allowed, for %n point(s).</source>
        <translation>
            <numerusform>Allowed, for %n point.</numerusform>
            <numerusform>Allowed, for %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>To decide who starts, everyone draws a tile; the player with the letter closest to A starts. Then each player draws %n tile(s), and refills the rack from the bag after each play.</source>
        <translation>
            <numerusform>To decide who starts, everyone draws a tile; the player with the letter closest to A starts. Then each player draws %n tile, and refills the rack from the bag after each play.</numerusform>
            <numerusform>To decide who starts, everyone draws a tile; the player with the letter closest to A starts. Then each player draws %n tiles, and refills the rack from the bag after each play.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No stack can be higher than %n.</source>
        <comment>tiles</comment>
        <translation>
            <numerusform>No stack can be higher than %n.</numerusform>
            <numerusform>No stack can be higher than %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A play that joins groups of tiles that each cover a star scores %n more.</source>
        <comment>points</comment>
        <translation>
            <numerusform>A play that joins groups of tiles that each cover a star scores %n more.</numerusform>
            <numerusform>A play that joins groups of tiles that each cover a star scores %n more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Extra points for placing %n tile(s) in one play:</source>
        <translation>
            <numerusform>Extra points for placing %n tile in one play:</numerusform>
            <numerusform>Extra points for placing all %n tiles in one play:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In a word without stacks, each tile scores %n.</source>
        <comment>points</comment>
        <translation>
            <numerusform>In a word without stacks, each tile scores %n.</numerusform>
            <numerusform>In a word without stacks, each tile scores %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In a word with a stack, every tile scores %n, including those underneath.</source>
        <comment>points</comment>
        <translation>
            <numerusform>In a word with a stack, every tile scores %n, including those underneath.</numerusform>
            <numerusform>In a word with a stack, every tile scores %n, including those underneath.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %n blank tile(s). You choose a letter for a blank when you place it, and it keeps that letter.</source>
        <translation>
            <numerusform>There is %n blank tile. You choose a letter for a blank when you place it, and it keeps that letter.</numerusform>
            <numerusform>There are %n blank tiles. You choose a letter for a blank when you place it, and it keeps that letter.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game ends when every player has taken %n turn(s). Passing and exchanging count as turns.</source>
        <translation>
            <numerusform>The game ends when every player has taken %n turn. Passing and exchanging count as turns.</numerusform>
            <numerusform>The game ends when every player has taken %n turns. Passing and exchanging count as turns.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each tile left on your rack costs %n.</source>
        <comment>points</comment>
        <translation>
            <numerusform>Each tile left on your rack costs %n.</numerusform>
            <numerusform>Each tile left on your rack costs %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can exchange tiles %n time(s) at most.</source>
        <translation>
            <numerusform>You can exchange tiles only once.</numerusform>
            <numerusform>You can exchange tiles no more than %n times.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n star(s) can be seen: the board can be used</source>
        <translation>
            <numerusform>%n star can be seen: the board can be used</numerusform>
            <numerusform>%n stars can be seen: the board can be used</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>House rule: %n point(s) more for joining the words of two stars</source>
        <translation>
            <numerusform>House rule: %n point more for joining the words of two stars</numerusform>
            <numerusform>House rule: %n points more for joining the words of two stars</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is not a word. A challenge would have taken the play back.</source>
        <translation>
            <numerusform>%1 is not a word. A challenge would have taken the play back.</numerusform>
            <numerusform>%1 are not words. A challenge would have taken the play back.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) are not part of the record and are skipped.</source>
        <translation>
            <numerusform>%n line is not part of the record and is skipped.</numerusform>
            <numerusform>%n lines are not part of the record and are skipped.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 at %2, %n point(s)</source>
        <translation>
            <numerusform>%1 at %2, %n point</numerusform>
            <numerusform>%1 at %2, %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) to your corner, as before</source>
        <translation>
            <numerusform>%n step to your corner, as before</numerusform>
            <numerusform>%n steps to your corner, as before</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 counts %n tiles, stacked up to %2 high: %3. %4 scores %5 in all, %6 scores %7.</source>
        <comment>a word, a number, points, a turn, points, a turn, points</comment>
        <translation>
            <numerusform>%1 counts %n tile, stacked up to %2 high: %3. %4 scores %5 in all, %6 scores %7.</numerusform>
            <numerusform>%1 counts %n tiles, stacked up to %2 high: %3. %4 scores %5 in all, %6 scores %7.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %1 and %n more play(s), you go out with %2 for %3; after %4, you do not.</source>
        <comment>a turn, plays, a word, points, a turn</comment>
        <translation>
            <numerusform>After %1 and %n more play, you go out with %2 for %3; after %4, you do not.</numerusform>
            <numerusform>After %1 and %n more plays, you go out with %2 for %3; after %4, you do not.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %1 and %n more play(s), %2 goes out with %3 for %4; after %5, not.</source>
        <comment>a turn, plays, a player, a word, points, a turn</comment>
        <translation>
            <numerusform>After %1 and %n more play, %2 goes out with %3 for %4; after %5, not.</numerusform>
            <numerusform>After %1 and %n more plays, %2 goes out with %3 for %4; after %5, not.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TurnRow</name>
    <message numerus="yes">
        <source>%1: %2, %3, %n point(s)</source>
        <translation>
            <numerusform>%1: %2, %3, %n point</numerusform>
            <numerusform>%1: %2, %3, %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>with %n hint(s)</source>
        <translation>
            <numerusform>with %n hint</numerusform>
            <numerusform>with %n hints</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TurnsHead</name>
    <message numerus="yes">
        <source>%n tile(s) in the bag</source>
        <translation>
            <numerusform>%n tile in the bag</numerusform>
            <numerusform>%n tiles in the bag</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n yellow blank(s) on the pile</source>
        <translation>
            <numerusform>%n yellow blank on the pile</numerusform>
            <numerusform>%n yellow blanks on the pile</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blocker(s) on the pile</source>
        <translation>
            <numerusform>%n blocker on the pile</numerusform>
            <numerusform>%n blockers on the pile</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in the deck</source>
        <translation>
            <numerusform>%n card in the deck</numerusform>
            <numerusform>%n cards in the deck</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>UnseenDialog</name>
    <message numerus="yes">
        <source>%n vowel(s)</source>
        <translation>
            <numerusform>%n vowel</numerusform>
            <numerusform>%n vowels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n consonant(s)</source>
        <translation>
            <numerusform>%n consonant</numerusform>
            <numerusform>%n consonants</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blank(s)</source>
        <translation>
            <numerusform>%n blank</numerusform>
            <numerusform>%n blanks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in the bag</source>
        <translation>
            <numerusform>%n in the bag</numerusform>
            <numerusform>%n in the bag</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n</source>
        <translation>
            <numerusform>%1 has %n</numerusform>
            <numerusform>%1 has %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unseen tile(s)</source>
        <translation>
            <numerusform>%n unseen tile</numerusform>
            <numerusform>%n unseen tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n</source>
        <translation>
            <numerusform>You have %n</numerusform>
            <numerusform>You have %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>storeys::Announcer</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 for %n point(s).</source>
        <translation>
            <numerusform>%1 for %n point.</numerusform>
            <numerusform>%1 for %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n point(s).</source>
        <comment>a player&apos;s total</comment>
        <translation>
            <numerusform>%1: %n point.</numerusform>
            <numerusform>%1: %n points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>storeys::BoardSpeech</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>height %n</source>
        <comment>in tiles</comment>
        <translation>
            <numerusform>height %n</numerusform>
            <numerusform>height %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blocker(s) in the reserve</source>
        <translation>
            <numerusform>%n blocker in the reserve</numerusform>
            <numerusform>%n blockers in the reserve</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n yellow blank(s) in the reserve</source>
        <translation>
            <numerusform>%n yellow blank in the reserve</numerusform>
            <numerusform>%n yellow blanks in the reserve</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>storeys::ClaimPen</name>
    <message numerus="yes">
        <source>claim %1: %2: %3, %n point(s)</source>
        <translation>
            <numerusform>claim %1: %2: %3, %n point</numerusform>
            <numerusform>claim %1: %2: %3, %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new tile(s) are in a word</source>
        <translation>
            <numerusform>The new tile is in a word</numerusform>
            <numerusform>All %n new tiles are in a word</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 are in no word yet</source>
        <translation>
            <numerusform>%1 is in no word yet</numerusform>
            <numerusform>%1 are in no word yet</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>storeys::ClockView</name>
    <message numerus="yes">
        <source>%n second(s) left.</source>
        <translation>
            <numerusform>%n second left.</numerusform>
            <numerusform>%n seconds left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Time is up. Each minute or part of a minute costs %n point(s).</source>
        <translation>
            <numerusform>Time is up. Each minute or part of a minute costs %n point.</numerusform>
            <numerusform>Time is up. Each minute or part of a minute costs %n points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>storeys::GameAnalysis</name>
    <message numerus="yes">
        <source>Instead of turn %1: %2, %n point(s)</source>
        <translation>
            <numerusform>Instead of turn %1: %2, %n point</numerusform>
            <numerusform>Instead of turn %1: %2, %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, then %2, %n point(s)</source>
        <translation>
            <numerusform>%1, then %2, %n point</numerusform>
            <numerusform>%1, then %2, %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>storeys::GameShelf</name>
    <message numerus="yes">
        <source>%n game(s) could not be saved: %1</source>
        <translation>
            <numerusform>%n game could not be saved: %1</numerusform>
            <numerusform>%n games could not be saved: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>storeys::Retry</name>
    <message numerus="yes">
        <source>Turn %1: find something better than %2 at %3, %n point(s).</source>
        <translation>
            <numerusform>Turn %1: find something better than %2 at %3, %n point.</numerusform>
            <numerusform>Turn %1: find something better than %2 at %3, %n points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>storeys::StartForm</name>
    <message numerus="yes">
        <source>This game is for %n player(s).</source>
        <translation>
            <numerusform>This game is for %n player.</numerusform>
            <numerusform>This game is for %n players.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This game needs at least %n player(s).</source>
        <translation>
            <numerusform>This game needs at least %n player.</numerusform>
            <numerusform>This game needs at least %n players.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This game is for no more than %n player(s).</source>
        <translation>
            <numerusform>This game is for no more than %n player.</numerusform>
            <numerusform>This game is for no more than %n players.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>storeys::TableView</name>
    <message numerus="yes">
        <source>%1: %2, %n point(s)</source>
        <translation>
            <numerusform>%1: %2, %n point</numerusform>
            <numerusform>%1: %2, %n points</numerusform>
        </translation>
    </message>
</context>
</TS>
