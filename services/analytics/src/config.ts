import { parseEnvironment } from '@product/platform/config/process.config';
import * as z from 'zod/mini';

const AnalyticsEnvSchema = z.object({
  /** Only whether it is there counts: without a key every question and mark is made by the product itself. */
  OPENAI_API_KEY: z._default(z.string(), ''),
});

/** Settings of this service. Throws with the names of all that are wrong. */
export function loadAnalyticsConfig(env: NodeJS.ProcessEnv = process.env): { modelConfigured: boolean } {
  return { modelConfigured: parseEnvironment(AnalyticsEnvSchema, env).OPENAI_API_KEY.trim() !== '' };
}
