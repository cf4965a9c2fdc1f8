#include "base/json_depth.h"

namespace storeys {

std::optional<Error> nestedTooDeeply(std::string_view json)
{
    int depth = 0;
    bool isInText = false;
    for (std::size_t i = 0; i < json.size(); ++i) {
        const char c = json[i];
        if (isInText && c == '\\')
            ++i;
        else if (c == '"')
            isInText = !isInText;
        else if (!isInText && (c == '[' || c == '{') && ++depth > mostJsonDepth)
            return Error{Fault::NestedTooDeeply, {std::to_string(mostJsonDepth)}};
        else if (!isInText && (c == ']' || c == '}'))
            --depth;
    }
    return std::nullopt;
}

} // namespace storeys
