import type { ChallengeReason } from '@sumfox/contracts/assessment/dispute';
import {
  type JudgedChallenge,
  getChallenge,
  judgeChallenge,
} from '@sumfox/contracts/marking/challenge.calls';
import { type Review, decideReview, listReviews } from '@sumfox/contracts/marking/review.calls';
import type { Question } from '@sumfox/contracts/question/item';
import { type ResponseToMark, markResponse } from '@sumfox/question-kinds/mark-response';
import { type JudgingStage, PUPIL } from './judging-stage.js';
import { SHARES_STEM } from './shares.js';

export const ADMIN = '0192f0c1-0000-7000-8000-0000000000ad';

let papers = 0;

/** A paper id that no other test uses. */
export function newPaperId(): number {
  papers += 1;
  return papers;
}

/** The question that an answer was given to. */
export function questionOf({ scheme }: ResponseToMark, questionText = SHARES_STEM): Question {
  return {
    id: scheme.questionId,
    questionText,
    questionType: 'open-ended',
    proficiencyLevel: 'mastery',
    subStrandId: 'ratio',
    subStrandDisplayName: 'Ratio',
    heuristicId: 'h1_make_whole_model',
    heuristicDisplayName: 'Make a model',
    marks: scheme.marks,
    scaffoldingHints: [],
    mcqOptions: null,
    blankCount: 0,
    answerCount: 1,
    answerLabels: null,
    answerUnit: null,
    unitChips: [],
    visual: null,
  };
}

/** Calls of pupils and reviewers to marking, sent by assessment. */
export function challengesAt(stage: () => JudgingStage) {
  const client = () => stage().client();
  return {
    /** A challenge of an answer, which has the marks that the marker gives it. */
    challenge(
      response: ResponseToMark,
      reason: ChallengeReason,
      { stem = SHARES_STEM, pupilId = PUPIL }: { stem?: string; pupilId?: string } = {},
    ): Promise<JudgedChallenge> {
      const { isCorrect, marksAwarded, marksPossible, outcome, readAs, feedback } = markResponse(response);
      const mark = { isCorrect, marksAwarded, marksPossible, outcome, readAs, feedback };
      const question = questionOf(response, stem);
      return client().call(judgeChallenge, {
        paperId: newPaperId(),
        pupilId,
        reason,
        question,
        response,
        mark,
      });
    },
    async stored({ challengeId }: JudgedChallenge): Promise<JudgedChallenge | null> {
      return (await client().call(getChallenge, { challengeId })).challenge;
    },
    async reviews(status: 'open' | 'decided' = 'open'): Promise<Review[]> {
      return (await client().call(listReviews, { status, limit: 100, after: null })).reviews;
    },
    async decide(
      reviewId: string,
      marksAwarded: number | null,
      isKeyFaulty = false,
      decidedBy = ADMIN,
    ): Promise<{ review: Review }> {
      return client().call(decideReview, { reviewId, decidedBy, marksAwarded, isKeyFaulty });
    },
    /** Published events of a name, in the order of sending. */
    async events(name: string): Promise<Record<string, unknown>[]> {
      const rows = await stage().sql<{ data: Record<string, unknown> }>(
        'select data from outbox_messages where name = ? order by id',
        [name],
      );
      return rows.map(({ data }) => data);
    },
  };
}
