#include "desktop/program/speak.h"

#include "desktop/preferences/language.h"
#include "table/session/game_session.h"

#include <QQmlEngine>

namespace storeys {

void speak(Language& language, const QString& code, QQmlEngine& engine, GameSession& session)
{
    language.use(code);
    engine.retranslate();
    session.retell();
}

} // namespace storeys
