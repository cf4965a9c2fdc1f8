#pragma once

#include "host/host_thread.h"
#include "table/away/lines.h"
#include "table/files/file_name.h"

#include <QStringList>

#include <memory>
#include <optional>

namespace storeys {

// Windows of one person's programs at one table: lines over local sockets, and the dealer of this program, which begins when it
// is first needed.
class OtherWindows : public Lines
{
public:
    // `arguments`: what another window of the program is started with. `places`: where its data lies.
    OtherWindows(DataPlace data, const StorePlaces& places, QStringList arguments);

    [[nodiscard]] std::unique_ptr<MessageLine> to(const QString& dealer) override;
    [[nodiscard]] QString openWindow(const AwayPlace& place) override;

    // The seat for which this window was opened, as openWindow() passes it on; none if it was not.
    [[nodiscard]] static std::optional<AwayPlace> ownPlace();

private:
    [[nodiscard]] QString door();

    DataPlace m_data;
    QString m_tables;
    QStringList m_arguments;
    std::unique_ptr<HostThread> m_host;
};

} // namespace storeys
