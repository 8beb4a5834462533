import { describe, expect, it } from '@jest/globals';
import path from 'node:path';
import { repoRoot } from '../local/paths.ts';
import { countJest, type JestReport, timeJest } from './stage.ts';

const report = (over: Partial<JestReport>): JestReport => ({
  numPassedTests: 5,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  numRuntimeErrorTestSuites: 0,
  success: true,
  testResults: [],
  ...over,
});
const ended = (code: number | null) => ({ code, output: '' });

describe('countJest', () => {
  it('counts passed tests', () => {
    expect(countJest(report({}), ended(0))).toMatchObject({ passed: 5, failed: 0 });
  });

  it.each([
    ['tests that failed', { numFailedTests: 2, success: false }, 1, 2],
    ['a file that could not be loaded', { numRuntimeErrorTestSuites: 1, success: false }, 1, 1],
    ['tests that were left out', { numPendingTests: 1, numTodoTests: 1 }, 0, 2],
    ['a fault that no test shows', { success: false }, 1, 1],
    ['a process that was ended', {}, null, 1],
    ['no tests at all', { numPassedTests: 0 }, 0, 1],
  ])('counts %s as failed', (_what, over, code, failed) => {
    expect(countJest(report(over), ended(code)).failed).toBe(failed);
  });

  it('counts no tests as passed where a change reaches none, unless the process failed', () => {
    const none = report({ numPassedTests: 0, success: false });
    expect([0, 1].map((code) => countJest(none, ended(code), true).failed)).toEqual([0, 1]);
  });

  it('counts a run without a report as failed', () => {
    expect(countJest(null, ended(0))).toMatchObject({ passed: 0, failed: 1 });
  });
});

it('timeJest names each test by file and title, without a time for one that has none', () => {
  const file = path.join(repoRoot, 'libs/a.spec.ts');
  const assertionResults = [{ fullName: 'a adds', duration: 12 }, { fullName: 'a waits' }];
  expect(timeJest({ testResults: [{ name: file, assertionResults }] })).toEqual([
    { name: 'libs/a.spec.ts  a adds', ms: 12 },
    { name: 'libs/a.spec.ts  a waits', ms: 0 },
  ]);
});
