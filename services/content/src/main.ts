import { startService } from '@product/platform/bootstrap/service';
import { AppModule } from './app.module.js';

await startService('content', AppModule);
