import type { Evidence, Judgement } from './challenge.rules.js';

/**
 * Decides a challenge on its evidence. Today the rules do; a judge that asks somebody else has the same shape, and may
 * leave open what it is not sure of.
 */
export type ChallengeJudge = (evidence: Evidence) => Promise<Judgement> | Judgement;

/** Injection token of the {@link ChallengeJudge}. */
export const CHALLENGE_JUDGE = Symbol('challenge judge');
