VARYING vec3 place;
VARYING vec3 facing;
VARYING vec4 body;

void MAIN() {
    place = VERTEX;
    facing = NORMAL;
    body = COLOR;
    COLOR = vec4(1.0);      // some versions of Quick 3D multiply the base colour by it, some don't
}
