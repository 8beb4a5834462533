import type { JudgingRow } from '../ai-judge/index.js';
import type { Finding } from './judging.finding.js';

/** Notes how a judging ended; the caller holds its lock. */
export function closeJudging(judging: JudgingRow, finding: Exclude<Finding, { kind: 'unavailable' }>): void {
  judging.status = 'settled';
  judging.settledAt = new Date();
  judging.settledBy = finding.granted.length > 0 || finding.judgement !== null ? 'model' : 'rules';
  judging.said = [...finding.said];
  judging.granted = [...finding.granted];
  judging.askedUntil = null;
}
