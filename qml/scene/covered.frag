// A tile under another one: only its sides can be seen.
VARYING vec4 body;
VARYING float height;
VARYING vec2 facing;

void MAIN() {
    float seam = mix(0.42, 1.0, smoothstep(0.15, 0.3 * storey, height)) * mix(1.0, 0.62, smoothstep(storey - 0.3, storey - 0.02, height));
    vec3 warm = mix(shade.rgb, vec3(1.0), smoothstep(-0.7, 0.3, facing.x));     // tint only away from the light
    BASE_COLOR = vec4(body.rgb * body.rgb * seam * warm, 1.0);    // squared: roughly from sRGB to linear
    EMISSIVE_COLOR = body.rgb * seam * warm * fill * max(0.0, facing.y);
    ROUGHNESS = roughness;
    METALNESS = 0.0;
    SPECULAR_AMOUNT = specular;
}
