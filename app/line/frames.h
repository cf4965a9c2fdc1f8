#pragma once

#include <QByteArray>
#include <QByteArrayView>

#include <optional>
#include <utility>

namespace storeys {

// How messages become a stream of bytes: each is a frame, four bytes with the length of the message (the highest first)
// and the message itself. What a message says is its owner's business. All lines write and read the same frames.

// The frame of a message, which has at least one byte.
[[nodiscard]] QByteArray frameOf(const QByteArray& message);

// Reads frames from a stream that arrives in pieces of any size. Besides the message that is arriving it keeps nothing.
class FrameReader
{
public:
    // The longest message that it accepts, in bytes.
    explicit FrameReader(quint32 longest) : m_longest(longest) {}

    // Reads from the front of `bytes`, and removes there what was read. Returns the first message that is complete now; if
    // there is none, all bytes have been read, or the stream is broken.
    [[nodiscard]] std::optional<QByteArray> read(QByteArrayView& bytes);
    // Whether a length was 0 or too long. Nothing more is read then, as nobody knows where the next frame would begin.
    [[nodiscard]] bool isBroken() const
    {
        return m_lengthBytes == lengthBytes && (m_length == 0 || m_length > m_longest);
    }

    static constexpr int lengthBytes = 4;

private:
    quint32 m_longest;
    quint32 m_length = 0;  // as far as its bytes have arrived
    int m_lengthBytes = 0; // of the present frame, that have arrived
    QByteArray m_message;  // as far as it has arrived
};

} // namespace storeys
