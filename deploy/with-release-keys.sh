#!/bin/sh
# Runs a command with the release keys that the stack has created, unless the settings name others.
set -eu
if [ -z "${RELEASE_KEYS:-}" ]; then
  RELEASE_KEYS=$(cat /release-keys/public)
  RELEASE_WITHDRAW_KEY=$(cat /release-keys/shell.key)
  export RELEASE_KEYS RELEASE_WITHDRAW_KEY
fi
exec "$@"
