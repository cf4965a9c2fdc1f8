#!/bin/sh
# Makes the film in the README anew: film.sh [BUILD]. Needs ImageMagick and xvfb.
set -eu
cd "$(dirname "$0")/../.."
build=${1:-build/release}
frames=$(mktemp -d)
trap 'rm -rf "$frames"' EXIT
xvfb-run -a -s "-screen 0 1280x800x24" "$build/bin/storeys_film" "$frames"
convert -delay 8 -loop 0 "$frames"/*.png -resize 800x500 -quality 55 -define webp:method=6 assets/pictures/play.webp
ls -l assets/pictures/play.webp
