import type { INestApplicationContext } from '@nestjs/common';
import { loadProcessConfig } from '../config/process.config.js';
import type { Database } from '../database/database.js';
import { type HealthReport, startHealthServer } from '../health/health-server.js';
import type { Logger } from '../logging/logger.js';
import { LOGGER } from '../tokens.js';
import { Shutdown } from '../shutdown/shutdown.js';
import { CLOSE_LIMIT_MS } from '../shutdown/stop-limits.js';
import { watchLauncher } from './launcher-watch.js';

/**
 * Serves health, and ends the process tidily on SIGTERM, SIGINT or the launcher's death. `database` is null for a
 * process that owns none. Redis is left out of readiness: without it the outbox keeps what is to be sent. SIGTERM comes
 * where other replicas may do the same work: `drain` then waits until the clients have gone to them.
 */
export async function runProcess(
  app: INestApplicationContext,
  database: Database | null,
  drain: () => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  const config = loadProcessConfig();
  const logger = app.get<Logger>(LOGGER);
  let closing = false;

  const report = async (): Promise<HealthReport> => {
    const parts: Record<string, string> = { process: closing ? 'down' : 'ok' };
    if (database) parts.database = (await database.reachable()) ? 'ok' : 'down';
    return { ready: Object.values(parts).every((p) => p === 'ok'), parts };
  };
  const health = await startHealthServer(config.HEALTH_HOST, config.HEALTH_PORT, report);

  const close = (reason: string) => {
    if (closing) return;
    closing = true;
    logger.info({ reason }, 'stopping');
    setTimeout(() => process.exit(1), CLOSE_LIMIT_MS).unref();
    app.get(Shutdown).begin();
    const drained = reason === 'SIGTERM' ? drain() : Promise.resolve();
    drained
      .then(() => app.close())
      .then(() => health.close())
      .then(() => process.exit(0))
      .catch((error: unknown) => {
        logger.error({ reason: String(error) }, 'shutdown failed');
        process.exit(1);
      });
  };
  process.once('SIGTERM', () => close('SIGTERM'));
  process.once('SIGINT', () => close('SIGINT'));
  logger.info({ pid: process.pid }, 'ready');
  if (config.PARENT_WATCH === '1') watchLauncher(process, () => close('launcher gone'));
}
