#include "shown_file.h"

#include <QFile>
#include <QQmlComponent>
#include <QQmlContext>
#include <QQmlExpression>
#include <QQuickItem>

namespace storeys::test {

ShownFile::ShownFile(QQmlEngine& engine, const QString& record, int turns) : m_engine(engine)
{
    m_engine.addImportPath(QStringLiteral("qrc:/"));
    m_game.setProperty("record", record);
    m_game.setProperty("turns", turns);
    m_game.setProperty("keeps", true);
    m_game.componentComplete();
    m_engine.rootContext()->setContextProperty(QStringLiteral("session"), m_game.session());
}

ShownFile::~ShownFile()
{
    while (!m_made.empty())
        m_made.pop_back();
}

void ShownFile::run(const QString& script)
{
    QQmlExpression expression(m_engine.rootContext(), nullptr, script);
    expression.evaluate();
    if (expression.hasError())
        qFatal("%s", qPrintable(expression.error().toString()));
}

// With those of the properties that it has.
QObject* ShownFile::made(const QUrl& file, QVariantMap properties)
{
    QQmlComponent component(&m_engine, file);
    QObject* object = component.beginCreate(m_engine.rootContext());
    if (!object) {
        qWarning("%s", qPrintable(component.errorString()));
        return nullptr;
    }
    for (const QString& name : properties.keys())
        if (object->metaObject()->indexOfProperty(qPrintable(name)) < 0)
            properties.remove(name);
    component.setInitialProperties(object, properties);
    component.completeCreate();
    if (component.isError())
        qWarning("%s", qPrintable(component.errorString()));
    return m_made.emplace_back(object).get();
}

QQuickWindow* ShownFile::windowOf(const QVariantMap& settings)
{
    return qobject_cast<QQuickWindow*>(made(QUrl("qrc:/Storeys/Fixture/FixtureWindow.qml"), settings));
}

QQuickWindow* ShownFile::show(const QString& file, const QVariantMap& settings)
{
    for (const auto& [name, value] : settings.toStdMap())
        m_preferences.show(name, value);
    QVariantMap properties{{"session", QVariant::fromValue(m_game.session())},
                           {"preferences", QVariant::fromValue(&m_preferences)},
                           {"statistics", QVariant::fromValue(m_game.session()->results()->statistics())},
                           {"choices", QVariant::fromValue(m_game.session()->choices())},
                           {"dictionary", QVariant::fromValue(m_game.session()->dictionary())},
                           {"draft", QVariant::fromValue(m_game.session()->choices()->layoutDraft())},
                           {"credits", "The fonts are by their makers."},
                           {"problem", "game.gcg, line 3: that is no play."}};
    properties.insert(settings);
    const QUrl url = QFile::exists(file) ? QUrl::fromLocalFile(file) : QUrl("qrc:/Storeys/" + file);
    QQuickWindow* frame = file.startsWith("Main") ? nullptr : windowOf(settings);
    if (frame) {
        properties.insert({{"parent", QVariant::fromValue(frame->contentItem())}, {"visible", true}});
        properties.insert({{"width", frame->width()}, {"height", frame->height()}});
    }
    QObject* shown = made(url, properties);
    return frame && shown ? frame : qobject_cast<QQuickWindow*>(shown);
}

} // namespace storeys::test
