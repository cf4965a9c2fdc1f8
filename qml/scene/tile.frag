// A tile whose face shows: letter, number (storey or points), mark, ring of a blank, shade of higher neighbours.
// tile.vert lays the face out; letter_atlas.h explains the atlas. Coordinates on the face go from 0 to 1.
VARYING vec4 data;
VARYING vec4 body;
VARYING float height;
VARYING vec2 facing;
VARYING vec4 letterAt;
VARYING vec4 numberAt;

const vec2 grid = vec2(8.0, 6.0);
const float firstNumber = 32.0;
const float crossCell = 42.0, blockerCell = 45.0;
const vec3 blockerSign = vec3(1.0, 0.973, 0.918), blockerMark = vec3(0.498, 0.816, 0.773);

vec2 inAtlas(float index, vec2 uv) {
    return (vec2(mod(index, grid.x), floor(index / grid.x + 0.001)) + clamp(uv, 0.03, 0.97)) / grid;
}

// Last play: one thin line on the top, one round the sides.
vec3 markLast(vec3 colour, float d, float aa, float side) {
    float line = 1.0 - smoothstep(lastWidth * 0.5 - aa, lastWidth * 0.5 + aa, abs(d + 0.025 + 0.02 * edge));
    float blur = max(fwidth(height), 0.02);
    float broad = 2.4 * lastWidth * storey;
    float belt = 1.0 - smoothstep(broad - blur, broad + blur, abs(height - 0.45 * storey));
    return mix(colour, lastMark.rgb, max(line * (1.0 - side), side * belt));
}

// Draft: a broad band, a corner tab for the number, coloured sides. If the tile is at fault, the band is hatched.
vec3 markDraft(vec3 colour, vec2 uv, float d, float aa, float side, float fault, float numbered, float blocker) {
    float width = 0.066;
    float band = (1.0 - smoothstep(-aa, aa, d)) * smoothstep(-width - aa, -width + aa, d);
    float hatch = abs(fract((uv.x - uv.y) * 7.0) - 0.5) - 0.24;
    float blur = max(fwidth(hatch), 0.01);
    float edge = max(1.0 - smoothstep(0.011 - aa, 0.011 + aa, abs(d)), 1.0 - smoothstep(0.011 - aa, 0.011 + aa, abs(d + width)));
    band = mix(band, max(band * smoothstep(-blur, blur, hatch), edge * step(d, 0.011)), fault);
    vec2 tab = uv - numberAt.w;
    float filled = numbered * (1.0 - smoothstep(-aa, aa, d)) * smoothstep(-aa, 0.5 * aa, min(tab.x, tab.y));
    return mix(colour, mix(mix(draftMark.rgb, blockerMark, blocker), badMark.rgb, fault), max(max(band, filled) * (1.0 - side), side));
}

// Shows beside the number how full the stack is: a block for each tile in it, a dot for each tile that still fits. A
// full stack has a solid bar.
float gauge(vec2 uv, float storeys) {
    float pitch = 0.50 / limit, full = step(limit - 0.5, storeys);
    float along = (uv.x - mix(0.34, 0.14, step(0.5, numberAt.x))) / pitch, which = floor(along);
    vec2 block = mix(vec2(pitch * 0.36, 0.034), vec2(pitch, 0.040), full);
    vec2 size = mix(vec2(pitch * 0.14), block, step(which + 0.5, storeys));
    vec2 away = abs(vec2((fract(along) - 0.5) * pitch, uv.y - numberAt.y)) - size;
    float soft = clamp(fwidth(uv.y), 0.004, 0.03);
    return (1.0 - smoothstep(-soft, soft, max(away.x, away.y))) * step(0.0, which) * step(which, limit - 0.5);
}

// The soft shade at the foot of higher neighbours, wider on the sides that the light comes from.
float contact(vec2 uv, float neighbours) {
    vec4 taller = mod(floor(neighbours / vec4(1.0, 4.0, 16.0, 64.0) + 0.01), 4.0);    // storeys: left, right, far, near
    vec4 reach = (0.10 + 0.12 * taller) * vec4(1.3, 0.7, 1.2, 0.7);
    vec4 near = clamp(1.0 - vec4(uv.x, 1.0 - uv.x, uv.y, 1.0 - uv.y) / reach, 0.0, 1.0);
    vec4 light = 1.0 - near * near * contactShade * (0.26 + 0.06 * taller) * step(0.5, taller);
    return light.x * light.y * light.z * light.w;
}

