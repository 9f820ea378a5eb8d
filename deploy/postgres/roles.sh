#!/bin/sh
# Creates the database of commerce-api and its owner account, and sets the account's password. The account is not a
# superuser and cannot create databases or accounts. No other account may connect to its database or create tables there.
set -eu
name=storefront
# restore.sh passes another name.
database=${DATABASE:-storefront}
if ! psql --no-psqlrc --dbname postgres --command 'select 1' > /dev/null; then
  echo "PostgreSQL refuses ${PGUSER:-}. Is POSTGRES_ADMIN_PASSWORD the one that this volume was created with? Move a volume of" \
    "a stack without that account by backup and restore: docs/operations.md, \"Backup and restore\"." >&2
  exit 1
fi
exists() { psql --no-psqlrc --tuples-only --no-align --dbname postgres --command "$1" | grep -q 1; }

exists "select 1 from pg_roles where rolname = '$name'" \
  || psql --no-psqlrc --quiet --dbname postgres --command "create role $name login"
# The password is passed in a variable that psql quotes, and does not appear in the server's log.
psql --no-psqlrc --quiet --set ON_ERROR_STOP=1 --set password="$APP_PASSWORD" --dbname postgres << SQL
set log_statement = none;
set log_min_error_statement = panic;
alter role $name with login nosuperuser nocreatedb nocreaterole noreplication nobypassrls password :'password';
SQL
exists "select 1 from pg_database where datname = '$database'" \
  || psql --no-psqlrc --quiet --dbname postgres --command "create database $database"
psql --no-psqlrc --quiet --set ON_ERROR_STOP=1 --dbname "$database" << SQL
alter database $database owner to $name;
revoke all on database $database from public;
revoke create on schema public from public;
alter schema public owner to $name;
SQL
