import { Inject, Injectable } from '@nestjs/common';
import { MODEL, type Model } from '@sumfox/ai/model';
import type { getSubmissionToMark } from '@sumfox/contracts/assessment/submission.calls';
import type { CallOutput } from '@sumfox/contracts/endpoint';
import { ProductError } from '@sumfox/contracts/errors';
import type { QuestionMark } from '@sumfox/contracts/question/question-mark';
import { Database } from '@sumfox/platform/database/database';
import { addReview } from '../review/index.js';
import type { ResponseToMark } from '@sumfox/question-kinds/mark-response';
import { workingFingerprint } from '@sumfox/question-kinds/fingerprint';
import { Judging } from './judging.entity.js';
import { openJudging } from './judging.queries.js';
import { ModelConsent } from './model-consent.js';
import { listOpenPoints, screenWorking } from './working-screen.rules.js';

export type SubmissionToMark = NonNullable<CallOutput<typeof getSubmissionToMark>['submission']>;

/**
 * Decides whether a mark that the rules have given is held back, so that a model may find more in the working. Most
 * are not: right answers, choices, working without mathematics, a pupil without consent, or no model at all.
 */
@Injectable()
export class WorkingDeferral {
  constructor(
    private readonly database: Database,
    private readonly consent: ModelConsent,
    @Inject(MODEL) private readonly model: Model,
  ) {}

  /** Places of a submission with a mark that was deferred before and that another process writes. */
  async listDeferred(submissionId: string): Promise<Set<number>> {
    const rows = await this.database.fork().find(Judging, { submissionId }, { fields: ['questionIndex'] });
    return new Set(rows.map((row) => row.questionIndex));
  }

  /** Whether a model or a person may have to look at the working before the mark is stored. */
  mayDefer(response: ResponseToMark, ruleMark: QuestionMark): boolean {
    return this.model.isConfigured && listOpenPoints(response, ruleMark).length > 0;
  }

  /** Whether the mark is held back; then a judging stands for it. */
  async defer(
    submission: SubmissionToMark,
    response: ResponseToMark,
    ruleMark: QuestionMark,
  ): Promise<boolean> {
    if (!this.mayDefer(response, ruleMark)) return false;
    const { submissionId, paperId, pupilId } = submission;
    const { questionIndex } = response;
    const stem = submission.stems[questionIndex] ?? '';
    const place = { paperId, questionIndex, itemId: response.scheme.questionId, pupilId };
    const screen = screenWorking(response.working, stem);
    if (screen !== 'fit') {
      const asked = { questionText: stem, response, challengeReason: null };
      const fingerprint = workingFingerprint(stem, response);
      await this.database.transaction((em) =>
        addReview(em, {
          ...place,
          kind: 'screened',
          why: screen,
          asked,
          ruleMark,
          modelSaid: [],
          fingerprint,
        }),
      );
      return false;
    }
    if (!(await this.mayBeAsked(pupilId))) return false;
    await openJudging(this.database.fork(), {
      ...place,
      kind: 'working',
      submissionId,
      challengeId: null,
      asked: { stem, response, ruleMark },
      isQueued: false,
    });
    return true;
  }

  /** While consent is unknown, the mark waits; consent is checked again before sending. */
  private async mayBeAsked(pupilId: string): Promise<boolean> {
    try {
      return await this.consent.isGiven(pupilId);
    } catch (error) {
      if (error instanceof ProductError) return true;
      throw error;
    }
  }
}
