/**
 * What waits for a person. `working`: the model could not be sure, could not be borne out, or could not be had.
 * `screened`: working that speaks to its reader instead of doing maths, and was never sent. `challenge` and
 * `verification`: what a pupil asked and nobody else could settle.
 */
export const REVIEW_KINDS = ['working', 'screened', 'challenge', 'verification'] as const;
export type ReviewKind = (typeof REVIEW_KINDS)[number];
