#pragma once

#include "look/properties.h"

#include <QColor>
#include <QImage>
#include <QQuick3DTextureData>

namespace storeys {

// The base of textures that the program paints: always RGBA, 8 bits a channel, row 0 first. Painted when the QML
// component is complete, and again when a property changes. A Texture owns it.
// Subclasses write storeys::PaintedTexture: the generated QML type description needs the full name.
class PaintedTexture : public QQuick3DTextureData
{
    Q_OBJECT
    QML_ANONYMOUS

signals:
    void changed(); // a property of a subclass has changed

protected:
    void componentComplete() override;
    virtual void paint() = 0;
    void show(const QImage& image, bool transparent = false); // in Format_RGBA8888
    // The picture with all colours white and alpha unchanged. QPainter darkens half-transparent texels, which would
    // show as a dark edge when filtered.
    static QImage whitened(QImage image);
};

// The wood grain of the table: a value from 0 to 1 in every channel, by which the material mixes two colours of wood.
// Stretched along x, repeats in both directions, and is the same on every machine. A Texture owns it.
class WoodTexture : public storeys::PaintedTexture
{
    Q_OBJECT
    QML_ELEMENT

public:
    // Optional: starts drawing on another thread, so that the picture is ready for the first window.
    static void prepare();

private:
    void paint() override;
};

// The sign on the square where the next typed letter goes: a frame with an arrowhead that points out of it to the
// right. QML turns it to the direction of play. The picture is one and a half squares wide. A Texture owns it.
class CursorSign : public storeys::PaintedTexture
{
    Q_OBJECT
    QML_ELEMENT
    INPUT(QColor, core, changed) = Qt::white;
    INPUT(QColor, edge, changed) = Qt::black; // contrasts with the core on any ground

private:
    void paint() override;
};

} // namespace storeys
