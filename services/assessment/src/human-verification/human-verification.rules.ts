import type { EndpointInput } from '@sumfox/contracts/endpoint';
import type { verifyPaper } from '@sumfox/contracts/assessment/human-verification.endpoints';
import { ProductError } from '@sumfox/contracts/errors';
import type { RefusalCode } from '@sumfox/contracts/refusal-codes';
import type { QuestionMark } from '@sumfox/contracts/question/question-mark';
import type { MarkScheme } from '@sumfox/contracts/question/item';
import { hasKeyFault, QUESTION_FAULTS, type QuestionFault } from '@sumfox/contracts/question/question-faults';

/** A verdict as a page sends it. */
export type GivenVerdict = EndpointInput<typeof verifyPaper>['body']['verdicts'][number];

/** A mark at the time of a verdict. */
export interface StandingPlace {
  /** Null while the mark is undecided. */
  marks: { readonly marksAwarded: number; readonly marksPossible: number } | null;
  /** Id of the present verdict; null before the first. */
  verdictId: string | null;
  /** A challenge of the mark waits for a person, who decides it where it waits. */
  isChallenged: boolean;
}

/** Effect of a verdict on a mark: none, raised to a number, or raised to the maximum. */
export type VerdictEffect =
  | { readonly kind: 'keep' }
  | { readonly kind: 'raise'; readonly marks: number }
  | { readonly kind: 'all' };

/**
 * Effect of a verdict. Marks only rise (decisions 0031, 0055 and 0063): a lower mark is stored as a finding. Throws 400
 * for impossible marks and for unchanged ones.
 */
export function toEffect(
  { verdict, marksGiven }: Pick<GivenVerdict, 'verdict' | 'marksGiven'>,
  { marksAwarded, marksPossible }: NonNullable<StandingPlace['marks']>,
): VerdictEffect {
  if (verdict === 'void') return { kind: 'all' };
  if (verdict === 'approve') return { kind: 'keep' };
  if (marksGiven === undefined || marksGiven > marksPossible)
    throw wrongMarks(`A correction gives from 0 to ${marksPossible} marks.`);
  if (marksGiven === marksAwarded) throw wrongMarks('These marks stand already. Approve them instead.');
  return marksGiven > marksAwarded ? { kind: 'raise', marks: marksGiven } : { kind: 'keep' };
}

/** Faults of a verdict, each once and in the order of the list; null where the question was not read for faults. */
export function toFaults({ faults }: Pick<GivenVerdict, 'faults'>): QuestionFault[] | null {
  return faults ? QUESTION_FAULTS.filter((fault) => faults.includes(fault)) : null;
}

/** Whether the question leaves the bank: it was voided as faulty, or a right answer may be marked wrong. */
export function isFaulty({
  verdict,
  isQuestionFaulty,
  faults,
}: Pick<GivenVerdict, 'verdict' | 'isQuestionFaulty' | 'faults'>): boolean {
  return (verdict === 'void' && isQuestionFaulty === true) || hasKeyFault(faults ?? []);
}

function wrongMarks(sentence: string): ProductError {
  return new ProductError('bad-request', 'wrong-marks', sentence);
}

/**
 * Throws when a verdict cannot be given: 400 for a place that is not on the paper or repeated; 409 for a pending place,
 * a place with a challenge before a person (0061), and a place that differs from the page's.
 */
export function rejectUngivable(
  verdicts: readonly GivenVerdict[],
  places: ReadonlyMap<number, StandingPlace>,
): void {
  const indexes = verdicts.map(({ questionIndex }) => questionIndex);
  if (new Set(indexes).size < indexes.length || indexes.some((index) => !places.has(index)))
    throw new ProductError('bad-request', 'no-such-question', 'There is no such question.');
  const unmarked = indexes.filter((index) => !places.get(index)?.marks);
  if (unmarked.length > 0) throw refusal('not-marked', unmarked, 'not marked yet');
  const challenged = indexes.filter((index) => places.get(index)?.isChallenged);
  if (challenged.length > 0)
    throw refusal('challenge-waits', challenged, 'challenged, and decided in Reviews');
  const changed = verdicts
    .filter(({ questionIndex, marksSeen, verdictSeen }) => {
      const place = places.get(questionIndex);
      return place?.marks?.marksAwarded !== marksSeen || place.verdictId !== verdictSeen;
    })
    .map(({ questionIndex }) => questionIndex);
  if (changed.length > 0) throw refusal('verified-meanwhile', changed, 'changed by another admin meanwhile');
}

/** A refusal of everything that was sent, with the numbers, from 1, of the questions it is about. */
function refusal(code: RefusalCode, indexes: readonly number[], what: string): ProductError {
  const questions = indexes.map((index) => index + 1);
  const named = `Question${questions.length > 1 ? 's' : ''} ${questions.join(', ')}`;
  return new ProductError('conflict', code, `${named} ${questions.length > 1 ? 'are' : 'is'} ${what}.`, {
    questions,
  });
}

/** A mark that a person has raised; the pupil reads why. */
export function toReviewerMark(mark: QuestionMark, marksAwarded: number): QuestionMark {
  const { marksPossible } = mark;
  const raised = { ...mark, marksAwarded, reasonCode: 'person' };
  if (marksAwarded < marksPossible)
    return {
      ...raised,
      feedback: `A grown-up of our team looked at your work again. Now you have ${marksAwarded} of ${marksPossible} marks.`,
    };
  return {
    ...raised,
    outcome: 'correct',
    isCorrect: true,
    feedback: 'A grown-up of our team looked at your work again. It is right.',
    suggestions: [],
    workingMarks: [],
    misconceptionCode: null,
  };
}

/** All marks of a question that a person has set aside. */
export function toVoidMark(mark: QuestionMark): QuestionMark {
  return {
    ...toReviewerMark(mark, mark.marksPossible),
    reasonCode: 'voided',
    feedback: 'A grown-up of our team took this question out of your score. You get all its marks.',
  };
}

/** Accepted answers besides the model answer, part by part where there are several. */
export function acceptedLines({ parts }: Pick<MarkScheme, 'parts'>): string[] {
  return parts
    .map(({ label, acceptedAnswers }, at) => {
      const name = parts.length > 1 ? `${label ?? `Part ${at + 1}`}: ` : '';
      return acceptedAnswers.length > 0 ? name + acceptedAnswers.join(', ') : '';
    })
    .filter((line) => line !== '');
}

/** Position in the list: doubts of a paper, its submission time, and its number. */
export interface ListPlace {
  rank: number;
  completedAtMs: number;
  id: number;
}

export function toCursor({ rank, completedAtMs, id }: ListPlace): string {
  return `${rank}.${completedAtMs}.${id}`;
}

/** The contract has seen to the form of it. */
export function readCursor(cursor: string): ListPlace {
  const [rank = 0, completedAtMs = 0, id = 0] = cursor.split('.').map(Number);
  return { rank, completedAtMs, id };
}
