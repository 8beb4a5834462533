import { describe, expect, it } from '@jest/globals';
import { findCoverageFaults } from './specification-coverage.ts';

const tests = [
  { file: 'frontend/src/home.spec.tsx', text: "it('shows the score; and the child\\'s band', () => {});" },
  { file: 'libs/a/rules.spec.ts', text: "it.each([1])('rates %i', () => {});" },
  { file: 'libs/b/rules.spec.ts', text: "it('adds', () => {});" },
];
const deviations = '| id | says | reason | gets | decision |\n| D1 | a | b | c | this page |\n';
const rowOf = (heldBy: string) =>
  `| section | sentence | held by |\n| A2.4 | It shows a score. | ${heldBy} |\n`;
const faultsOf = (heldBy: string, list = deviations) =>
  findCoverageFaults({ coverage: `${rowOf(heldBy)}| B1 | Other. | D1 |\n`, deviations: list, tests });

describe('findCoverageFaults', () => {
  it.each([
    "`home.spec.tsx`: shows the score; and the child's band",
    '`libs/a/rules.spec.ts`: rates %i',
    "`home.spec.tsx`: shows the score; and the child's band; D1",
    '`libs/a/rules.spec.ts`: rates %i; `libs/b/rules.spec.ts`: adds',
    'D1',
  ])('accepts %s', (heldBy) => {
    expect(faultsOf(heldBy)).toEqual([]);
  });

  it.each([
    ['an empty cell', '', 'has an empty cell or a wrong number of them'],
    ['a file that does not exist', '`no.spec.ts`: adds', 'names no.spec.ts, which is no file of tests'],
    ['a name of two files', '`rules.spec.ts`: adds', 'names rules.spec.ts, which 2 files are called'],
    [
      'a title that no test has',
      '`home.spec.tsx`: hides',
      'names "hides", which no test of home.spec.tsx is called',
    ],
    ['a part of a title', '`libs/b/rules.spec.ts`: add', 'names "add", which no test of'],
    ['an unknown deviation', 'D7', 'names D7, which is no deviation'],
    ['free words', 'of course', 'has "of course", which is neither a test nor a deviation'],
  ])('reports %s', (_what, heldBy, fault) => {
    expect(faultsOf(heldBy).filter((each) => each.includes(fault))).toHaveLength(1);
  });

  it.each([
    ['an empty cell of a deviation', `${deviations}| D2 | a |  | c | d |\n`, 'D2 has an empty cell'],
    ['a deviation that stands twice', deviations + deviations, 'D1 stands twice'],
    ['a deviation that no row names', `${deviations}| D2 | a | b | c | d |\n`, 'D2 is named by no row'],
  ])('reports %s', (_what, list, fault) => {
    expect(faultsOf('D1', list).some((each) => each.includes(fault))).toBe(true);
  });

  it('reports a table without rows', () => {
    expect(findCoverageFaults({ coverage: '', deviations: '', tests })).toHaveLength(1);
  });
});
