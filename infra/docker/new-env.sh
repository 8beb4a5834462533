#!/bin/sh
# Makes .env from .env.example with a fresh value for each secret and a key pair for each process. An .env that is there
# stays as it is.
#   sh infra/docker/new-env.sh            for real: no demo accounts, reached from this machine only
#   sh infra/docker/new-env.sh --demo     for trying out: demo accounts with passwords that are shown once
#   PUBLISH=0.0.0.0 sh infra/docker/new-env.sh    reached from other machines; the cookies then need HTTPS in front
set -eu
cd "$(dirname "$0")/../.."

fail() {
  echo "$1" >&2
  exit 1
}

demo=0
case ${1-} in
  '') ;;
  --demo) demo=1 ;;
  *) fail "new-env.sh knows no \"$1\": it takes --demo or nothing." ;;
esac
publish=${PUBLISH:-127.0.0.1}
case $publish in
  127.0.0.1) secure=0 ;;
  *[!0-9.]*) fail "PUBLISH is \"$publish\": it must be an IPv4 address, such as 0.0.0.0." ;;
  *) secure=1 ;;
esac

[ ! -e .env ] || fail '.env is already there: its secrets belong to the data in the volumes. Nothing was changed.'
command -v openssl >/dev/null || fail 'This needs openssl.'
umask 077
trap 'rm -f .env.new' EXIT

base64url() { openssl base64 -A | tr '+/' '-_' | tr -d '='; }
padded() { printf '%s' "$1" | tr -- '-_' '+/'; }

public_keys=
accounts=
while IFS= read -r line; do
  case $line in
    DEMO_MODE=*) line="DEMO_MODE=$demo" ;;
    PUBLISH=*) line="PUBLISH=$publish" ;;
    COOKIE_SECURE=*) line="COOKIE_SECURE=$secure" ;;
    DEMO_*_PASSWORD=)
      if [ "$demo" = 1 ]; then
        password=$(openssl rand -hex 8)
        account=${line#DEMO_}
        account=$(printf '%s' "${account%_PASSWORD=}" | tr 'A-Z' 'a-z')
        accounts="$accounts  $account  $password
"
        line="$line$password"
      fi
      ;;
    INTERNAL_KEY_*=)
      key=$(openssl genpkey -algorithm ed25519 -outform DER | base64url)
      # 48 bytes, so that no padding was lost.
      [ ${#key} = 64 ] || fail 'This openssl makes no Ed25519 keys: it must be 1.1.1 or later.'
      public=$(padded "$key" | openssl base64 -d -A | openssl pkey -inform DER -pubout -outform DER | base64url)
      name=${line#INTERNAL_KEY_}
      name=$(printf '%s' "${name%=}" | tr 'A-Z_' 'a-z-')
      public_keys="$public_keys${public_keys:+,}$name:$public"
      line="$line$key"
      ;;
    INTERNAL_PUBLIC_KEYS=) line="$line$public_keys" ;;
    [A-Z]*_PASSWORD= | [A-Z]*_SECRET=) line="$line$(openssl rand -hex 32)" ;;
  esac
  printf '%s\n' "$line"
done <.env.example >.env.new
mv .env.new .env

echo 'Made .env. Read through it, then: docker compose up --build'
if [ "$demo" = 1 ]; then
  echo 'Demo accounts, shown this once (they stand in .env):'
  printf '%s' "$accounts"
else
  echo 'When it runs, make the first admin; the link that this prints is good for an hour:'
  echo '  docker compose exec -e PUBLIC_URL=http://localhost:8080 identity node infra/local/admin.mjs create NAME'
fi
if [ "$secure" = 1 ]; then
  echo "It will listen on $publish, with cookies for HTTPS alone: put a proxy with a certificate in front, and in .env the"
  echo 'name of the site into PUBLIC_HOSTS.'
fi
