import { describe, expect, it } from '@jest/globals';
import { countReport, type PlaywrightReport, timeJourneys } from './journey-report.js';

const report = (stats: Partial<PlaywrightReport['stats']>, errors: unknown[] = []): PlaywrightReport => ({
  stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0, ...stats },
  errors,
  suites: [],
});

describe('countReport', () => {
  it.each([
    ['all well', report({ expected: 3 }), 0, { passed: 3, failed: 0 }],
    ['one fails', report({ expected: 2, unexpected: 1 }), 1, { passed: 2, failed: 1 }],
    ['one is left out', report({ expected: 2, skipped: 1 }), 0, { passed: 2, failed: 1 }],
    ['one passes at the second try', report({ expected: 2, flaky: 1 }), 0, { passed: 2, failed: 1 }],
    ['a file does not load', report({ expected: 2 }, [{ message: 'no' }]), 1, { passed: 2, failed: 1 }],
    ['none ran', report({}), 0, { passed: 0, failed: 1 }],
    ['it ends with a fault that no journey shows', report({ expected: 2 }), 1, { passed: 2, failed: 1 }],
    ['there is no report', null, 0, { passed: 0, failed: 1 }],
  ])('counts when %s', (_when, given, code, counts) => {
    expect(countReport(given, code)).toEqual(counts);
  });
});

it('timeJourneys names each journey by file, size and title, also in a group', () => {
  const spec = (title: string, ms: number) => ({
    title,
    file: 'a.e2e.ts',
    tests: [{ projectName: 'phone', results: [{ duration: ms }] }],
  });
  const suites = [{ specs: [spec('opens', 5)], suites: [{ specs: [spec('closes', 7)] }] }];
  expect(timeJourneys({ suites })).toEqual([
    { name: 'a.e2e.ts [phone]  closes', ms: 7 },
    { name: 'a.e2e.ts [phone]  opens', ms: 5 },
  ]);
});
