VARYING vec3 place;
VARYING vec3 facing;
VARYING vec4 body;

void MAIN() {
    place = VERTEX;
    facing = NORMAL;
    body = COLOR;
    COLOR = vec4(1.0);      // by which Quick 3D multiplies the base colour, or not: that depends on its version
}
