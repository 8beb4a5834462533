/**
 * Entries that wait for a person. `working`: the model was unsure, was not confirmed, or was unavailable. `screened`:
 * working that addresses its reader, which was not sent. `challenge` and `verification`: a pupil's request that no rule
 * or model could settle.
 */
export const REVIEW_KINDS = ['working', 'screened', 'challenge', 'verification'] as const;
export type ReviewKind = (typeof REVIEW_KINDS)[number];
