#pragma once

#include <QTest>

namespace storeys {

// How long a test waits for a thing, in milliseconds: so long that only what hangs takes it, on slow and busy machines and
// under sanitizers too. STOREYS_LIMIT gives another limit, in seconds.
inline const int patience =
    1000 * (qEnvironmentVariableIsSet("STOREYS_LIMIT") ? qEnvironmentVariableIntValue("STOREYS_LIMIT") : 120);

} // namespace storeys

// Qt's own limit is five seconds, which threads, programs and disks may take without a fault.
#undef QTRY_COMPARE
#undef QTRY_VERIFY
#undef QTRY_VERIFY2
#define QTRY_COMPARE(expression, expected) QTRY_COMPARE_WITH_TIMEOUT((expression), expected, storeys::patience)
#define QTRY_VERIFY(expression) QTRY_VERIFY_WITH_TIMEOUT((expression), storeys::patience)
#define QTRY_VERIFY2(expression, message) QTRY_VERIFY2_WITH_TIMEOUT((expression), (message), storeys::patience)
