#!/bin/sh
# Writes the database of the running stack to file $1. COMPOSE names another command than `docker compose`.
set -eu
file=${1:?the file to write, such as storefront-$(date +%F).dump}
compose=${COMPOSE:-docker compose}
# The file contains personal data.
umask 077
# shellcheck disable=SC2016
$compose exec -T postgres sh -c \
  'PGPASSWORD=$POSTGRES_PASSWORD pg_dump --host=127.0.0.1 --username="$POSTGRES_USER" --format=custom storefront' > "$file.part"
# Read it to the end: a truncated backup must fail.
$compose exec -T postgres sh -c 'cat > /tmp/check && pg_restore --file=/dev/null /tmp/check; code=$?; rm /tmp/check; exit $code' < "$file.part"
mv "$file.part" "$file"
echo "$file: $(wc -c < "$file") bytes"
