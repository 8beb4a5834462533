import { parseEnvironment } from '@sumfox/platform/config/process.config';
import * as z from 'zod/mini';

const AnalyticsEnvSchema = z.object({
  /** `1`: the product is one to try out, and its demo accounts count as people. */
  DEMO_MODE: z._default(z.enum(['0', '1']), '0'),
  /** Page with traces for operators, such as `http://localhost:16686`. Empty: none. */
  TRACE_VIEW_URL: z._default(z.union([z.literal(''), z.url({ protocol: /^https?$/ })]), ''),
  /** Folder of span files that all processes of this machine share; absent where traces go to a collector. */
  TRACE_DIR: z._default(z.string(), ''),
});

/** Settings that only the analytics service reads. */
export interface AnalyticsConfig {
  demoMode: boolean;
  /** Without a slash at its end; null where there is none. */
  traceView: string | null;
  /** Folder of span files; null where there is none. */
  traceFolder: string | null;
}

/** Injection token of {@link AnalyticsConfig}. */
export const ANALYTICS_CONFIG = Symbol('analytics config');

/** Throws with the names of all settings that are wrong. */
export function loadAnalyticsConfig(env: NodeJS.ProcessEnv = process.env): AnalyticsConfig {
  const { DEMO_MODE, TRACE_VIEW_URL, TRACE_DIR } = parseEnvironment(AnalyticsEnvSchema, env);
  return {
    demoMode: DEMO_MODE === '1',
    traceView: TRACE_VIEW_URL === '' ? null : TRACE_VIEW_URL.replace(/\/+$/, ''),
    traceFolder: TRACE_DIR === '' ? null : TRACE_DIR,
  };
}
