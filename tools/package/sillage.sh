#!/bin/sh
# sillage COMMAND: with the Node beside it, on settings of the environment; alone it says which commands there are
here=$(dirname "$(readlink -f "$0")")
[ $# -gt 0 ] || set -- help
exec "$here/node" "$here/../apps/server/src/main.js" "$@"
