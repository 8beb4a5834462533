import type { AnswerPolicy } from '@sumfox/contracts/question/answer-policy';
import type { AnswerKind } from './kind.js';

/** Version of the rules in this library; a stored policy names the version that made it. */
export const POLICY_VERSION = 1;

/** A policy that asks for no form at all: any spelling of the right value counts. */
export function toPlainPolicy(kind: AnswerKind): AnswerPolicy {
  return {
    version: POLICY_VERSION,
    type: kind.type,
    form: null,
    simplestForm: false,
    unit: null,
    unitRequired: false,
    tolerance: null,
    decimalPlaces: null,
    ordered: false,
    caseSensitive: false,
    options: null,
    nouns: [],
    divisor: null,
    letter: kind.letter,
  };
}
