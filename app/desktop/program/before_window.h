#pragma once

#include <QString>

namespace storeys {

// Work that the program does before it creates the QApplication.

// The arguments needed before the QApplication exists, unchecked. Options::parse() later reads all arguments.
struct EarlyArguments
{
    bool asksForText = false; // asks only for help or the version, which needs no display
    QString language;         // language of help and errors; "": not given
    QString platform;         // Qt's platform; "": not given

    [[nodiscard]] static EarlyArguments of(int argc, char** argv);
};

// Holds back Qt's messages until releaseMessages() prints them. Call holdMessages() before and releaseMessages() after
// creating the QApplication.
// If no window can be shown, the program ends with exit status 2 and one sentence on standard error, where Qt would
// abort. Other fatal messages are left to Qt.
void holdMessages(const EarlyArguments& arguments);
void releaseMessages();

} // namespace storeys
