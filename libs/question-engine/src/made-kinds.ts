import type { QuestionKind } from '@sumfox/contracts/question/item';

/** The kinds of questions that the engine makes. */
export const MADE_KINDS = [
  'open-ended',
  'mcq',
  'fill-in-the-blank',
] as const satisfies readonly QuestionKind[];
