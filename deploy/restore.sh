#!/bin/sh
# Restores the backup in file $1: the database, the uploaded images and the decisions about releases, or only the parts that are named.
#
#   BACKUP_KEY=backup.key deploy/restore.sh storefront-2026-11-22.backup
#   BACKUP_KEY=backup.key deploy/restore.sh storefront-2026-11-22.backup database
#
# BACKUP_KEY is the file of the private key, BACKUP_KEY_PASSPHRASE its passphrase if it has one. COMPOSE names another command than
# `docker compose`. Personal data that were erased since the backup are erased again: the database that is replaced knows them. If it cannot be
# read, ERASURES is the file of a list (`erasure list --json`), or `none`. A dump of pg_dump is restored as well. The API is stopped meanwhile. A file that cannot be read to its end changes nothing.
set -eu

fail() {
  echo "$*" >&2
  exit 1
}

file=${1:?the file that backup.sh wrote}
shift
compose=${COMPOSE:-docker compose}
[ -r "$file" ] || fail "$file cannot be read."
for part in "$@"; do
  case $part in
    database | images | registry) ;;
    *) fail "Unknown part $part. Expected database, images or registry." ;;
  esac
done

is_dump=
pieces=
if [ "$(head -c 5 "$file")" = PGDMP ]; then
  is_dump=yes
  parts=${*:-database}
else
  parts=${*:-database images registry}
  pieces=$(tar -tf "$file" 2> /dev/null) || fail "$file is not a complete backup."
  ! echo "$pieces" | grep -qvE '^(database\.dump|images\.tar|registry\.tar)\.[0-9]{5}(\.cms)?$' || fail "$file is not a backup."
fi

# Prints the names of the pieces of part $1 in their order.
pieces_of() {
  echo "$pieces" | grep "^$1\." | sort
}

# Prints part $1: `database`, `images` or `registry`.
read_part() {
  if [ -n "$is_dump" ]; then
    cat "$file"
    return
  fi
  for piece in $(pieces_of "$1"); do
    case $piece in
      *.cms)
        tar -xOf "$file" --occurrence=1 "$piece" \
          | openssl cms -decrypt -binary -inform DER -inkey "$BACKUP_KEY" ${BACKUP_KEY_PASSPHRASE:+-passin env:BACKUP_KEY_PASSPHRASE}
        ;;
      *) tar -xOf "$file" --occurrence=1 "$piece" ;;
    esac || return 1
  done
}

# Before anything is changed: a wrong key and a damaged piece are found here.
for part in $parts; do
  [ -n "$is_dump" ] || pieces_of "$part" > /dev/null || fail "$file has no part $part."
  [ -z "$is_dump" ] || [ "$part" = database ] || fail "$file has no part $part."
  case $(pieces_of "$part") in
    *.cms*) [ -n "${BACKUP_KEY:-}" ] || fail "$file is encrypted. Set BACKUP_KEY to the file of its private key." ;;
  esac
  read_part "$part" > /dev/null || fail "$part cannot be read: BACKUP_KEY is of another certificate, or $file is damaged. Nothing was changed."
done

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
trap 'exit 1' HUP INT TERM

admin='node commerce-api/src/admin/cli.ts'

# Stores the list of erasures, which the restored database does not have.
read_erasures() {
  case ${ERASURES:-} in
    none) echo '[]' > "$work/erasures" ;;
    '')
      # shellcheck disable=SC2086
      $compose exec -T commerce-api $admin erasure list --json > "$work/erasures" || fail "The erasures since the backup cannot be read" \
        "from the running shop. Set ERASURES to the file of a list, or to none. Nothing was changed."
      ;;
    *) cp "$ERASURES" "$work/erasures" ;;
  esac
}

# Erases again what the backup still has.
apply_erasures() {
  # shellcheck disable=SC2086
  $compose run --rm -T --no-deps commerce-api $admin erasure apply --actor restore.sh --file - < "$work/erasures" \
    || fail "The database is restored, but erased personal data are back. The API was not started."
}

# Sends part $1 to a command.
send() {
  part=$1
  shift
  { read_part "$part" || touch "$work/failed"; } | "$@"
  [ ! -e "$work/failed" ] || fail "$part could not be read completely."
}

# shellcheck disable=SC2016
restore_database() {
  as_admin='export PGPASSWORD=$POSTGRES_PASSWORD PGHOST=127.0.0.1 PGUSER=$POSTGRES_USER;'
  $compose up --detach postgres
  until $compose exec -T postgres pg_isready --quiet --host=127.0.0.1; do sleep 1; done
  # Restores into a second database, which replaces the current one after the whole file was read.
  $compose exec -T postgres sh -c "$as_admin dropdb --if-exists storefront_restored && createdb storefront_restored"
  $compose run --rm -e DATABASE=storefront_restored database-roles
  send database $compose exec -T postgres sh -c \
    "$as_admin pg_restore --no-owner --no-privileges --role=storefront --exit-on-error --single-transaction --dbname=storefront_restored"
  $compose exec -T postgres sh -c "$as_admin dropdb --if-exists --force storefront && \
    psql --no-psqlrc --quiet --dbname=postgres --command='alter database storefront_restored rename to storefront'"
}

# Images that were uploaded since stay: no product shows them.
# shellcheck disable=SC2016
restore_images() {
  send images $compose run --rm -T --no-deps --entrypoint sh commerce-api -c \
    'folder=${IMAGE_UPLOAD_DIR:-$DATA_DIR/uploads}; mkdir -p "$folder" && tar -C "$folder" -x'
}

# The decisions of the backup replace all others at once, after they were read to their end.
restore_registry() {
  $compose up --detach registry
  send registry $compose exec -T registry sh -c 'rm -rf /data/.restored && mkdir /data/.restored && tar -C /data/.restored -x'
  $compose exec -T registry sh -c 'find /data -mindepth 1 -maxdepth 1 ! -name .restored -exec rm -rf {} + \
    && find /data/.restored -mindepth 1 -maxdepth 1 -exec mv {} /data/ \; && rmdir /data/.restored'
  $compose restart registry
}

case " $parts " in
  *' database '*) read_erasures ;;
esac
$compose stop commerce-api
for part in $parts; do "restore_$part"; done
case " $parts " in
  *' database '*) apply_erasures ;;
esac
$compose up --detach commerce-api
echo "Restored: $parts. The API migrates the database when it starts; its /-/ready responds with 200 when it is ready."
case " $parts " in
  *' registry '*) echo 'Compare the decisions with what you know (deploy/release.sh history), then run deploy/release.sh restored --why <text>.' ;;
esac
