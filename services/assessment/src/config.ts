import { parseEnvironment } from '@sumfox/platform/config/process.config';
import { loadRateLimits } from '@sumfox/platform/config/rate-limits';
import * as z from 'zod/mini';

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

const SwitchSchema = z._default(z.enum(['0', '1']), '0');
const DemoEnvSchema = z.object({ DEMO_MODE: SwitchSchema, DEMO_HISTORY: SwitchSchema });

/** Whether the demo pupil gets weeks of practice to look at. Throws with the names of all settings that are wrong. */
export function loadDemoHistory(env: NodeJS.ProcessEnv = process.env): boolean {
  const { DEMO_MODE, DEMO_HISTORY } = parseEnvironment(DemoEnvSchema, env);
  return DEMO_MODE === '1' && DEMO_HISTORY === '1';
}
