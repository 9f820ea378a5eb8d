#!/bin/sh
# Copies this image's release into folder $1, where older releases stay for open tabs, and removes releases that ceased to be
# the current one more than KEEP_RELEASE_DAYS (30) ago. The last KEEP_RELEASES (10) stay in any case, and so do those whose id is in the
# file RELEASES_IN_USE, in double quotes.
set -eu
releases=$1
current=$releases/.current
for release in ${RELEASE_SOURCE:-/release}/*/; do
  id=$(basename "$release")
  if [ ! -e "$releases/$id/release.json" ]; then
    rm -rf "$releases/.$id"
    cp -R "$release" "$releases/.$id"
    rm -rf "${releases:?}/$id"
    mv "$releases/.$id" "$releases/$id"
  fi
  # The age of a release counts from the day on which its successor came: it may have been current for years.
  previous=$(cat "$current" 2> /dev/null || true)
  if [ -n "$previous" ] && [ "$previous" != "$id" ] && [ -d "$releases/$previous" ]; then touch "$releases/$previous"; fi
  touch "$releases/$id"
  echo "$id" > "$current.next"
  mv "$current.next" "$current"
done
# Newest first: all but the last ones may go.
ls -1tp "$releases" | sed -n 's|/$||p' | tail -n "+$((${KEEP_RELEASES:-10} + 1))" | while read -r id; do
  if [ -n "${RELEASES_IN_USE:-}" ] && grep -qF "\"$id\"" "$RELEASES_IN_USE"; then continue; fi
  find "$releases/$id" -maxdepth 0 -mtime "+${KEEP_RELEASE_DAYS:-30}" -exec rm -rf {} +
done
