import 'reflect-metadata';
import { runProcess } from '@sumfox/platform/bootstrap/lifecycle';
import { loadProcessConfig } from '@sumfox/platform/config/process.config';
import { createLogger, endByCrash, logCrashes } from '@sumfox/platform/logging/logger';
import { GATEWAY_CONFIG, type GatewayConfig } from './config.js';
import { createServer } from './server.js';

const logger = createLogger(loadProcessConfig());
logCrashes(logger);
try {
  const app = await createServer(logger);
  const { PORT, HOST } = app.get<GatewayConfig>(GATEWAY_CONFIG);
  await app.listen(PORT, HOST);
  await runProcess(app, null);
} catch (error) {
  endByCrash(logger, error);
}
