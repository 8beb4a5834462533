import { rangeOfWorker } from './port-ranges.ts';

// Files that are tested side by side each start a whole product, and the pool, which is no worker, the shared ones.
process.env.PORT_RANGE ??= rangeOfWorker(Number(process.env.JEST_WORKER_ID ?? 0));
