import { Injectable } from '@nestjs/common';
import type { systemHealth } from '@sumfox/contracts/analytics/health.endpoints';
import type { EndpointResponse } from '@sumfox/contracts/endpoint';
import { Database } from '@sumfox/platform/database/database';
import { countFailures, countModelCalls, findLastFailure, listBeats } from './health.queries.js';
import { getModelFigures } from '../model/index.js';
import {
  aiServiceStatus,
  apiStatus,
  databaseStatus,
  errorTrend,
  gatewayUptime,
  listProcessHealth,
  liveBeats,
  queueDepths,
} from './health.rules.js';

/** Status of the product from the reports of its processes. */
@Injectable()
export class HealthService {
  constructor(private readonly database: Database) {}

  async getSystemHealth(now = new Date()): Promise<EndpointResponse<typeof systemHealth>> {
    const em = this.database.fork();
    const beats = await listBeats(em);
    const failures = await countFailures(em, now);
    const live = liveBeats(beats, now);
    return {
      apiStatus: apiStatus(beats, now),
      databaseStatus: databaseStatus(beats, now),
      aiServiceStatus: aiServiceStatus(beats, await countModelCalls(em, now), now),
      model: await getModelFigures(em, now),
      uptime: gatewayUptime(beats, now),
      memoryUsage: {
        heapUsed: live.reduce((sum, b) => sum + b.heapUsedBytes, 0),
        rss: live.reduce((sum, b) => sum + b.rssBytes, 0),
      },
      errors24h: failures.last24h,
      errorTrend: errorTrend(failures.last24h, failures.before),
      totalErrors: failures.total,
      lastError: await findLastFailure(em),
      processes: listProcessHealth(beats, now),
      queues: queueDepths(beats, now),
    };
  }
}
