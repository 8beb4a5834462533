import * as z from 'zod/mini';

/**
 * A reviewer's verdict on one mark (CONSOLE-12). `approve`: it is right. `correct`: it should be another; marks only
 * rise, so a lower one is stored as a finding. `void`: the question does not count against the pupil, who gets all its
 * marks on this paper.
 */
export const VERDICTS = ['approve', 'correct', 'void'] as const;
/** One of {@link VERDICTS}. */
export type Verdict = (typeof VERDICTS)[number];
export const VerdictSchema = z.enum(VERDICTS);
