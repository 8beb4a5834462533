import type { MarkOutcome } from '@sumfox/contracts/question/answer-policy';
import type { MarkScheme, SchemePart } from '@sumfox/contracts/question/item';
import { findLabelledValues, labelKey } from './labelled-set.js';
import { listBlankCuts } from './list.js';
import { markAnswer } from './mark-answer.js';
import { markWorking } from './mark-working.js';
import { shareMarks } from './mark-shares.js';
import { normalise } from './normaliser.js';
import { findPicked } from './choice.js';
import { sameValue } from './same-value.js';
import { hasRightValue, isWorse, type ReasonCode, type Verdict } from './verdict.js';

/** What a pupil gave to one question, in the fields of the answer sheet. */
export interface ItemResponse {
  readonly answer: string | null;
  readonly selectedOption: string | null;
  readonly blankAnswers: readonly string[] | null;
  readonly answerParts: Readonly<Record<string, string>> | readonly string[] | null;
  /** Typed working; read for mark points only when the answer is not right. */
  readonly working: string | null;
}

/** The mark of one answer of an item. */
export interface PartMark {
  readonly label: string | null;
  readonly outcome: MarkOutcome;
  readonly marksAwarded: number;
  readonly marksPossible: number;
  readonly reasonCode: ReasonCode;
  readonly hintKey: string;
  readonly readAs: string | null;
  /** The text that was marked. */
  readonly response: string;
}

/** What the working earned of one mark point. */
export interface PointMark {
  readonly id: string;
  readonly label: string;
  readonly marksAwarded: number;
  /** Earned with a wrong number from before, followed through rightly. */
  readonly isFollowedThrough: boolean;
}

/** The mark of an item. Whole marks only. */
export interface ItemMark {
  readonly outcome: MarkOutcome;
  readonly isCorrect: boolean;
  readonly marksAwarded: number;
  readonly marksPossible: number;
  readonly reasonCode: ReasonCode;
  readonly hintKey: string;
  readonly readAs: string | null;
  readonly parts: readonly PartMark[];
  /** What the working earned, where the answer did not earn everything; empty when working is not asked for. */
  readonly points: readonly PointMark[];
  /** The known misconception that leads to a wrong answer given, or null. */
  readonly misconceptionCode: string | null;
}

/**
 * Marks what a pupil gave to one item: a choice by letter or by an option's text, one answer, blanks in order, or
 * labelled parts in any order. Never throws on what a pupil can send. `shown` names mark points that a reader beside
 * the rules has found in the working; they count like those that the rules find, up to the same most.
 */
