VARYING vec4 body;
VARYING float height;   // above the base of the tile
VARYING vec2 facing;    // cosines of the angles to light and fill light: see tile.vert

const vec3 toLight = vec3(-0.485, 0.788, -0.379), toFill = vec3(0.45, 0.15, 0.88);

void MAIN() {
    body = INSTANCE_COLOR;
    COLOR = vec4(1.0);      // some versions of Quick 3D multiply the base colour by it, some don't
    height = VERTEX.y;
    facing = vec2(dot(NORMAL, toLight), dot(NORMAL, toFill));
}
