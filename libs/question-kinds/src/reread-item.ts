import type { AnswerPolicy } from '@sumfox/contracts/question/answer-policy';
import type { MarkScheme, PupilQuestion, SchemePart } from '@sumfox/contracts/question/item';
import { deriveKind, NO_HINTS } from '@sumfox/answer-marking/kind';
import { findGuardFinding } from '@sumfox/answer-marking/guard';
import { markAnswer } from '@sumfox/answer-marking/mark-answer';
import { markItem } from './mark-item.js';
import type { ItemResponse, PartMark } from './marking-kind.js';
import { normalise } from '@sumfox/answer-marking/normaliser';
import { toPlainPolicy } from '@sumfox/answer-marking/plain-policy';
import { sameValue } from '@sumfox/answer-marking/same-value';
import {
  findAskedPlaces,
  isSimplestAsked,
  isUnitAsked,
  listAskedForms,
  listAskedUnits,
} from '@sumfox/answer-marking/stem.rules';
import { FORM_CODES, hasRightValue, type ReasonCode } from '@sumfox/answer-marking/verdict';

/** Demand that an answer of the right value missed, and whether the question really makes it. */
export interface FailedDemand {
  /** `manner`: a rule for every answer (worked out, one value, a.m. or p.m.), which no stem has to repeat. */
  readonly kind: 'form' | 'simplest' | 'unit' | 'unit-missing' | 'places' | 'manner';
  readonly isAsked: boolean;
  /** The sentence of the question that asks for it; null where none does, and for `manner`. */
  readonly sentence: string | null;
}

/** Result of a second, wider reading of an answer that did not earn all its marks. */
export type Reread =
  /** Some part is not to be read by any grammar. */
  | { readonly kind: 'unread' }
  /** Every part is read, and some part says another value than the key. */
  | { readonly kind: 'other-value' }
  /** True when every part has the key's value. `scheme` is the one that applies if the demand is dropped. */
  | { readonly kind: 'same-value'; readonly demand: FailedDemand | null; readonly scheme: MarkScheme };

/** Texts that may hold a demand: the stem, and the unit that the page prints beside the answer. */
export type AskingQuestion = Pick<PupilQuestion, 'questionText' | 'answerUnit'>;

/**
 * Reads a challenged answer with a wider grammar: each part by every grammar, not only by its model answer's, and
 * against all accepted answers. Exact like the marker: it does not confuse two values and does not throw on pupil
 * input.
 */
export function rereadItem(scheme: MarkScheme, response: ItemResponse, question: AskingQuestion): Reread {
  const { parts } = markItem(scheme, response);
  const readings = parts.map((mark, index) => rereadPart(scheme.parts[index], mark, question));
  if (readings.includes('other-value')) return { kind: 'other-value' };
  if (readings.includes('unread')) return { kind: 'unread' };
  const demands = readings.filter((reading) => typeof reading === 'object');
  const demand = demands.find(({ isAsked }) => isAsked) ?? demands[0] ?? null;
  return { kind: 'same-value', demand, scheme: withAccepted(scheme, parts) };
}

type PartReading = 'unread' | 'other-value' | 'same-value' | FailedDemand;

function rereadPart(part: SchemePart | undefined, mark: PartMark, question: AskingQuestion): PartReading {
  if (!part || mark.outcome === 'correct') return 'same-value';
  if (hasRightValue(mark.outcome)) return toDemand(mark.reasonCode, part.policy, question);
  if (part.policy.type !== 'choice' && isSameByAnyGrammar(part, mark.response)) return 'same-value';
  return mark.outcome === 'unreadable' ? 'unread' : 'other-value';
}

/** Order that the question asks for is part of the value: 3, 2, 1 is not 1, 2, 3 from the smallest. */
function isSameByAnyGrammar(
  { expected, acceptedAnswers, policy: { ordered } }: SchemePart,
  given: string,
): boolean {
  if (given.trim() === '' || findGuardFinding(given.trim())) return false;
  return [expected, ...acceptedAnswers].some((model) => {
    const policy = { ...toPlainPolicy(deriveKind(normalise(model), NO_HINTS)), ordered };
    return (
      sameValue(model, given) ||
      markAnswer({ expected: model, acceptedAnswers: [], policy }, given).outcome === 'correct'
    );
  });
}

/** The scheme with the given text among the accepted answers; each counts as written. */
function withAccepted(scheme: MarkScheme, marks: readonly PartMark[]): MarkScheme {
  const parts = scheme.parts.map((part, index) => {
    const mark = marks[index];
    if (!mark || mark.outcome === 'correct' || part.policy.type === 'choice') return part;
    return { ...part, acceptedAnswers: [...part.acceptedAnswers, mark.response] };
  });
  return { ...scheme, parts };
}

const FORM_REASONS: ReadonlySet<ReasonCode> = new Set(FORM_CODES);

function toDemand(reasonCode: ReasonCode, policy: AnswerPolicy, question: AskingQuestion): FailedDemand {
  if (FORM_REASONS.has(reasonCode)) return findDemand('form', question, (text) => isFormAsked(text, policy));
  switch (reasonCode) {
    case 'not-simplest':
      return findDemand('simplest', question, isSimplestAsked);
    case 'other-unit':
      return toUnitDemand(policy, question);
    case 'missing-unit':
      return findDemand('unit-missing', question, isUnitAsked);
    case 'decimal-places':
      return findDemand('places', question, (text) => findAskedPlaces(text) === policy.decimalPlaces);
    default:
      return { kind: 'manner', isAsked: true, sentence: null };
  }
}

function isFormAsked(text: string, { form }: AnswerPolicy): boolean {
  return form !== null && listAskedForms(text).includes(form);
}

function toUnitDemand(policy: AnswerPolicy, question: AskingQuestion): FailedDemand {
  const found = findDemand('unit', question, (text) =>
    listAskedUnits(normalise(text)).some(
      (units) => units.map((unit) => unit.symbol).join(' ') === policy.unit,
    ),
  );
  const isPrinted = policy.unit !== null && question.answerUnit === policy.unit;
  return { ...found, isAsked: found.isAsked || isPrinted };
}

function findDemand(
  kind: FailedDemand['kind'],
  { questionText }: AskingQuestion,
  asks: (text: string) => boolean,
): FailedDemand {
  const sentence = questionText.split(/(?<=[.?!])\s+|\n+/).find((one) => asks(one)) ?? null;
  return { kind, isAsked: sentence !== null || asks(questionText), sentence: sentence?.trim() ?? null };
}
