import { Inject, Injectable } from '@nestjs/common';
import { type Job, UnrecoverableError } from 'bullmq';
import * as z from 'zod/mini';
import { HandlerRegistry } from './handler-registry.js';
import { FailureReporter } from '../errors/failure-reporter.js';
import type { Logger } from '../logging/logger.js';
import { LOGGER } from '../tokens.js';
import { QueueProcessor } from './queue.processor.js';

/** Gives the jobs of a queue to their handlers. */
@Injectable()
export class JobProcessor extends QueueProcessor {
  constructor(
    private readonly handlers: HandlerRegistry,
    failures: FailureReporter,
    @Inject(LOGGER) logger: Logger,
  ) {
    super(failures, logger);
  }

  protected override async work(job: Job): Promise<void> {
    const route = this.handlers.jobRoutes.get(job.name);
    const data = route && z.safeParse(route.job.data, job.data);
    if (!route || !data?.success)
      throw new UnrecoverableError(`job ${job.id} matches no job that is handled here`);
    await route.handler.perform(data.data);
  }
}
