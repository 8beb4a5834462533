import { startWorker } from '@sumfox/platform/bootstrap/worker';
import { WorkerModule } from './worker.module.js';

await startWorker('content', WorkerModule);
