#!/bin/sh
# Writes the secrets of .env as manifests: one for what several processes share, and one for each process' own key, so
# that a pod can only be given its own.
#   sh infra/k8s/secrets.sh | kubectl -n maths-practice apply -f -
set -eu
cd "$(dirname "$0")/../.."
[ -e .env ] || {
  echo 'There is no .env: make one with "sh infra/docker/new-env.sh".' >&2
  exit 1
}

begin() { printf -- '---\napiVersion: v1\nkind: Secret\nmetadata:\n  name: %s\nstringData:\n' "$1"; }
entry() { printf "  %s: '%s'\n" "$1" "$(printf '%s' "$2" | sed "s/'/''/g")"; }

begin maths-practice-secrets
while IFS= read -r line; do
  case $line in
    *=) ;;
    [A-Z]*_PASSWORD=* | [A-Z]*_SECRET=* | OPENAI_API_KEY=* | INTERNAL_PUBLIC_KEYS=*)
      entry "${line%%=*}" "${line#*=}"
      ;;
  esac
done <.env
while IFS= read -r line; do
  case $line in
    INTERNAL_KEY_*=*)
      name=${line%%=*}
      begin "internal-key-$(printf '%s' "${name#INTERNAL_KEY_}" | tr 'A-Z_' 'a-z-')"
      entry INTERNAL_KEY "${line#*=}"
      ;;
  esac
done <.env
