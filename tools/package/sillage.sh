#!/bin/sh
# sillage start | migrate | keys | verify-audit: with the Node beside it, on settings of the environment
here=$(dirname "$(readlink -f "$0")")
code=$here/../apps/server/src
case ${1:-} in
  start | migrate | keys) exec "$here/node" "$code/main.js" "$1" ;;
  verify-audit) exec "$here/node" "$code/verify-audit.js" ;;
  *)
    echo 'Commandes : sillage start, sillage migrate, sillage keys, sillage verify-audit.' >&2
    exit 2
    ;;
esac
