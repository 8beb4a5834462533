import { Inject } from '@nestjs/common';
import { pregenerateItems } from '@sumfox/contracts/messages/jobs';
import type { Logger } from '@sumfox/platform/logging/logger';
import { HandlesJob, type JobHandler } from '@sumfox/platform/messaging/job-handler';
import { LOGGER } from '@sumfox/platform/tokens';
import type * as z from 'zod/mini';
import { ModelTopUp } from '../model-questions/index.js';
import { TopUpService } from '../top-up/index.js';

/** Fills one cell of the bank to its target: the model's share first, then the engine's. */
@HandlesJob(pregenerateItems)
export class TopUpJob implements JobHandler<typeof pregenerateItems.data> {
  constructor(
    private readonly topUps: TopUpService,
    private readonly modelTopUps: ModelTopUp,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async perform({ target, ...cell }: z.output<typeof pregenerateItems.data>): Promise<void> {
    const { level: proficiencyLevel, ...place } = cell;
    let written = 0;
    try {
      written = await this.modelTopUps.contribute(cell, target);
    } finally {
      // The engine fills the cell whatever the model returned.
      const added = await this.topUps.topUp(cell, target);
      if (added + written > 0)
        this.logger.info({ ...place, proficiencyLevel, added, written }, 'bank topped up');
    }
  }
}
