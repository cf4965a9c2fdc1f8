// The tray of a board or rack: darker in the well, under the rim and round stacks.
VARYING vec3 place;
VARYING vec3 facing;
VARYING vec4 body;

void MAIN() {
    float contact = texture(shade, place.xz / shadeSize + 0.5).r;
    float inWell = mix(0.62, 1.0, smoothstep(-0.95, 0.0, place.y));
    float underRim = mix(0.7, 1.0, smoothstep(-3.4, -1.0, place.y));
    float groove = mix(1.0, place.y < -1.0 ? underRim : inWell, depth);
    vec3 colour = body.rgb * mix(1.0, contact, useShade) * groove;
    BASE_COLOR = vec4(colour * body.rgb, 1.0);     // squared: roughly from sRGB to linear
    EMISSIVE_COLOR = colour * fill * max(0.0, dot(facing, vec3(0.45, 0.15, 0.88)));
    ROUGHNESS = roughness;
    METALNESS = 0.0;
    SPECULAR_AMOUNT = specular;
}
