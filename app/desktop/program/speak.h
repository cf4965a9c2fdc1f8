#pragma once

#include <QString>

class QQmlEngine;

namespace storeys {

class GameTable;
class Language;

// Changes the language of an open window: all its texts are read again. See Language::use().
void speak(Language& language, const QString& code, QQmlEngine& engine, GameTable& table);

} // namespace storeys
