VARYING vec4 body;
VARYING vec3 place;     // in the tile
VARYING vec3 facing;    // before the tile is placed, so that the fill is fixed to the board

void MAIN() {
    body = INSTANCE_COLOR;
    COLOR = vec4(1.0);      // by which Quick 3D multiplies the base colour, or not: that depends on its version
    place = VERTEX;
    facing = NORMAL;
}
