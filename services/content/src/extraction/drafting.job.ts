import { draftTopic } from '@sumfox/contracts/messages/jobs';
import { HandlesJob, type JobHandler } from '@sumfox/platform/messaging/job-handler';
import type * as z from 'zod/mini';
import { SheetDrafter } from './sheet-drafter.service.js';

/** Drafts a topic from the text of a PDF. */
@HandlesJob(draftTopic)
export class DraftingJob implements JobHandler<typeof draftTopic.data> {
  constructor(private readonly drafter: SheetDrafter) {}

  perform({ extractionId }: z.output<typeof draftTopic.data>): Promise<void> {
    return this.drafter.draft(extractionId);
  }
}
