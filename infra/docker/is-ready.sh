#!/bin/bash
# is-ready.sh: the health check of a container: 0 when its process can work, as its health port says.
# In bash, since a check in Node takes twenty times the processor, a dozen times every few seconds, and seconds on a busy
# machine: a process that is ready would be called unhealthy there.
set -u
exec 3<>"/dev/tcp/127.0.0.1/$HEALTH_PORT" || exit 1
printf 'GET /health/ready HTTP/1.0\r\n\r\n' >&3
IFS= read -r line <&3 && [[ $line == HTTP/1.1\ 200* ]]
