import { Inject, Injectable } from '@nestjs/common';
import { getProcess } from '@sumfox/contracts/processes';
import { type Job, UnrecoverableError } from 'bullmq';
import * as z from 'zod/mini';
import type { ProcessConfig } from '../config/process.config.js';
import { GivingWay } from '../giving-way/giving-way.js';
import { HandlerRegistry } from './handler-registry.js';
import { FailureReporter } from '../errors/failure-reporter.js';
import type { Logger } from '../logging/logger.js';
import { LOGGER, PROCESS_CONFIG } from '../tokens.js';
import { TrafficMeter } from '../traffic/traffic-meter.js';
import { QueueProcessor } from './queue.processor.js';

/** Gives the jobs of a queue to their handlers. */
@Injectable()
export class JobProcessor extends QueueProcessor {
  constructor(
    private readonly handlers: HandlerRegistry,
    private readonly traffic: TrafficMeter,
    private readonly givingWay: GivingWay,
    @Inject(PROCESS_CONFIG) private readonly config: Pick<ProcessConfig, 'PROCESS_NAME'>,
    failures: FailureReporter,
    @Inject(LOGGER) logger: Logger,
  ) {
    super(failures, logger);
  }

  /** Counts each attempt of a worker, without its wait for calm; a process that also answers calls counts those alone. */
  override async process(job: Job): Promise<void> {
    if (this.handlers.jobRoutes.get(job.name)?.job.givesWay) await this.givingWay.untilCalm();
    if (getProcess(this.config.PROCESS_NAME).serves !== 'queue') return super.process(job);
    const startedAt = performance.now();
    let isFault = true;
    try {
      await super.process(job);
      isFault = false;
    } finally {
      this.traffic.noteRequest(performance.now() - startedAt, isFault);
    }
  }

  protected override async work(job: Job): Promise<void> {
    const route = this.handlers.jobRoutes.get(job.name);
    const data = route && z.safeParse(route.job.data, job.data);
    if (!route || !data?.success)
      throw new UnrecoverableError(`job ${job.id} matches no job that is handled here`);
    await route.handler.perform(data.data);
  }
}
