#pragma once

#include <QString>

namespace storeys {

// What the program does before there is an application object.

// The arguments that it must know so early, unchecked; Options::parse() reads all of them.
struct EarlyArguments
{
    bool asksForText = false; // only for help or the version, which needs no display
    QString language;         // "" for none; help and errors are in that language too
    QString platform;         // "" for none

    [[nodiscard]] static EarlyArguments of(int argc, char** argv);
};

// Holds back Qt's messages until releaseMessages() prints them: call these before and after creating the QApplication.
// If no window can be shown, the program ends with exit status 2 and one sentence on standard error instead of Qt's
// abort; other fatal messages are left to Qt.
void holdMessages(const EarlyArguments& arguments);
void releaseMessages();

} // namespace storeys
