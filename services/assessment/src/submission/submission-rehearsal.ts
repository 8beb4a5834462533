import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { submitAssessment } from '@sumfox/contracts/assessment/paper.endpoints';
import type { EndpointResponse } from '@sumfox/contracts/endpoint';
import { submissionMarked, toMarkedQuestion } from '@sumfox/contracts/messages/marking.events';
import type { Database } from '@sumfox/platform/database/database';
import type { ErasurePlan } from '@sumfox/platform/database/erasure-plan';
import { Rehearsals } from '@sumfox/platform/database/rehearsals';
import { routeEvents } from '@sumfox/platform/messaging/event-handler';
import { Inbox } from '@sumfox/platform/messaging/inbox';
import { Outbox } from '@sumfox/platform/messaging/outbox';
import { Shutdown } from '@sumfox/platform/shutdown/shutdown';
import { ERASURE_PLAN } from '@sumfox/platform/tokens';
import { markResponse } from '@sumfox/question-kinds/mark-response';
import { listRehearsedItems } from '@sumfox/question-kinds/rehearsed-items';
import { v7 as uuid } from 'uuid';
import { findPractised } from '../ability/index.js';
import { PAPERS_PER_DAY } from '../config.js';
import { PaperService, ResponseService } from '../paper/index.js';
import { ResultWaiter } from './result-waiter.js';
import { SubmissionMarkedHandler } from './submission-marked.handler.js';
import { findSubmissionToMark } from './submission-to-mark.queries.js';
import { Submission } from './submission.entity.js';
import { SubmissionService } from './submission.service.js';

/** Revisions of each answer: the second one changes a row. */
const REVISIONS = [1, 2] as const;

/** What a rehearsal has instead of what pupils' calls share. */
interface Rehearsed {
  outbox: Outbox;
  waiter: ResultWaiter;
}

/** Takes a paper from its making to its outcome before this process is ready, and undoes it. */
@Injectable()
export class SubmissionRehearsal implements OnApplicationBootstrap {
  constructor(
    private readonly rehearsals: Rehearsals,
    @Inject(ERASURE_PLAN) private readonly erasure: ErasurePlan,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.rehearsals.run(async (stage) => {
      await this.takePaper(stage);
    });
  }

  /** The outcome of a paper of a pupil who does not exist. */
  async takePaper(stage: Database): Promise<EndpointResponse<typeof submitAssessment>> {
    const waiter = new ResultWaiter(new Shutdown());
    // One of its own: nothing that is undone wakes the relay.
    const outbox = new Outbox();
    const papers = new PaperService(stage, outbox, { papersPerDay: PAPERS_PER_DAY }, this.erasure);
    const responses = new ResponseService(stage);
    const submissions = new SubmissionService(stage, outbox, responses, waiter);
    const [pupilId, gradeLevel] = [uuid(), 'Primary 4'] as const;
    const rehearsed = listRehearsedItems(uuid);
    await findPractised(stage.fork(), pupilId, gradeLevel);
    const request = { type: 'adaptive', pupilId, gradeLevel, requestId: uuid() } as const;
    const { id } = await papers.createFrom(request, async () => rehearsed.map(({ item }) => item));
    for (const [questionIndex, { answer, working }] of rehearsed.entries())
      for (const revision of REVISIONS)
        await responses.save(id, pupilId, { answers: [{ ...answer, questionIndex, revision, working }] });
    const answers = rehearsed.map(({ item, answer }) => ({ ...answer, questionId: item.question.id }));
    await submissions.takeIn({ assessmentId: id, answers }, pupilId);
    await this.mark(stage, id, { outbox, waiter });
    return submissions.submit({ assessmentId: id, answers }, pupilId);
  }

  /** Stores the marks that the rules give, as they come from marking. */
  private async mark(stage: Database, paperId: number, { outbox, waiter }: Rehearsed): Promise<void> {
    const em = stage.fork();
    const { id: submissionId } = await em.findOneOrFail(Submission, { paperId }, { fields: ['id'] });
    const toMark = await findSubmissionToMark(em, submissionId);
    const marks = (toMark?.responses ?? []).map((response) =>
      toMarkedQuestion(markResponse(response), false),
    );
    const handler = new SubmissionMarkedHandler(outbox, stage, waiter);
    await new Inbox(stage, { eventRoutes: routeEvents([handler]) }).receive({
      id: uuid(),
      name: submissionMarked.name,
      version: submissionMarked.version,
      source: 'marking-worker',
      occurredAt: new Date().toISOString(),
      data: { submissionId, marks },
    });
  }
}
