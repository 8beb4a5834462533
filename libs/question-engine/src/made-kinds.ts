import type { QuestionKind } from '@sumfox/contracts/question/item';

/**
 * The kinds of questions that the engine makes. It refuses another kind: a question that was made as one of these would
 * ask for an answer that its kind has no place for.
 */
export const MADE_KINDS = [
  'open-ended',
  'mcq',
  'fill-in-the-blank',
] as const satisfies readonly QuestionKind[];
export type MadeKind = (typeof MADE_KINDS)[number];

/** Whether the engine makes questions of a kind. */
export function isMadeKind(kind: QuestionKind): kind is MadeKind {
  return MADE_KINDS.some((made) => made === kind);
}
