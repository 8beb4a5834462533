/** The part of Playwright's JSON report that is counted. */
export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  /** Faults outside any journey, such as a file that cannot be loaded. */
  errors: readonly unknown[];
  suites: readonly PlaywrightSuite[];
}

interface PlaywrightSuite {
  suites?: readonly PlaywrightSuite[];
  specs: readonly {
    title: string;
    file: string;
    tests: readonly { projectName: string; results: readonly { duration: number }[] }[];
  }[];
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

/** The journeys of a report with their times. */
export function timeJourneys({ suites }: Pick<PlaywrightReport, 'suites'>): { name: string; ms: number }[] {
  return suites.flatMap((suite) => [
    ...timeJourneys({ suites: suite.suites ?? [] }),
    ...suite.specs.flatMap(({ title, file, tests }) =>
      tests.map(({ projectName, results }) => ({
        name: `${file} [${projectName}]  ${title}`,
        ms: results.reduce((sum, { duration }) => sum + duration, 0),
      })),
    ),
  ]);
}
