import { startWorker } from '@product/platform/bootstrap/worker';
import { ExtractionWorkerModule } from './extraction-worker.module.js';

await startWorker(ExtractionWorkerModule);
