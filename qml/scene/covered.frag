// A tile with another one on it: sides only.
VARYING vec4 body;
VARYING vec3 place;
VARYING vec3 facing;

void MAIN() {
    float seam = mix(0.42, 1.0, smoothstep(0.15, 0.3 * storey, place.y)) * mix(1.0, 0.62, smoothstep(storey - 0.3, storey - 0.02, place.y));
    vec3 warm = mix(shade.rgb, vec3(1.0), smoothstep(-0.7, 0.3, dot(facing, vec3(-0.485, 0.788, -0.379))));     // to the light
    BASE_COLOR = vec4(body.rgb * body.rgb * seam * warm, 1.0);    // a square: near to linear from sRGB
    EMISSIVE_COLOR = body.rgb * seam * warm * fill * max(0.0, dot(facing, vec3(0.45, 0.15, 0.88)));
    ROUGHNESS = roughness;
    METALNESS = 0.0;
    SPECULAR_AMOUNT = specular;
}
