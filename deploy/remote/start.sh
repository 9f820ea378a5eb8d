#!/bin/sh
# Serves a remote's releases. The registry document is written last, when its release can be fetched.
set -eu
publish-release /releases
write-registry /releases /registry.json
exec nginx -g 'daemon off;'
