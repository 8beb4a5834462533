import type { AnswerPolicy } from '@sumfox/contracts/question/answer-policy';
import { toNounTest } from './nouns.js';
import type { NounTest } from './phrasing.js';
import { listFixedUnits } from './quantity.units.js';
import { findRational, type Rational } from './rational.js';
import type { Unit } from './units.js';

/** A policy with its texts parsed once for any number of answers. */
export interface PreparedPolicy extends AnswerPolicy {
  readonly isNoun: NounTest;
  /** Units that may be read as the question's own word beside a bare model answer (`12 years`). */
  readonly isNamedUnit: NounTest;
  readonly fixedUnits: readonly Unit[];
  readonly exactTolerance: Rational | null;
}

export function preparePolicy(policy: AnswerPolicy): PreparedPolicy {
  const isNoun = toNounTest(policy.nouns);
  return {
    ...policy,
    isNoun,
    isNamedUnit: isNoun,
    fixedUnits: listFixedUnits(policy.unit),
    exactTolerance: policy.tolerance === null ? null : findRational(policy.tolerance),
  };
}
