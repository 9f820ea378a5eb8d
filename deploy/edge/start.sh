#!/bin/sh
# Writes the configuration from the environment, then starts nginx. `start-edge test` only checks the configuration.
set -eu
files=${EDGE_FILES:-/etc/nginx/edge}
work=${EDGE_WORK:-/tmp/edge}

# $1 name, $2 value, $3 pattern of grep -E, $4 an example
checked() {
  if ! printf '%s' "$2" | grep -qxE "$3" || [ "$(printf '%s' "$2" | wc -l)" -gt 0 ]; then
    echo "$1: expected a value such as $4, not $2" >&2
    exit 1
  fi
}

# Prints the host names of a comma-separated list of origins and hosts with port, one per line.
hosts() {
  printf '%s' "$1" | tr ',' '\n' | sed -E 's|^ *([a-z]+://)?||; s|[:/ ].*$||' | tr 'A-Z' 'a-z' | grep . | sort -u
}

# Whether an origin of $1, comma-separated, is on https and not a name of this machine.
has_public_https() {
  printf '%s' "$1" | tr ',' '\n' | grep -E '^ *https://' | sed -E 's|^ *https://||; s|[:/ ].*$||' | grep -qvxE '(.*\.)?localhost|[0-9.]+'
}

trusted=${TRUSTED_PROXY:-127.0.0.1/32}
origins=${SITE_ORIGIN_SV:-http://localhost:8080},${SITE_ORIGIN_EN:-http://en.localhost:8080}
hsts=${HSTS:-max-age=31536000; includeSubDomains}
dry_run=off
if [ "${LIMITS:-on}" = log ]; then dry_run=on; fi
checked TRUSTED_PROXY "$trusted" '[0-9a-fA-F.:/]+' 10.0.0.0/8
checked HSTS "$hsts" '[A-Za-z0-9=; -]+' 'max-age=31536000; includeSubDomains'
checked LIMITS "${LIMITS:-on}" 'on|log' on
checked HTTP "${HTTP:-serve}" 'serve|redirect' serve
checked TLS_PORT "${TLS_PORT:-8443}" '[1-9][0-9]{0,4}' 8443
names=$(hosts "$origins,${SITE_HOSTS_SV:-},${SITE_HOSTS_EN:-}")
for name in $names; do checked 'SITE_ORIGIN and SITE_HOSTS' "$name" '[a-z0-9.-]+' https://shop.example; done

# Browsers would remember it for every port of this machine.
if ! has_public_https "$origins"; then hsts=; fi

mkdir -p "$work" "${CACHE_DIR:-$work/cache}" "${DOCUMENTS_DIR:-$work/documents}" "${TLS_DIR:-$work/tls}"
# shellcheck disable=SC2086
certificate=$(sh "$files/certificate.sh" "${TLS_DIR:-$work/tls}" $names)
https_port=:${TLS_PORT:-8443}
if [ "$https_port" = :443 ]; then https_port=; fi
# nginx 1.25.1 moved HTTP/2 from `listen` to a directive of its own.
tls='ssl http2'
http2=
minor=$(nginx -v 2>&1 | sed -n 's|.*nginx/1\.\([0-9]*\).*|\1|p')
if [ "${minor:-26}" -ge 26 ]; then tls=ssl http2='http2 on;'; fi
sed_script="
  s|@FILES@|$files/html|g
  s|@WORK@|$work|g
  s|@CACHE@|${CACHE_DIR:-$work/cache}|g
  s|@DOCUMENTS@|${DOCUMENTS_DIR:-$work/documents}|g
  s|@ACCESS_LOG@|${ACCESS_LOG:-/dev/stdout}|g
  s|@LISTEN@|${LISTEN:-8080}|g
  s|@LISTEN_TLS@|${LISTEN_TLS:-8443}|g
  s|@TLS@|$tls|g
  s|@HTTP2@|$http2|g
  s|@CERTIFICATE@|$certificate|g
  s|@HTTP@|${HTTP:-serve}|g
  s|@HTTPS_PORT@|$https_port|g
  s|@RESOLVER@|${RESOLVER:-127.0.0.11}|g
  s|@API_URL@|${API_URL:-http://commerce-api:4000}|g
  s|@SHELL_URL@|${SHELL_URL:-http://shell:3000}|g
  s|@TRUSTED_PROXY@|$trusted|g
  s|@HSTS@|$hsts|g
  s|@HOSTS@|$(echo $names)|g
  s#@HOST_PATTERN@#$(echo $names | sed 's/\./\\\\./g; s/ /|/g')#g
  s|@DRY_RUN@|$dry_run|g
  s|@RETRY_AFTER@|5|g
"
# $1 name, $2 value, $3 pattern, $4 example
fill() {
  checked "$1" "$2" "$3" "$4"
  sed_script="$sed_script
  s|@$1@|$2|g"
}
# $1 name, $2 rate and burst, $3 the default
limit() {
  value=${2:-$3}
  checked "RATE_$1" "$value" '[1-9][0-9]{0,5}r/[sm] burst [1-9][0-9]{0,5}' "$3"
  sed_script="$sed_script
  s|@RATE_$1@|${value%% *}|g
  s|@BURST_$1@|${value##* }|g"
}
limit GRAPHQL "${RATE_GRAPHQL:-}" '20r/s burst 100'
limit AUTH "${RATE_AUTH:-}" '5r/s burst 40'
limit NEWSLETTER "${RATE_NEWSLETTER:-}" '20r/m burst 10'
limit PAYMENTS "${RATE_PAYMENTS:-}" '600r/m burst 100'
limit DOCUMENTS "${RATE_DOCUMENTS:-}" '10r/s burst 60'
limit REPORTS "${RATE_REPORTS:-}" '30r/m burst 30'
fill CLIENT_TIMEOUT "${CLIENT_TIMEOUT:-10s}" '[1-9][0-9]{0,3}s' 10s
fill CONNECTIONS "${CONNECTIONS:-200}" '[0-9]{1,6}' 200

for file in "$files"/*.conf; do sed "$sed_script" "$file" > "$work/$(basename "$file")"; done
if [ "${1:-}" = test ]; then exec nginx -t -q -p "$work" -c "$work/nginx.conf"; fi
# NGINX_USER is for a machine where root starts this script; the container runs without root.
exec nginx -p "$work" -c "$work/nginx.conf" -g "daemon off;${NGINX_USER:+ user $NGINX_USER;}"
