import QtQuick
import Storeys

// Line icons on a grid of 24 by 24, stroke 1.8, round ends. Drawn from SVG, so that they are antialiased on every
// backend.
Image {
    id: icon

    required property string name       // see IconPaths; any other: an empty icon
    property color tint: Theme.p.text
    property int size: Theme.icon

    width: size
    height: size
    sourceSize { width: Math.ceil(icon.size * Screen.devicePixelRatio); height: Math.ceil(icon.size * Screen.devicePixelRatio) }
    source: "data:image/svg+xml;utf8," + encodeURIComponent("<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='"
        + tint + "' stroke-width='1.8' stroke-linecap='round' stroke-linejoin='round'>" + (IconPaths.paths[name] ?? "").replace(/currentColor/g, tint) + "</svg>")
}
