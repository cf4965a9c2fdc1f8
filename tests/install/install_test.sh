#!/usr/bin/env bash
# install_test.sh BUILD: installs the build into a folder. The tools of desktop, catalogue and manual find nothing wrong with
# its files; they know game records by name and content, and find the program and its icons. The programs start there.
set -euo pipefail
build=$1
folder=$(mktemp -d)
trap 'rm -r "$folder"' EXIT
cmake --install "$build" --prefix "$folder" >/dev/null
share=$folder/share
programs=$folder/$(sed -n 's/^CMAKE_INSTALL_BINDIR:PATH=//p' "$build/CMakeCache.txt")
id=io.github.storeys.Storeys

desktop-file-validate "$share/applications/$id.desktop"
xmllint --noout "$share/mime/packages/$id.xml"
XDG_DATA_DIRS=$share update-mime-database "$share/mime"
update-desktop-database "$share/applications"
# Since 1.0 it asks for two things: a tag for the developer that earlier releases refuse, and a homepage, which is not
# there without STOREYS_ADDRESS.
overrides=()
if [[ $(appstreamcli --version) =~ \ [1-9] ]]; then
  overrides=(--override=developer-name-tag-deprecated=pedantic,developer-info-missing=pedantic,url-homepage-missing=pedantic)
fi
appstreamcli validate --strict --no-net "${overrides[@]}" "$share/metainfo/$id.metainfo.xml"
for page in storeys storeys-cli; do
  warnings=$(LC_ALL=C.UTF-8 man --warnings -E UTF-8 -l -Tutf8 "$share/man/man6/$page.6" 2>&1 >/dev/null)
  # help2man writes the month as it is usual for programs.
  warnings+=$(mandoc -T lint -W warning "$share/man/man6/$page.6" | grep -v 'cannot parse date' || true)
  [ -z "$warnings" ] || { echo "$warnings" >&2; exit 1; }
done

printf '#player1 Ann Ann\n' >"$folder/no-ending"
XDG_DATA_HOME=$folder/home XDG_DATA_DIRS=$share:/usr/share PATH=$programs:$PATH /usr/bin/python3 - "$folder" <<'PYTHON'
import sys
from gi.repository import Gio
folder = sys.argv[1]
def type_of(path):
    return Gio.File.new_for_path(path).query_info("standard::content-type", 0, None).get_content_type()
with open(folder + "/game.gcg", "w") as file:
    file.write("a line")
assert type_of(folder + "/game.gcg") == "application/x-gcg", type_of(folder + "/game.gcg")
assert type_of(folder + "/no-ending") == "application/x-gcg", type_of(folder + "/no-ending")
app = Gio.AppInfo.get_default_for_type("application/x-gcg", False)
assert app and app.get_name() == "Storeys" and app.get_executable() == "storeys", app
PYTHON

icon=$(sed -n 's/^Icon=//p' "$share/applications/$id.desktop")
test -s "$share/icons/hicolor/scalable/apps/$icon.svg"
xmllint --noout "$share/icons/hicolor/symbolic/apps/$icon-symbolic.svg"
for size in 16 22 24 32 48 64 128 256; do
  file "$share/icons/hicolor/${size}x$size/apps/$icon.png" | grep -q "PNG image data, $size x $size,"
done
HOME=$folder/home "$programs/storeys" --version | grep -q '^storeys [0-9]'
"$programs/storeys-cli" moves --variant stack8 --board 8/8/8/8/8/8/8/8 --rack MOODS --top 1 | grep -q DOOMS
