#include "desktop/program/speak.h"

#include "desktop/preferences/language.h"
#include "table/game_table.h"

#include <QQmlEngine>

namespace storeys {

void speak(Language& language, const QString& code, QQmlEngine& engine, GameTable& table)
{
    language.use(code);
    engine.retranslate();
    table.retell();
}

} // namespace storeys
