// Passes on the values of the TileTable and lays out the face; the layout is the same at every vertex of a tile.
// Without a number, a large letter stands in the middle. A number takes the lower right corner, and the letter, however
// wide, ends above it. On a map of heights the number takes the upper left corner, which stacks in front hide last, and
// the letter stays large.
VARYING vec4 data;      // cell of the letter in the atlas, number, mark, and 1 for points or 2 for a blank
VARYING vec4 body;      // colour; its alpha holds by how much each neighbour is higher
VARYING float height;   // above the base of the tile
VARYING vec2 facing;    // cosines of the angles to light and fill light, which are fixed to the board
VARYING vec4 letterAt;  // middle, size of the atlas's cell, radius of a blank's ring
VARYING vec4 numberAt;  // middle, size of the atlas's cell, where the tab begins

const vec3 toLight = vec3(-0.485, 0.788, -0.379), toFill = vec3(0.45, 0.15, 0.88);
const float atlasLetter = 0.64, atlasNumber = 0.74;     // heights of a capital and a digit in their cells, see letter_atlas.cpp

void layOut(bool numbered, bool laid, bool blank, float inset) {
    float digit = atlasNumber * numberSize * (laid ? 0.9 : 1.0);
    float end = laid ? 0.885 : 0.90 - inset, gap = 0.035;
    float tab = end - digit - 0.05;                             // begins within the band of a laid tile
    // upper left corner of the number
    vec2 corner = laid ? vec2(tab) : vec2(0.88 - inset - 0.6 * digit, end - digit);
    vec2 middle = laid ? vec2((tab + end) * 0.5 + 0.006) : vec2(0.88 - inset - 0.3 * digit, end - 0.5 * digit);
    float twoDigits = step(9.5, data.y) * step(data.y, 11.5);    // above 11: the diamond of a yellow blank
    if (!laid)
        middle.x -= 0.045 * twoDigits;
    numberAt = vec4(middle, digit / atlasNumber * (laid ? 1.0 - 0.2 * twoDigits : 1.0), tab);     // fits into the tab

    float top = laid ? 0.145 : 0.11 + inset, capital = laid ? 0.56 : atlasLetter, ring = laid ? 0.34 : 0.40;
    vec2 centre = vec2(0.5);
    if (numbered) {
        capital = corner.y - gap - top;
        centre = vec2(0.475, top + capital * 0.5);
    }
    if (blank) {
        if (numbered) {
            centre = vec2(laid ? 0.405 : 0.435);
            ring = min(centre.x - (laid ? 0.145 : 0.09), length(corner - centre) - 0.05);
        }
        capital = (ring - 0.05) * 1.35;     // so that the corners of a letter are within the ring
    }
    letterAt = vec4(centre, capital / atlasLetter, ring);
}

// The layout on a map of heights, except for laid tiles.
void layOutMap(bool last, bool blank, float inset) {
    float digit = 0.80 * atlasNumber * numberSize;
    float top = (last ? 0.110 : 0.070) + inset, end = (last ? 0.880 : 0.905) - inset;      // within the line of the last play
    vec2 corner = vec2(top + 0.04 + 0.6 * digit, top + digit);          // lower right corner of the number
    numberAt = vec4(corner - vec2(0.3, 0.5) * digit + vec2(0.045 * step(9.5, data.y), 0.0), digit / atlasNumber, 0.0);

    float capital = min(atlasLetter, end - corner.y - 0.03), ring = 0.0;
    vec2 centre = vec2(0.5, end - capital * 0.5);
    if (blank) {
        centre = vec2(0.565);
        ring = min(end - centre.x, length(corner - centre) - 0.05);
        capital = (ring - 0.05) * 1.35;
    }
    letterAt = vec4(centre, capital / atlasLetter, ring);
}

void MAIN() {
    data = INSTANCE_DATA;
    body = INSTANCE_COLOR;
    COLOR = vec4(1.0);      // some versions of Quick 3D multiply the base colour by it, some don't
    height = VERTEX.y;
    facing = vec2(dot(NORMAL, toLight), dot(NORMAL, toFill));
    // room for the line of the last play where that is broad
    float inset = data.z > 0.5 && data.z < 1.5 ? max(0.0, lastWidth - 0.05) : 0.0;
    if (mapped > 0.5 && data.y > 0.5 && data.z < 1.5 && abs(data.w - 1.0) > 0.5)
        layOutMap(data.z > 0.5, data.w > 1.5, inset);
    else
        layOut(data.y > 0.5 || data.z > 2.5, data.z > 1.5, data.w > 1.5, inset);
}
