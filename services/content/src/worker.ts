import { startWorker } from '@product/platform/bootstrap/worker';
import { WorkerModule } from './worker.module.js';

await startWorker(WorkerModule);
