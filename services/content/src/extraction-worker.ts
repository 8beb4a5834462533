import { startWorker } from '@sumfox/platform/bootstrap/worker';
import { ExtractionWorkerModule } from './extraction-worker.module.js';

await startWorker('content', ExtractionWorkerModule);
