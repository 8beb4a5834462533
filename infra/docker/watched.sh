#!/bin/bash
# watched.sh PROBE COMMAND [ARGUMENT...]: runs the command and kills it when it hangs, so that the container ends and
# `restart: unless-stopped` starts it again: an "unhealthy" container goes on for as long as it likes.
# PROBE says whom to ask: live (the health port of a process of the product), postgres or redis.
# Signals and the exit code are passed on.
set -u

# Nearly half a minute of silence, two minutes before the first answer; counted and not timed, so that nothing is killed after
# the machine slept. infra/local/hang.rules.ts has the same limits and the reasons for them.
every=${WATCH_EVERY_S:-5}
answer_within=${WATCH_ANSWER_WITHIN_S:-4}
max_misses=${WATCH_MAX_MISSES:-5}
max_misses_at_start=${WATCH_MAX_MISSES_AT_START:-24}

# Any answer will do, also one that says no.
ask() {
  case $probe in
    live)
      exec 3<>"/dev/tcp/127.0.0.1/$HEALTH_PORT" &&
        printf 'GET /health/live HTTP/1.0\r\n\r\n' >&3 &&
        IFS= read -r line <&3 && [[ $line == HTTP/1.1\ 200* ]]
      ;;
    postgres)
      pg_isready -q -h 127.0.0.1 -t "$answer_within"
      [ $? -le 1 ]
      ;;
    redis) redis-cli ping | grep -q . ;;
  esac
}

watch() {
  local misses=0 most=$max_misses_at_start
  while sleep "$every"; do
    if timeout "$answer_within" bash -c "$(declare -f ask); ask" 2>/dev/null; then
      misses=0
      most=$max_misses
    else
      misses=$((misses + 1))
    fi
    if [ "$misses" -ge "$most" ]; then
      echo "watched.sh: no answer $misses times in a row, the process is ended" >&2
      kill -KILL "$child"
      return
    fi
  done
}

probe=$1
shift
case $probe in
  live | postgres | redis) ;;
  *) echo "watched.sh: no probe is called $probe" >&2 && exit 2 ;;
esac
export probe answer_within

"$@" &
child=$!
trap 'kill -TERM "$child"' TERM
trap 'kill -INT "$child"' INT
watch &
watcher=$!
# A signal ends the wait, not the command.
while wait "$child"; code=$?; kill -0 "$child" 2>/dev/null; do :; done
kill "$watcher" 2>/dev/null
exit "$code"
