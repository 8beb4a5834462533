import type { MarkOutcome } from '@sumfox/contracts/question/answer-policy';
import type { MarkScheme, SchemePart } from '@sumfox/contracts/question/item';
import { findPicked } from '@sumfox/answer-marking/choice';
import { MAX_JOINED_CHARS } from '@sumfox/answer-marking/guard';
import { markAnswer } from '@sumfox/answer-marking/mark-answer';
import { shareMarks } from '@sumfox/answer-marking/mark-shares';
import { markWorking } from '@sumfox/answer-marking/mark-working';
import { normalise } from '@sumfox/answer-marking/normaliser';
import { sameValue } from '@sumfox/answer-marking/same-value';
import { hasRightValue, isWorse } from '@sumfox/answer-marking/verdict';
import type { ItemMark, MarkedText, PartMark, PointMark } from './marking-kind.js';

/** Working that may earn marks. */
export interface GivenWorking {
  readonly text: string;
  /** Mark points that a reader beside the rules has found in it. */
  readonly shown: ReadonlySet<string>;
}

/** How the answer to an item was read, from the verdicts on its parts; null where nothing was. */
export function joinReadings(scheme: MarkScheme, marked: readonly MarkedText[]): string | null {
  const readings = marked.map(({ verdict }) => verdict.readAs);
  if (readings.length === 1) return readings[0] ?? null;
  if (readings.every((readAs) => readAs === null)) return null;
  return readings
    .map((readAs, index) => {
      const label = scheme.parts[index]?.label ?? null;
      return label === null ? (readAs ?? '?') : `${label}: ${readAs ?? '?'}`;
    })
    .join(', ');
}

/** The mark of an item from the verdicts on its parts; `working` is null where a kind has none. */
export function markParts(
  scheme: MarkScheme,
  marked: readonly MarkedText[],
  working: GivenWorking | null,
): ItemMark {
  const verdicts = marked.map(({ verdict }) => verdict);
  const isAllCorrect = verdicts.every((verdict) => verdict.outcome === 'correct');
  const shares = shareMarks(scheme.marks, verdicts.length);
  const isAllOrNothing = scheme.marks < verdicts.length;
  const parts = verdicts.map((verdict, index): PartMark => {
    const share = shares[index] ?? 0;
    const earned = isAllOrNothing && !isAllCorrect ? 0 : earnedMarks(verdict.outcome, share);
    const { outcome, reasonCode, hintKey, readAs } = verdict;
    const label = scheme.parts[index]?.label ?? null;
    const text = marked[index]?.text ?? '';
    return {
      label,
      outcome,
      marksAwarded: earned,
      marksPossible: share,
      reasonCode,
      hintKey,
      readAs,
      response: text,
    };
  });
  const forAnswer = parts.reduce((sum, part) => sum + part.marksAwarded, 0);
  const points = forAnswer === scheme.marks || !working ? [] : listPointMarks(scheme, working);
  const forWorking = points.reduce((sum, point) => sum + point.marksAwarded, 0);
  const worst = parts.reduce((a, b) => (isWorse(b.outcome, a.outcome) ? b : a));
  return {
    outcome: worst.outcome,
    isCorrect: isAllCorrect,
    marksAwarded: Math.max(forAnswer, forWorking),
    marksPossible: scheme.marks,
    reasonCode: worst.reasonCode,
    hintKey: worst.hintKey,
    readAs: joinReadings(scheme, marked),
    parts,
    points,
    misconceptionCode: isAllCorrect ? null : findMisconception(scheme, parts),
  };
}

/** The most that working can earn beside an answer that is not right: all marks but one. */
export function mostForWorking({ marks }: Pick<MarkScheme, 'marks'>): number {
  return marks - 1;
}

/** The points in order, each with its marks until the most a wrong answer can have is reached. */
function listPointMarks(scheme: MarkScheme, { text, shown }: GivenWorking): PointMark[] {
  if (scheme.markPoints.length === 0) return [];
  const earned = markWorking(scheme.markPoints, text);
  let left = mostForWorking(scheme);
  return scheme.markPoints.map(({ id, label, marks }, index): PointMark => {
    const point = earned[index];
    const marksAwarded = point?.isEarned || shown.has(id) ? Math.min(marks, left) : 0;
    left -= marksAwarded;
    return {
      id,
      label,
      marksAwarded,
      isFollowedThrough: marksAwarded > 0 && point?.isFollowedThrough === true,
    };
  });
}

/** The right value in the wrong form, or without its unit, loses one mark, down to zero. */
function earnedMarks(outcome: MarkOutcome, share: number): number {
  if (outcome === 'correct') return share;
  return hasRightValue(outcome) ? Math.max(0, share - 1) : 0;
}

/** The first misconception with one of the given wrong answers, compared by the marker itself. */
function findMisconception(scheme: MarkScheme, marks: readonly PartMark[]): string | null {
  for (const [index, mark] of marks.entries()) {
    const part = scheme.parts[index];
    if (!part || mark.outcome !== 'incorrect' || mark.response.trim() === '') continue;
    for (const misconception of scheme.misconceptions) {
      if (isAnswerOf(part, misconception.answer, mark.response)) return misconception.code;
    }
  }
  if (marks.length < 2) return null;
  const whole = marks.map((mark) => mark.response).join(', ');
  if (whole.length > MAX_JOINED_CHARS) return null;
  return scheme.misconceptions.find((one) => sameValue(one.answer, whole))?.code ?? null;
}

function isAnswerOf(part: SchemePart, wrong: string, response: string): boolean {
  const { policy } = part;
  if (policy.type === 'choice' && policy.options) {
    const picked = findPicked(normalise(response), part.expected, policy.options, sameValue);
    const [index] = picked ?? [];
    const text = index === undefined ? undefined : policy.options[index];
    return (
      text !== undefined && picked?.length === 1 && (text.trim() === wrong.trim() || sameValue(text, wrong))
    );
  }
  return hasRightValue(markAnswer({ expected: wrong, acceptedAnswers: [], policy }, response).outcome);
}
