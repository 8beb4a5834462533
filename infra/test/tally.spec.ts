import { expect, it, jest } from '@jest/globals';
import { listSlowest, Tally } from './tally.ts';

it('listSlowest returns the slowest tests, in order, up to the requested number', () => {
  const tests = [
    { name: 'quick', ms: 4 },
    { name: 'slow', ms: 61_250 },
    { name: 'middling', ms: 900 },
  ];
  expect(listSlowest(tests, 2)).toEqual(['   61.3 s  slow', '    0.9 s  middling']);
  expect(tests[0]?.name).toBe('quick');
  expect(listSlowest([], 20)).toEqual([]);
});

it('close shows the end of each failed stage after all other stages', async () => {
  const lines: string[] = [];
  const write = jest
    .spyOn(process.stdout, 'write')
    .mockImplementation((text) => lines.push(String(text)) > 0);
  const tally = new Tally();
  const output = Array.from({ length: 100 }, (_, n) => `line ${n + 1}`).join('\n');
  await tally.stage('unit', 'libraries', async () => ({ passed: 3, failed: 1, output }));
  await tally.stage('lint', 'names', async () => ({ passed: 1, failed: 0, output: 'all well' }));
  lines.length = 0;
  const isGood = tally.close();
  write.mockRestore();
  expect(isGood).toBe(false);
  expect(lines.join('').split('\n')).toEqual([
    'FAILED: unit libraries',
    ...Array.from({ length: 60 }, (_, n) => `    line ${n + 41}`),
    '4 passed, 1 failed',
    '',
  ]);
});
