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
exec nginx -c /tmp/nginx.conf -g 'daemon off;'
