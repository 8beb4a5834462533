import { createRequire } from 'node:module';

/** What axe keeps of its rules; each finding of a rule has the rule's own impact. */
interface AxeAudit {
  rules: { id: string; impact: string | undefined }[];
}

const { _audit: audit } = createRequire(import.meta.url)('axe-core') as { _audit: AxeAudit };

/** Rules with minor or moderate findings alone: no page fails by them, and they take about a fifth of the time of axe. */
export const MILD_RULES: readonly string[] = audit.rules
  .filter(({ impact }) => impact === 'minor' || impact === 'moderate')
  .map(({ id }) => id);
