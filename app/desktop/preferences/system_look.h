#pragma once

#include <QObject>
#include <QString>
#include <QtDBus/QDBusVariant> // whole, as moc writes its metatype down
#include <QtQml/qqmlregistration.h>

namespace storeys {

// The theme that goes with the colours of the desktop: light, dark or, where the desktop asks for it, contrast. It
// follows what the desktop says through its portal (org.freedesktop.appearance), which Qt 6.4 does not ask; where that
// says nothing, Qt's colour scheme, or else whether its windows are dark. main() owns it; of the QML, Wishes.qml alone
// reads it.
class SystemLook : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString theme READ theme NOTIFY changed)

public:
    explicit SystemLook(QObject* parent = nullptr);

    [[nodiscard]] QString theme() const { return m_theme; }
    bool eventFilter(QObject* watched, QEvent* event) override;

signals:
    void changed();

private slots:
    void readSetting(const QString& group, const QString& name, const QDBusVariant& value);

private:
    void askPortal();
    void decide();

    QString m_theme = "light";
    uint m_scheme = 0;   // as the portal has it: 0 nothing said, 1 dark, 2 light
    uint m_contrast = 0; // 1: high
};

} // namespace storeys
