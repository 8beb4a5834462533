import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { repoRoot } from '../local/paths.ts';

const FILE = path.join(repoRoot, 'docs', 'security', 'requirements.md');

/** Levels 1 and 2 of ASVS 5.0.0: the last numbers of each section. */
const SECTIONS: Readonly<Record<string, readonly number[]>> = {
  '2.1': [1, 2, 3],
  '2.2': [1, 2, 3],
  '2.3': [1, 2, 3, 4],
  '2.4': [1],
  '5.1': [1],
  '5.2': [1, 2, 3],
  '5.3': [1, 2],
  '5.4': [1, 2, 3],
  '6.1': [1, 2, 3],
  '6.2': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  '6.3': [1, 2, 3, 4],
  '6.4': [1, 2, 3, 4],
  '6.5': [1, 2, 3, 4, 5],
  '6.6': [1, 2, 3],
  '6.8': [1, 2, 3, 4],
  '7.1': [1, 2, 3],
  '7.2': [1, 2, 3, 4],
  '7.3': [1, 2],
  '7.4': [1, 2, 3, 4, 5],
  '7.5': [1, 2],
  '7.6': [1, 2],
  '8.1': [1, 2],
  '8.2': [1, 2, 3],
  '8.3': [1],
  '8.4': [1],
  '13.1': [1],
  '13.2': [1, 2, 3, 4, 5],
  '13.3': [1, 2],
  '13.4': [1, 2, 3, 4, 5],
  '16.1': [1],
  '16.2': [1, 2, 3, 4, 5],
  '16.3': [1, 2, 3, 4],
  '16.4': [1, 2, 3],
  '16.5': [1, 2, 3],
};

const rows = fs
  .readFileSync(FILE, 'utf8')
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, number = '', level = '', , state = '', evidence = '']) => ({ number, level, state, evidence }));

const namedFiles = (evidence: string) => [...evidence.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file);

describe('docs/security/requirements.md', () => {
  it('lists each requirement of levels 1 and 2 once, in order', () => {
    const expected = Object.entries(SECTIONS).flatMap(([section, ends]) =>
      ends.map((end) => `${section}.${end}`),
    );
    expect(rows.map(({ number }) => number)).toEqual(expected);
    expect(rows.filter(({ level }) => level !== '1' && level !== '2')).toEqual([]);
  });

  it.each(rows)('$number names existing files, or says why it is $state', ({ state, evidence }) => {
    expect(['held', 'not applicable', 'open']).toContain(state);
    const files = namedFiles(evidence);
    if (state === 'held') expect(files).not.toEqual([]);
    else expect(evidence.length).toBeGreaterThan(20);
    expect(files.filter((file) => !fs.existsSync(path.join(repoRoot, file)))).toEqual([]);
  });
});
