#include "line/local_line.h"

#include <QDir>
#include <QFile>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/socket.h>
#include <unistd.h>

namespace storeys {

namespace {

constexpr qint64 readBuffer = 16 * 1024; // bytes; somebody who floods us waits when it is full

bool isOfThisUser(const QLocalSocket& socket)
{
    ucred peer{};
    socklen_t size = sizeof peer;
    const auto file = static_cast<int>(socket.socketDescriptor());
    return getsockopt(file, SOL_SOCKET, SO_PEERCRED, &peer, &size) == 0 && peer.uid == geteuid();
}

} // namespace

LocalLine::LocalLine(const LineBounds& bounds, QObject* parent) : LocalLine(new QLocalSocket, bounds, parent) {}

LocalLine::LocalLine(QLocalSocket* socket, const LineBounds& bounds, QObject* parent)
    : MessageLine(parent), m_mostUnsent(bounds.unsent), m_socket(socket), m_allowance(bounds.atOnce, bounds.perSecond),
      m_reader(bounds.longest)
{
    m_socket->setParent(this);
    m_socket->setReadBufferSize(readBuffer);
    m_unread.setSingleShot(true);
    m_unread.setInterval(bounds.unread);
    m_time.start();
    // Qt emits some of these from within our calls; queued, all come from the event loop and in order.
    connect(m_socket, &QLocalSocket::readyRead, this, &LocalLine::read, Qt::QueuedConnection);
    connect(m_socket, &QLocalSocket::disconnected, this, &LocalLine::finish, Qt::QueuedConnection);
    connect(m_socket, &QLocalSocket::errorOccurred, this, &LocalLine::finish, Qt::QueuedConnection);
    connect(m_socket, &QLocalSocket::connected, this, &LocalLine::meet);
    connect(m_socket, &QLocalSocket::bytesWritten, this, &LocalLine::watchReading);
    connect(&m_unread, &QTimer::timeout, this, [this] { stop(End::Unread); });
    if (m_socket->state() == QLocalSocket::ConnectedState)
        meet();
}

void LocalLine::connectTo(const QString& name)
{
    m_socket->connectToServer(name);
}

void LocalLine::send(const QByteArray& message)
{
    if (m_end != End::None || m_socket->state() != QLocalSocket::ConnectedState)
        return;
    m_socket->write(frameOf(message));
    m_socket->flush();
    if (m_socket->bytesToWrite() > m_mostUnsent)
        stop(End::Unread);
    else if (!m_unread.isActive())
        watchReading();
}

void LocalLine::close()
{
    if (m_end != End::None)
        return;
    m_end = End::Closed;
    if (m_socket->state() == QLocalSocket::ConnectedState)
        return watchReading();
    m_socket->abort();
    QMetaObject::invokeMethod(this, &LocalLine::finish, Qt::QueuedConnection);
}

// At once, as the other end may close before the event loop comes to open().
void LocalLine::meet()
{
    if (m_end == End::None && !isOfThisUser(*m_socket))
        m_end = End::Stranger;
    QMetaObject::invokeMethod(this, &LocalLine::open, Qt::QueuedConnection);
}

void LocalLine::open()
{
    if (m_end == End::Stranger)
        m_socket->abort();
    if (m_end != End::None)
        return;
    m_isOpen = true;
    emit opened();
}

// Reads all there is, and drops it if the line has been closed; the owner may close it at each message.
void LocalLine::read()
{
    if (m_socket->bytesAvailable() == 0)
        return;
    const QByteArray bytes = m_socket->readAll();
    if (m_end != End::None)
        return;
    QByteArrayView rest = bytes;
    while (const auto message = m_reader.read(rest)) {
        if (!m_allowance.take(std::chrono::milliseconds(m_time.elapsed())))
            return stop(End::Fast);
        emit received(*message);
        if (m_end != End::None)
            return;
    }
    if (m_reader.isBroken())
        stop(End::Form);
}

// Drops what was not sent yet.
void LocalLine::stop(End why)
{
    if (m_end == End::None)
        m_end = why;
    m_socket->abort();
}

void LocalLine::finish()
{
    if (m_socket->state() != QLocalSocket::UnconnectedState || m_isFinished)
        return;
    m_isFinished = true;
    m_unread.stop();
    if (m_end == End::None)
        m_end = m_isOpen ? End::Gone : End::Absent;
    emit closed();
}

// Limits how long the other end may leave our messages unread; the time starts again whenever it reads some. After close()
// we also wait until it has read the last messages and closed. If we closed first, it could lose them: when it sends
// something to a closed socket, the system drops what it has not read yet.
void LocalLine::watchReading()
{
    const bool waits = m_socket->bytesToWrite() > 0;
    if (m_end == End::Closed && !waits)
        ::shutdown(static_cast<int>(m_socket->socketDescriptor()), SHUT_WR);
    if (m_end == End::Closed || waits)
        m_unread.start();
    else
        m_unread.stop();
}

LocalDoor::LocalDoor(const LineBounds& bounds, QObject* parent) : QObject(parent), m_bounds(bounds)
{
    m_server.setSocketOptions(QLocalServer::UserAccessOption);
    connect(&m_server, &QLocalServer::newConnection, this, [this] {
        while (QLocalSocket* socket = m_server.nextPendingConnection())
            admit(socket);
    });
}

LocalDoor::~LocalDoor()
{
    m_server.close(); // removes the socket, while it is certainly ours
    if (m_lock >= 0)
        ::close(m_lock);
}

// Qt replaces whatever socket has the name, also one that a living program listens to. Hence the lock.
LocalDoor::Outcome LocalDoor::open(const QString& folder)
{
    Q_ASSERT(m_lock < 0);
    constexpr auto onlyOwner = QFile::ReadOwner | QFile::WriteOwner;
    const QDir place(QDir(folder).absolutePath());
    if (QFile::encodeName(place.path()).size() > longestFolder || !QDir().mkpath(place.path())
        || !QFile::setPermissions(place.path(), onlyOwner | QFile::ExeOwner))
        return Outcome::Failed;
    const QByteArray lock = QFile::encodeName(place.filePath("lock"));
    m_lock = ::open(lock.constData(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    if (m_lock < 0)
        return Outcome::Failed;
    const QString name = place.filePath("line");
    const bool isTaken = flock(m_lock, LOCK_EX | LOCK_NB) != 0;
    if (!isTaken && m_server.listen(name) && QFile::setPermissions(name, onlyOwner))
        return Outcome::Open;
    m_server.close();
    ::close(std::exchange(m_lock, -1));
    return isTaken ? Outcome::Taken : Outcome::Failed;
}

void LocalDoor::admit(QLocalSocket* socket)
{
    if (m_lines == mostLines) {
        socket->abort();
        socket->deleteLater();
        return;
    }
    auto* line = new LocalLine(socket, m_bounds, this);
    ++m_lines;
    connect(line, &LocalLine::closed, this, [this, line] {
        --m_lines;
        line->deleteLater();
    });
    connect(line, &LocalLine::opened, this, [this, line] { emit arrived(line); });
}

} // namespace storeys
