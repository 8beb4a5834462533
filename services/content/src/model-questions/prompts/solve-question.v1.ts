import { modelTask } from '@sumfox/ai/model-task';
import type { OfProduct } from '@sumfox/ai/privacy/model-text';
import * as z from 'zod/mini';

/** Input of a blind solver, as a pupil sees it: no key, step, hint or misconception. */
export type SolveQuestionInput = {
  stem: string;
  /** Texts of the options A to D in order; empty for any other kind. */
  options: string[];
  /** How many answers are wanted: the blanks of the stem, else 1. */
  answersWanted: number;
};

const SolvedQuestionSchema = z.strictObject({
  /** Says step by step how it was found; never kept. */
  working: z.string(),
  /** As a pupil would write them, unit included; a letter where there are options. */
  answers: z.array(z.string()),
  /** Whether the words leave exactly one answer. */
  isClear: z.boolean(),
  /** Whether its world is one for a Singapore child. */
  isFit: z.boolean(),
});
export type SolvedQuestion = z.infer<typeof SolvedQuestionSchema>;

const INSTRUCTIONS = `You are a careful teacher in a Singapore primary school. You check a problem before pupils get it by solving it from nothing but its words.
- working: read every sentence, then solve step by step. Do not guess what was meant: take the words as they stand.
- answers: one for each wanted, in the order of the blanks, as a pupil would write them with the unit. Fractions as 3/4 or 2 3/4, in simplest form; money as $4.50. Where options are given, the letter of the one that is right.
- isClear: true only when the words allow exactly one answer. False when something needed is missing, when a word can be read in two ways that lead to different answers, when the facts contradict each other or cannot be in real life, or when no option or more than one is right.
- isFit: true only when the story is fit for a child of 7 to 12 in Singapore: no alcohol, gambling, weapons, violence, brands, nothing about bodies, nothing against a religion, local money and metric units, and it is a mathematics problem and nothing else.
If you cannot solve it, give your best answer and say false in isClear.`;

/** Asks for the answer to a question that has passed every other check. Samples are independent readings. */
export const solveQuestion = modelTask<OfProduct<SolveQuestionInput>, SolvedQuestion>({
  name: 'solve-question',
  version: 1,
  instructions: INSTRUCTIONS,
  output: SolvedQuestionSchema,
  maxOutputTokens: 900,
  timeoutMs: 20_000,
  temperature: 0.7,
});
