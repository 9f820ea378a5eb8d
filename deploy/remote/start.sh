#!/bin/sh
# Serves a remote's releases. The registry document is put in place last: what it names can be had by then.
set -eu
publish-release /releases
cp /registry.json /releases/.registry.json
mv /releases/.registry.json /releases/registry.json
exec nginx -g 'daemon off;'
