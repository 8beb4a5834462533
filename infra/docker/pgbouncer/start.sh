#!/bin/bash
# start.sh: runs PgBouncer in transaction mode in front of the five databases. Each service signs in with its own name and
# password, which PgBouncer passes on. Settings: DATABASE_HOST, DATABASE_PORT, POOLER_PORT, POOLER_ADDRESS, POOL_SIZE, the
# folder RUN_DIR for its files, and the password of each service.
set -euo pipefail
run_dir=${RUN_DIR:-/tmp}
# Waiting for a connection ends before the caller's own 5 s, so that the caller hears "try again" and not "too late".
umask 077
{
  echo '[databases]'
  for service in identity assessment marking content analytics; do
    echo "$service = host=${DATABASE_HOST:-postgres} port=${DATABASE_PORT:-5432} dbname=${DATABASE_PREFIX:-}$service"
  done
  cat <<INI
[pgbouncer]
listen_addr = ${POOLER_ADDRESS:-0.0.0.0}
listen_port = ${POOLER_PORT:-6432}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = $run_dir/userlist.txt
pool_mode = transaction
default_pool_size = ${POOL_SIZE:-30}
max_client_conn = ${MAX_CLIENTS:-2000}
query_wait_timeout = 3
server_idle_timeout = 120
ignore_startup_parameters = extra_float_digits
log_connections = 0
log_disconnections = 0
INI
} >"$run_dir/pgbouncer.ini"
for service in identity assessment marking content analytics; do
  variable="${service^^}_DB_PASSWORD"
  [ -n "${!variable:-}" ] || { echo "$variable is not set" >&2; exit 1; }
  echo "\"${DATABASE_PREFIX:-}$service\" \"${!variable}\""
done >"$run_dir/userlist.txt"
exec pgbouncer "$run_dir/pgbouncer.ini"
