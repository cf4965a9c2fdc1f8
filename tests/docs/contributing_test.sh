#!/usr/bin/env bash
# contributing_test.sh BUILD: who follows CONTRIBUTING.md gets what it says, as far as a build can tell. Its variant is read,
# judged and played by the commands of the page; every target can be built; every label and name of tests finds some.
set -euo pipefail
build=$(realpath "$1")
cd "$(dirname "$0")/../.."
page=$PWD/CONTRIBUTING.md
folder=$(mktemp -d)
trap 'rm -r "$folder"' EXIT
bad=0
fail() {
  echo "CONTRIBUTING.md: $1" >&2
  bad=1
}
# The lines of the blocks in that language.
blocks() { sed -n "/^\`\`\`$1\$/,/^\`\`\`\$/{/^\`\`\`/!p}" "$page"; }

# The command line. The variant is the only block of JSON; the page's commands name its file.
blocks json >"$folder/mini6.json"
commands=0
while read -r command; do
  commands=$((commands + 1))
  (cd "$folder" && PATH=$build/bin:$PATH bash -c "$command" >answer 2>errors) || fail "fails: $command: $(cat "$folder/errors")"
  case $command in
  *' check '*) grep -q '"legal":true' "$folder/answer" || fail "$command says $(cat "$folder/answer")" ;;
  *' arena '*) grep -q '"complete":true' "$folder/answer" || fail "$command says $(cat "$folder/answer")" ;;
  esac
done < <(blocks sh | grep '^storeys-cli ')
[ $commands -ge 4 ] || fail "has only $commands commands for storeys-cli"

# Options of storeys-mock, beginning with those that only it has.
"$build/bin/storeys-mock" --help >"$folder/help" 2>&1
while read -r option; do
  grep -q -- " $option" "$folder/help" || fail "storeys-mock has no option $option"
done < <(blocks sh | grep 'bin/storeys-mock ' | grep -o -- '--[a-z]*')

# The tests of examples: the next command that runs tests runs them too.
joined=$(tr -s '\n ' ' ' <"$page")
tests=()
while read -r found; do
  if [[ $found == TEST* ]]; then
    tests+=("$(sed 's/TEST(\(.*\), \(.*\))/\1.\2/' <<<"$found")")
  else
    for name in "${tests[@]}"; do
      grep -qE "$(sed "s/.*'\(.*\)'/\1/" <<<"$found")" <<<"$name" || fail "$found does not run $name"
    done
    tests=()
  fi
done < <(grep -oE -- "TEST\([A-Za-z]+, [A-Za-z]+\)|-R '[^']+'" <<<"$joined")

# Targets.
cmake --build "$build" --target help >"$folder/targets"
while read -r target; do
  grep -q "^$target: " "$folder/targets" || fail "there is no target $target"
done < <(blocks sh | sed -n 's/^packaging\/build release \([a-z_ -]*[a-z]\).*/\1/p' | tr ' ' '\n')

# Labels and names of tests: each alternative finds some. A command may be broken between lines.
while read -r option pattern; do
  for one in $(tr -d "'" <<<"$pattern" | tr '|' ' '); do
    ctest --test-dir "$build" -N "$option" "$one" | grep -q '^Total Tests: [1-9]' || fail "no test for $option $one"
  done
done < <(grep -oE -- "-[LR] +('[^']+'|[A-Za-z_]+)" <<<"$joined"; sed -n 's/^| `\([a-z]*\)` |.*/-L \1/p' "$page")
exit $bad
