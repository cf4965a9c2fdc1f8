#!/usr/bin/env bash
# check_qml_test.sh PRESET: packaging/check-qml, with the types of a preset that is built, finds what it is there for.
set -euo pipefail
check=$(dirname "$0")/../../packaging/check-qml
preset=$1
folder=$(mktemp -d)
trap 'rm -r "$folder"' EXIT
bad=0

# expect STATUS PATTERN CODE: what it exits with and says about a file with that code.
expect() {
  local status=0 told
  echo "$3" >"$folder/Some.qml"
  told=$("$check" "$preset" "$folder/Some.qml" 2>&1) || status=$?
  if [ $status -ne "$1" ] || ! grep -q "$2" <<<"$told"; then
    printf '%s\nexit status %d and said:\n%s\n' "$3" "$status" "$told" >&2
    bad=1
  fi
}

expect 0 '' 'import QtQuick
import Storeys
Text { property int size: Theme.body; font.pixelSize: size }'
expect 1 'Some.qml:3.*sizes' 'import QtQuick
import Storeys
Text { id: text; font.pixelSize: text.sizes }'
expect 1 'Some.qml:3.*Unqualified' 'import QtQuick
import Storeys
Text { required property int size; font.pixelSize: missing.size }'
expect 1 'Unused import' 'import QtQuick
import Storeys
Text {}'
expect 1 'the property session needs a type' 'import QtQuick
Item { required property var session }'

printf '#!/bin/sh\n[ "$1" = --help ] || kill -SEGV $$\n' >"$folder/crashes"
chmod +x "$folder/crashes"
QMLLINT=$folder/crashes expect 1 'Some.qml: qmllint crashes' 'import QtQuick
Item {}'
exit $bad
