#!/bin/sh
# Usage: in_folder.sh STOREYS-CLI SCRIPT. Runs a test's script in an empty folder; it may read
# what is in $test_data, and ends with the first command that fails.
set -eu
cli=$1
test_data=$(cd "$(dirname "$0")/../data" && pwd)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

# fails STATUS TEXT ARGUMENTS...: the program ends with that status, nothing on standard output and one line of error.
fails() {
    wanted=$1 text=$2
    shift 2
    status=0
    "$cli" "$@" > stdout 2> stderr < /dev/null || status=$?
    if test $status -ne $wanted || test -s stdout || test "$(wc -l < stderr)" -ne 1 \
        || ! grep -q "^storeys-cli: error: .*$text" stderr; then
        echo "storeys-cli $*: status $status" && cat stdout stderr && exit 1
    fi
    rm stdout stderr
}

# unwritten TEXT ARGUMENTS...: the same, where the output goes to a full disk.
unwritten() {
    text=$1
    shift
    status=0
    "$cli" "$@" > /dev/full 2> stderr || status=$?
    test $status -eq 2 && grep -q "^storeys-cli: error: .*$text" stderr || { echo "storeys-cli $*: status $status" && exit 1; }
    rm stderr
}

set -x
eval "$2"
