#!/usr/bin/env bash
# completion_test.sh BUILD: bash, zsh and fish complete the command lines of both programs.
set -euo pipefail
files=$1/packaging/linux
here=$(dirname "$0")

in_bash() {
  local line=$1
  bash --norc -c '. "$1"; read -ra COMP_WORDS <<<"$2"; COMP_WORDS+=(""); COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
    "_${COMP_WORDS[0]//-/_}"; printf "%s\n" "${COMPREPLY[@]}"' - "$files/storeys" "$line"
}
in_fish() { fish --no-config -c 'source $argv[1]; complete -C $argv[2]' "$files/storeys.fish" "$1" | cut -f1; }

folder=$(mktemp -d)
trap 'rm -r "$folder"' EXIT
cd "$folder"
mkdir games
touch game.gcg

# expect LINE WORD: each shell offers WORD after LINE.
expect() {
  grep -qx -- "$2" <<<"$(in_bash "$1")" || { echo "bash does not offer $2 for '$1'" >&2; exit 1; }
  grep -qx -- "$2/\?" <<<"$(in_fish "$1 ")" || { echo "fish does not offer $2 for '$1'" >&2; exit 1; }
}
expect "storeys --theme" contrast
expect "storeys --variant" bust-out
expect "storeys --variant" game.gcg
expect "storeys --data-dir" games
expect "storeys" game.gcg
expect "storeys-cli" analyse
expect "storeys-cli lexicon" build
expect "storeys-cli lexicon check --lexicon" kids
expect "storeys-cli analyse --level" master
expect "storeys-cli review --words" most
expect "storeys-cli puzzles --kind" rewrite
expect "storeys-cli bench --order" game
expect "storeys-cli replay" game.gcg
if grep -qx game.gcg <<<"$(in_bash "storeys --data-dir")"; then exit 1; fi
[ -z "$(in_bash "storeys --seed")" ]
[ "$(in_bash "storeys-cli bench --order" | tr '\n' ' ')" = "repeat cycle game " ]
[ "$(in_bash "storeys-cli check" | grep -c -- "--play\|--tiles\|--rack")" = 3 ]

zsh -f "$here/completions.zsh" "$files" "storeys --theme " contrast
zsh -f "$here/completions.zsh" "$files" "storeys-cli " analyse
zsh -f "$here/completions.zsh" "$files" "storeys-cli lexicon " info
zsh -f "$here/completions.zsh" "$files" "storeys-cli bench --order " cycle
