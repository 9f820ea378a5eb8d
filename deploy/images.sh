# shellcheck shell=sh
# Functions of build.sh, release.sh and update.sh, which run in the folder of docker-compose.yml. COMPOSE names another command than
# `docker compose`.
compose=${COMPOSE:-docker compose}
apps=$(sed -n 's|^ *image: storefront/\([a-z-]*\):\${.*|\1|p' docker-compose.yml)

fail() {
  echo "$*" >&2
  exit 1
}

# Prints the name of the variable in .env with the live tag of app $1.
tag_variable() {
  echo "$1_TAG" | tr 'a-z-' 'A-Z_'
}

# Stops unless $1 is an app with a tag.
check_app() {
  echo "$apps" | grep -qxF -- "$1" || fail "Unknown app $1. Expected one of: $(echo $apps)"
}

# Prints the release in image $1.
release_of() {
  docker run --rm --network none --entrypoint cat "$1" /release-id
}

# Prints the tag of app $1 in .env.
live_tag() {
  [ ! -e .env ] || sed -n "s/^$(tag_variable "$1")=//p" .env | tail -n 1
}

# Writes tag $2 of app $1 into .env: what `up` starts from now on, also after a reboot.
remember() {
  variable=$(tag_variable "$1")
  touch .env
  # A copy has the same owner and mode.
  cp -p .env .env.next
  { grep -v "^$variable=" .env || true; echo "$variable=$2"; } > .env.next
  mv .env.next .env
}

# Runs a command of `npm run release` in the network of the stack. Who decides: the user of the CI, of git, or of this machine.
run_release() {
  actor=${GITHUB_ACTOR:-${GITLAB_USER_LOGIN:-$(git config user.name 2> /dev/null || id -un)}}
  $compose run --rm -T --no-deps release "$@" --actor "$actor"
}
