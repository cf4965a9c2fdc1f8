import QtQuick
import Storeys

// Line icons on a grid of 24 by 24, stroke 1.8, round ends. Drawn from SVG, so that they are antialiased on every
// backend.
Image {
    id: icon

    required property string name       // see paths; any other: an empty icon
    property color tint: Theme.p.text
    property int size: Theme.icon

    readonly property var paths: ({
        top: "<rect x='4.5' y='4.5' width='15' height='15' rx='2.5'/><path d='M12 4.5v15M4.5 12h15'/>",
        corner: "<path d='M12 3.5l8.5 5-8.5 5-8.5-5zM3.5 8.5v7l8.5 5 8.5-5v-7M12 13.5v7'/>",
        low: "<path d='M2.5 15.5l4-6h11l4 6zM2.5 15.5v3.5h19v-3.5'/>",
        flat: "<rect x='4' y='4' width='16' height='16' rx='2'/><path d='M4 12h16M12 4v16M6.8 8h2.4M14.8 16h2.4'/>",
        heights: "<path d='M4.5 19.5h4.5v-5H4.5zM9.8 19.5h4.5v-10H9.8zM15 19.5h4.5v-15H15z'/>",
        explode: "<path d='M12 3.5l7.5 3.5L12 10.5 4.5 7zM4.5 12l7.5 3.5 7.5-3.5M4.5 17l7.5 3.5 7.5-3.5'/>",
        lower: "<path d='M4.5 19.5h15M7 15.5h10M12 3.5v8M8.5 8l3.5 3.5L15.5 8'/>",
        reset: "<path d='M5 12a7 7 0 1 1 2.2 5.1M5 19.5v-4.2h4.2'/>",
        turn: "<path d='M19 12a7 7 0 1 1-2.2-5.1L19 9M19 4.5V9h-4.5'/>",
        flip: "<path d='M12 3.5v17M8.5 7h-4v10h4M15.5 7h4v10h-4'/>",
        shuffle: "<path d='M3.5 7h3.2c4.6 0 5.6 10 10.4 10h3.2M3.5 17h3.2c1.6 0 2.7-1.2 3.6-2.8M13.4 9.6c.9-1.5 2-2.6 3.7-2.6h3.2M17.8 4.4L20.4 7l-2.6 2.6M17.8 14.4l2.6 2.6-2.6 2.6'/>",
        sort: "<path d='M4 7h11M4 12h8M4 17h5M18 5.5v13M15 15.5l3 3 3-3'/>",
        recall: "<path d='M12 4v11M7.2 10.4L12 15.2l4.8-4.8M4.5 19.5h15'/>",
        swap: "<path d='M7.5 4.5v15M3.9 15.9l3.6 3.6 3.6-3.6M16.5 19.5v-15M12.9 8.1l3.6-3.6 3.6 3.6'/>",
        pass: "<path d='M5 5.5l7.5 6.5L5 18.5zM16.5 5.5v13'/>",
        plus: "<path d='M12 5v14M5 12h14'/>",
        minus: "<path d='M5 12h14'/>",
        person: "<circle cx='12' cy='8.5' r='3.8'/><path d='M4.8 20c.6-4 3.4-6 7.2-6s6.6 2 7.2 6'/>",
        computer: "<rect x='3.5' y='5' width='17' height='11' rx='2'/><path d='M9 20h6M12 16v4'/>",
        down: "<path d='M6.5 9.5l5.5 5.5 5.5-5.5'/>",
        away: "<path d='M12 20.5v-15M5 12l7-7 7 7'/>",
        bag: "<path d='M8.5 8c-3 2.5-4.5 5.5-4.5 8 0 3 2.5 4.5 8 4.5s8-1.5 8-4.5c0-2.5-1.5-5.5-4.5-8M8 4.5h8l-1 3.5h-6z'/>",
        cross: "<circle cx='12' cy='12' r='8.5'/><path d='M8.8 8.8l6.4 6.4M15.2 8.8l-6.4 6.4'/>",
        stepBack: "<path d='M14.5 6l-6 6 6 6'/>",
        stepOn: "<path d='M9.5 6l6 6-6 6'/>",
        toFirst: "<path d='M17 6l-6 6 6 6M7 6v12'/>",
        toLast: "<path d='M7 6l6 6-6 6M17 6v12'/>",
        branch: "<path d='M7 4.5v15M7 13c0-4 9.5-2 9.5-7M13 8.5l3.5-3.5 3.5 3.5'/>",
        history: "<circle cx='12' cy='12' r='8.5'/><path d='M12 7v5.3l3.5 2'/>",
        bulb: "<path d='M9.5 17h5M10.3 20h3.4M9.3 14.2c-1.9-1-3-2.8-3-4.9a5.7 5.7 0 0 1 11.4 0c0 2.1-1.1 3.9-3 4.9z'/>",
        undo: "<path d='M9 5.5L4.5 10 9 14.5M5 10h9a5 5 0 0 1 0 10h-3'/>",
        redo: "<path d='M15 5.5l4.5 4.5-4.5 4.5M19 10h-9a5 5 0 0 0 0 10h3'/>",
        book: "<path d='M12 6.5c-2-1.4-4.6-2-8-2v13c3.4 0 6 .6 8 2 2-1.4 4.6-2 8-2v-13c-3.4 0-6 .6-8 2zM12 6.5v13'/>",
        chart: "<path d='M4 4.5v15h16M8.5 16v-4M12.5 16V8M16.5 16v-6.5'/>",
        race: "<path d='M4 4.5v15h16M7 15.5l4-4.5 3 2.5 5.5-7'/>",
        menu: "<path d='M4.5 7h15M4.5 12h15M4.5 17h15'/>",
        more: "<circle cx='6' cy='12' r='1'/><circle cx='12' cy='12' r='1'/><circle cx='18' cy='12' r='1'/>",
        sliders: "<path d='M4 7.5h9M18 7.5h2M4 16.5h2M11 16.5h9'/><circle cx='15.5' cy='7.5' r='2.4'/><circle cx='8.5' cy='16.5' r='2.4'/>",
        close: "<path d='M6.5 6.5l11 11M17.5 6.5l-11 11'/>",
        info: "<circle cx='12' cy='12' r='8.5'/><path d='M12 11.5v5M12 7.8v.1'/>",
        doubt: "<path d='M12 4.2l9 15.6H3zM12 10v4.6M12 17v.1'/>",
        folder: "<path d='M3.5 18.5v-12h6l2 2.5h9v9.5zM3.5 12h17'/>",
        trash: "<path d='M4.5 6.5h15M9.5 6.5v-2h5v2M6.5 6.5l1 13h9l1-13M10 10.5v5.5M14 10.5v5.5'/>",
        check: "<path d='M4.5 12.5l5 5 10-11'/>",
        clock: "<circle cx='12' cy='12' r='8.5'/><path d='M12 7v5l3.2 2.2'/>",
        flag: "<path d='M6 20.5v-16M6 5h11.5l-2.7 3.7 2.7 3.7H6'/>",
        trophy: "<path d='M8 4.5h8v5a4 4 0 0 1-8 0zM8 6H4.8c0 3 1.2 4.5 3.4 4.7M16 6h3.2c0 3-1.2 4.5-3.4 4.7M12 13.5v3.5M8.5 19.5h7'/>",
        star: "<path d='M12 3l2.7 5.8 6.3.7-4.7 4.3 1.3 6.2-5.6-3.2L6.4 20l1.3-6.2L3 9.5l6.3-.7z' fill='currentColor' stroke='none'/>",
        // wedges for the size of a mistake
        "small-mistake": "<path d='M7 9.5h10l-5 6z' fill='currentColor' stroke='none'/>",
        "medium-mistake": "<path d='M7 5.5h10l-5 6zM7 13h10l-5 6z' fill='currentColor' stroke='none'/>",
        "large-mistake": "<path d='M7 2.5h10l-5 5.5zM7 9.3h10l-5 5.5zM7 16.1h10l-5 5.5z' fill='currentColor' stroke='none'/>",
        // signs of squares and cards, and of their owners
        blank: "<rect x='3.2' y='3.2' width='17.6' height='17.6' rx='3.6' stroke-width='2.2'/><circle cx='12' cy='12' r='4.2' stroke-width='2.2'/>",
        "give-back": "<rect x='2.6' y='8.2' width='13' height='13' rx='2.8' stroke-width='2.1'/><circle cx='9.1' cy='14.7' r='3' stroke-width='2'/><path d='M12 4.6h9.2M17.8 1.6l3.2 3-3.2 3' stroke-width='2.1'/>",
        blocker: "<path fill-rule='evenodd' d='M5.7 2.2h12.6a3.5 3.5 0 0 1 3.5 3.5v12.6a3.5 3.5 0 0 1-3.5 3.5H5.7a3.5 3.5 0 0 1-3.5-3.5V5.7a3.5 3.5 0 0 1 3.5-3.5zM7.2 9.8a1.2 1.2 0 0 0-1.2 1.2v2a1.2 1.2 0 0 0 1.2 1.2h9.6a1.2 1.2 0 0 0 1.2-1.2v-2a1.2 1.2 0 0 0-1.2-1.2z' fill='currentColor' stroke='none'/>",
        lift: "<path fill-rule='evenodd' d='M4.8 11.2h14.4a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2H4.8a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2zM7 15.3v2.8h10v-2.8z' fill='currentColor' stroke='none'/><path d='M12 8.6V2.4M8.6 5.2L12 1.9l3.4 3.3' stroke-width='2.1'/>",
        again: "<path d='M5 12.6a7.6 7.6 0 1 0 2.4-6.1M4.6 2.8v4.5h4.5' stroke-width='2.5'/>",
        "skip-next": "<path d='M2.6 17.2c0-8.5 11.6-10.3 15.2-3.2' stroke-width='2.4'/><path d='M19.6 8.4l-.8 7.4-6.6-3.2z' fill='currentColor' stroke='none'/><circle cx='9.6' cy='18.4' r='2.6' fill='currentColor' stroke='none'/>",
        pause: "<rect x='5.2' y='3.4' width='5' height='17.2' rx='1.7' fill='currentColor' stroke='none'/><rect x='13.8' y='3.4' width='5' height='17.2' rx='1.7' fill='currentColor' stroke='none'/>",
        change: "<path d='M7.4 20.4V4.4M3.4 8.3l4-4.2 4 4.2M16.6 3.6v16M12.6 15.7l4 4.2 4-4.2' stroke-width='2.4'/>",
        fresh: "<path d='M3.6 10.2a8.6 8.6 0 0 1 15.6-2.6M20.4 13.8a8.6 8.6 0 0 1-15.6 2.6M20 3v4.8h-4.8M4 21v-4.8h4.8' stroke-width='2.4'/>",
        "swap-racks": "<path d='M2.8 7.6h15M14.2 3.6l4.2 4-4.2 4M21.2 16.4h-15M9.8 12.4l-4.2 4 4.2 4' stroke-width='2.5'/>",
        card: "<rect x='4.6' y='2.4' width='14.8' height='19.2' rx='2.8' stroke-width='2.2'/><path d='M9 9h6M9 12.5h6M9 16h3.5' stroke-width='2'/>",
        pickaxe: "<g transform='rotate(42 12 12)'><path d='M10.7 8h2.6v13.4a1.3 1.3 0 0 1-2.6 0zM.8 9.4C4 4.5 8.2 2.4 12 2.4s8 2.1 11.2 7C19.4 7 15.8 6.3 12 6.3S4.6 7 .8 9.4z' fill='currentColor' stroke='none'/></g>",
        seat1: "<path d='M12 2.8a1.3 1.3 0 0 1 1.1.7l9.1 16a1.3 1.3 0 0 1-1.1 1.9H2.9a1.3 1.3 0 0 1-1.1-1.9l9.1-16A1.3 1.3 0 0 1 12 2.8z' fill='currentColor' stroke='none'/>",
        seat2: "<circle cx='12' cy='12' r='9.4' fill='currentColor' stroke='none'/>",
        seat3: "<rect x='3.4' y='3.4' width='17.2' height='17.2' rx='1.6' fill='currentColor' stroke='none'/>",
        seat4: "<path d='M9.4 2.4h5.2a.9.9 0 0 1 .9.9v5.2h5.2a.9.9 0 0 1 .9.9v5.2a.9.9 0 0 1-.9.9h-5.2v5.2a.9.9 0 0 1-.9.9H9.4a.9.9 0 0 1-.9-.9v-5.2H3.3a.9.9 0 0 1-.9-.9V9.4a.9.9 0 0 1 .9-.9h5.2V3.3a.9.9 0 0 1 .9-.9z' fill='currentColor' stroke='none'/>"
    })

    width: size
    height: size
    sourceSize { width: Math.ceil(icon.size * Screen.devicePixelRatio); height: Math.ceil(icon.size * Screen.devicePixelRatio) }
    source: "data:image/svg+xml;utf8," + encodeURIComponent("<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='"
        + tint + "' stroke-width='1.8' stroke-linecap='round' stroke-linejoin='round'>" + (paths[name] ?? "").replace(/currentColor/g, tint) + "</svg>")
}
