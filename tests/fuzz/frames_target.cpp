// Frames of a line: pieces of any size give the same messages, which are the stream up to where it breaks. The first byte
// chooses the size of the pieces.

#include "target.h"

#include "line/frames.h"

#include <QByteArrayList>

#include <algorithm>

namespace storeys::frames_target {

namespace {

constexpr quint32 longest = 300; // bytes

QByteArrayList messagesIn(QByteArrayView stream, qsizetype pieceSize, FrameReader& reader)
{
    QByteArrayList messages;
    while (!stream.isEmpty()) {
        QByteArrayView piece = stream.first(std::min(pieceSize, stream.size()));
        stream = stream.sliced(piece.size());
        while (const auto message = reader.read(piece)) {
            require(!message->isEmpty() && message->size() <= longest, "a message has a length that is allowed");
            messages += *message;
        }
        require(piece.isEmpty() || reader.isBroken(), "only a broken stream is not read to its end");
    }
    return messages;
}

} // namespace

const FuzzTarget target("frames", [](const std::uint8_t* data, std::size_t size) {
    if (size == 0)
        return 0;
    const QByteArrayView stream(data + 1, static_cast<qsizetype>(size - 1));
    FrameReader whole(longest), inPieces(longest);
    const QByteArrayList messages = messagesIn(stream, std::max<qsizetype>(stream.size(), 1), whole);
    require(messages == messagesIn(stream, 1 + data[0], inPieces), "pieces give the same messages");
    require(whole.isBroken() == inPieces.isBroken(), "pieces break where the whole does");
    QByteArray written;
    for (const QByteArray& message : messages)
        written += frameOf(message);
    require(stream.startsWith(written), "messages are what the stream says");
    return 0;
});

} // namespace storeys::frames_target
