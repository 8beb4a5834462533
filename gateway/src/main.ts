import 'reflect-metadata';
import { runProcess } from '@sumfox/platform/bootstrap/lifecycle';
import { loadProcessConfig } from '@sumfox/platform/config/process.config';
import { createLogger, endByCrash, logCrashes } from '@sumfox/platform/logging/logger';
import { GATEWAY_CONFIG, type GatewayConfig } from './config.js';
import { drainBrowsers } from './drain-browsers.js';
import { createServer } from './server.js';

const logger = createLogger(loadProcessConfig());
logCrashes(logger);
try {
  const app = await createServer(logger);
  const { PORT, HOST, SHARE_PORT } = app.get<GatewayConfig>(GATEWAY_CONFIG);
  await app.listen({ port: PORT, host: HOST, ...(SHARE_PORT === '1' && { reusePort: true }) });
  await runProcess(app, null, () => drainBrowsers(app.getHttpServer()));
} catch (error) {
  endByCrash(logger, error);
}
