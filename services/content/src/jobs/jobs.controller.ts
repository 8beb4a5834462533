import { Controller } from '@nestjs/common';
import { configureQueue, jobsStats, queueJobs, retryJob } from '@sumfox/contracts/content/jobs.endpoints';
import type { EndpointInput, EndpointResponse } from '@sumfox/contracts/endpoint';
import type { PersonCaller } from '@sumfox/platform/rpc/caller';
import { Handles } from '@sumfox/platform/rpc/handles.decorator';
import { JobsService } from './jobs.service.js';

@Controller()
export class JobsController {
  constructor(private readonly jobs: JobsService) {}

  @Handles(jobsStats)
  async stats(): Promise<EndpointResponse<typeof jobsStats>> {
    return { queues: await this.jobs.listStats() };
  }

  @Handles(queueJobs)
  list({ params, query }: EndpointInput<typeof queueJobs>): Promise<EndpointResponse<typeof queueJobs>> {
    return this.jobs.listJobs(params.queue, query);
  }

  @Handles(retryJob)
  async retry(
    { params, body }: EndpointInput<typeof retryJob>,
    caller: PersonCaller,
  ): Promise<EndpointResponse<typeof retryJob>> {
    return { success: true, isRetried: await this.jobs.retry(body.queue, params.jobId, caller) };
  }

  @Handles(configureQueue)
  async configure(
    { params, body }: EndpointInput<typeof configureQueue>,
    caller: PersonCaller,
  ): Promise<EndpointResponse<typeof configureQueue>> {
    await this.jobs.configure(params.queue, body.isPaused, caller);
    return { success: true, isPaused: body.isPaused };
  }
}
