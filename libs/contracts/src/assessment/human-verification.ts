import * as z from 'zod/mini';

/**
 * What a person says of one mark (CONSOLE-12). `approve`: it is right as it stands. `correct`: it should be another; a mark
 * only ever goes up, so a lower one is kept as a finding. `void`: the question is not to count against the pupil, who
 * gets all its marks on this paper.
 */
export const VERDICTS = ['approve', 'correct', 'void'] as const;
/** One of {@link VERDICTS}. */
export type Verdict = (typeof VERDICTS)[number];
export const VerdictSchema = z.enum(VERDICTS);
