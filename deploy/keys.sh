#!/bin/sh
# Makes the keys of a trial on this machine: `sh deploy/keys.sh > .env`. Secret keys of the registry come into deploy/keys, which git does not see.
set -e
folder=$(dirname "$0")/keys
umask 077
mkdir -p "$folder"
[ -e "$folder/registry.key" ] || openssl genpkey -algorithm ed25519 -out "$folder/registry.key"
public=$(openssl pkey -in "$folder/registry.key" -pubout -outform DER | tail -c 32 | base64 | tr '+/' '-_' | tr -d '=\n')
echo "RELEASES_KEY=$public"
for name in HOST_KEY SUGGEST_KEY ENCRYPTION_KEY POSTGRES_PASSWORD STORE_PASSWORD GRAFANA_PASSWORD; do
  echo "$name=$(openssl rand -hex 32)"
done
