import fs from 'node:fs';
import { createRequire } from 'node:module';
import vm from 'node:vm';

/** What axe keeps of its rules; each finding of a rule has the rule's own impact. */
interface AxeAudit {
  rules: { id: string; impact: string | undefined }[];
}

/** Loads axe apart from the globals of this process: a test beside may have put a page among them. */
function loadAudit(): AxeAudit {
  const file = createRequire(import.meta.url).resolve('axe-core');
  const loaded = { exports: {} as { _audit: AxeAudit } };
  vm.runInNewContext(fs.readFileSync(file, 'utf8'), { module: loaded, setTimeout, clearTimeout });
  return loaded.exports._audit;
}

/** Rules with minor or moderate findings alone: no page fails by them, and they take about a fifth of the time of axe. */
export const MILD_RULES: readonly string[] = loadAudit()
  .rules.filter(({ impact }) => impact === 'minor' || impact === 'moderate')
  .map(({ id }) => id);
