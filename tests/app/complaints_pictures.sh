#!/bin/sh
# The pictures that complaints.md speaks of, in colour and in grey: complaints_pictures.sh FOLDER [BUILD]
# Needs a display (or xvfb-run) and ImageMagick; BUILD is build/release unless said otherwise.
set -eu
out=${1:?usage: complaints_pictures.sh FOLDER [BUILD]}
here=$(cd "$(dirname "$0")/../.." && pwd)
mock=${2:-$here/build/release}/bin/storeys-mock
mkdir -p "$out"
picture() {
    name=$1
    shift
    "$mock" "$@" --size 1280x800 --grab "$out/$name.png"
    convert "$out/$name.png" -colorspace Gray "$out/$name-grey.png"
}
picture window Main.qml
picture table scene/Table.qml
picture cross15 scene/Table.qml --record cross15 --turns 12
