#!/bin/sh
# Finds the certificate of the edge, and prints its folder, which has certificate.pem and key.pem:
#
#   certificate.sh <folder> <host>…
#
# The folder itself if the operator put the two files there. Otherwise its subfolder `local`, with a certificate for the
# hosts that no authority has signed. It is made with the first start, and again if the hosts change or it is about to end.
set -eu
folder=$1
shift

# A link may point to a file that is not mounted.
if [ -e "$folder/certificate.pem" ] || [ -L "$folder/certificate.pem" ] || [ -e "$folder/key.pem" ]; then
  for file in certificate.pem key.pem; do
    [ -r "$folder/$file" ] || { echo "$folder/$file: expected a file that account $(id -u) can read" >&2; exit 1; }
  done
  echo "$folder"
  exit
fi

own=$folder/local
if [ "$(cat "$own/hosts" 2> /dev/null)" != "$*" ] || ! openssl x509 -checkend 2592000 -noout -in "$own/certificate.pem" > /dev/null; then
  umask 077
  rm -rf "$own.next"
  mkdir -p "$own.next" || { echo "$folder: expected certificate.pem and key.pem, or a folder to write them to" >&2; exit 1; }
  echo "$*" > "$own.next/hosts"
  addresses=IP:127.0.0.1
  for host; do
    case $host in
      *[!0-9.]*) addresses="$addresses,DNS:$host" ;;
      *) addresses="$addresses,IP:$host" ;;
    esac
  done
  cat > "$own.next/request.cnf" << REQUEST
[req]
prompt = no
distinguished_name = name
x509_extensions = extensions
[name]
CN = Storefront, local use
[extensions]
subjectAltName = $addresses
basicConstraints = critical, CA:FALSE
keyUsage = critical, digitalSignature
extendedKeyUsage = serverAuth
REQUEST
  # 825 days: Apple's clients trust none that is valid for longer.
  openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 825 -config "$own.next/request.cnf" \
    -keyout "$own.next/key.pem" -out "$own.next/certificate.pem" 2> "$own.next/log" || { cat "$own.next/log" >&2; exit 1; }
  rm -rf "$own"
  mv "$own.next" "$own"
fi
echo "$own"
