#pragma once

#include "look/properties.h"

#include <QString>
#include <QtDBus/QDBusVariant> // the full type, as moc writes down its metatype

namespace storeys {

// The theme that matches the desktop: "light", "dark" or, if the desktop asks for high contrast, "contrast". Follows
// the desktop's portal (org.freedesktop.appearance), which Qt 6.4 does not read. If the portal does not answer, follows
// Qt's colour scheme or, if that is unknown, Qt's palette. main() owns it; in QML only Main.qml reads it.
class SystemLook : public QObject
{
    Q_OBJECT
    QML_ELEMENT

public:
    explicit SystemLook(QObject* parent = nullptr);

    PROPERTY(QString, theme, changed) { return m_theme; }
    bool eventFilter(QObject* watched, QEvent* event) override;

signals:
    void changed();

private slots:
    void readSetting(const QString& group, const QString& name, const QDBusVariant& value);

private:
    void askPortal();
    void decide();

    QString m_theme = "light";
    uint m_scheme = 0;   // from the portal: 0 no preference, 1 dark, 2 light
    uint m_contrast = 0; // from the portal: 1 high
};

} // namespace storeys
