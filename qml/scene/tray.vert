VARYING vec3 place;
VARYING vec3 facing;
VARYING vec4 body;

void MAIN() {
    place = VERTEX;
    facing = NORMAL;
    body = COLOR;
}
