#!/bin/sh
# The pictures that complaints.md speaks of, in colour and in grey: complaints_pictures.sh FOLDER [BUILD]
# Needs a display (or xvfb-run) and ImageMagick; BUILD is build/release unless said otherwise.
set -eu
out=${1:?usage: complaints_pictures.sh FOLDER [BUILD]}
here=$(cd "$(dirname "$0")/../.." && pwd)
mock=${2:-$here/build/release}/bin/storeys-mock
mkdir -p "$out"
for scene in MockMain MockTable MockCross15; do
    "$mock" "$scene.qml" --size 1280x800 --grab "$out/$scene.png"
    convert "$out/$scene.png" -colorspace Gray "$out/$scene-grey.png"
done
