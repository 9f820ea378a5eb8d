#!/bin/sh
# Fills in what the environment says and serves.
set -eu
trusted=${TRUSTED_PROXY:-127.0.0.1/32}
case $trusted in
  *[!0-9a-fA-F.:/]*)
    echo "TRUSTED_PROXY: an address or a network such as 10.0.0.0/8, not $trusted" >&2
    exit 1
    ;;
esac
sed "s|@TRUSTED_PROXY@|$trusted|" /etc/nginx/nginx.conf > /tmp/nginx.conf

# Files that never change are kept here, compressed as they came: a part that is down keeps its own files served.
cat > /tmp/cached.conf <<'CONF'
proxy_cache files;
# Each location says in which variants its files come, so that Vary need not be asked.
proxy_cache_key "$host$uri $variant";
proxy_cache_lock on;
proxy_cache_use_stale error timeout updating http_500 http_502 http_503 http_504;
proxy_cache_valid 404 1s;
proxy_set_header Accept-Encoding $encoding;
proxy_ignore_headers Vary;
gzip off;
CONF
exec nginx -c /tmp/nginx.conf -g 'daemon off;'
