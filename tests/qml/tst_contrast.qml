import QtQuick
import QtTest
import Storeys

TestCase {
    id: test

    readonly property var themes: ({ light: Theme.light, dark: Theme.dark, contrast: Theme.contrast })

    // Of WCAG 2.1: from 0 (black) to 1.
    function luminance(shade: color): real {
        const linear = part => part <= 0.04045 ? part / 12.92 : Math.pow((part + 0.055) / 1.055, 2.4)
        return 0.2126 * linear(shade.r) + 0.7152 * linear(shade.g) + 0.0722 * linear(shade.b)
    }
    // From 1 to 21.
    function contrast(one: color, other: color): real {
        const a = test.luminance(one) + 0.05, b = test.luminance(other) + 0.05
        return Math.max(a / b, b / a)
    }
    function shadesOf(theme: string, name: string): var {
        const value = test.themes[theme][name]
        verify(value !== undefined, name)
        return value.length === undefined ? [value] : Array.from(value)
    }
    // Pairs that are too close, as text.
    function closePairs(theme: string, kind: var): var {
        const close = []
        for (const [above, below] of kind.pairs)
            for (const one of test.shadesOf(theme, above))
                for (const other of test.shadesOf(theme, below)) {
                    const found = test.contrast(one, other)
                    if (found < kind.least)
                        close.push(above + " " + one + " on " + below + " " + other + ": " + found.toFixed(2))
                }
        return close
    }

    function test_the_formula_gives_the_known_figures(): void {
        compare(test.contrast(Qt.rgba(0, 0, 0, 1), Qt.rgba(1, 1, 1, 1)), 21)
        verify(Math.abs(test.contrast(Qt.color("#767676"), Qt.color("#ffffff")) - 4.54) < 0.01)     // WCAG's own example
    }
    function test_everything_is_told_apart_data(): var {
        const rows = []
        for (const theme of Object.keys(test.themes))
            for (const kind of ["text", "letters", "marks"])
                rows.push({ tag: theme + " " + kind, theme: theme, kind: kind })
        return rows
    }
    function test_everything_is_told_apart(row: var): void {
        compare(test.closePairs(row.theme, contrasts[row.kind]), [])
    }
    function test_in_high_contrast_every_focus_is_yellow(): void {
        compare(Theme.contrast.target, Theme.contrast.accent)
        verify(test.contrast(Theme.contrast.targetEdge, Theme.contrast.well) >= contrasts.marks.least)
    }
    function test_in_high_contrast_the_grid_is_neither_tile_nor_square(): void {
        const pairs = [["well", "pad"], ["well", "face"], ["storeys", "well"], ["heights", "well"], ["start", "well"]]
        const close = test.closePairs("contrast", { least: 2.5, pairs: pairs })
        compare(close, [])
    }
    function test_in_high_contrast_the_last_play_is_no_border(): void {
        compare(test.closePairs("contrast", { least: 3, pairs: [["lastMark", "ink"]] }), [])
        verify(Theme.contrast.lastWidth >= 2 * Theme.light.lastWidth)
    }

    name: "Contrast"

    Contrasts { id: contrasts }
}
