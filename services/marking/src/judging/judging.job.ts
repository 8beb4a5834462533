import { askJudge } from '@sumfox/contracts/messages/jobs';
import { HandlesJob, type JobHandler } from '@sumfox/platform/messaging/job-handler';
import type * as z from 'zod/mini';
import { JudgingService } from './judging.service.js';

/** Asks the model about one response. */
@HandlesJob(askJudge)
export class JudgingJob implements JobHandler<typeof askJudge.data> {
  constructor(private readonly judgings: JudgingService) {}

  async perform({ judgingId }: z.output<typeof askJudge.data>): Promise<void> {
    await this.judgings.ask(judgingId);
  }
}
