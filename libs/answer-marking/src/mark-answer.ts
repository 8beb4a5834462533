import type { AnswerPolicy } from '@sumfox/contracts/question/answer-policy';
import { findGuardFinding } from './guard.js';
import { isCounted, toFinding, toJudge, type Judge } from './judge.js';
import { deriveKind } from './kind.js';
import { normalise } from './normaliser.js';
import { NO_NOUNS } from './phrasing.js';
import { textKey } from './plain-text.js';
import { preparePolicy, type PreparedPolicy } from './prepared-policy.js';
import {
  correct,
  hasRightValue,
  incorrect,
  isWorse,
  unreadable,
  type Finding,
  type Verdict,
} from './verdict.js';

export type { ReasonCode, Verdict } from './verdict.js';

/** One model answer with what else counts as it. */
export interface ExpectedAnswer {
  readonly expected: string;
  readonly acceptedAnswers: readonly string[];
  readonly policy: AnswerPolicy;
}

/**
 * Marks one answer exactly. Does not throw: an answer without a reading is `unreadable`. Time is bounded for any text.
 */
export function markAnswer(input: ExpectedAnswer, response: string): Verdict {
  return toMarker(input)(response);
}

/** As `markAnswer`, for many answers to one question: the model answer is read once. */
export function toMarker(input: ExpectedAnswer): (response: string) => Verdict {
  const policy = preparePolicy(input.policy);
  const model = normalise(input.expected);
  const expected = toJudge(model, policy);
  let accepted: Judge[] | null = null;
  const listAccepted = (): Judge[] =>
    (accepted ??= input.acceptedAnswers.map((text) => toAcceptedJudge(normalise(text), policy, model)));
  return (response) => {
    const finding = findBestFinding(expected, listAccepted, policy, response.trim());
    const { outcome, reasonCode, readAs } = finding;
    return { outcome, reasonCode, hintKey: reasonCode, readAs, policyVersion: policy.version };
  };
}

/** A pupil who writes this has not tried; the answer is not unreadable. */
const NOT_TRIED = /^(?:i (?:don['’]?t|do not) know(?: yet)?|idk)[.!]?$/i;

function findBestFinding(
  expected: Judge,
  listAccepted: () => readonly Judge[],
  policy: AnswerPolicy,
  response: string,
): Finding {
  if (response === '' || NOT_TRIED.test(response)) return incorrect('blank', null);
  const refusal = findGuardFinding(response);
  if (refusal) return policy.type === 'drawing' ? incorrect('wrong-value', null) : unreadable(refusal);
  const text = normalise(response).replace(/^(["'])(.*)\1$/, '$2');
  if (text === '') return incorrect('blank', null);
  let best = toFinding(expected(text), text, policy);
  if (best.outcome === 'correct') return best;
  for (const accepted of listAccepted()) {
    const other = toFinding(accepted(text), text, policy);
    // Only the model answer explains what is wrong with a wrong answer.
    if (hasRightValue(other.outcome) && isWorse(best.outcome, other.outcome)) best = other;
    if (best.outcome === 'correct') break;
  }
  return best;
}

const IN_A_UNIT: ReadonlySet<AnswerPolicy['type']> = new Set(['percent', 'money', 'measure', 'duration']);

/**
 * An accepted answer is compared by its own grammar where that differs from the model answer's. Where the model answer
 * has a unit or counts something, only the bare number is accepted. Another unit beside it is wrong (MARK-3), even if
 * the stem mentions it.
 */
function toAcceptedJudge(accepted: string, whole: PreparedPolicy, model: string): Judge {
  const isBare = !IN_A_UNIT.has(whole.type) && !isCounted(model, whole);
  const policy = isBare ? whole : { ...whole, isNamedUnit: NO_NOUNS };
  const key = textKey(accepted, policy.caseSensitive);
  const kind =
    policy.type === 'choice' || policy.type === 'drawing'
      ? policy
      : deriveKind(accepted, {
          options: null,
          isTimeAsked: false,
          letter: policy.letter,
          isNoun: policy.isNoun,
        });
  const judge = toJudge(accepted, { ...policy, type: kind.type, letter: kind.letter });
  return (text) => (textKey(text, policy.caseSensitive) === key ? correct(text) : judge(text));
}
