import type { AnswerPolicy } from '@product/contracts/question/answer-policy';
import { findGuardFinding } from './guard.js';
import { judge } from './judge.js';
import { deriveKind } from './kind.js';
import { normalise } from './normaliser.js';
import { textKey } from './plain-text.js';
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
 * Marks one answer exactly. Never throws: whatever cannot be read is `unreadable`. Time is bounded, whatever the
 * text.
 */
export function markAnswer(input: ExpectedAnswer, response: string): Verdict {
  const finding = findBestFinding(input, response.trim());
  return {
    outcome: finding.outcome,
    reasonCode: finding.reasonCode,
    hintKey: finding.reasonCode,
    readAs: finding.readAs,
    policyVersion: input.policy.version,
  };
}

/** A pupil who says so has not tried; it is no answer that could not be read. */
const NOT_TRIED = /^(?:i (?:don['’]?t|do not) know(?: yet)?|idk)[.!]?$/i;

function findBestFinding({ expected, acceptedAnswers, policy }: ExpectedAnswer, response: string): Finding {
  if (response === '' || NOT_TRIED.test(response)) return incorrect('blank', null);
  const refusal = findGuardFinding(response);
  if (refusal) return unreadable(refusal);
  const text = normalise(response);
  if (text === '') return incorrect('blank', null);
  let best = judge(normalise(expected), policy, text);
  for (const accepted of acceptedAnswers) {
    if (best.outcome === 'correct') break;
    const other = judgeAccepted(normalise(accepted), policy, text);
    // Only the model answer itself tells what is wrong with a wrong answer.
    if (hasRightValue(other.outcome) && isWorse(best.outcome, other.outcome)) best = other;
  }
  return best;
}

/** An accepted answer counts as it is written; where it has another grammar than the model answer, by its own. */
function judgeAccepted(accepted: string, policy: AnswerPolicy, text: string): Finding {
  if (textKey(accepted, policy.caseSensitive) === textKey(text, policy.caseSensitive)) return correct(text);
  if (policy.type === 'choice') return judge(accepted, policy, text);
  const kind = deriveKind(accepted, {
    options: null,
    isTimeAsked: false,
    letter: policy.letter,
    nouns: policy.nouns,
  });
  return judge(accepted, { ...policy, type: kind.type, letter: kind.letter }, text);
}
