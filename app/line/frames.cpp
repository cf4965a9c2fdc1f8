#include "line/frames.h"

#include <QtEndian>

#include <algorithm>

namespace storeys {

QByteArray frameOf(const QByteArray& message)
{
    Q_ASSERT(!message.isEmpty());
    QByteArray frame(FrameReader::lengthBytes, Qt::Uninitialized);
    qToBigEndian(static_cast<quint32>(message.size()), frame.data());
    return frame += message;
}

std::optional<QByteArray> FrameReader::read(QByteArrayView& bytes)
{
    for (; m_lengthBytes < lengthBytes && !bytes.isEmpty(); ++m_lengthBytes) {
        m_length = m_length << 8 | static_cast<uchar>(bytes.front());
        bytes = bytes.sliced(1);
    }
    if (m_lengthBytes < lengthBytes || isBroken())
        return std::nullopt;
    m_message.reserve(m_length);
    const qsizetype count = std::min<qsizetype>(bytes.size(), m_length - m_message.size());
    m_message.append(bytes.data(), count);
    bytes = bytes.sliced(count);
    if (m_message.size() < m_length)
        return std::nullopt;
    m_length = 0;
    m_lengthBytes = 0;
    return std::exchange(m_message, {});
}

} // namespace storeys
