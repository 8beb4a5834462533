#!/bin/bash
# One database and one role for each service; a role can enter its own database only. The server runs this when its
# volume is empty. After changing a password in .env, recreate the container and run it again:
#   docker compose exec -u postgres postgres bash /docker-entrypoint-initdb.d/10-databases.sh
set -euo pipefail

query() { psql -qX -v ON_ERROR_STOP=1 -U "${POSTGRES_USER:-postgres}" -d postgres; }

for service in identity assessment marking content analytics; do
  variable="${service^^}_DB_PASSWORD"
  [ -n "${!variable:-}" ] || { echo "$variable is not set" >&2; exit 1; }
  # The password is read from the environment by psql itself, so that no list of processes shows it.
  SERVICE=$service PASSWORD=${!variable} query <<'SQL'
\getenv service SERVICE
\getenv password PASSWORD
select format('create role %I login', :'service')
  where not exists (select from pg_roles where rolname = :'service') \gexec
select format('create database %I owner %I', :'service', :'service')
  where not exists (select from pg_database where datname = :'service') \gexec
alter role :"service" password :'password';
revoke all on database :"service" from public;
SQL
done

query <<'SQL'
revoke connect on database postgres from public;
revoke connect on database template1 from public;
SQL
