import type { AnswerPolicy } from '@sumfox/contracts/question/answer-policy';
import { toValueKey } from './value-key.js';

/**
 * Whether two answers state exactly the same value: 1/2 = 0.5 = 50%, 2 m 5 cm = 205 cm, 3 : 4 = 6 : 8. A bare
 * number equals no quantity with a unit. Without a policy each text is read by the grammar it shows itself.
 */
export function sameValue(a: string, b: string, policy?: AnswerPolicy): boolean {
  const kind = policy && policy.type !== 'choice' ? { type: policy.type, letter: policy.letter } : undefined;
  return toValueKey(a, kind) === toValueKey(b, kind);
}
