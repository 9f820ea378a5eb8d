#!/bin/sh
# Replaces the database of the stack with the backup in file $1. The API is stopped meanwhile and restarted at the end.
set -eu
file=${1:?the file that backup.sh wrote}
compose=${COMPOSE:-docker compose}
[ -r "$file" ] || { echo "$file cannot be read." >&2; exit 1; }
# shellcheck disable=SC2016
as_admin='export PGPASSWORD=$POSTGRES_PASSWORD PGHOST=127.0.0.1 PGUSER=$POSTGRES_USER;'

$compose stop commerce-api
$compose up --detach postgres
until $compose exec -T postgres pg_isready --quiet --host=127.0.0.1; do sleep 1; done
# Restores into a second database, which replaces the current one after the whole file was read.
$compose exec -T postgres sh -c "$as_admin dropdb --if-exists storefront_restored && createdb storefront_restored"
$compose run --rm -e DATABASE=storefront_restored database-roles
$compose exec -T postgres sh -c \
  "$as_admin pg_restore --no-owner --no-privileges --role=storefront --exit-on-error --single-transaction --dbname=storefront_restored" < "$file"
$compose exec -T postgres sh -c "$as_admin dropdb --if-exists --force storefront && \
  psql --no-psqlrc --quiet --dbname=postgres --command='alter database storefront_restored rename to storefront'"
$compose up --detach commerce-api
echo "Restored. The API migrates the database when it starts; its /-/ready responds with 200 when it is ready."
