#!/bin/sh
# The role that serves, beside the owner that migrates: it can log in, and gets its rights from the migration.
set -eu
psql -v ON_ERROR_STOP=1 -v password="$SERVER_PASSWORD" -U "$POSTGRES_USER" -d "$POSTGRES_DB" <<'SQL'
create role sillage_server login password :'password';
SQL
