import 'reflect-metadata';
import { runProcess } from '@sumfox/platform/bootstrap/lifecycle';
import { loadProcessConfig } from '@sumfox/platform/config/process.config';
import { createLogger } from '@sumfox/platform/logging/logger';
import { GATEWAY_CONFIG, type GatewayConfig } from './config.js';
import { createServer } from './server.js';

const logger = createLogger(loadProcessConfig());
try {
  const app = await createServer(logger);
  const { PORT, HOST } = app.get<GatewayConfig>(GATEWAY_CONFIG);
  await app.listen(PORT, HOST);
  await runProcess(app, null);
} catch (error) {
  logger.fatal({ stack: error instanceof Error ? error.stack : undefined }, String(error));
  process.exit(1);
}
