import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { Database } from '@sumfox/platform/database/database';
import { Rehearsals } from '@sumfox/platform/database/rehearsals';
import { FailureReporter } from '@sumfox/platform/errors/failure-reporter';
import type { Logger } from '@sumfox/platform/logging/logger';
import { Outbox } from '@sumfox/platform/messaging/outbox';
import { ServiceClient } from '@sumfox/platform/rpc/service-client';
import { LOGGER } from '@sumfox/platform/tokens';
import { listRehearsedResponses } from '@sumfox/question-kinds/rehearsed-items';
import { v7 as uuid } from 'uuid';
import type { SubmissionToMark } from '../ai-judge/index.js';
import { MARKER, type Marker } from './marker.js';
import { MarkingRunService } from './marking-run.service.js';

/** No model is asked about a rehearsal. */
const NO_DEFERRAL = {
  mayDefer: () => false,
  defer: async () => false,
  listDeferred: async () => new Set<number>(),
};

/** Marks a submission that assessment does not have. */
class RehearsedRun extends MarkingRunService {
  protected override async findSubmission(submissionId: string): Promise<SubmissionToMark> {
    return {
      submissionId,
      paperId: 0,
      pupilId: uuid(),
      responses: listRehearsedResponses(uuid),
      stems: [],
    };
  }
}

/** Marks a submission before this process is ready, and undoes it. */
@Injectable()
export class MarkingRunRehearsal implements OnApplicationBootstrap {
  constructor(
    private readonly rehearsals: Rehearsals,
    private readonly services: ServiceClient,
    private readonly failures: FailureReporter,
    @Inject(MARKER) private readonly marker: Marker,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.rehearsals.run((stage) => this.mark(stage, uuid()));
  }

  /** Marks a submission of this id. */
  async mark(stage: Database, submissionId: string): Promise<void> {
    const { services, failures, marker, logger } = this;
    // An outbox of its own: nothing that is undone wakes the relay.
    const runs = new RehearsedRun(stage, new Outbox(), services, failures, NO_DEFERRAL, marker, logger);
    await runs.mark(submissionId);
  }
}
