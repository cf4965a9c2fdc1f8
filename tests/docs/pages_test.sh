#!/usr/bin/env bash
# packaging/check-pages finds what is wrong on a page.
set -euo pipefail
check=$(dirname "$0")/../../packaging/check-pages
folder=$(mktemp -d)
trap 'rm -r "$folder"' EXIT
pages=()
patterns=()
# expect PATTERN TEXT: what is said about a page with that text; an empty pattern if nothing is.
expect() {
  pages+=("$folder/${#pages[@]}.md")
  patterns+=("$1")
  echo "$2" >"${pages[-1]}"
}

expect '' 'See `rules/turn.h`, `table/game_table.h`, `packaging/run --help`, `Game::take` and [the rules](README.md#play).'
expect 'names rules/turns.h' 'See `rules/turns.h`.'
expect 'names packaging/runs' 'Start `packaging/runs --help`.'
expect 'names takeNothingAtAll' 'See `Game::takeNothingAtAll`.'
expect '' 'A turn is taken by `core/rules/turn.cpp` `takeTurn`.'
expect 'names drop in core/rules/turn.cpp' 'A turn is taken by `core/rules/turn.cpp` `drop`.'
expect 'links to MISSING.md' 'See [this](MISSING.md).'
expect 'links to README.md#nowhere' 'See [this](README.md#nowhere).'
expect 'names core/rules/turns.cpp' '```cpp
// core/rules/turns.cpp: in take
```'
expect 'calls core/rules/turn.cpp new' '```cpp
// core/rules/turn.cpp, new
```'
expect 'names withdrawAll in core/rules/turn.cpp' '```cpp
// core/rules/turn.cpp: in withdrawAll
```'
expect 'uses withdrawAll' '```cpp
    withdrawAll(position, turn);
```'
expect '' '```cpp
    withdrawAll(position, turn);
```
<!-- names that the examples add: withdrawAll -->'
expect '' '```cpp
// core/rules/turn.cpp: in takeTurn
// qml/dialogs/NoSuchDialog.qml, new
```'
bad=0
status=0
"$check" "${pages[@]}" 2>"$folder/told" || status=$?
[ $status = 1 ] || { echo "exit status $status" >&2; bad=1; }
for i in "${!pages[@]}"; do
  told=$(grep "^${pages[i]} " "$folder/told" || true)
  if [ -z "${patterns[i]}" ] && [ -z "$told" ] || [ -n "${patterns[i]}" ] && grep -q "${patterns[i]}" <<<"$told"; then
    continue
  fi
  printf '%s\nsaid:\n%s\n' "$(cat "${pages[i]}")" "$told" >&2
  bad=1
done
"$check" "${pages[0]}" || bad=1
exit $bad
