#!/usr/bin/env bash
# packaging/check-pages finds what is wrong on a page.
set -euo pipefail
check=$(dirname "$0")/../../packaging/check-pages
folder=$(mktemp -d)
trap 'rm -r "$folder"' EXIT
bad=0

# expect STATUS PATTERN PAGE: what it exits with and says about a page with that text.
expect() {
  local status=0 told
  echo "$3" >"$folder/page.md"
  told=$("$check" "$folder/page.md" 2>&1) || status=$?
  if [ $status -ne "$1" ] || ! grep -q "$2" <<<"$told"; then
    printf '%s\nexit status %d and said:\n%s\n' "$3" "$status" "$told" >&2
    bad=1
  fi
}

expect 0 '' 'See `rules/turn.h`, `table/game_table.h`, `packaging/run --help`, `Game::take` and [the rules](README.md#play).'
expect 1 'names rules/turns.h' 'See `rules/turns.h`.'
expect 1 'names packaging/runs' 'Start `packaging/runs --help`.'
expect 1 'names takeNothingAtAll' 'See `Game::takeNothingAtAll`.'
expect 0 '' 'A turn is taken by `core/rules/turn.cpp` `takeTurn`.'
expect 1 'names drop in core/rules/turn.cpp' 'A turn is taken by `core/rules/turn.cpp` `drop`.'
expect 1 'links to MISSING.md' 'See [this](MISSING.md).'
expect 1 'links to README.md#nowhere' 'See [this](README.md#nowhere).'
expect 1 'names core/rules/turns.cpp' '```cpp
// core/rules/turns.cpp: in take
```'
expect 1 'calls core/rules/turn.cpp new' '```cpp
// core/rules/turn.cpp, new
```'
expect 1 'names withdrawAll in core/rules/turn.cpp' '```cpp
// core/rules/turn.cpp: in withdrawAll
```'
expect 1 'uses withdrawAll' '```cpp
    withdrawAll(position, turn);
```'
expect 0 '' '```cpp
    withdrawAll(position, turn);
```
<!-- names that the examples add: withdrawAll -->'
expect 0 '' '```cpp
// core/rules/turn.cpp: in takeTurn
// qml/dialogs/NoSuchDialog.qml, new
```'
exit $bad
