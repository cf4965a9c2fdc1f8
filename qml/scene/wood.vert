VARYING vec3 place;

void MAIN() {
    place = vec3(VERTEX.x, 0.0, -VERTEX.y) * size;      // the rectangle is turned to lie flat
}
