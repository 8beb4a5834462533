#!/bin/sh
# Makes .env from .env.example with a fresh value for each secret. An .env that is there stays as it is.
set -eu
cd "$(dirname "$0")/../.."
if [ -e .env ]; then
  echo '.env is already there: its secrets belong to the data in the volumes. Nothing was changed.' >&2
  exit 1
fi
command -v openssl >/dev/null || { echo 'This needs openssl.' >&2; exit 1; }
umask 077
trap 'rm -f .env.new' EXIT
while IFS= read -r line; do
  case $line in
    [A-Z]*_PASSWORD= | [A-Z]*_SECRET=) line="$line$(openssl rand -hex 32)" ;;
  esac
  printf '%s\n' "$line"
done <.env.example >.env.new
mv .env.new .env
echo 'Made .env. Read through it, then: docker compose up --build'
