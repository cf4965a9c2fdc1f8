#!/usr/bin/env bash
# A picture shows the game as it is given, whoever plays it: computers among themselves too, who would never come to rest.
# screenshot_test.sh STOREYS
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
export XDG_CONFIG_HOME=$folder XDG_DATA_HOME=$folder XDG_STATE_HOME=$folder

for players in 'Ann,Bo' 'Ann:casual,Bo:casual'; do
  "$1" --seed 7 --players "$players" --size 1024x640 --screenshot "$folder/picture.png"
  # The first bytes of a PNG, then its width and its height.
  size=$(od -An -tx1 -N24 "$folder/picture.png" | tr -d ' \n')
  if [ "$size" != 89504e470d0a1a0a0000000d494844520000040000000280 ]; then
    echo "the picture of $players begins with $size" >&2
    exit 1
  fi
  rm "$folder/picture.png"
done

# The window is otherwise no smaller than 760x500.
"$1" --seed 7 --players Ann,Bo --size 640x360 --screenshot "$folder/small.png"
size=$(od -An -tx1 -j16 -N8 "$folder/small.png" | tr -d ' \n')
if [ "$size" != 0000028000000168 ]; then
  echo "a picture of 640x360 has the size $size" >&2
  exit 1
fi
