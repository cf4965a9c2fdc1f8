#pragma once

#include "line/frames.h"
#include "line/message_line.h"

#include <QElapsedTimer>
#include <QLocalServer>
#include <QLocalSocket>
#include <QTimer>

namespace storeys {

// A line between two programs of one person on one machine, over a local socket. Both ends ask the system whose program
// is at the other end, and close if it is another user's.
class LocalLine : public MessageLine
{
    Q_OBJECT

public:
    explicit LocalLine(const LineBounds& bounds = LineBounds::ofWindow(), QObject* parent = nullptr);
    // Takes over the socket of somebody who has just come to a door.
    LocalLine(QLocalSocket* socket, const LineBounds& bounds, QObject* parent);

    // Opens the line to the door of this name, see LocalDoor::name().
    void connectTo(const QString& name);
    void send(const QByteArray& message) override;
    void close() override;
    [[nodiscard]] End end() const override { return m_end; }

private:
    void meet();
    void open();
    void read();
    void stop(End why);
    void finish();
    void watchReading();

    qint64 m_mostUnsent;    // bytes
    QLocalSocket* m_socket; // a child, so that it goes to other threads with this object
    QTimer m_unread{this};
    QElapsedTimer m_time; // of the allowance
    Allowance m_allowance;
    FrameReader m_reader;
    End m_end = End::None;
    bool m_isOpen = false;
    bool m_isFinished = false; // closed() was emitted
};

// Where other windows come in: a socket that only programs of this user can open. It owns the lines that come in and deletes
// each after its closed(). Whether somebody who came says something in time is for its owner to watch.
class LocalDoor : public QObject
{
    Q_OBJECT

public:
    enum class Outcome { Open, Taken, Failed };

    explicit LocalDoor(const LineBounds& bounds = LineBounds::ofDealer(), QObject* parent = nullptr);
    ~LocalDoor() override;

    // Opens the door in a folder of its own, which is made if need be and closed to other users. The folder may have
    // `longestFolder` bytes as an absolute path, as paths of sockets are short. Taken: another door is open there, maybe
    // of another program; a door that a killed program left is replaced.
    [[nodiscard]] Outcome open(const QString& folder);
    // The name that leads here.
    [[nodiscard]] QString name() const { return m_server.fullServerName(); }
    [[nodiscard]] int lines() const { return m_lines; }

    static constexpr int mostLines = 64;     // further ones are refused
    static constexpr int longestFolder = 97; // sun_path has 107 bytes, and Qt makes the socket in FOLDER/.XXXXXX/s

signals:
    void arrived(storeys::LocalLine* line); // it is open

private:
    void admit(QLocalSocket* socket);

    LineBounds m_bounds;
    QLocalServer m_server{this};
    int m_lock = -1; // a locked file, which the system unlocks however this program ends
    int m_lines = 0;
};

} // namespace storeys
