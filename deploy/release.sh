#!/bin/sh
# `npm run release` for the stack: decides which release of each remote is live.
#
#   deploy/release.sh status
#   deploy/release.sh rollback mf-search --why "the results are slow"
#
# The keys of the stack sign, or that of RELEASE_KEY.
set -eu
cd "$(dirname "$0")/.."
. deploy/images.sh
run_release "$@"
