VARYING vec4 body;
VARYING float height;   // in the tile
VARYING vec2 facing;    // cosines of the angles to the light and to the fill: see tile.vert

const vec3 toLight = vec3(-0.485, 0.788, -0.379), toFill = vec3(0.45, 0.15, 0.88);

void MAIN() {
    body = INSTANCE_COLOR;
    COLOR = vec4(1.0);      // by which Quick 3D multiplies the base colour, or not: that depends on its version
    height = VERTEX.y;
    facing = vec2(dot(NORMAL, toLight), dot(NORMAL, toFill));
}
