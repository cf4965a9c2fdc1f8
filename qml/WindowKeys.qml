import QtQuick
import Storeys

// What the keys of a game do in the window.
GameKeys {
    id: keys

    required property Table table
    required property Dialogs dialogs
    required property PlayEntry entry

    onUsed: keys.table.skip()
    onEntryRequested: keys.entry.show()
    onPreferencesRequested: keys.dialogs.showPreferences()
    onRulesRequested: page => keys.dialogs.showRules(page)
    onUnseenRequested: keys.dialogs.showUnseen()
    onAnalysisRequested: keys.dialogs.showAnalysis()
    onWordRequested: keys.dialogs.showWord("")
    onPresetRequested: name => keys.table.preset(name)
    onResetRequested: keys.table.reset()
    onFlatRequested: keys.table.flat = !keys.table.flat
    onHeightsRequested: keys.table.heightMap = !keys.table.heightMap
    onExplodeRequested: keys.table.explode(!keys.table.exploded)
    onTurnRequested: (right, up) => keys.table.turnBy(right, up)
    onPanRequested: (right, up) => keys.table.panBy(right, up)
    onZoomRequested: factor => keys.table.zoomBy(factor)
    onPeelRequested: keys.table.peel()
    onTyped: keys.table.explode(false)
    onNewGameRequested: keys.dialogs.showNewGame()
    onGamesRequested: keys.dialogs.showGames()
    onExportRequested: keys.dialogs.showExport()
    onExchangeRequested: keys.dialogs.showExchange()
    onPassRequested: keys.dialogs.showPass()
    onChallengeRequested: keys.dialogs.showChallenge()
}
