#!/bin/sh
# Builds the images of the named apps, or of all services, and tags each app's image with the release it contains. Changes no
# running container: update.sh starts what was built.
set -eu
cd "$(dirname "$0")/.."
. deploy/images.sh

# A name of its own for the newest image: the tags in .env name what is live.
for app in $apps; do export "$(tag_variable "$app")=next"; done
# The registry records from which commit a release was built.
$compose build --build-arg COMMIT="$(git rev-parse HEAD 2> /dev/null || true)" "$@"
for app in $apps; do
  case " $* " in
    "  " | *" $app "*) ;;
    *) continue ;;
  esac
  release=$(release_of "storefront/$app:next")
  docker tag "storefront/$app:next" "storefront/$app:$release"
  [ -n "$(live_tag "$app")" ] || remember "$app" "$release"
  echo "storefront/$app:$release"
done
