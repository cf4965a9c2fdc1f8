// Layouts of mini boards: what is accepted reads back the same and makes a board.

#include "target.h"

#include "messages/messages.h"
#include "rules/mini_boards.h"
#include "rules/variant_reader.h"

namespace storeys::layout_target {

const FuzzTarget target("layout", [](const std::uint8_t* data, std::size_t size) {
    static const Variant variant = *readVariant(STOREYS_DATA_DIR "/variants/surprise.json");
    const std::string text(reinterpret_cast<const char*>(data), size);
    const auto laid = readLayout(text);
    if (!laid)
        require(!message(laid.error()).empty(), "a refused layout has a reason");
    else
        require(*readLayout(layoutText(*laid)) == *laid, "a layout reads back");
    const auto whole = composed(variant, text);
    const auto sketch = sketched(variant, text);
    require(!whole || (laid && sketch), "what can be played can be shown");
    if (!sketch) {
        require(!message(whole.error()).empty() && !message(sketch.error()).empty(), "a refused board has a reason");
        return 0;
    }
    for (const LaidMiniBoard& each : *laid)
        require(sizeOf(variant.miniBoards, each).rows > 0, "each mini board has a size");
    (void)sketch->emptyBoard();
    if (whole)
        require(readVariantData(whole->data) && composed(*whole, layoutText(*laid)), "a composed variant reads back");
    return 0;
});

} // namespace storeys::layout_target
