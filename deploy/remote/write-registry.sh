#!/bin/sh
# Writes the registry document of a remote into the folder of its releases $1: the document $2 of this image, and the earlier
# releases whose files are still there, newest first. Shells fetch their files for tabs that were open before.
set -eu
releases=$1
document=$2
# As many as a shell reads.
max_previous=60

# Prints the field $2 of the live release in the document $1. Entries of earlier releases have no space behind the colon.
field() {
  sed -n "s/.*\"$2\": \"\([^\"]*\)\".*/\1/p" "$1" | head -n 1
}

release=$(field "$document" release)
remote=$(sed -n 's/^ *"\(mf-[a-z-]*\)": {$/\1/p' "$document" | head -n 1)

# Each release keeps its entry. The one that was live until now may be from an image that did not write it.
live=$releases/registry.json
if [ -e "$live" ]; then
  last=$(field "$live" release)
  if [ -d "$releases/$last" ] && [ ! -e "$releases/$last/registry.json" ]; then cp "$live" "$releases/$last/registry.json"; fi
fi
cp "$document" "$releases/$release/registry.json"

entries=$(ls -1tp "$releases" | sed -n 's|/$||p' | grep -vxF "$release" | while read -r id; do
  entry=$releases/$id/registry.json
  if [ -e "$entry" ]; then
    printf '{"release":"%s","url":"%s","integrity":"%s"}\n' "$id" "$(field "$entry" url)" "$(field "$entry" integrity)"
  fi
done | head -n "$max_previous" | paste -s -d , -)

# The last line of the document ends the object.
{ sed '$d' "$document"; printf '  ,"previous":{"%s":[%s]}\n}\n' "$remote" "$entries"; } > "$releases/.registry.json"
mv "$releases/.registry.json" "$live"
