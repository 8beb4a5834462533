const WORKERS = 4;
const PORTS = 12_000 / WORKERS;

// Files that are tested side by side each start a whole product, and the pool, which is no worker, the shared ones: none
// takes the ports that another has just found free.
const first = 20_000 + (Number(process.env.JEST_WORKER_ID ?? 0) % WORKERS) * PORTS;
process.env.PORT_RANGE ??= `${first}-${first + PORTS - 1}`;
