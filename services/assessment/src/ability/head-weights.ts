import type { StoredHead } from '@sumfox/pupil-model/head';

/** Weights of the recency head. Written by `npm run fit-ability`, read and committed by a developer. */
export const HEAD_WEIGHTS: StoredHead = { version: 0, answers: 0, weights: {} };
