// The wooden table: planks that each show another part of the same grain, and a soft shade round the tray. Far away the
// table fades to the colour of the horizon.
VARYING vec3 place;

const float plank = 43.0;       // width

void MAIN() {
    float across = place.z / plank + 0.37;
    float which = floor(across);
    float chance = fract(sin(which * 12.9898) * 43758.5453);
    vec2 uv = place.xz / vec2(150.0, 104.0) + vec2(chance, chance * 0.7);
    float grainHere = texture(wood, uv).r;
    if (detail > 0.0)
        grainHere += detail * (texture(wood, place.xz / vec2(37.0, 21.0) + vec2(chance * 3.0, chance)).r - 0.5);     // fibres, for a near look
    float seam = smoothstep(0.0, 0.012, min(fract(across), 1.0 - fract(across)));
    float tone = mix(0.955, 1.02, fract(chance * 7.0)) * mix(0.86, 1.0, seam);
    float fade = smoothstep(poolInner, poolOuter, length(place.xz));

    float d = length(max(abs(place.xz) - (trayHalf - 5.8), 0.0)) - 5.8;     // distance from the tray
    float shade = mix(0.50, 1.0, smoothstep(-1.0, 6.5, d)) * mix(0.90, 1.0, smoothstep(0.0, 26.0, d));
    float mixed = clamp((grainHere - 0.5) * grain + 0.5, 0.0, 1.0);
    vec3 colour = mix(woodDark.rgb, woodLight.rgb, mixed) * mix(1.0, tone, min(grain, 1.0)) * shade;
    BASE_COLOR = vec4(colour * (1.0 - fade), 1.0);
    EMISSIVE_COLOR = horizon.rgb * fade;
    ROUGHNESS = 0.85;
    METALNESS = 0.0;
    SPECULAR_AMOUNT = 0.12;
}

// Takes no shadows: the painted shade round the tray, which is softer, stands for them.
void DIRECTIONAL_LIGHT() {
    float lit = max(0.0, dot(normalize(NORMAL), TO_LIGHT_DIR));
    DIFFUSE += BASE_COLOR.rgb * LIGHT_COLOR * lit;
}
