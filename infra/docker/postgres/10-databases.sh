#!/bin/bash
# One database and one role for each service, and one role that owns all tables. A service's role reads and writes rows
# of its own database; what it may do there says the migration step. The server runs this when its volume is empty.
# After changing a password in .env, or after an update that brings a new role, recreate the container and run it again:
#   docker compose exec -u postgres postgres bash /docker-entrypoint-initdb.d/10-databases.sh
set -euo pipefail

query() { psql -qX -v ON_ERROR_STOP=1 -U "${POSTGRES_USER:-postgres}" -d "${1:-postgres}"; }

[ -n "${SCHEMA_OWNER_PASSWORD:-}" ] || { echo 'SCHEMA_OWNER_PASSWORD is not set' >&2; exit 1; }
# Passwords are read from the environment by psql itself, so that no list of processes shows them.
PASSWORD=$SCHEMA_OWNER_PASSWORD query <<'SQL'
\getenv password PASSWORD
select 'create role schema_owner login' where not exists (select from pg_roles where rolname = 'schema_owner') \gexec
alter role schema_owner password :'password';
SQL

for service in identity assessment marking content analytics; do
  variable="${service^^}_DB_PASSWORD"
  [ -n "${!variable:-}" ] || { echo "$variable is not set" >&2; exit 1; }
  SERVICE=$service PASSWORD=${!variable} query <<'SQL'
\getenv service SERVICE
\getenv password PASSWORD
select format('create role %I login', :'service')
  where not exists (select from pg_roles where rolname = :'service') \gexec
select format('create database %I owner schema_owner', :'service')
  where not exists (select from pg_database where datname = :'service') \gexec
alter role :"service" password :'password';
revoke all on database :"service" from public;
grant connect on database :"service" to :"service";
SQL
  # An earlier version gave the tables to the role of the service.
  SERVICE=$service query "$service" <<'SQL'
\getenv service SERVICE
reassign owned by :"service" to schema_owner;
SQL
done

# After an erasure identity has the server put its write-ahead log away.
query identity <<'SQL'
grant pg_checkpoint to identity;
grant execute on function pg_switch_wal() to identity;
SQL

query <<'SQL'
revoke connect on database postgres from public;
revoke connect on database template1 from public;
SQL
