#!/bin/sh
set -eu
publish-release /app/releases
SHELL_RELEASE_DIR=/app/releases/$(cat /release-id)
RELEASE=$(cat /release-id)
export SHELL_RELEASE_DIR RELEASE
exec node "$SHELL_RELEASE_DIR/node/main.cjs"
