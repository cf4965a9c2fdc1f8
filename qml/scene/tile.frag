// A tile whose face shows: letter, number (storey or value), mark, ring of a blank. Atlas: see letter_atlas.h. Coordinates on the face go from 0 to 1.
VARYING vec4 data;
VARYING vec4 body;
VARYING vec3 place;
VARYING vec3 facing;

const vec2 grid = vec2(8.0, 6.0);
const float firstNumber = 32.0;
const float crossCell = 42.0;

vec2 inAtlas(float index, vec2 uv) {
    return (vec2(mod(index, grid.x), floor(index / grid.x + 0.001)) + clamp(uv, 0.03, 0.97)) / grid;
}

// Last play: one thin line on the top, one round the sides.
vec3 markLast(vec3 colour, float d, float aa, float side) {
    float line = 1.0 - smoothstep(lastWidth * 0.5 - aa, lastWidth * 0.5 + aa, abs(d + 0.020));
    float blur = max(fwidth(place.y), 0.02);
    float belt = 1.0 - smoothstep(0.24 - blur, 0.24 + blur, abs(place.y - 1.25));
    return mix(colour, lastMark.rgb, max(line * (1.0 - side), side * belt));
}

// Draft: a broad band, a corner tab for the number, coloured sides. At fault: the band is hatched.
vec3 markDraft(vec3 colour, vec2 uv, float d, float aa, float side, float fault, float numbered) {
    float width = 0.070;
    float band = (1.0 - smoothstep(-aa, aa, d)) * smoothstep(-width - aa, -width + aa, d);
    float hatch = abs(fract((uv.x - uv.y) * 7.0) - 0.5) - 0.24;
    float blur = max(fwidth(hatch), 0.01);
    float edge = max(1.0 - smoothstep(0.011 - aa, 0.011 + aa, abs(d)), 1.0 - smoothstep(0.011 - aa, 0.011 + aa, abs(d + width)));
    band = mix(band, max(band * smoothstep(-blur, blur, hatch), edge * step(d, 0.011)), fault);
    vec2 tab = uv - vec2(0.882 - numberSize);
    float filled = numbered * (1.0 - smoothstep(-aa, aa, d)) * smoothstep(-aa, 0.5 * aa, min(tab.x, tab.y));
    return mix(colour, mix(draftMark.rgb, badMark.rgb, fault), max(max(band, filled) * (1.0 - side), side));
}

void MAIN() {
    vec2 uv = UV0;
    float kind = floor(data.x + 0.5), sign = floor(data.y + 0.5);     // integers come interpolated
    float marked = step(0.5, data.z), draft = step(1.5, data.z), fault = step(2.5, data.z), blank = step(1.5, data.w);
    float numbered = max(step(0.5, sign), fault);
    float aside = numbered * max(draft, step(0.5, data.w));

    // A letter is a little smaller and nearer the upper left beside a draft's tab or a value; a blank's is within its ring.
    vec2 onLetter = (uv - 0.5) * mix(1.0, 1.13, aside) * mix(1.0, 1.28, blank) + 0.5 + vec2(0.045) * aside;
    vec3 letter = texture(atlas, inAtlas(kind, onLetter), -0.8).rgb;
    vec2 onNumber = (uv - vec2(mix(0.910, 0.883, marked) - numberSize)) / numberSize;
    float numberCell = mix(firstNumber - 1.0 + sign, crossCell, fault);
    float number = textureLod(atlas, inAtlas(numberCell, clamp(onNumber, 0.05, 0.95)), numberLod).r;
    number *= numbered * step(0.0, min(onNumber.x, onNumber.y)) * step(max(onNumber.x, onNumber.y), 1.0);
    if (blank > 0.5) {
        float ring = abs(length(onLetter - 0.485) - 0.475);
        float soft = max(fwidth(ring), 0.002);
        letter.r = max(letter.r, 1.0 - smoothstep(0.024 - soft, 0.024 + soft, ring));
    }

    vec3 colour = mix(body.rgb, ink.rgb, letter.r);
    colour *= 1.0 - 0.45 * letter.b;
    colour += letter.g * lip * vec3(1.0, 0.97, 0.9);
    colour = mix(colour, ink.rgb, number * (1.0 - draft));

    vec2 fromMiddle = abs(uv - 0.5);
    float side = smoothstep(0.462, 0.470, max(fromMiddle.x, fromMiddle.y));
    if (marked > 0.5) {
        vec2 q = fromMiddle - vec2(0.405 - 0.085);
        float d = length(max(q, 0.0)) + min(max(q.x, q.y), 0.0) - 0.085;    // from a rounded square, negative inside
        float aa = max(fwidth(d), 0.002);
        colour = draft < 0.5 ? markLast(colour, d, aa, side) : markDraft(colour, uv, d, aa, side, fault, numbered);
        colour = mix(colour, vec3(1.0), number * draft);
    }

    float border = length(max(fromMiddle - 0.34, 0.0)) - 0.115;       // from where the face ends, negative on it
    float soft = max(fwidth(border), 0.004);
    colour = mix(colour, ink.rgb, edge * smoothstep(-0.015 - soft, -0.015 + soft, border) * smoothstep(2.38, 2.46, place.y));

    float inked = max(letter.r, number * (1.0 - draft));
    float seam = mix(0.50, 1.0, smoothstep(0.15, 0.75, place.y)) * mix(1.0, 0.93 + 0.07 * place.y / 2.8, side);
    vec3 warm = mix(shade.rgb, vec3(1.0), smoothstep(-0.7, 0.3, dot(facing, vec3(-0.485, 0.788, -0.379))));     // to the light
    BASE_COLOR = vec4(colour * body.rgb * seam * warm, 1.0);      // a square: near to linear from sRGB
    EMISSIVE_COLOR = colour * seam * warm * fill * max(0.0, dot(facing, vec3(0.45, 0.15, 0.88)));
    ROUGHNESS = roughness + 0.3 * inked;
    METALNESS = 0.0;
    SPECULAR_AMOUNT = specular * (1.0 - 0.85 * inked);
}
