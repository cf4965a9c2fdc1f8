#!/bin/sh
# sorted.sh COMMAND ARGUMENT...: runs a command of the build. In Qt 6.4, qmlcachegen declares the variables of a function in
# the order of their addresses, which changes from run to run; here each run of declarations is sorted, so that the same
# sources make the same program.
set -eu
"$@"
case $1 in
*/qmlcachegen) ;;
*) exit 0 ;;
esac
while [ "$1" != -o ]; do shift; done
LC_ALL=C awk '
function flush(   i, j, line) {
  for (i = 2; i <= n; ++i) {
    line = run[i]
    for (j = i - 1; j > 0 && run[j] > line; --j)
      run[j + 1] = run[j]
    run[j + 1] = line
  }
  for (i = 1; i <= n; ++i)
    print run[i]
  n = 0
}
/^[A-Za-z_][A-Za-z_0-9:<>, *]* \*?r[0-9]+_[0-9]+;$/ && !/^return / { run[++n] = $0; next }
{ flush(); print }
END { flush() }
' "$2" >"$2.sorted"
mv "$2.sorted" "$2"
