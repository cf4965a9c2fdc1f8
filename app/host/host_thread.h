#pragma once

#include "data_place.h"

#include <QString>
#include <QThread>

#include <memory>

namespace storeys {

class Host;

// The dealer of this program: on a thread of its own, deals games to the windows of this person, which come in by a door
// that only they can open. What it deals outlives the program in a file.
class HostThread
{
public:
    // Begins to deal. `tables`: the file that keeps the tables. `doors`: what the name of the folder of the door begins with,
    // see LocalDoor::open(); a number follows, as several programs may deal at once.
    HostThread(DataPlace data, const QString& tables, const QString& doors);
    // Returns when all that was answered is stored.
    ~HostThread();
    HostThread(const HostThread&) = delete;
    HostThread& operator=(const HostThread&) = delete;

    // The name of the door, see LocalLine::connectTo(); "" if the dealer could not begin.
    [[nodiscard]] const QString& door() const { return m_door; }

private:
    QThread m_thread;
    std::unique_ptr<Host> m_host; // lives in the thread
    QString m_door;
};

} // namespace storeys
