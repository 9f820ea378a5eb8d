#!/bin/sh
# Replaces the running release of one app:
#
#   deploy/update.sh shell                      by the one that build.sh built last
#   deploy/update.sh shell --to 0.2.0-1a2b3c4d  by the one with this tag, also to roll back
#   deploy/update.sh mf-search --why "new filters" --now
#
# The new container starts beside the old one. When it is healthy, the old one finishes its requests and ends. If that takes longer
# than UPDATE_SECONDS (180), the new one is removed and the old one stays. The edge has the public port, so it is replaced in place, and
# the shop is unreachable for a second or two.
# The release of a remote is then published: one percent of the visitors get it first, or all with --now. The old container ends
# when every shell has taken it. If one refuses it, the new container is removed. To roll a remote back, use deploy/release.sh.
set -eu
cd "$(dirname "$0")/.."
. deploy/images.sh

usage='deploy/update.sh <app> [--to <tag>], and for a remote [--now] [--why <text>]'
app=${1:?the app, such as shell}
check_app "$app"
shift
tag=
why=
now=
while [ $# -gt 0 ]; do
  case $app:$1:$# in
    *:--to:1 | *:--why:1) fail "$1 needs a value. Expected: $usage" ;;
    *:--to:*) tag=$2 && shift ;;
    mf-*:--why:*) why=$2 && shift ;;
    mf-*:--now:*) now=--now ;;
    *) fail "Unexpected $1. Expected: $usage" ;;
  esac
  shift
done
[ -n "$tag" ] || tag=$(release_of "storefront/$app:next")
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

# Publishes the release of a remote. Fails if the registry or a shell refuses it.
publish() {
  commit=$(docker image inspect --format '{{index .Config.Labels "org.opencontainers.image.revision"}}' "storefront/$app:$tag")
  subject=$(git log -1 --format='%<(400,trunc)%s' "$commit" 2> /dev/null) || subject="the image $tag"
  # shellcheck disable=SC2086
  run_release publish "$app" "$tag" --address "http://$app:8080" --why "${why:-$subject}" --seconds "${UPDATE_SECONDS:-180}" \
    ${commit:+--commit "$commit"} $now
}

# Removes the new container. Its release is in the volume that it shares with the old ones, which says again that theirs is current.
give_up() {
  docker rm --force "$new" > /dev/null
  case $app in
    mf-*) docker exec --env KEEP_RELEASES=100000 "$(echo $old | cut -d ' ' -f 1)" publish-release /releases ;;
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
    if ! publish; then
      if [ -n "$old" ]; then give_up; fi
      fail "$app $tag is not published${old:+, and its container was removed}."
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
case $app in
  mf-*) echo "$app $tag is running. Who gets it, and what shells see of it: deploy/release.sh status. Roll back: deploy/release.sh rollback $app --why <text>" ;;
  *) echo "$app $tag is live.${previous:+ Roll back: deploy/update.sh $app --to $previous}" ;;
esac
