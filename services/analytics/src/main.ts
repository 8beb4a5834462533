import { startService } from '@sumfox/platform/bootstrap/service';
import { AppModule } from './app.module.js';

await startService('analytics', AppModule);
