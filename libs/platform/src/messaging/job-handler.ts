import { DiscoveryService } from '@nestjs/core';
import type { JobDefinition } from '@sumfox/contracts/messages/jobs';
import type * as z from 'zod/mini';

/** Runs one kind of job. Its effect must be repeatable. Throws UnrecoverableError when a retry cannot help. */
export interface JobHandler<D extends z.ZodMiniType = z.ZodMiniType> {
  perform(data: z.output<D>): Promise<void>;
}

/** Stores the job of a handler's class. */
export const HandledJob = DiscoveryService.createDecorator<JobDefinition>();

/** Makes a class the handler of one kind of job. */
export function HandlesJob<D extends z.ZodMiniType>(job: JobDefinition<string, D>) {
  return (target: new (...args: never[]) => JobHandler<D>): void => {
    HandledJob(job)(target);
  };
}

/** A job with its handler. */
export interface JobRoute {
  job: JobDefinition;
  handler: JobHandler;
}

/** Undefined for a class without the decorator. */
export function findHandledJob(target: object): JobDefinition | undefined {
  const job: JobDefinition | undefined = Reflect.getMetadata(HandledJob.KEY, target);
  return job;
}
