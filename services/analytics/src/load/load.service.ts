import { Injectable } from '@nestjs/common';
import type { LoadPeriod, systemLoad } from '@sumfox/contracts/analytics/load.endpoints';
import type { EndpointResponse } from '@sumfox/contracts/endpoint';
import { Database } from '@sumfox/platform/database/database';
import { aiServiceStatus, countModelCalls, listBeats, liveBeats, type ProcessBeat } from '../health/index.js';
import { getModelFigures, periodsOf } from '../model/index.js';
import { listTraffic, readConnections } from '../traffic/index.js';
import { listAlarms } from './alarms.rules.js';
import {
  countEventsBehind,
  listProcessLoad,
  listQueueLoad,
  listStepStarts,
  modelLoad,
} from './load.rules.js';

const HOUR_MS = 3_600_000;
const PERIODS: Readonly<Record<LoadPeriod, { lengthMs: number; stepSeconds: number }>> = {
  hour: { lengthMs: HOUR_MS, stepSeconds: 60 },
  day: { lengthMs: 24 * HOUR_MS, stepSeconds: 900 },
};
const MAX_SLOWEST = 5;

/** What the processes answer, how fast, and what needs a look. */
@Injectable()
export class LoadService {
  constructor(private readonly database: Database) {}

  async getSystemLoad(period: LoadPeriod, now = new Date()): Promise<EndpointResponse<typeof systemLoad>> {
    const em = this.database.fork();
    const { lengthMs, stepSeconds } = PERIODS[period];
    const starts = listStepStarts(now, lengthMs, stepSeconds);
    const answered = await listTraffic(em, starts[0] ?? now, stepSeconds);
    const minutes =
      period === 'hour' ? answered : await listTraffic(em, new Date(now.getTime() - HOUR_MS), 60);
    const beats = await listBeats(em);
    const queues = listQueueLoad(beats, now);
    const events = countEventsBehind(queues, beats, now);
    const connections = await readConnections(em);
    const { costTodayMicroUsd } = await getModelFigures(em, now);
    const model = modelLoad(beats, costTodayMicroUsd, periodsOf(now).dayStart, now);
    const aiStatus = aiServiceStatus(beats, await countModelCalls(em, now), now);
    return {
      period,
      stepSeconds,
      alarms: listAlarms({ now, beats, minutes, queues, events, connections, model, aiStatus }),
      processes: listProcessLoad({ answered, minutes }, starts, beats, now),
      queues,
      database: {
        ...connections,
        slowStatements: answered.reduce((sum, { slowStatements }) => sum + slowStatements, 0),
        slowest: listSlowest(liveBeats(beats, now)),
      },
      events,
      model,
    };
  }
}

function listSlowest(beats: readonly ProcessBeat[]) {
  return beats
    .flatMap(({ process, slowest }) => (slowest ?? []).map((statement) => ({ process, ...statement })))
    .toSorted((one, other) => other.durationMs - one.durationMs)
    .slice(0, MAX_SLOWEST);
}
