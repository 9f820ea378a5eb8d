#!/bin/sh
# Replaces the live release of one app:
#
#   deploy/update.sh shell                      by the one that build.sh built last
#   deploy/update.sh shell --to 0.2.0-1a2b3c4d  by the one with this tag, also to roll back
#
# The new container starts beside the old one. When it is healthy, and every shell has taken the release of a remote, the old one
# finishes its requests and ends. If that fails, or takes longer than UPDATE_SECONDS (180), the new one is removed and the old one
# stays. The edge has the public port, so it is replaced in place, and the shop is unreachable for a second or two.
set -eu
cd "$(dirname "$0")/.."
. deploy/images.sh

app=${1:?the app, such as shell}
check_app "$app"
case $#:${2:-} in
  1:) tag=$(release_of "storefront/$app:next") ;;
  3:--to) tag=$3 ;;
  *) fail "Expected: deploy/update.sh $app [--to <tag>]" ;;
esac
docker image inspect "storefront/$app:$tag" > /dev/null 2>&1 \
  || fail "No image storefront/$app:$tag. Existing tags: $(docker image ls --format '{{.Tag}}' "storefront/$app" | tr '\n' ' ')"
variable=$(tag_variable "$app")
previous=$(live_tag "$app")

# One update at a time.
exec 9< docker-compose.yml
flock -n 9 || fail 'Another update is running.'

# Starts containers with the tag; $@ are further arguments of `up`.
up() {
  env "$variable=$tag" $compose up --detach --no-deps --no-build "$@" "$app"
}

# Waits until container $1 is healthy. Fails if it ends or the time is over.
wait_healthy() {
  seconds=0
  while [ "$seconds" -lt "${UPDATE_SECONDS:-180}" ]; do
    state=$(docker inspect --format '{{.RestartCount}} {{.State.Status}} {{.State.Health.Status}}' "$1")
    case $state in
      '0 running healthy') return 0 ;;
      '0 running starting' | '0 running unhealthy' | '0 created '*) ;;
      *) return 1 ;;
    esac
    sleep 1
    seconds=$((seconds + 1))
  done
  return 1
}

# Waits until every process of every shell has taken the release of a remote. Fails if one refuses it or the time is over.
taken_by_shells() {
  for shell in $($compose ps -q shell); do
    docker exec -i "$shell" node --input-type=module - "$app" "$tag" "${UPDATE_SECONDS:-180}" < deploy/shell/verdict.mjs || return 1
  done
}

# Removes the new container. Its release and its registry document are in the volume that it shares with the old ones.
give_up() {
  docker rm --force "$new" > /dev/null
  case $app in
    mf-*) docker exec "$(echo $old | cut -d ' ' -f 1)" sh -c 'publish-release /releases && write-registry /releases /registry.json' ;;
  esac
}

# docker-compose 1.29 would start a stopped container instead of a new one.
$compose rm --force "$app" > /dev/null 2>&1
old=$($compose ps -q "$app")
if [ "$app" = edge ] || [ -z "$old" ]; then
  up
  new=$($compose ps -q "$app")
  wait_healthy "$new" || fail "$app $tag is not healthy: docker logs $new. Roll back: deploy/update.sh $app --to ${previous:-<tag>}"
else
  # shellcheck disable=SC2086
  up --no-recreate --scale "$app=$(($(echo $old | wc -w) + 1))"
  new=$($compose ps -q "$app" | grep -vxF "$old") || fail 'No new container was started.'
  if ! wait_healthy "$new"; then
    docker logs --tail 20 "$new" >&2
    give_up
    fail "$app $tag did not become healthy and was removed. ${previous:-The previous release} is still live."
  fi
fi
case $app in
  mf-*)
    if ! taken_by_shells; then
      if [ -n "$old" ]; then give_up; fi
      fail "$app $tag is not live in every shell${old:+ and was removed. ${previous:-The previous release} serves on}."
    fi
    ;;
esac
remember "$app" "$tag"
if [ "$app" != edge ] && [ -n "$old" ]; then
  # shellcheck disable=SC2086
  docker stop $old > /dev/null
  # shellcheck disable=SC2086
  docker rm $old > /dev/null
fi
echo "$app $tag is live.${previous:+ Roll back: deploy/update.sh $app --to $previous}"
