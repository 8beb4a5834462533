import { markResponse } from '@product/answer-marking/mark-response';
import type { ChallengeReason } from '@product/contracts/assessment/dispute';
import type { Recheck } from '@product/contracts/content/recheck.calls';
import type { ChallengeToJudge } from '@product/contracts/marking/challenge.calls';
import type { QuestionMark } from '@product/contracts/marking/run.calls';

/** All that a challenge is judged by. */
export interface Evidence {
  reason: ChallengeReason;
  question: ChallengeToJudge['question'];
  response: ChallengeToJudge['response'];
  /** The mark as it stands. */
  mark: ChallengeToJudge['mark'];
  /** What the marker gives today, by the key on the paper. */
  markedAgain: QuestionMark;
  /** What the engine says of that key; null when the answer earns more anyway. */
  recheck: Recheck | null;
}

/** What is to become of a challenge. An approved one carries the better mark. */
export type Judgement =
  | { decision: 'approved'; basis: 'marked-again' | 'key-faulty'; mark: QuestionMark }
  /** Neither the rules nor the engine settle it. */
  | { decision: 'waiting' };

/** Whether the marker alone settles it, so that nobody else has to be asked. */
export function earnsMore(markedAgain: QuestionMark, mark: Pick<QuestionMark, 'marksAwarded'>): boolean {
  return markedAgain.marksAwarded > mark.marksAwarded;
}

/**
 * What rules can decide: an answer that earns more today gets it, and whoever finds a question at fault gets all its
 * marks. The rest stays open; by rule alone no pupil is ever refused.
 */
export function judgeByRules({ mark, markedAgain, recheck, response }: Evidence): Judgement {
  if (earnsMore(markedAgain, mark)) return { decision: 'approved', basis: 'marked-again', mark: markedAgain };
  if (recheck?.outcome === 'corrected' || recheck?.outcome === 'faulty') {
    const byRightKey = recheck.scheme && markResponse({ ...response, scheme: recheck.scheme });
    const full = byRightKey?.isCorrect ? byRightKey : toFaultMark(markedAgain);
    return { decision: 'approved', basis: 'key-faulty', mark: full };
  }
  return { decision: 'waiting' };
}

/** All marks of a question that was at fault itself; what was read of the answer stays. */
function toFaultMark(markedAgain: QuestionMark): QuestionMark {
  return {
    ...markedAgain,
    outcome: 'correct',
    isCorrect: true,
    marksAwarded: markedAgain.marksPossible,
    reasonCode: 'question-at-fault',
    feedback: 'You found a mistake in this question. You get all its marks.',
    suggestions: [],
    workingMarks: [],
    misconceptionCode: null,
  };
}
