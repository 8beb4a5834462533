import type { AnswerPolicy } from '@sumfox/contracts/question/answer-policy';
import { findAlgebra, findAlgebraFinding, isEquationFor } from './algebra.js';
import { findDate, findDateFinding } from './calendar-date.js';
import { findChoiceFinding } from './choice.js';
import { findDrawnFinding, withoutSide } from './drawn-answer.js';
import { deriveKind, NO_HINTS } from './kind.js';
import { findExpectedSet, findSetFinding, withoutOwnLabel, type LabelledValue } from './labelled-set.js';
import { findListFinding, listExpectedTerms } from './list.js';
import { normalise } from './normaliser.js';
import { findHesitation, NO_NOUNS } from './phrasing.js';
import { toPlainPolicy } from './plain-policy.js';
import { preparePolicy, type PreparedPolicy } from './prepared-policy.js';
import { findTextFinding } from './plain-text.js';
import { findExpectedQuantity, findQuantityFinding } from './quantity.marking.js';
import { findQuantity } from './quantity.reader.js';
import { findRatio, findRatioFinding } from './ratio.js';
import { findQuotientRemainder, findRemainderFinding, remainderText } from './remainder.js';
import { findExpectedTime, findTimeFinding } from './time-of-day.marking.js';
import { hasRightValue, incorrect, unreadable, wrongForm, type Finding } from './verdict.js';

/** Judges normalised answers against one model answer. Null when an answer does not read as anything its grammar knows. */
export type Judge = (response: string) => Finding | null;

/**
 * Reads a normalised model answer by the policy's grammar, once for any number of answers. A model answer that its
 * own policy cannot read is compared as text.
 */
export function toJudge(expected: string, policy: PreparedPolicy): Judge {
  return findModelJudge(expected, policy) ?? ((response) => findTextFinding(expected, policy, response));
}

function findModelJudge(expected: string, policy: PreparedPolicy): Judge | null {
  switch (policy.type) {
    case 'number':
    case 'percent':
    case 'money':
    case 'measure':
    case 'duration': {
      const model = findExpectedQuantity(expected, policy);
      const own = isCounted(expected, policy) ? { ...policy, isNamedUnit: NO_NOUNS } : policy;
      return (
        model &&
        ((response) =>
          findQuantityFinding(model, own, response) ?? findExactDivision(expected, own, response))
      );
    }
    case 'time-of-day': {
      const model = findExpectedTime(expected, policy);
      return model && ((response) => findTimeFinding(model, policy, response));
    }
    case 'ratio': {
      const model = findRatio(expected, policy.isNoun);
      return model && ((response) => findRatioFinding(model, policy, response));
    }
    case 'quotient-remainder': {
      const model = findQuotientRemainder(expected, policy.isNoun);
      return model && ((response) => findRemainderFinding(model, policy, response));
    }
    case 'list': {
      const terms = listExpectedTerms(expected);
      const judges = new Map(terms.map((term) => [term, toJudge(term, toPartPolicy(term, policy))]));
      return (response) =>
        findListFinding(terms, policy, response, (term, given) => judges.get(term)?.(given) ?? null);
    }
    case 'labelled-set':
      return (response) => findLabelledFinding(expected, policy, response);
    case 'algebra': {
      const model = policy.letter === null ? null : findAlgebra(expected, policy.letter, policy);
      return model && ((response) => findAlgebraFinding(model, policy, response));
    }
    case 'choice':
      return (response) => findChoiceFinding(expected, policy.options ?? [], response, isSameOption);
    case 'date': {
      const model = findDate(expected);
      return model && ((response) => findDateFinding(model, response));
    }
    case 'drawing':
      return toDrawnJudge(expected, policy);
    case 'words':
    case 'text':
      return null;
  }
}

/** A drawing is compared as one; a text that cannot be read as one is wrong, never unreadable (MARK-30). */
function toDrawnJudge(expected: string, policy: PreparedPolicy): Judge | null {
  const { drawn } = policy;
  if (!drawn) return null;
  const isMeasured = drawn.kind === 'bar' || drawn.kind === 'line' || drawn.kind === 'angle';
  if (!isMeasured) return (response) => findDrawnFinding(expected, drawn, response);
  const size = withoutSide(expected);
  const own = { ...policy, type: drawn.kind === 'bar' ? ('number' as const) : ('measure' as const) };
  const judge = findModelJudge(size, own);
  return (
    judge &&
    ((response) => {
      const finding = judge(withoutSide(response));
      return finding && finding.outcome !== 'unreadable' ? finding : incorrect('wrong-value', null);
    })
  );
}

