#include "shown_file.h"

#include <QFile>
#include <QMetaProperty>
#include <QQmlComponent>
#include <QQmlContext>
#include <QQmlExpression>
#include <QQuickItem>

namespace storeys::test {
namespace {

// Each object of the table by its name, and the table.
QVariantMap partsOf(GameTable& table)
{
    QVariantMap parts{{"gameTable", QVariant::fromValue(&table)}};
    const QMetaObject& type = GameTable::staticMetaObject;
    for (int i = type.propertyOffset(); i < type.propertyCount(); ++i)
        parts.insert(type.property(i).name(), type.property(i).read(&table));
    return parts;
}

} // namespace

ShownFile::ShownFile(QQmlEngine& engine, const QString& record, int turns) : m_engine(engine)
{
    m_engine.addImportPath(QStringLiteral("qrc:/"));
    m_game.setProperty("record", record);
    m_game.setProperty("turns", turns);
    m_game.setProperty("keeps", true);
    m_game.componentComplete();
    m_engine.rootContext()->setContextProperty(QStringLiteral("table"), m_game.table());
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

// With those of the properties that it has and that can be set.
QObject* ShownFile::made(const QUrl& file, QVariantMap properties)
{
    QQmlComponent component(&m_engine, file);
    QObject* object = component.beginCreate(m_engine.rootContext());
    if (!object) {
        qWarning("%s", qPrintable(component.errorString()));
        return nullptr;
    }
    for (const QString& name : properties.keys())
        if (!object->metaObject()->property(object->metaObject()->indexOfProperty(qPrintable(name))).isWritable())
            properties.remove(name);
    if (object->inherits("QQuickPopup")) { // a dialog is as large as it wants to be
        properties.remove("width");
        properties.remove("height");
    }
    const QMetaObject* type = object->metaObject();
    if (QByteArray(type->property(type->indexOfProperty("commands")).typeName()).startsWith("Commands_"))
        properties.insert("commands", QVariant::fromValue(m_commands));
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
    m_commands = made(QUrl("qrc:/Storeys/commands/Commands.qml"), {{"gameTable", QVariant::fromValue(m_game.table())}});
    QVariantMap properties = partsOf(*m_game.table());
    properties.insert({{"preferences", QVariant::fromValue(&m_preferences)},
                       {"statistics", QVariant::fromValue(m_game.table()->results()->statistics())},
                       {"draft", QVariant::fromValue(m_game.table()->choices()->layoutDraft())},
                       {"credits", "The fonts are by their makers."},
                       {"problem", "game.gcg, line 3: that is no play."}});
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
