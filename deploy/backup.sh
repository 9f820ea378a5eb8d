#!/bin/sh
# Writes a backup of the running stack to file $1: the database, the uploaded images and the decisions about releases.
#
#   BACKUP_RECIPIENT=recipient.pem deploy/backup.sh storefront-2026-11-22.backup
#   deploy/backup.sh --clear storefront-2026-11-22.backup
#
# BACKUP_RECIPIENT is the file of a certificate. Only the owner of its private key can read the backup. COMPOSE names another command than
# `docker compose`. The file is a tar archive of pieces that are encrypted one by one, as openssl decrypts in memory. Without
# --clear, only encrypted pieces are written to the disk.
set -eu

fail() {
  echo "$*" >&2
  exit 1
}

clear=
if [ "${1:-}" = --clear ]; then
  clear=yes
  shift
fi
file=${1:?the file to write, such as storefront-$(date +%F).backup}
compose=${COMPOSE:-docker compose}
recipient=${BACKUP_RECIPIENT:-}
padding=
if [ -n "$clear" ]; then
  filter='cat > "$FILE"'
else
  [ -n "$recipient" ] || fail "BACKUP_RECIPIENT is not set, and the backup has personal data. Set it to the file of a certificate" \
    "(docs/operations.md, \"Backup and restore\"), or write an unencrypted backup with --clear."
  algorithm=$(openssl x509 -in "$recipient" -noout -text) || fail "$recipient is not a certificate."
  ! grep -q 'PRIVATE KEY' "$recipient" || fail "$recipient has a private key. Keep that away from the stack, and the certificate here."
  case $algorithm in
    *'Algorithm: rsaEncryption'*) padding='-keyopt rsa_padding_mode:oaep -keyopt rsa_oaep_md:sha256' ;;
  esac
  filter='openssl cms -encrypt -binary -stream -aes-256-gcm -outform DER -recip "$recipient" $padding > "$FILE.cms"'
fi

umask 077
work=$(mktemp -d "$file.XXXXXX")
trap 'rm -rf "$work" "$file.part"' EXIT
trap 'exit 1' HUP INT TERM
mkdir "$work/pieces"
# `split` runs the filter in this shell.
export SHELL=/bin/sh recipient padding

# Stores the output of a command in pieces of part $1. A pipe has the exit code of its last command, so a failure of the first one
# leaves a file.
store() {
  part=$1
  shift
  { "$@" || touch "$work/failed"; } \
    | split --bytes=64M --numeric-suffixes --suffix-length=5 --filter="$filter" - "$work/pieces/$part."
  [ ! -e "$work/failed" ] || fail "$part could not be read completely. No backup was written."
}

# shellcheck disable=SC2016
dump() {
  { $compose exec -T postgres sh -c \
    'PGPASSWORD=$POSTGRES_PASSWORD pg_dump --host=127.0.0.1 --username="$POSTGRES_USER" --format=custom storefront' \
    || touch "$work/failed"; } | tee "$work/check"
}

# Read the dump to its end: a truncated backup must fail.
mkfifo "$work/check"
$compose exec -T postgres pg_restore --file=/dev/null < "$work/check" &
check=$!
store database.dump dump
wait "$check" || fail "The dump of the database cannot be read to its end. No backup was written."

# tar has exit code 1 if a file was added meanwhile.
# shellcheck disable=SC2016
store images.tar $compose exec -T commerce-api sh -c \
  'folder=${IMAGE_UPLOAD_DIR:-$DATA_DIR/uploads}; mkdir -p "$folder" && tar -C "$folder" -c . || [ $? = 1 ]'
# shellcheck disable=SC2016
store registry.tar $compose exec -T registry sh -c 'tar -C /data -c . || [ $? = 1 ]'

(cd "$work/pieces" && tar -c -- *) > "$file.part"
mv "$file.part" "$file"
echo "$file: $(wc -c < "$file") bytes${clear:+, not encrypted}"