/** `24 apples`: the model answer has a noun, so no other unit of the question fits. */
export function isCounted(expected: string, { type }: PreparedPolicy): boolean {
  return type === 'number' && findQuantity(expected, NO_NOUNS) === null;
}

/** The judgement on one answer; see {@link toJudge}. */
export function findFinding(expected: string, policy: PreparedPolicy, response: string): Finding | null {
  return toJudge(expected, policy)(response);
}

/** `12 r 0` where 12 is the answer: the division leaves no remainder (MARK-18). */
function findExactDivision(expected: string, policy: PreparedPolicy, response: string): Finding | null {
  const isDivision = policy.type === 'number' && /r/i.test(response);
  const division = isDivision ? findQuotientRemainder(response, policy.isNoun) : null;
  if (!division) return null;
  if (division.remainder !== 0n) return incorrect('wrong-value', remainderText(division));
  return findFinding(expected, policy, String(division.quotient));
}

/**
 * An unread answer told apart: several answers and denials are wrong, anything else is asked again. Where several numbers
 * make the answer, a wrong sign between them (`3;2`) is no second answer.
 */
export function toFinding(
  finding: Finding | null,
  response: string,
  { type }: Pick<AnswerPolicy, 'type'>,
): Finding {
  if (finding) return finding;
  const hesitation = findHesitation(response);
  if (hesitation === 'more-than-one-answer' && isOneOfSeveral(type, response))
    return unreadable('unreadable');
  return hesitation ? incorrect(hesitation, null) : unreadable('unreadable');
}

function isOneOfSeveral(type: AnswerPolicy['type'], response: string): boolean {
  if (type === 'list' || type === 'labelled-set') return !/[^a-z]or[^a-z]/i.test(response);
  return (type === 'ratio' || type === 'time-of-day') && /^\d{1,4} ?[,;] ?\d{1,4}$/.test(response);
}

/** Policy of one term or labelled value: the forms of the whole, and the grammar of its model answer. */
export function toPartPolicy(expected: string, policy: PreparedPolicy): PreparedPolicy {
  const isTimeAsked = policy.form === 'time12' || policy.form === 'time24';
  const kind = deriveKind(expected, {
    options: null,
    isTimeAsked,
    letter: policy.letter,
    isNoun: policy.isNoun,
  });
  return { ...policy, type: kind.type, letter: kind.letter, options: null };
}

/** A bare number is the option's number in the option's unit, as everywhere else. */
function isSameOption(option: string, given: string): boolean {
  const model = normalise(option);
  return (
    findFinding(model, preparePolicy(toPlainPolicy(deriveKind(model, NO_HINTS))), given)?.outcome ===
    'correct'
  );
}

function findLabelledFinding(expected: string, policy: PreparedPolicy, response: string): Finding | null {
  const set = findExpectedSet(expected);
  const [only] = set ?? [];
  if (!set || !only) return findTextFinding(expected, policy, response);
  if (set.length === 1) return findOneLabelled(only, policy, response);
  const labelled = findSetFinding(set, response, (one, value) => {
    const part = toPartPolicy(one.value, policy);
    return toFinding(findFinding(one.value, part, value), value, part);
  });
  return labelled ?? (isLettered(set) ? findUnlabelledFinding(set, policy, response) : null);
}

/** (a), (b), (c): ordered parts, so their answers may stand without labels. */
function isLettered(set: readonly LabelledValue[]): boolean {
  return set.every(({ label }, index) => label.toLowerCase() === String.fromCodePoint(97 + index));
}

function findUnlabelledFinding(
  set: readonly LabelledValue[],
  policy: PreparedPolicy,
  response: string,
): Finding | null {
  const terms = set.map((one) => one.value);
  return findListFinding(terms, { ...policy, ordered: true }, response, (term, given) =>
    findFinding(term, toPartPolicy(term, policy), given),
  );
}

function findOneLabelled(only: LabelledValue, policy: PreparedPolicy, response: string): Finding | null {
  const part = toPartPolicy(only.value, policy);
  const { value, isOtherLabel } = withoutOwnLabel(response, only.label);
  const finding = isOtherLabel ? null : findFinding(only.value, part, value);
  const readAs = finding?.readAs ?? null;
  if (finding && hasRightValue(finding.outcome))
    return { ...finding, readAs: `${only.label} = ${readAs ?? value}` };
  const model = findExpectedQuantity(only.value, part);
  if (model && /^[A-Za-z]$/.test(only.label) && isEquationFor(response, only.label.toLowerCase(), model)) {
    return wrongForm('not-solved', response);
  }
  return isOtherLabel ? incorrect('wrong-label', null) : finding;
}
