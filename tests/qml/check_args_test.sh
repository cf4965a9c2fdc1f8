#!/usr/bin/env bash
# packaging/check-args finds texts that are filled twice, and only those.
set -euo pipefail
check=$(dirname "$0")/../../packaging/check-args
folder=$(mktemp -d)
trap 'rm -r "$folder"' EXIT
bad=0

# expect STATUS LINE...: what it exits with and which lines of the file from standard input it names.
expect() {
  local status=0 told
  cat >"$folder/some.cpp"
  told=$("$check" "$folder/some.cpp" 2>&1) || status=$?
  if [ $status -ne "$1" ] || [ "$(grep -oP 'some.cpp:\K\d+' <<<"$told" | xargs)" != "${*:2}" ]; then
    printf 'it exited with status %d and said:\n%s\n' "$status" "$told" >&2
    bad=1
  fi
}

expect 0 <<'END'
    return tr("%1 of %2").arg(name, other) + tr("%1").arg(where.arg(name)) + "(".arg(')').size();
END
expect 1 1 3 7 <<'END'
    return tr("%1 of %2").arg(f("(")).arg(b);
    tr("%1 of %2")
        .arg(where("a", 'b'))
        .arg(name);
    tr("%1 of %2")
    (isYou ? tr("%1 of you")
           : tr("%1 of %2").arg("\")"))
        .arg(name);
END
exit $bad
