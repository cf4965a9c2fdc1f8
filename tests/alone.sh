#!/usr/bin/env bash
# alone.sh [--screen] COMMAND...: runs a test with a home of its own and, with --screen, on a virtual screen of its own, so
# that tests that run at once neither share files nor take each other's focus. STOREYS_TEST_SCREEN names a screen to watch
# them on instead.
set -euo pipefail

home=$(mktemp -d)
trap 'rm -rf "$home"' EXIT
# What drivers have compiled may be shared.
export MESA_SHADER_CACHE_DIR=${MESA_SHADER_CACHE_DIR:-${XDG_CACHE_HOME:-${HOME:-$home}/.cache}}
mkdir -m 700 "$home/run"
export HOME=$home XDG_RUNTIME_DIR=$home/run
# Qt ends a function of a test after five minutes; CTest alone ends what hangs.
export QTEST_FUNCTION_TIMEOUT=${QTEST_FUNCTION_TIMEOUT:-3600000}
unset XDG_CONFIG_HOME XDG_DATA_HOME XDG_STATE_HOME XDG_CACHE_HOME

if [ "$1" = --screen ]; then
  shift
  if [ -n "${STOREYS_TEST_SCREEN-}" ]; then
    export DISPLAY=$STOREYS_TEST_SCREEN
  else
    # It finds a free number by itself, and writes it when windows can come.
    exec {number}< <(exec Xvfb -displayfd 1 -screen 0 1280x800x24 -nolisten tcp -noreset 2>"$home/screen.log")
    screen=$!
    trap 'kill "$screen" 2>/dev/null || true; rm -rf "$home"' EXIT
    if ! read -r -t 600 -u "$number" DISPLAY; then
      cat "$home/screen.log" >&2
      exit 1
    fi
    export DISPLAY=:$DISPLAY
    unset WAYLAND_DISPLAY XAUTHORITY
  fi
fi
"$@"