void MAIN() {
    vec2 uv = UV0;
    float kind = floor(data.x + 0.5), sign = floor(data.y + 0.5);     // rounded, as interpolation is inexact
    float marked = step(0.5, data.z), draft = step(1.5, data.z), fault = step(2.5, data.z), blank = step(1.5, data.w);
    float numbered = max(step(0.5, sign), fault), blocker = step(blockerCell - 0.5, kind);

    // What is written on the face is turned to the viewer; marks are the same from all sides.
    vec2 onFace = vec2(dot(uv - 0.5, vec2(turned.x, -turned.y)), dot(uv - 0.5, turned.yx)) + 0.5;

    vec2 fromLetter = onFace - letterAt.xy;
    vec3 letter = texture(atlas, inAtlas(kind, fromLetter / letterAt.z + 0.5), -0.8).rgb;
    vec2 onNumber = (onFace - numberAt.xy) / numberAt.z + 0.5;
    float number = textureLod(atlas, inAtlas(mix(firstNumber - 1.0 + sign, crossCell, fault), clamp(onNumber, 0.05, 0.95)), numberLod).r;
    number *= numbered * step(0.0, min(onNumber.x, onNumber.y)) * step(max(onNumber.x, onNumber.y), 1.0);
    if (closeUp > 0.0 && sign > 1.5 && sign < 11.5 && (data.w < 0.5 || blank > 0.5) && fault < 0.5)
        number = max(number, closeUp * gauge(onFace, sign));
    if (blank > 0.5) {
        float ring = abs(length(fromLetter) - letterAt.w);
        float soft = max(fwidth(ring), 0.002);
        letter.r = max(letter.r, 1.0 - smoothstep(0.021 - soft, 0.021 + soft, ring));
    }

    vec3 colour = mix(body.rgb, mix(ink.rgb, blockerSign, blocker), letter.r);
    vec2 slopes = (letter.gb * 255.0 - 128.0) / 64.0;      // along the diagonals of the letter
    float relief = slopes.x * turned.x + slopes.y * turned.y;
    colour *= 1.0 - 0.45 * clamp(-relief, 0.0, 1.0);
    colour += clamp(relief, 0.0, 1.0) * lip * vec3(1.0, 0.97, 0.9);
    colour = mix(colour, ink.rgb, number * (1.0 - draft));

    vec2 fromMiddle = abs(uv - 0.5);
    float side = smoothstep(0.462, 0.470, max(fromMiddle.x, fromMiddle.y));
    if (marked > 0.5) {
        vec2 q = fromMiddle - vec2(0.450 - 0.100);
        // distance from a rounded square, negative inside
        float d = length(max(q, 0.0)) + min(max(q.x, q.y), 0.0) - 0.100;
        float aa = max(fwidth(d), 0.002);
        colour = draft < 0.5 ? markLast(colour, d, aa, side) : markDraft(colour, onFace, d, aa, side, fault, numbered, blocker);
        colour = mix(colour, vec3(1.0), number * draft);
    }

    if (edge > 0.0) {
        // distance from the edge of the face, negative on it
        float border = length(max(fromMiddle - 0.34, 0.0)) - 0.115;
        float soft = max(fwidth(border), 0.004);
        colour = mix(colour, ink.rgb, edge * smoothstep(-0.015 - soft, -0.015 + soft, border) * smoothstep(storey - 0.42, storey - 0.34, height));
    }

    float inked = max(letter.r, number * (1.0 - draft));
    float seam = mix(0.50, 1.0, smoothstep(0.15, 0.3 * storey, height)) * mix(1.0, 0.93 + 0.07 * height / storey, side);
    if (body.a > 0.5)
        colour *= contact(uv, body.a);
    vec3 warm = mix(shade.rgb, vec3(1.0), smoothstep(-0.7, 0.3, facing.x));     // tint only away from the light
    vec3 square = mix(body.rgb, colour, blocker);       // the light sign on the dark face of a blocker stays light
    BASE_COLOR = vec4(colour * square * seam * warm, 1.0);      // squared: roughly from sRGB to linear
    EMISSIVE_COLOR = colour * seam * warm * fill * max(0.0, facing.y);
    ROUGHNESS = roughness + 0.3 * inked;
    METALNESS = 0.0;
    SPECULAR_AMOUNT = specular * (1.0 - 0.85 * inked);
}
