#!/usr/bin/env bash
# languages_test.sh: without a package of its words, a language is left out, and the configuration names the package; with
# them it is there.
set -euo pipefail
source=$(cd "$(dirname "$0")/../.." && pwd)
folder=$(mktemp -d)
trap 'rm -r "$folder"' EXIT

# configured: what the configuration says of languages. made: the lexicons that will be built.
configured() {
  cmake -S "$source" -B "$folder/build" -G Ninja -D BUILD_TESTING=OFF -D STOREYS_DESKTOP=OFF -D STOREYS_LISTS_DIR="$folder/lists" |
    sed -n 's/^-- \(.* is left out\)/\1/p'
}
expect() { # what, how it should be
  [ "$1" = "$2" ] || { printf 'expected:\n%s\nbut:\n%s\n' "$2" "$1" >&2; exit 1; }
}
made() { grep -o '^build share/storeys/lexicons/[a-z]*\.lexicon' "$folder/build/build.ninja" | sed 's,.*/,,' | sort | tr '\n' ' '; }

mkdir -p "$folder/lists/dict" "$folder/lists/tanglet/gamedata/fr"
touch "$folder/lists/dict/ngerman"
mkdir -p "$folder/build/share/storeys/lexicons"
touch "$folder/build/share/storeys/lexicons/fr.lexicon"
expect "$(configured)" "Deutsch is left out: its words come from packages that are not installed: tanglet-data
Español is left out: its words come from packages that are not installed: tanglet-data, wspanish
Français is left out: its words come from packages that are not installed: wfrench, tanglet-data"
[[ "$(made)" != *fr.lexicon* ]]
[ ! -e "$folder/build/share/storeys/lexicons/fr.lexicon" ] # from a time when they were installed

touch "$folder/lists/dict/french" "$folder/lists/tanglet/gamedata/fr/words"
said=$(configured)
[[ "$said" == *Español* && "$said" != *Français* ]]
[[ "$(made)" == *fr.lexicon* ]]
[[ "$(made)" != *de.lexicon* ]]
