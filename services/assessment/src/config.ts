import { loadRateLimits } from '@sumfox/platform/config/rate-limits';

/** New papers of one pupil in a Singapore day, by any creator. */
export const PAPERS_PER_DAY = 20;

/** Settings that only the assessment service reads. */
export interface AssessmentConfig {
  /** Null in load runs: as many as are asked for. */
  papersPerDay: number | null;
}

export const ASSESSMENT_CONFIG = Symbol('assessment config');

export function loadAssessmentConfig(env: NodeJS.ProcessEnv = process.env): AssessmentConfig {
  return { papersPerDay: loadRateLimits(env) === 'off' ? null : PAPERS_PER_DAY };
}
