#!/usr/bin/env bash
# What the package of Debian says that it needs is what packaging/install-packages installs, and its version is the program's.
set -euo pipefail
cd "$(dirname "$0")/../.."
control=packaging/debian/control

# listed NAME...: what install-packages has under comments or lists of these names.
part() { sed -n "/^$1=(/,/^)/p" packaging/install-packages; }
words() { sed 's/#.*//; s/^[a-z]*=(//; s/)$//' | tr -s ' ' '\n' | grep . | sort -u; }
# field NAME: the packages of a field, without versions and substitutions.
field() {
  sed -n "/^$1:/,/^[A-Z]/p" "$control" | sed -n 's/^ \([a-z0-9][a-z0-9-]*\).*/\1/p' | sort -u
}
compare() { # what both lists are, and both
  diff <(cat <<<"$2") <(cat <<<"$3") >&2 || { echo "$1 differ: < $control, > packaging/install-packages" >&2; exit 1; }
}

everything=$(part packages)
playing=$(sed -n '/# playing/,$p' <<<"$everything" | words; echo qt6-svg-plugins)
building=$(sed '/# playing/,$d' <<<"$everything" | words)
# The lists of words of all languages.
lists() { grep -hE '"(standard|core)": ' assets/languages/*.json | sed 's/.*"package": "\([^"]*\)".*/\1/'; }
# g++ is there for every build of a package; Quick 3D's own module comes with what builds.
compare "packages for building" \
  "$(field Build-Depends | grep -v '^debhelper-compat$')" \
  "$( (cat <<<"$building"; echo help2man; echo librsvg2-bin; echo python3-minimal; lists) | grep -vx 'g++' | sort -u)"
compare "packages for playing" \
  "$( (field Depends; field Recommends) | grep -v '^storeys\|^qml6-module-qtquick3d$' | sort -u)" "$(sort -u <<<"$playing")"

version=$(sed -n 's/^project(Storeys VERSION \([0-9.]*\).*/\1/p' CMakeLists.txt)
grep -q "^## \[$version\] - " CHANGELOG.md
head -1 packaging/debian/changelog | grep -q "^storeys ($version-[0-9]*) "