export function markItem(
  scheme: MarkScheme,
  response: ItemResponse,
  shown: ReadonlySet<string> = NONE_SHOWN,
): ItemMark {
  const given = listGiven(scheme, response);
  const verdicts = scheme.parts.map((part, index) => markPart(scheme, part, given[index] ?? ''));
  const isAllCorrect = verdicts.every((verdict) => verdict.outcome === 'correct');
  const shares = shareMarks(scheme.marks, verdicts.length);
  const isAllOrNothing = scheme.marks < verdicts.length;
  const parts = verdicts.map((verdict, index): PartMark => {
    const share = shares[index] ?? 0;
    const earned = isAllOrNothing && !isAllCorrect ? 0 : earnedMarks(verdict.outcome, share);
    const { outcome, reasonCode, hintKey, readAs } = verdict;
    const label = scheme.parts[index]?.label ?? null;
    const text = given[index] ?? '';
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
  const points = forAnswer === scheme.marks ? [] : listPointMarks(scheme, response.working ?? '', shown);
  const forWorking = points.reduce((sum, point) => sum + point.marksAwarded, 0);
  const worst = parts.reduce((a, b) => (isWorse(b.outcome, a.outcome) ? b : a));
  return {
    outcome: worst.outcome,
    isCorrect: isAllCorrect,
    marksAwarded: Math.max(forAnswer, forWorking),
    marksPossible: scheme.marks,
    reasonCode: worst.reasonCode,
    hintKey: worst.hintKey,
    readAs: joinReadings(parts),
    parts,
    points,
    misconceptionCode: isAllCorrect ? null : findMisconception(scheme, parts),
  };
}

const NONE_SHOWN: ReadonlySet<string> = new Set();

/** The most that working can earn beside an answer that is not right: all marks but one. */
export function mostForWorking({ marks }: Pick<MarkScheme, 'marks'>): number {
  return marks - 1;
}

/** The points in order, each with its marks until the most a wrong answer can have is reached. A choice has no working. */
function listPointMarks(scheme: MarkScheme, working: string, shown: ReadonlySet<string>): PointMark[] {
  if (scheme.questionType === 'mcq' || scheme.markPoints.length === 0) return [];
  const earned = markWorking(scheme.markPoints, working);
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

/** The right value in the wrong form, or without its unit, loses one mark; never below nought. */
function earnedMarks(outcome: MarkOutcome, share: number): number {
  if (outcome === 'correct') return share;
  return hasRightValue(outcome) ? Math.max(0, share - 1) : 0;
}

function joinReadings(parts: readonly PartMark[]): string | null {
  if (parts.length === 1) return parts[0]?.readAs ?? null;
  if (parts.every((part) => part.readAs === null)) return null;
  return parts
    .map((part) => (part.label === null ? (part.readAs ?? '?') : `${part.label}: ${part.readAs ?? '?'}`))
    .join(', ');
}

function markPart(scheme: MarkScheme, part: SchemePart, text: string): Verdict {
  const verdict = markAnswer(part, text);
  if (verdict.outcome !== 'unreadable' || scheme.questionType !== 'mcq') return verdict;
  // On a choice there is nothing to read again: what is no option is a wrong one.
  return { ...verdict, outcome: 'incorrect', reasonCode: 'not-an-option', hintKey: 'not-an-option' };
}

/** The text to be marked for each part of the scheme, empty where the pupil gave nothing. */
function listGiven(scheme: MarkScheme, response: ItemResponse): string[] {
  const { parts } = scheme;
  if (scheme.questionType === 'mcq') return [firstText(response.selectedOption, response.answer)];
  if (parts.length > 1 && parts.every((part) => part.label !== null)) return listLabelled(parts, response);
  const listed = Array.isArray(response.answerParts) ? response.answerParts : null;
  const blanks = hasText(response.blankAnswers) ? response.blankAnswers : listed;
  if (blanks && hasText(blanks))
    return parts.length === 1 && blanks.length > 1 ? [blanks.join(', ')] : [...blanks];
  const joined = firstText(response.answer, response.selectedOption, onlyValue(response.answerParts));
  return parts.length === 1 ? [joined] : cutJoined(parts, joined);
}

function hasText(texts: readonly string[] | null): texts is readonly string[] {
  return texts !== null && texts.some((text) => text.trim() !== '');
}

function firstText(...texts: readonly (string | null)[]): string {
  return texts.find((text) => text !== null && text.trim() !== '') ?? '';
}

function onlyValue(answerParts: ItemResponse['answerParts']): string | null {
  const values = answerParts === null ? [] : Object.values(answerParts);
  return values.length === 1 ? (values[0] ?? null) : null;
}

/** Labelled parts come as a record, in order, or as "Label: value" joined by commas, in any order. */
function listLabelled(parts: readonly SchemePart[], response: ItemResponse): string[] {
  const { answerParts } = response;
  if (isList(answerParts)) {
    if (hasText(answerParts)) return cutLabelled(parts, answerParts.join(', ')) ?? [...answerParts];
  } else if (answerParts !== null) {
    const given = new Map(Object.entries(answerParts).map(([label, value]) => [labelKey(label), value]));
    const found = parts.map((part) => given.get(labelKey(part.label ?? '')) ?? '');
    if (hasText(found)) return found;
    const values = Object.values(answerParts);
    if (values.length === parts.length && given.has('0')) return values;
  }
  const blanks = response.blankAnswers;
  if (hasText(blanks)) return cutLabelled(parts, blanks.join(', ')) ?? [...blanks];
  const joined = firstText(response.answer);
  return cutLabelled(parts, joined) ?? cutJoined(parts, joined);
}

function isList(answerParts: ItemResponse['answerParts']): answerParts is readonly string[] {
  return Array.isArray(answerParts);
}

function cutLabelled(parts: readonly SchemePart[], joined: string): string[] | null {
  const labels = parts.map((part) => part.label ?? '');
  return findLabelledValues(normalise(joined), labels)?.map((value) => value ?? '') ?? null;
}

/**
 * Cuts blanks joined by commas. Where grouping commas leave several cuts of the right length, the one that is worth
 * most is taken: `1,200, 35` is 1200 and 35.
 */
function cutJoined(parts: readonly SchemePart[], joined: string): string[] {
  if (joined.length > LONGEST_JOINED) return parts.map(() => joined);
  const plain = normalise(joined);
  const cuts = /[,;\n]/.test(plain) ? listBlankCuts(plain) : [plain.split(' ')];
  let best: string[] | null = null;
  let bestCount = -1;
  for (const cut of cuts) {
    if (cut.length !== parts.length) continue;
    const right = parts.filter(
      (part, index) => markAnswer(part, cut[index] ?? '').outcome === 'correct',
    ).length;
    if (right > bestCount) {
      best = cut;
      bestCount = right;
    }
  }
  return best ?? parts.map((_, index) => (index === 0 ? joined : ''));
}

/** Three blanks of the longest answers and their commas. */
const LONGEST_JOINED = 620;

/** The first misconception whose answer is one of the wrong answers given, compared by the marker itself. */
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
  if (whole.length > LONGEST_JOINED) return null;
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
