import 'reflect-metadata';
import { runProcess } from '@product/platform/bootstrap/lifecycle';
import { loadProcessConfig } from '@product/platform/config/process.config';
import { createLogger } from '@product/platform/logging/logger';
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
