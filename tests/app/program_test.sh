#!/usr/bin/env bash
# The program as it is started from a terminal or by a file manager. program_test.sh STOREYS
set -uo pipefail
storeys=$1
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
export XDG_CONFIG_HOME=$folder/config XDG_DATA_HOME=$folder/data XDG_STATE_HOME=$folder/state LC_ALL=C.UTF-8
mkdir -m 700 "$folder/run"
export XDG_RUNTIME_DIR=$folder/run
bad=0
fail() {
  echo "$1" >&2
  bad=1
}

# refused EXPECTED COMMAND…: exit status 2, nothing on standard output and one line on standard error that has the text.
refused() {
  local expected=$1 rc
  shift
  "$@" >"$folder/out" 2>"$folder/err"
  rc=$?
  [ $rc = 2 ] && [ ! -s "$folder/out" ] && [ "$(wc -l <"$folder/err")" = 1 ] && grep -qF "$expected" "$folder/err" ||
    fail "$*: exit status $rc, $(cat "$folder/err")"
}

# ---- no display
refused 'neither DISPLAY nor WAYLAND_DISPLAY is set' env -u DISPLAY -u WAYLAND_DISPLAY "$storeys"
refused "cannot connect to the display ':7531'" env -u WAYLAND_DISPLAY DISPLAY=:7531 "$storeys"
refused "platform 'nonsense'" env QT_QPA_PLATFORM=nonsense "$storeys"

# ---- a size that the screen has no room for
refused '16000x9000 is larger than the screen, which has ' "$storeys" --size 16000x9000

# ---- help and errors
env -u DISPLAY "$storeys" --help-all >"$folder/help" 2>&1 && grep -q -- '--platform' "$folder/help" &&
  grep -q -- '--screenshot' "$folder/help" || fail "--help-all says $(cat "$folder/help")"
env -u DISPLAY "$storeys" --help >"$folder/help" 2>&1 || fail '--help fails'
grep -q '^ *FILE.gcg ' "$folder/help" && ! grep -q '^ *record ' "$folder/help" || fail '--help has two names for the record'
for level in beginner casual skilled expert master; do
  grep -q "$level" "$folder/help" || fail "--help does not name the level $level"
done
grep -q 'Show this help\.' "$folder/help" || fail '--help does not say what --help is'
for german in 'LC_ALL=de_DE.UTF-8' 'LANGUAGE=de LC_ALL=en_US.UTF-8'; do
  # shellcheck disable=SC2086
  env -u DISPLAY $german "$storeys" --help 2>/dev/null | cmp -s - "$folder/help" && fail "--help is English with $german"
done
env -u DISPLAY "$storeys" --language de --help 2>/dev/null | grep -q 'Wortspiel' || fail '--language de --help is not German'
refused 'choose top, corner or low' "$storeys" --camera x

# ---- a variant file
variants=$(cd "$(dirname "$0")/../data/variants" && pwd)
refused "error: $variants/spoilt.json: /rack: must be 1 to 15, not 0" "$storeys" --variant "$variants/spoilt.json"
refused "there is no variant 'nope'" "$storeys" --variant nope
refused '/none.json: ' "$storeys" --variant /none.json
"$storeys" --variant "$variants/cottage.json" --players Ann,Bo --screenshot "$folder/cottage.png" 2>"$folder/err" &&
  [ -s "$folder/cottage.png" ] || fail "no picture of a variant file: $(cat "$folder/err")"

# ---- names
for name in $'Ann\nLee' $'Ann\tLee' $'\e[31mAnn' $'Ann\u0085Lee' $'Ann\u2028Lee'; do
  refused 'control character' "$storeys" --players "$name,Bo"
done
refused 'The value of --players is not UTF-8.' "$storeys" --players $'J\xf6rg,Bo'
refused "'x.jpg' is not a valid value for --screenshot: give a name that ends in .png." \
  "$storeys" --players Ann,Bo --screenshot x.jpg
refused "Cannot write the picture to $folder/none/x.png: No such file or directory." \
  "$storeys" --players Ann,Bo --screenshot "$folder/none/x.png"
latin1=$folder/$'M\xfcller'
games=$(cd "$(dirname "$0")/../data/games" && pwd)
cp "$games/sheet-stack10.gcg" "$latin1.gcg"
"$storeys" "$latin1.gcg" --screenshot "$latin1.png" 2>"$folder/err" && [ -s "$latin1.png" ] ||
  fail "a name that is not UTF-8 does not open: $(cat "$folder/err")"

# ---- settings lie where they are asked for: they are read there, and written there
data=$folder/mine
mkdir -p "$data/settings/storeys"
picture() { "$storeys" --data-dir "$data" --seed 3 --players Ann,Bo --size 1024x640 --screenshot "$folder/$1.png"; }
for theme in light dark; do
  printf '[General]\ntheme=%s\nquality=low\n' "$theme" >"$data/settings/storeys/storeys.conf"
  picture "$theme" || fail "no picture in the $theme theme"
done
cmp -s "$folder/light.png" "$folder/dark.png" && fail 'the settings in --data-dir are not read'
# Waits until the window is noted in the settings; false if the program has ended before.
conf=$data/settings/storeys/storeys.conf
isNoted() {
  until grep -q '^window=' "$conf"; do
    kill -0 $program 2>/dev/null || return 1
    sleep 0.1
  done
}
"$storeys" --data-dir "$data" --seed 3 --players Ann,Bo >/dev/null &
program=$!
isNoted || fail 'how the window was left is not written to --data-dir'
kill $program
wait $program 2>/dev/null

# ---- a logout, a closed terminal and Ctrl+C end it as Ctrl+Q does
for signal in TERM HUP INT; do
  : >"$conf"
  # A background command of a script ignores Ctrl+C unless it is told not to.
  env --default-signal=INT "$storeys" --data-dir "$data" --seed 3 --players Ann,Bo >/dev/null &
  program=$!
  isNoted || fail 'no window'
  [ -n "$(find "$data" -name '*.lock')" ] || fail 'the game has no lock'
  kill -$signal $program
  wait $program 2>/dev/null
  rc=$?
  [ $rc = 0 ] && [ -z "$(find "$data" -name '*.lock')" ] || fail "SIG$signal: exit status $rc, $(find "$data" -name '*.lock')"
done
[ -e "$XDG_CONFIG_HOME" ] && fail "settings are written to $(find "$XDG_CONFIG_HOME" -type f) too"

# ---- a record that can't be opened
printf '#character-encoding UTF-8\n#player1 ann Ann\nnonsense\n' >"$folder/broken.gcg"
refused "$folder/broken.gcg: Line 3" "$storeys" "$folder/broken.gcg" --screenshot "$folder/none.png"
printf '[General]\nquality=low\n' >"$conf"
"$storeys" --data-dir "$data" "$folder/broken.gcg" &
program=$!
isNoted && kill -0 $program 2>/dev/null || fail "there is no window"
kill $program
wait $program 2>/dev/null
exit $bad
