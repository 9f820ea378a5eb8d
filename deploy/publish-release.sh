#!/bin/sh
# Copies this image's release into folder $1, where older releases stay for open tabs, and
# removes releases that have been unused for KEEP_RELEASE_DAYS (30).
set -eu
releases=$1
for release in /release/*/; do
  id=$(basename "$release")
  if [ ! -e "$releases/$id/release.json" ]; then
    rm -rf "$releases/.$id"
    cp -R "$release" "$releases/.$id"
    rm -rf "${releases:?}/$id"
    mv "$releases/.$id" "$releases/$id"
  fi
  touch "$releases/$id"
done
find "$releases" -mindepth 1 -maxdepth 1 -type d -mtime "+${KEEP_RELEASE_DAYS:-30}" -exec rm -rf {} +
