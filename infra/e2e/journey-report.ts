/** The part of Playwright's JSON report that is counted. */
export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  /** Faults outside any journey, such as a file that cannot be loaded. */
  errors: readonly unknown[];
}

/** A journey that is left out or passes only now and then counts as failed, and so does a run without journeys. */
export function countReport(
  report: PlaywrightReport | null,
  exitCode: number | null,
): { passed: number; failed: number } {
  if (!report) return { passed: 0, failed: 1 };
  const { expected: passed, unexpected, flaky, skipped } = report.stats;
  const failed = unexpected + flaky + skipped + report.errors.length;
  const isSound = exitCode === 0 && passed > 0;
  return { passed, failed: failed || (isSound ? 0 : 1) };
}
