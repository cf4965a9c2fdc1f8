#!/usr/bin/env bash
# same_objects_test.sh: packaging/test, which adds the tests and installs ccache, builds the program by the same commands as
# packaging/run, so that nothing is compiled twice.
set -euo pipefail
source=$(cd "$(dirname "$0")/../.." && pwd)
folder=$(mktemp -d)
trap 'rm -r "$folder"' EXIT

# commands OPTION...: those that make the program, after a configuration.
commands() {
  cmake --preset release -S "$source" -B "$folder/build" "$@" >"$folder/log" || { cat "$folder/log" >&2; return 1; }
  ninja -C "$folder/build" -t commands storeys storeys_data
}
commands -D BUILD_TESTING=OFF -D STOREYS_CCACHE=STOREYS_CCACHE-NOTFOUND >"$folder/run" # as where there is no ccache
commands -D BUILD_TESTING=ON >"$folder/test"
[ -s "$folder/run" ]
if grep -m 1 ccache "$folder/run"; then exit 1; fi
diff "$folder/run" "$folder/test"
