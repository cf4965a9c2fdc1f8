// Preloaded into the program: after some frames OpenGL says that its context is lost, as after a reset of the graphics
// processor. Until then, calls go to the real driver, which need not be able to tell of a loss.

#include <dlfcn.h>

#include <string>
#include <string_view>
#include <vector>

namespace {

using Function = void (*)();
using Create = void* (*)(void*, void*, void*, int, const int*);

constexpr const char* robustness = "GLX_ARB_create_context_robustness";
constexpr int resetNotification = 0x8256; // an attribute of contexts, GLX_CONTEXT_RESET_NOTIFICATION_STRATEGY_ARB
constexpr int contextFlags = 0x2094;
constexpr int robustAccess = 4; // one of them
constexpr unsigned unknownContextReset = 0x8255;

template<class Pointer>
Pointer real(const char* name)
{
    return reinterpret_cast<Pointer>(dlsym(RTLD_NEXT, name));
}

unsigned resetStatus()
{
    static int asked = 0;
    return ++asked > 4 ? unknownContextReset : 0;
}

// Creates a context without what the driver may lack.
void* createContext(void* display, void* config, void* shared, int direct, const int* attributes)
{
    std::vector<int> kept;
    for (; *attributes != 0; attributes += 2)
        if (attributes[0] != resetNotification)
            kept.insert(kept.end(),
                        {attributes[0], attributes[0] == contextFlags ? attributes[1] & ~robustAccess : attributes[1]});
    kept.push_back(0);
    const auto find = real<Function (*)(const char*)>("glXGetProcAddress");
    return reinterpret_cast<Create>(find("glXCreateContextAttribsARB"))(display, config, shared, direct, kept.data());
}

} // namespace

extern "C" const char* glXQueryExtensionsString(void* display, int screen)
{
    static std::string names;
    names = real<const char* (*)(void*, int)>("glXQueryExtensionsString")(display, screen);
    return (names += std::string(" ") + robustness).c_str();
}

extern "C" Function glXGetProcAddress(const char* name)
{
    if (std::string_view(name).starts_with("glGetGraphicsResetStatus"))
        return reinterpret_cast<Function>(resetStatus);
    if (std::string_view(name) == "glXCreateContextAttribsARB")
        return reinterpret_cast<Function>(createContext);
    return real<Function (*)(const char*)>("glXGetProcAddress")(name);
}
