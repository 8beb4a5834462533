import type { ChallengeReason } from '@sumfox/contracts/assessment/dispute';
import type { Recheck } from '@sumfox/contracts/content/recheck.calls';
import type { ChallengeToJudge } from '@sumfox/contracts/marking/challenge.calls';
import type { QuestionMark } from '@sumfox/contracts/question/question-mark';
import type { MarkScheme } from '@sumfox/contracts/question/item';
import { toFullMark } from '../review/index.js';
import { markResponse } from '@sumfox/question-kinds/mark-response';
import { type Reread, rereadItem } from '@sumfox/question-kinds/reread-item';

/** All that a challenge is judged by. */
export interface Evidence {
  reason: ChallengeReason;
  question: ChallengeToJudge['question'];
  response: ChallengeToJudge['response'];
  /** The mark as it stands. */
  mark: ChallengeToJudge['mark'];
  /** Mark of today's marker, by the key on the paper. */
  markedAgain: QuestionMark;
  /** Result of the engine for that key; null when the answer earns more anyway. */
  recheck: Recheck | null;
  /** Mark points that a model found in the working before, and the rules bore out; null when no model took part. */
  grantedBefore: readonly string[] | null;
}

export const APPROVAL_BASES = ['marked-again', 'key-faulty', 'model', 'person'] as const;

/** An approved challenge carries the better mark. */
export interface Approval {
  decision: 'approved';
  basis: (typeof APPROVAL_BASES)[number];
  mark: QuestionMark;
  /** The answer was refused for a form that the question does not ask for, so its policy is wrong. */
  isPolicyWrong: boolean;
}

/**
 * Why a mark stays. `blank`: no answer; `other-value`: the answer differs from the key; `demand`: the question asks for
 * another form; `meaning`: a model read the words as another answer; `person`: a reviewer decided.
 */
export type RejectionCause = 'blank' | 'other-value' | 'demand' | 'meaning' | 'person';

/** Next step of a challenge. */
export type Judgement =
  | Approval
  | { decision: 'rejected'; cause: RejectionCause }
  /** The rules do not settle it: a model may be asked, or only a person can tell. */
  | { decision: 'waiting'; next: 'model' | 'person' };

/** Checks whether the marker alone settles it. */
export function earnsMore(markedAgain: QuestionMark, mark: Pick<QuestionMark, 'marksAwarded'>): boolean {
  return markedAgain.marksAwarded > mark.marksAwarded;
}

/**
 * Decision by rules (CHALLENGE-4). An answer that earns more today, or by a wider reading, gets that mark; a found
 * fault gives all marks. The mark stays, with an explanation, when the key is proved, the answer was read and rules may
 * settle the reason alone. Every other case goes to the model or a person.
 */
export function judgeByRules(evidence: Evidence): Judgement {
  const { mark, markedAgain, recheck, response } = evidence;
  if (earnsMore(markedAgain, mark)) return approve('marked-again', markedAgain);
  if (recheck?.outcome === 'corrected' || recheck?.outcome === 'faulty') {
    const byRightKey = recheck.scheme && markResponse({ ...response, scheme: recheck.scheme });
    return approve(
      'key-faulty',
      byRightKey?.isCorrect ? byRightKey : toFullMark(markedAgain, 'question-at-fault'),
    );
  }
  const reading = rereadAnswer(evidence);
  if (reading.kind === 'same-value' && !reading.demand?.isAsked) {
    const byWiderNet = markResponse({ ...response, scheme: reading.scheme });
    if (earnsMore(byWiderNet, mark))
      return { ...approve('marked-again', byWiderNet), isPolicyWrong: reading.demand !== null };
  }
  if (!mayReject(evidence, reading)) return { decision: 'waiting', next: findNextJudge(evidence) };
  return { decision: 'rejected', cause: toCause(evidence, reading) };
}

/** The answer read with a wider net; what the words to the child rest on as well. */
export function rereadAnswer({ response, question }: Evidence): Reread {
  return rereadItem(response.scheme, response, question);
}
function approve(basis: Approval['basis'], mark: QuestionMark): Approval {
  return { decision: 'approved', basis, mark, isPolicyWrong: false };
}

/** Rules cannot reject a case that a person or a model must decide. */
function mayReject({ reason, recheck, grantedBefore, response }: Evidence, { kind }: Reread): boolean {
  if (recheck?.outcome !== 'proved' || kind === 'unread') return false;
  switch (reason) {
    case 'method-valid':
      return false;
    case 'ai-error':
      return grantedBefore === null && !isInWords(response.scheme);
    default:
      return !isInWords(response.scheme);
  }
}

/** Tells challenges that a model can help with from others. The asker still checks whether this answer may be sent. */
function findNextJudge({ reason, response, recheck, grantedBefore }: Evidence): 'model' | 'person' {
  switch (reason) {
    case 'correct-result':
      return recheck?.outcome === 'unproved' ? 'model' : 'person';
    case 'same-meaning':
      return isInWords(response.scheme) ? 'model' : 'person';
    case 'method-valid':
      return 'model';
    case 'ai-error':
      return grantedBefore === null ? 'person' : 'model';
    default:
      return 'person';
  }
}

/** Whether some part of the key is compared as words, which no rule can weigh. */
export function isInWords({ parts }: MarkScheme): boolean {
  return parts.some(({ policy }) => policy.type === 'text' || policy.type === 'words');
}

function toCause({ markedAgain }: Evidence, { kind }: Reread): RejectionCause {
  if (markedAgain.reasonCode === 'blank') return 'blank';
  return kind === 'same-value' ? 'demand' : 'other-value';
}
