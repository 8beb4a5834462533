const WORKERS = 4;
const PORTS = 12_000 / WORKERS;

// Files that are tested side by side each start a whole product: none takes the ports that another has just found free.
const first = 20_000 + (Number(process.env.JEST_WORKER_ID) % WORKERS) * PORTS;
process.env.PORT_RANGE ??= `${first}-${first + PORTS - 1}`;
